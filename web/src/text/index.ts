/** The client's words in the language of the moment. */
import { settings } from "../lib/settings.svelte";
import { de } from "./de";
import { en, type Words } from "./en";

const words: Record<string, Words> = { de, en };

export const t = (): Words => words[settings.language]!;
