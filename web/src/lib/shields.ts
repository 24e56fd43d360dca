/** Which shield stands for a seat: the hall's, the game's own, or one that this table has given it. */
import { getContext, setContext } from "svelte";
import { artId, paintOf } from "./art";
import type { Scene } from "./protocol";
import { hall } from "./session.svelte";

/** Whose drawing it is, and which. */
export interface Drawn {
  of: string;
  name: string;
}

interface Table {
  game: () => string | undefined;
  scene: () => Scene | undefined;
}

const KEY = "shields";

/** Let everything below a component know at which table it is. Called once, in a component. */
export function atTable(game: Table["game"], scene: Table["scene"] = () => undefined): void {
  setContext<Table>(KEY, { game, scene });
}

/** How to find the shields of the table around a component, or of a game that it names. */
export function shields(named: () => string | undefined = () => undefined): (s: number) => Drawn {
  const table = getContext<Table | undefined>(KEY);
  return (seat) => {
    const game = named() ?? table?.game() ?? "";
    const given = table?.scene()?.shields?.[seat];
    const own = [given, `shield-${seat}`].find((name) => name && hall.drawings[game]?.has(name));
    return own ? { of: game, name: own } : { of: "hall", name: `shield-${seat}` };
  };
}

/** The colour that everybody sees on a seat's shield. */
export const colourOf = ({ of, name }: Drawn, seat: number): string =>
  paintOf(of, name) || `var(--sk-seat-${seat})`;

/** The id of the drawing in the page. */
export const idOf = ({ of, name }: Drawn): string => artId(of, name);
