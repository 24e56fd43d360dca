/** Short sentences for the person: shown for a while, and spoken by screen readers. */

export interface Note {
  id: number;
  text: string;
  alarm: boolean;
  rule: string | null;
  game: string | null;
}

export const notes = $state<{ shown: Note[]; spoken: string }>({ shown: [], spoken: "" });

let next = 1;
const LONG = 9000;
const SHORT = 4000;

export function tell(text: string, more: Partial<Omit<Note, "id" | "text">> = {}): void {
  const note = { id: next++, text, alarm: false, rule: null, game: null, ...more };
  notes.shown = [...notes.shown.filter((other) => other.text !== text).slice(-2), note];
  setTimeout(() => dismiss(note.id), note.alarm ? LONG : SHORT);
}

export const refuse = (text: string, rule: string | null = null, game: string | null = null) =>
  tell(text, { alarm: true, rule, game });

export function dismiss(id: number): void {
  notes.shown = notes.shown.filter((note) => note.id !== id);
}

/** Say something to screen readers only. */
export function speak(text: string): void {
  notes.spoken = text;
}
