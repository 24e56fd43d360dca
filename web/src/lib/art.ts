/** Drawings: symbols of the hall and of each game, laid into the page once, under names of their own. */
import coreArt from "../../../src/skali/core/art/shields.svg?raw";
import icons from "../art/icons.svg?raw";

const loaded = new Map<string, Promise<Set<string>>>();

/** The id under which a game's drawing lies in the page. */
export const artId = (game: string, name: string): string => `${game}--${name}`;

/** Lay the hall's own drawings into the page. */
export function loadHallArt(): void {
  place("hall", coreArt);
  place("icon", icons);
}

/** Fetch a game's drawings once and tell their names. */
export function loadArt(game: string, address: string): Promise<Set<string>> {
  let names = loaded.get(game);
  if (!names) {
    names = fetch(address)
      .then((response) => (response.ok ? response.text() : ""))
      .then((text) => place(game, text))
      .catch(() => new Set<string>());
    loaded.set(game, names);
  }
  return names;
}

/** Lay drawings that are at hand into the page, as an exported replay does. */
export function useArt(game: string, text: string): Promise<Set<string>> {
  const names = Promise.resolve(place(game, text));
  loaded.set(game, names);
  return names;
}

/** Read a drawing, and leave out of it whatever could run; undefined if it is none. */
export function drawing(text: string): Element | undefined {
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (drawn.nodeName !== "svg") return undefined;
  for (const script of drawn.querySelectorAll("script, foreignObject")) script.remove();
  for (const element of drawn.querySelectorAll("*")) {
    for (const attribute of [...element.attributes]) {
      if (/^on/i.test(attribute.name)) element.removeAttribute(attribute.name);
    }
  }
  return document.importNode(drawn, true);
}

/** The colour in which a drawing is painted first, as a shield's own; empty if it has none. */
export function paintOf(game: string, name: string): string {
  const drawn = document.getElementById(artId(game, name));
  return drawn?.querySelector('[fill^="#"], [fill^="var"]')?.getAttribute("fill") ?? "";
}

function place(game: string, text: string): Set<string> {
  const names = new Set<string>();
  const sheet = drawing(text);
  if (!sheet) return names;
  for (const element of sheet.querySelectorAll("[id]")) {
    const name = element.id.replace(/^art-/, "");
    if (element.nodeName === "symbol") names.add(name);
    element.id = artId(game, name);
  }
  for (const element of sheet.querySelectorAll("*")) {
    for (const attribute of [...element.attributes]) {
      if (attribute.value.includes("#")) attribute.value = renamed(game, attribute);
    }
  }
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  document.body.prepend(sheet);
  return names;
}

function renamed(game: string, { name, value }: Attr): string {
  const rename = (_: string, before: string, id: string) =>
    `${before}#${artId(game, id.replace(/^art-/, ""))}`;
  if (/href$/.test(name)) return value.replace(/^()#(.+)$/, rename);
  return value.replace(/(url\(["']?)#([\w-]+)/g, rename);
}
