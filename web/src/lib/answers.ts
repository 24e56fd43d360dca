/** What the hall says. Written by tools/client_types.py: `make types-web`. */

export type OptionValue = boolean | number | string;

export type Actions = number[];

export type Slot = "shared" | "supply" | "own" | "tray" | "rival";

export type Form = "full" | "summary";

export type ActKind = "told" | "laid" | "flipped" | "rolled" | "fought" | "scored" | "dealt" | "shown" | "banner";

/** One mask a row, from the top row down; bit 0 is the leftmost column. */
export type Rows = number[];

/** Somebody, as others see him. */
export interface User {
  id: string;
  name: string;
  account: boolean;
}

/** How much time everybody has. */
export interface Clock {
  minutes?: number;
  increment?: number;
  days?: number;
}

/** A seat and who has it. */
export interface Seat {
  seat: number;
  kind: "me" | "invite" | "open" | "bot";
  /** What everybody at the table calls it; two bots of one level have different names. */
  name: string;
  user: User | null;
  bot: string | null;
  substitute: string | null;
  invite: string | null;
  online: boolean;
  left: number | null;
}

/** How a game ended, by seat. */
export interface Result {
  scores: number[];
  places: number[];
  /** What each seat got of what it played for, from 0 to 1; old tables lack it. */
  outcomes?: number[];
  /** What was played for: the first place, a success alone, or a common one. */
  aim?: "competing" | "alone" | "together";
}

/** Why a table cannot go on, or be shown, by the rules of now. */
export interface Closing {
  /** The rules version by which it began. */
  before: string;
  now: string;
  /** The last decision that would be the same. */
  decision: number;
  problem: string;
}

/** A data set: values that somebody has read off the printed game. */
export interface DataName {
  name: string;
  fingerprint: string;
}

/** A table, without what happens on it. */
export interface TableView {
  id: string;
  game: string;
  title: string | null;
  status: "waiting" | "running" | "finished" | "closed" | "abandoned";
  pace: "live" | "days";
  clock: Clock | null;
  options: Record<string, OptionValue>;
  /** With whose values it is played instead of the hall's own. */
  data: DataName | null;
  version: string;
  open: boolean;
  number: number;
  host: string;
  is_host: boolean;
  commitment: string | null;
  secret: string | null;
  result: Result | null;
  turn: number[];
  /** The link with which others may look on; for those who play here. */
  watch: string | null;
  created: number;
  changed: number;
  /** The seat through which the caller looks. */
  me: number | null;
  /** All seats of the caller. */
  mine: number[];
  /** Whether one person may take several seats. */
  several: boolean;
  /** Set where new rules have closed it; of a finished one the result stands. */
  closing: Closing | null;
  seats: Seat[];
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
  actions?: Actions;
  /** Actions that belong here but are not allowed now: a click asks why. */
  refused?: Actions;
  turned?: number;
  faint?: boolean;
  shape?: "box" | "disc" | "pill" | "ring" | "veil";
  mark?: string;
  /** Instead of a shape: cells that fill the node's box. */
  cells?: Rows;
}

/** Square cells on a panel, below its nodes. */
export interface Grid {
  id: string;
  label: string;
  x: number;
  y: number;
  cell: number;
  columns: number;
  rows: number;
  /** The cells that there are. */
  cells: Rows;
  covered: Rows;
  tone: string;
}

/** A part of the table, without what stands there. */
export interface PanelFrame {
  id: string;
  title: string;
  w: number;
  h: number;
  owner: number;
  active: boolean;
  tone: string;
  /** It only holds buttons for what has no place on the table: they stand beside the question. */
  answers: boolean;
  slot: Slot;
  form: Form;
  /** Smallest text on it, in units. */
  floor: number;
  grids?: Grid[];
}

/** A part of the table. */
export interface ScenePanel extends PanelFrame {
  nodes: SceneNode[];
}

/** How a scene is laid out. */
export interface SceneFrame {
  plan: "beside" | "above";
  /** How many units the shared slot has of the table's width (beside) or height (above). */
  share: number;
  /** The drawing of each seat's shield, where it is not the same in every game. */
  shields?: string[];
}

/** All that is drawn. */
export interface Scene extends SceneFrame {
  panels: ScenePanel[];
}

/** A thing that would be different. */
export interface Change {
  panel: string;
  /** The thing as it would be; one that is gone, as it was. */
  node: SceneNode;
  tone: "gain" | "loss" | "new" | "moved" | "gone";
}

/** A panel that did not change at all. */
export interface SamePanel {
  id: string;
}

/** Of a list that was sent before: its first entry that is still there, and how many in a row. */
export type Run = [number, number];

/** A panel with nodes that are new, and runs of those that lay in it before. */
export interface ChangedPanel extends PanelFrame {
  nodes: (SceneNode | Run)[];
}

/** What is new of all that is drawn. */
export interface PatchedScene extends SceneFrame {
  panels: (ChangedPanel | SamePanel)[];
}

/** One way to decide. */
export interface Choice {
  action: number;
  notation: string;
  sentence: string;
  node: string;
  reveals: boolean;
  /** Whether its owner cannot take it back. */
  final: boolean;
}

/** How a piece looks when it is turned (0-3 clockwise, +4 flipped first). */
export type PieceForm = [number, Rows];

/** Where a form fits on a grid: form, grid, base, step, top row, and anchors as masks from there. The action of an anchor is base + row * step + column. */
export type Area = [number, string, number, number, number, Rows];

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
  /** Forms that look different; the first is not turned. */
  forms: PieceForm[];
  places: Area[];
}

/** Where on the table a question is answered: it is brought into view. */
export interface About {
  panel: string;
  /** The things in question; none means the whole panel. */
  nodes: string[];
  /** Whether the panel is opened large. */
  focus: "keep" | "open";
}

/** Something that can be worked out now: several ordinary actions in a row. */
export interface Plan {
  key: string;
  title: string;
  /** The board that it is about; empty if it is about none. */
  grid: string;
}

/** What a seat is asked, or may do though nobody waits for it. */
export interface Decision {
  seat: number;
  /** Whether the table waits for the answer. */
  must: boolean;
  prompt: string;
  rule: string;
  choices: Choice[];
  /** What can be laid on grids; no choice stands for any of it. */
  placing?: Piece[];
  about?: About;
  plans?: Plan[];
}

/** What a decision did; of others' decisions, while the game runs, without the action. */
export interface LogEntry {
  at: number;
  seat: number;
  action: string | null;
  sentences: string[];
}

/** Equal pieces that travel together; places are ids of nodes. */
export interface Move {
  /** What travels: a node of the picture after, or of the one before if it leaves the table. */
  piece: string;
  /** Where it comes from in the picture before; left out, from its own place. */
  start?: string;
  /** Where it goes in the picture after; left out, to its own place. */
  end?: string;
  number?: number;
}

/** A number on the table that becomes another one. */
export interface Count {
  node: string;
  old: number;
  new: number;
}

/** A die as it fell. */
export interface Die {
  face: string;
  counts: boolean;
  again: boolean;
}

/** A part of a strength, or a modifier of a roll. */
export interface Summand {
  label: string;
  amount: number;
}

/** Dice, what was added to them, and what they had to reach. */
export interface Roll {
  dice: Die[];
  parts: Summand[];
  against: number | null;
  success: boolean | null;
}

/** One side of a fight. */
export interface Side {
  name: string;
  seat: number;
  sprite: string;
  strength: number;
  parts: Summand[];
  dice: Die[];
  losses: string;
}

/** Two sides, and which of them won. */
export interface Fight {
  sides: Side[];
  winner: number;
}

/** A line of a scoring. */
export interface ScoreLine {
  label: string;
  seat: number;
  points: number;
}

/** Something that happened; besides its sentence only what there is to see of it. */
export interface Act {
  kind: ActKind;
  sentence: string;
  moves?: Move[];
  counts?: Count[];
  gains?: string[];
  /** What is turned over, or shown. */
  nodes?: string[];
  sprite?: string;
  title?: string;
  roll?: Roll;
  fight?: Fight;
  lines?: ScoreLine[];
  totals?: number[];
}

/** What another seat has moved last. */
export interface Mark {
  seat: number;
  nodes: string[];
}

/** A line of the score sheet, by seat. */
export interface SheetLine {
  key: string;
  label: string;
  values: number[];
}

/** A question to everybody. */
export interface Vote {
  id: number;
  what: "takeback" | "substitute";
  seat: number;
  target: number;
  voters: number[];
  agreed: number[];
}

/** Something that was said. */
export interface ChatMessage {
  id: number;
  user: User | null;
  text: string;
  time: number;
}

/** How far the seat can go back by itself, and the last decision that stands. */
export interface UndoOffer {
  to: number;
  last: number;
}

/** Everything that a view tells but the picture and the table's own data. */
export interface Told {
  number: number;
  at: number;
  decisions: number;
  seat: number | null;
  live: boolean;
  decision: Decision | null;
  waiting_for: number[];
  undo: UndoOffer | null;
  votes: Vote[];
  log: LogEntry[];
  marks: Mark[];
  sheet: SheetLine[];
  result: Result | null;
}

/** A view as far as it depends on the game alone. */
export interface GameView extends Told {
  scene: Scene;
}

/** What a seat is shown. */
export interface View extends GameView {
  table: TableView;
}

/** A view with what was said at the table. */
export interface ViewWithTalk extends View {
  chat: ChatMessage[];
}

/** A view for one who has the one before; its log has only the lines that are new. */
export interface PatchedView extends Told {
  table: TableView;
  /** The lines of the log before, to which the new ones are added. */
  kept: Run;
  scene: PatchedScene;
  /** What nodes offer the seat now. */
  offers: Record<string, Actions>;
  /** What nodes do not offer now, though it belongs there: a click asks why. */
  refused: Record<string, Actions>;
}

export type Language = "de" | "en";

/** A user with the settings that nobody else is told. */
export interface Me extends User {
  email: string | null;
  /** An address that its owner has not confirmed yet. */
  pending_email: string | null;
  webhook: string | null;
  language: Language | null;
}

/** Who the caller is, and whether the hall sends mail. */
export interface Present {
  user: Me | null;
  mail: boolean;
}

/** The caller, after a change of who he is. */
export interface Welcome {
  user: Me;
}

/** Nobody any more. */
export interface Farewell {
  user: null;
}

/** Where somebody is signed in. */
export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

/** All sessions of the caller. */
export interface Sessions {
  sessions: Session[];
}

/** A link was asked for, whether there is anybody to send it to or not. */
export interface Asked {
  asked: boolean;
}

/** An address that counts from now on. */
export interface Confirmed {
  email: string;
}

/** With which key a browser subscribes to notices. */
export interface PushKey {
  key: string | null;
}

/** The browser will be told. */
export interface Subscribed {
  subscribed: boolean;
}

/** A value that an option may have. */
export interface OptionChoice {
  value: OptionValue;
  label: string;
}

/** Something that can be chosen about a game before it begins. */
export interface Option {
  key: string;
  label: string;
  help: string;
  default: OptionValue;
  requires: string | null;
  values: OptionChoice[];
}

/** A game in the lobby. */
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
  /** How many cards can be looked up. */
  cards: number;
  options: Option[];
}

/** A bot in the lobby. */
export interface Bot {
  spec: string;
  label: string;
  help: string;
}

/** Everything that can be played, and against whom. */
export interface Games {
  games: GameCard[];
  bots: Bot[];
}

/** A rule of a game's catalogue. */
export interface Rule {
  id: string;
  part: string;
  text: string;
}

/** The catalogue of a game. */
export interface Rules {
  rules: Rule[];
}

/** A table that a chapter shows, in the colours of the page. */
export interface GuidePicture {
  svg: string;
  caption: string;
}

/** A part of how a game is played. */
export interface Chapter {
  key: string;
  title: string;
  paragraphs: string[];
  picture: GuidePicture | null;
}

/** A drawing and what it means. */
export interface Sign {
  sprite: string;
  means: string;
}

/** How a game is played. */
export interface Guide {
  chapters: Chapter[];
  signs: Sign[];
}

/** A sign of a card: letters, a drawing, or letters before or in a drawing. */
export interface CardSign {
  sprite: string;
  text: string;
  inside: boolean;
  tone: string;
}

/** A card in another language. */
export interface CardElsewhere {
  language: string;
  name: string;
  text: string;
}

/** A card that can be looked up. */
export interface Card {
  number: number;
  name: string;
  notes: string[];
  text: string;
  also: CardElsewhere[];
  rows: CardSign[][];
}

/** All cards of a game that can be looked up. */
export interface Cards {
  cards: Card[];
}

/** Tables of the lobby. */
export interface Tables {
  tables: TableView[];
}

/** The table that a request was about. */
export interface OneTable {
  table: TableView;
}

/** The whole game so far. */
export interface Log {
  log: LogEntry[];
}

/** What the caller said, as everybody hears it. */
export interface Said {
  message: ChatMessage;
}

/** The table's number afterwards, as the caller counts. */
export interface Number {
  number: number;
}

/** Whether an action is allowed, or which rule forbids it. */
export interface Refusal {
  legal: boolean;
  rule: string | null;
  sentence: string | null;
  values: Record<string, number | string>;
  /** Of what is allowed: what it does, */
  does?: string;
  /** what it would change, line by line, */
  changes?: string[];
  /** and thing by thing on the table, */
  preview?: Change[];
  /** whether it shows something hidden, */
  reveals?: boolean;
  /** and whether it cannot be taken back. */
  final?: boolean;
}

/** Something that a bot would consider. */
export interface Counsel {
  action: number;
  notation: string;
  sentence: string;
  /** What speaks for it. */
  reason: string;
  /** How sure the bot is of it, from 0 to 1. */
  tried: number;
  /** Points that may be expected, as far as the bot looked; null if it had no time to. */
  points: number | null;
  /** The place that may be expected; null where nobody competes. */
  place: number | null;
}

/** What a bot would do, and the best few options, that one first. */
export interface Hint extends Counsel {
  options: Counsel[];
}

/** A step of a proposal: actions that belong together, and what they do. */
export interface Advised {
  actions: number[];
  sentence: string;
}

/** What was worked out: steps to be played one by one, and what all of them are worth. */
export interface Proposal {
  /** The position for which it was worked out. */
  number: number;
  title: string;
  steps: Advised[];
  worth: string[];
}

/** What several actions, one after the other, would change. */
export interface Trial {
  changes: string[];
  preview: Change[];
}

/** Whether the dice were those that were promised. */
export interface Verification {
  commitment: string;
  secret: string;
  fits: boolean;
  luck: boolean;
  sentence?: string;
}

/** What was wrong. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string | null;
  field: string | null;
  values: Record<string, unknown>;
  /** The table's number, where the caller's was an old one. */
  number?: number;
  /** Seconds after which it may be tried again. */
  retry?: number;
}

/** A request that was refused, and changed nothing. */
export interface Failure {
  error: Problem;
}

export type MessageId = number | string | null;

/** Something happened; `moved` is false after a gap: no motion then. */
export interface ViewMessage {
  type: "view";
  view: View | PatchedView;
  moved: boolean;
  /** What the decision did that led to this view, for those who saw the one before. */
  acts: Act[];
}

/** Something changed at a table where nobody plays yet. */
export interface TableMessage {
  type: "table";
  table: TableView;
}

/** Somebody said something. */
export interface ChatHeard {
  type: "chat";
  message: ChatMessage;
}

/** The seats whose person listens. */
export interface Presence {
  type: "presence";
  online: number[];
}

/** The database does not answer; the host sent the listener away; the hall closes. */
export interface Notice {
  type: "trouble" | "removed" | "closing";
}

/** The answer to a message that was refused. */
export interface Failed extends Failure {
  type: "error";
  id?: MessageId;
}

/** The answer to a message that was carried out. */
export interface Done {
  type: "done";
  id: MessageId;
  number?: number;
}

/** The answer to the question why, or what if. */
export interface Judged extends Refusal {
  type: "done";
  id: MessageId;
}

export type FromServer = ViewMessage | TableMessage | ChatHeard | Presence | Notice | Failed | Done | Judged;
