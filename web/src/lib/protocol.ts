/** What the hall and its clients say to each other, as described in docs/protocol.md. */
import type { Choice as ToldChoice } from "./answers";

export * from "./answers";

/** For which kind of screen a scene is drawn. */
export type Cut = "wide" | "middle" | "narrow";

/** One way to decide, or to take a piece in hand first. */
export interface Choice extends ToldChoice {
  /** It is no action yet, but takes this piece in hand. */
  piece?: string;
}

export interface SeatPlan {
  kind: "me" | "invite" | "open" | "bot";
  bot?: string;
  /** Of a friend at this machine. */
  name?: string;
}

export type FromClient =
  | { type: "decide"; number: number; action: number | string; seat?: number | null }
  | { type: "undo"; number: number; to: number; seat?: number | null }
  /** Look through one of several own seats; null: through the one that must decide. */
  | { type: "seat"; seat: number | null }
  | { type: "chat"; text: string }
  | { type: "why"; action: number | string; after?: number | string; seat?: number | null }
  | { type: "cut"; cut: Cut }
  | { type: "ping" };
