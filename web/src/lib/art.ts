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

function place(game: string, text: string): Set<string> {
  const names = new Set<string>();
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (drawing.nodeName !== "svg") return names;
  for (const element of drawing.querySelectorAll("[id]")) {
    const name = element.id.replace(/^art-/, "");
    if (element.nodeName === "symbol") names.add(name);
    element.id = artId(game, name);
  }
  for (const element of drawing.querySelectorAll("*")) {
    for (const attribute of [...element.attributes]) {
      if (/^on/i.test(attribute.name)) element.removeAttribute(attribute.name);
      else if (attribute.value.includes("#")) attribute.value = renamed(game, attribute);
    }
  }
  for (const script of drawing.querySelectorAll("script, foreignObject")) script.remove();
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  document.body.prepend(document.importNode(drawing, true));
  return names;
}

function renamed(game: string, { name, value }: Attr): string {
  const rename = (_: string, before: string, id: string) =>
    `${before}#${artId(game, id.replace(/^art-/, ""))}`;
  if (/href$/.test(name)) return value.replace(/^()#(.+)$/, rename);
  return value.replace(/(url\(["']?)#([\w-]+)/g, rename);
}
