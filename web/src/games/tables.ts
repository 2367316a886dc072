/** The tables that can be played at in a browser, by game. */
import type { Component, Snippet } from "svelte";

import type { Beside } from "../table/log/beside";
import type { Tabled } from "../table/state/tabled";
import MindbugTable from "./mindbug/MindbugTable.svelte";
import ShardTable from "./shardbugs/ShardTable.svelte";

export interface TableProps {
  game: Tabled;
  controls?: Snippet; // in place of the question, where nothing is asked
  beside?: Beside | undefined;
  hasHeading?: boolean; // the page around the table has its own
}

export const TABLES: Record<string, Component<TableProps>> = {
  mindbug: MindbugTable,
  shardbugs: ShardTable,
};
