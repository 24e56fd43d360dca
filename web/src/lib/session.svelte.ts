/** Who we are, and which games the hall has. */
import { t } from "../text";
import { api, Refused } from "./api";
import { loadArt } from "./art";
import type { Bot, GameCard, Me, Problem } from "./protocol";

const NAMES = [
  "Astrid", "Bjarni", "Eydís", "Freyja", "Gunnar", "Hallgerd", "Ingrid", "Jorunn", "Ketil",
  "Leif", "Njal", "Oddny", "Ragna", "Sigrun", "Snorri", "Thora", "Ulf", "Vigdis",
]; // prettier-ignore

export const hall = $state<{
  user: Me | null;
  known: boolean;
  /** Whether the hall sends mail. */
  mail: boolean;
  games: GameCard[];
  bots: Bot[];
  drawings: Record<string, Set<string>>;
  problem: string;
}>({ user: null, known: false, mail: false, games: [], bots: [], drawings: {}, problem: "" });

/** Ask who we are. */
export async function loadSession(): Promise<void> {
  try {
    ({ user: hall.user, mail: hall.mail } = await api.session());
    hall.problem = "";
  } catch (error) {
    hall.problem = explain(error);
  }
  hall.known = true;
}

/** Fetch the games in the language of the moment. */
export async function loadGames(): Promise<void> {
  try {
    const { games, bots } = await api.games();
    hall.games = games;
    hall.bots = bots;
    hall.problem = "";
    for (const game of games) void draw(game);
  } catch (error) {
    hall.problem = explain(error);
  }
}

async function draw(game: GameCard): Promise<void> {
  hall.drawings[game.key] = await loadArt(game.key, game.art);
}

export const gameOf = (key: string): GameCard | undefined =>
  hall.games.find((game) => game.key === key);

/** Come in as a guest if nobody knows us yet; a name can be changed later. */
export async function somebody(): Promise<Me> {
  for (let tries = 0; !hall.user; tries++) {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
    const number = tries ? ` ${Math.floor(Math.random() * 1000)}` : "";
    try {
      hall.user = (await api.enter(name + number)).user;
    } catch (error) {
      // Some of these names may be those of accounts.
      if (!(error instanceof Refused && error.problem.field === "name") || tries > 5) throw error;
    }
  }
  return hall.user;
}

/** A sentence for anything that went wrong. */
export function explain(error: unknown): string {
  const problem = error instanceof Refused ? error.problem : (error as Partial<Problem>);
  if (problem?.sentence) return problem.sentence;
  return problem?.code === "offline" ? t().offline : t().broken;
}
