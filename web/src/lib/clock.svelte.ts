import { createSubscriber } from "svelte/reactivity";
import type { TableStore } from "./table.svelte";

/** Whoever reads the time is told again every second, as long as it is on the page. */
const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Seconds that a seat has left, or null where nobody counts. */
export function timeLeft(store: TableStore, seat: number): number | null {
  const given = store.table?.seats[seat]?.left ?? null;
  if (given === null || store.shown?.result) return given;
  const waiting = store.shown?.waiting_for ?? store.table!.turn;
  if (!waiting.includes(seat)) return given;
  everySecond();
  return given - (Date.now() - store.read) / 1000;
}
