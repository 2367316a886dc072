/** What Vitest's reporter uses to print failures, and Node has only from 21 on. */
declare global {
  interface MapConstructor {
    groupBy<Key, Each>(items: Iterable<Each>, keyOf: (item: Each, place: number) => Key): Map<Key, Each[]>;
  }
}

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let place = 0;
  for (const item of items) {
    const key = keyOf(item, place++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

export {};
