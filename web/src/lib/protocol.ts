/** What the hall says, as described in docs/protocol.md. */
import type { PatchedView } from "./patch";

export type Language = "de" | "en";

export interface User {
  id: string;
  name: string;
  account: boolean;
  email?: string | null;
  /** An address that its owner has not confirmed yet. */
  pending_email?: string | null;
  webhook?: string | null;
  language?: Language | null;
}

/** Where somebody is signed in. */
export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface Option {
  key: string;
  label: string;
  help: string;
  default: OptionValue;
  requires: string | null;
  values: { value: OptionValue; label: string }[];
}

export type OptionValue = boolean | number | string;

export interface GameCard {
  key: string;
  name: string;
  blurb: string;
  seats: number[];
  minutes: [number, number];
  weight: number;
  version: string;
  art: string;
  door: string;
  options: Option[];
}

export interface Bot {
  spec: string;
  label: string;
  help: string;
}

export interface Games {
  games: GameCard[];
  bots: Bot[];
}

export interface Seat {
  seat: number;
  kind?: string;
  /** What everybody at the table calls it; two bots of one level have different names. */
  name?: string | null;
  user: User | null;
  bot: string | null;
  substitute?: string | null;
  bot_substitute?: boolean;
  invite?: string | null;
  online: boolean;
  left: number | null;
}

export interface Clock {
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface Table {
  id: string;
  game: string;
  title: string | null;
  status: "waiting" | "running" | "finished";
  pace: "live" | "days";
  clock: Clock | null;
  options: Record<string, OptionValue>;
  version: string;
  open?: boolean;
  number: number;
  /** The link with which others may look on; for those who play here. */
  watch?: string | null;
  host: User | string | null;
  is_host?: boolean;
  commitment: string | null;
  secret?: string | null;
  result?: Result | null;
  turn: number[];
  seats: Seat[];
  me: number | null;
  created: number;
  changed: number;
}

export interface Result {
  scores: number[];
  places: number[];
}

export interface SeatPlan {
  kind: "me" | "invite" | "open" | "bot";
  bot?: string;
}

/** A thing on the table. Defaults are left out. */
export interface SceneNode {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  sprite?: string;
  tone?: string;
  text?: string;
  size?: number;
  align?: "start" | "middle" | "end";
  owner?: number;
  label?: string;
  actions?: number[];
  /** Actions that belong here but are not allowed now: a click asks why. */
  refused?: number[];
  turned?: number;
  faint?: boolean;
  shape?: "box" | "disc" | "pill" | "ring" | "veil";
  mark?: string;
  /** Instead of a shape: cells, one mask a row, that fill the node's box. */
  cells?: number[];
}

export interface ScenePanel {
  id: string;
  title: string;
  w: number;
  h: number;
  nodes: SceneNode[];
  owner?: number;
  active?: boolean;
  tone?: string;
  /** It only holds buttons for what has no place on the table: they stand beside the question. */
  answers?: boolean;
  /** Boards of cells below the nodes. */
  grids?: Grid[];
}

/** Square cells on a panel; masks are given from the top row down, bit 0 is the left column. */
export interface Grid {
  id: string;
  label: string;
  x: number;
  y: number;
  cell: number;
  columns: number;
  rows: number;
  /** The cells that there are. */
  cells: number[];
  covered: number[];
  tone: string;
}

/** A thing that can be laid on grids now. */
export interface Piece {
  id: string;
  label: string;
  tone: string;
  sprite: string;
  /** Where it lies now: a click there takes it in hand. */
  node: string;
  /** An action to be played before it is laid; -1 if there is none. */
  first: number;
  /** Forms that look different: turn (0–3 clockwise, +4 flipped first) and rows; the first unturned. */
  forms: [turn: number, rows: number[]][];
  places: Area[];
}

/** Where a form fits on a grid: the action of an anchor is base + row * step + column. */
export type Area = [
  form: number,
  grid: string,
  base: number,
  step: number,
  top: number,
  masks: number[],
];

export interface Scene {
  panels: ScenePanel[];
}

export interface Choice {
  action: number;
  notation: string;
  sentence: string;
  node: string;
  reveals: boolean;
  /** It is no action yet, but takes this piece in hand. */
  piece?: string;
}

export interface Decision {
  seat: number;
  prompt: string;
  rule: string;
  choices: Choice[];
  /** What can be laid on grids; no choice stands for any of it. */
  placing?: Piece[];
}

export interface LogEntry {
  at: number;
  seat: number;
  action: string;
  sentences: string[];
}

export interface SheetLine {
  key: string;
  label: string;
  values: number[];
}

export interface Vote {
  id: number;
  what: "takeback" | "substitute";
  seat: number;
  target: number;
  voters: number[];
  agreed: number[];
}

export interface ChatMessage {
  id: number;
  user: User | string;
  text: string;
  time: number;
}

export interface View {
  table: Table;
  number: number;
  at: number;
  decisions?: number;
  seat: number | null;
  live: boolean;
  scene: Scene;
  decision: Decision | null;
  waiting_for: number[];
  undo: { to: number; last?: number } | null;
  votes: Vote[];
  log: LogEntry[];
  sheet: SheetLine[];
  result: Result | null;
  chat?: ChatMessage[];
}

export interface Refusal {
  legal: boolean;
  rule: string | null;
  sentence: string | null;
  values: Record<string, unknown>;
  /** Of what is allowed: what it does, and what it would change. */
  does?: string;
  changes?: string[];
  reveals?: boolean;
}

export interface Hint {
  action: number;
  notation: string;
  sentence: string;
}

export interface Rule {
  id: string;
  part: string;
  text: string;
}

export interface Verification {
  commitment: string;
  secret: string | null;
  fits: boolean;
  luck: boolean;
}

export interface Problem {
  code: string;
  sentence: string;
  rule: string | null;
  field: string | null;
  values: Record<string, unknown>;
  number?: number;
}

export type FromServer =
  | { type: "view"; view: PatchedView; moved: boolean }
  | { type: "table"; table: Table }
  | { type: "chat"; message: ChatMessage }
  | { type: "presence"; online: number[] }
  | { type: "removed" }
  /** The database does not answer; the next view tells that it does again. */
  | { type: "trouble" }
  | { type: "closing" }
  | ({ type: "why"; id: number } & Refusal)
  | { type: "error"; error: Problem; id?: number }
  | { type: "done"; id: number; number?: number; [more: string]: unknown };

export type FromClient =
  | { type: "decide"; number: number; action: number | string }
  | { type: "undo"; number: number; to: number }
  | { type: "chat"; text: string }
  | { type: "why"; action: number | string; after?: number | string }
  | { type: "ping" };
