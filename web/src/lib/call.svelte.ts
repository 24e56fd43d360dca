/** How one learns that it is one's turn while looking elsewhere: title, icon of the page, sound. */
import { ring } from "./sound";
import { settings } from "./settings.svelte";
import { t } from "../text";

const ICONS = { mine: "/icon-turn.svg", others: "/icon.svg" };

/** Follow a table as long as the component that calls this lives. */
export function callMe(mine: () => boolean, game: () => string): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = mine();
    document.title = [now ? `● ${t().yourTurn}` : "", game(), t().hall].filter(Boolean).join(" · ");
    wear(now ? ICONS.mine : ICONS.others);
    if (now && before === false && settings.sound) ring();
    before = now;
  });
  $effect(() => () => {
    document.title = t().hall;
    wear(ICONS.others);
  });
}

function wear(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== icon) link.setAttribute("href", icon);
}
