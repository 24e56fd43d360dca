/** What a person chose: language, theme, motion, sound, care before what cannot be undone. */
import { speak } from "./api";
import type { Speed } from "../acts/timing";
import type { Language } from "./protocol";

export type Theme = "auto" | "day" | "night";

interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  careful: boolean;
  /** Whether a question with one answer answers itself. */
  alone: boolean;
  /** Whether one hears that it is one's turn. */
  sound: boolean;
  /** How fast it is told what happened; by default calm for the first game, then brisk. */
  speed: Speed | "";
  /** Whether a game was played to its end here. */
  seasoned: boolean;
  /** The side with log and talk, where there is room for it. */
  side: "shown" | "hidden" | "broad";
}

const KEY = "skali";

function remembered(): Settings {
  const first: Settings = {
    language: navigator.language.startsWith("de") ? "de" : "en",
    theme: "auto",
    motion: true,
    careful: true,
    alone: true,
    sound: false,
    speed: "",
    seasoned: false,
    side: "shown",
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(remembered());

const scheme = { auto: "light dark", day: "light", night: "dark" };

/** Let the page follow the settings, now and whenever they change. Called once, in a component. */
export function followSettings(): void {
  speak(settings.language);
  $effect(() => {
    speak(settings.language);
    document.documentElement.lang = settings.language;
    document.documentElement.style.colorScheme = scheme[settings.theme];
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      return;
    }
  });
}

/** Change the language at once, for the hall's sentences too. */
export function setLanguage(language: Language): void {
  speak(language);
  settings.language = language;
}

/** How fast it is told what happened. */
export const speed = (): Speed => settings.speed || (settings.seasoned ? "brisk" : "calm");

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
