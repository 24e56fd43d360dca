/** How seats are called. */
import { hall } from "./session.svelte";
import type { Seat, SheetLine, TableView } from "./protocol";
import { t } from "../text";

export function seatName(table: TableView | null, seat: number): string {
  const found = table?.seats[seat];
  return found ? nameOf(found) : t().seat(seat);
}

export function nameOf(seat: Seat): string {
  if (seat.name && (seat.user || seat.bot)) return seat.name;
  if (seat.user) return seat.user.name;
  if (seat.bot) return hall.bots.find((bot) => bot.spec === seat.bot)?.label ?? seat.bot;
  return t().freeSeat;
}

export function seatNames(table: TableView | null): string[] {
  return (table?.seats ?? []).map(nameOf);
}

/** Points by seat: the sheet's own total if it has one, else the sum of its lines. */
export function totals(sheet: SheetLine[], seats: number): number[] {
  const own = sheet.find((line) => line.key === "total");
  if (own) return own.values;
  return Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, line) => sum + (line.values[seat] ?? 0), 0),
  );
}

/** Points with a true minus. */
export function signed(points: number | undefined): string {
  if (points === undefined) return "";
  return points < 0 ? `−${-points}` : String(points);
}

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
