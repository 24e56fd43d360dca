/** Questions to the hall over HTTP. A refusal arrives as a `Refused` with the hall's own sentence. */
import type {
  Games,
  Hint,
  LogEntry,
  OptionValue,
  Problem,
  Refusal,
  Rule,
  SeatPlan,
  Session,
  Table,
  User,
  Verification,
  View,
} from "./protocol";

const ROOT = "/api/v1";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

let language = "en";

/** Sentences of the hall come in this language from now on. */
export function speak(words: string): void {
  language = words;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = `${ROOT}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new Refused(0, { code: "offline", sentence: "", rule: null, field: null, values: {} });
  }
  const answer: unknown = response.status === 204 ? {} : await response.json().catch(() => null);
  if (!response.ok) {
    const problem = (answer as { error?: Problem } | null)?.error;
    throw new Refused(
      response.status,
      problem ?? { code: "broken", sentence: "", rule: null, field: null, values: {} },
    );
  }
  return answer as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatPlan[];
  pace: "live" | "days";
  clock?: { minutes?: number; increment?: number; days?: number };
  title?: string;
  open?: boolean;
}

const query = (values: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length
    ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}`
    : "";
};

export const api = {
  root: ROOT,

  session: () => get<{ user: User | null; mail: boolean }>("/session"),
  enter: (name: string) => post<{ user: User }>("/session", { name }),
  change: (values: Partial<User>) => call<{ user: User }>("PATCH", "/session", values),
  leave: () => call<unknown>("DELETE", "/session"),
  account: (name: string, password: string) => post<{ user: User }>("/account", { name, password }),
  login: (name: string, password: string) =>
    post<{ user: User }>("/account/login", { name, password }),
  changePassword: (password: string, fresh: string) =>
    post<{ user: User }>("/account/password", { password, new: fresh }),
  goodbye: (name: string, password: string | null) =>
    post<unknown>("/account/delete", password === null ? { name } : { name, password }),
  forgotten: (name: string) => post<unknown>("/account/forgotten", { name }),
  reset: (token: string, password: string) =>
    post<{ user: User }>("/account/reset", { token, password }),
  confirm: (token: string) => post<{ email: string }>("/account/confirm", { token }),
  sessions: () => get<{ sessions: Session[] }>("/sessions"),
  endSession: (id: string) => call<{ sessions: Session[] }>("DELETE", `/sessions/${id}`),
  endOthers: () => call<{ sessions: Session[] }>("DELETE", "/sessions"),
  pushKey: () => get<{ key: string | null }>("/push/key"),
  push: (subscription: PushSubscriptionJSON) => post<unknown>("/push", subscription),

  games: () => get<Games>("/games"),
  rules: (game: string) => get<{ rules: Rule[] }>(`/games/${game}/rules`),

  tables: (show: "open" | "mine" | "finished") => get<{ tables: Table[] }>(`/tables?show=${show}`),
  create: (plan: NewTable) => post<{ table: Table }>("/tables", plan),
  playNow: (game: string, bots?: string[]) =>
    post<{ table: Table }>("/play", bots ? { game, bots } : { game }),
  table: (id: string, invite?: string) =>
    get<{ table: Table }>(`/tables/${id}${query({ invite })}`),
  watch: (id: string, invite: string) => post<{ table: Table }>(`/tables/${id}/watch`, { invite }),
  sit: (id: string, seat: number, invite?: string) =>
    post<{ table: Table }>(`/tables/${id}/seats/${seat}`, invite ? { invite } : {}),
  stand: (id: string, seat: number) => call<unknown>("DELETE", `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    post<unknown>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  remove: (id: string, user: string) => post<unknown>(`/tables/${id}/remove`, { user }),

  view: (id: string, at?: number, seat?: number | null) =>
    get<View>(`/tables/${id}/view${query({ at, seat })}`),
  log: (id: string) => get<{ log: LogEntry[] }>(`/tables/${id}/log`),
  decide: (id: string, number: number, action: number | string) =>
    post<{ number: number }>(`/tables/${id}/decisions`, { number, action }),
  why: (id: string, action: number | string) =>
    get<Refusal>(`/tables/${id}/why${query({ action })}`),
  hint: (id: string) => post<Hint>(`/tables/${id}/hint`),
  undo: (id: string, number: number, to: number) =>
    post<{ number: number }>(`/tables/${id}/undo`, { number, to }),
  takeBack: (id: string, number: number, to: number) =>
    post<unknown>(`/tables/${id}/takeback`, { number, to }),
  vote: (id: string, vote: number, agree: boolean) =>
    post<unknown>(`/tables/${id}/votes`, { vote, agree }),
  substitute: (id: string, seat: number) => post<unknown>(`/tables/${id}/substitute`, { seat }),
  comeBack: (id: string) => call<unknown>("DELETE", `/tables/${id}/substitute`),
  say: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),

  replay: (id: string, at: number, seat?: number | "all" | null) =>
    get<View>(`/tables/${id}/replay${query({ at, seat })}`),
  verify: (id: string) => get<Verification>(`/tables/${id}/verify`),
  fork: (id: string, at: number) => post<{ table: Table }>(`/tables/${id}/fork`, { at }),
  recordLink: (id: string) => `${ROOT}/tables/${id}/record`,
  exportLink: (id: string) => `${ROOT}/tables/${id}/export.html?lang=${language}`,
};
