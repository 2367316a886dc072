/** What each card on the table looks like now: what may be done with it, what was marked, what is about to happen to it. */
import type { Card, Change, View } from "../../../server/messages";
import type { Step } from "../../../table/state/queue";
import { say } from "../../../words/words.svelte";
import { factsOf } from "../card/facts";
import type { Badge, ShardLook } from "../card/look";
import type { ShardPicking } from "./picking.svelte";
import { aimedAt } from "../rail/web";

export interface Seen {
  view: View;
  picking: ShardPicking;
  step: Step | null; // what is being told
  changes: Change[]; // what would come of what is considered
  name: (seat: number) => string;
}

/** What happens to permanents in the step that is being told. */
const FATES: Record<string, Badge> = {
  splat: { kind: "harm", icon: "splat", text: "shard-fate-splat" },
  damage: { kind: "harm", icon: "splat", text: "shard-fate-damage" },
  devote: { kind: "gold", icon: "star", text: "shard-fate-devotes" },
  attack: { kind: "harm", icon: "sword", text: "shard-attacking" },
  block: { kind: "block", icon: "shield", text: "shard-blocking" },
  trigger: { kind: "gold", icon: "web", text: "shard-fate-triggers" },
  activate: { kind: "gold", icon: "web", text: "shard-fate-triggers" },
};

/** `pieces` are those of its stack, the card itself first. */
export function fieldLook(id: string, card: Card, pieces: number[], seen: Seen): ShardLook {
  const look: ShardLook = spotLook(id, seen.picking);
  const { view, step } = seen;
  const event = step?.events.findLast((each) => pieces.includes(each.piece ?? -1) && each.event in FATES);
  const aim = aimedAt(view, pieces);
  const badge =
    told(event) ??
    marked(id, seen) ??
    pays(id, pieces, seen) ??
    foretold(pieces, card, seen.changes) ??
    (aim ? ({ kind: "harm", icon: "target", text: String(aim) } as const) : undefined) ??
    fighting(card, view, seen);
  if (badge) {
    look.badge = badge;
  }
  if (!look.ring || look.ring === "act") {
    const fight = card.marks?.includes("blocking") ? "blocking" : isAttacking(card, view) ? "attacking" : undefined;
    const ring = look.ring ?? (aim ? "target" : fight);
    if (ring) {
      look.ring = ring;
    }
  }
  if (pieces.length > 1) {
    look.count = pieces.length;
  }
  return look;
}

export function handLook(id: string, picking: ShardPicking, isAsked: boolean): ShardLook {
  const look = spotLook(id, picking);
  const [first] = picking.movesAt(id);
  if (look.ring === "act" && first && !picking.isCollecting) {
    look.note = say("shard-note", { move: first.move });
  }
  if (isAsked && !first) {
    look.isOff = true;
  }
  return look;
}

export function spotLook(id: string, picking: ShardPicking): ShardLook {
  const look: ShardLook = {};
  if (picking.marksAt(id).length || picking.armed === id || picking.picked === id) {
    look.ring = "chosen";
  } else if (picking.movesAt(id).length) {
    look.ring = "act";
  }
  const key = picking.movesAt(id).length && !picking.menu ? picking.keyOf(id) : "";
  return key ? { ...look, key } : look;
}

function told(event: { event: string; amount?: number } | undefined): Badge | undefined {
  const fate = event && FATES[event.event];
  return fate && { ...fate, text: say(fate.text, { amount: event.amount ?? 0 }) };
}

/** What was marked and not sent: how hard it strikes and whom, or that it blocks. */
function marked(id: string, { picking, view, name }: Seen): Badge | undefined {
  const moves = picking.marksAt(id).flatMap((mark) => picking.marked.find((move) => move.action === mark.action) ?? []);
  const [first] = moves;
  if (first?.move === "attack") {
    const count = moves.length > 1 ? `${moves.length}× ` : "";
    const whom = view.players.length > 2 ? ` → ${name(first.whom ?? 0)}` : "";
    return { kind: "gold", icon: "sword", text: `${count}${powerOf(view, first.piece ?? 0)}${whom}` };
  }
  return first?.move === "block" ? { kind: "block", icon: "shield", text: say("shard-blocking") } : undefined;
}

/** A card of the Field that makes dust, and was chosen to pay or would pay for what is considered. */
function pays(id: string, pieces: number[], { picking, changes }: Seen): Badge | undefined {
  const spent = changes.filter(
    (each) => pieces.includes(each.piece ?? -1) && (each.what === "leaves" || each.name === "exhausted"),
  );
  const isPaying = picking.paying.isPaying(id) || (picking.paying.canPay(id) && picking.isCosting && spent.length > 0);
  return isPaying ? { kind: "gold", icon: "check", text: say("shard-pays") } : undefined;
}

const powerOf = (view: View, piece: number): string => (pieceIn(view, piece)?.power ?? "").split("/")[0] ?? "";

export const pieceIn = (view: View, piece: number): Card | undefined =>
  view.players
    .flatMap((player) => Object.values(player.zones).flatMap((zone) => zone.cards))
    .find((each) => each.piece === piece && piece);

/** What would surely come of what is considered, or of everything that was marked. */
function foretold(pieces: number[], card: Card, changes: Change[]): Badge | undefined {
  const own = changes.filter((change) => pieces.includes(change.piece ?? -1));
  if (own.some((change) => change.what === "leaves")) {
    return { kind: "harm", icon: "splat", text: say("shard-fate-splat") };
  }
  if (own.some((change) => change.what === "controller")) {
    return { kind: "harm", icon: "person", text: say("fate-would-change") };
  }
  const damage = own.find((change) => change.what === "fact" && change.name === "damage");
  if (damage) {
    const defence = Number((card.power ?? "").split("/")[1] ?? 0);
    return {
      kind: "plain",
      icon: "shield",
      text: say("shard-fate-lives", { left: defence - Number(damage.after ?? 0), of: defence }),
    };
  }
  const power = own.find((change) => change.what === "power");
  return power ? { kind: "plain", icon: "up", text: String(power.after) } : undefined;
}

const isAttacking = (card: Card, view: View): boolean =>
  (card.marks?.some((mark) => mark === "attacking" || mark === "blocked") ?? false) || pickOf(card, view) !== undefined;

/** Picked by somebody who still picks: all can see it. */
const pickOf = (card: Card, view: View) =>
  view.decision?.choice === "attack" ? view.decision.chosen?.find((thing) => thing.piece === card.piece) : undefined;

function fighting(card: Card, view: View, { name }: Seen): Badge | undefined {
  if (!isAttacking(card, view)) {
    return undefined;
  }
  const [whom = pickOf(card, view)?.whom] = factsOf(card).attacks ?? [];
  const text = (card.power ?? "").split("/")[0] ?? "";
  return {
    kind: "harm",
    icon: "sword",
    text: view.players.length > 2 && whom !== undefined ? `${text} → ${name(whom)}` : text,
  };
}
