/** Questions to the hall over HTTP. A refusal arrives as a `Refused` with the hall's own sentence. */
import type {
  Asked,
  Confirmed,
  Cut,
  Failure,
  Farewell,
  Games,
  Cards,
  Guide,
  Hint,
  Log,
  Me,
  Number as Numbered,
  OneTable,
  OptionValue,
  Present,
  Problem,
  Proposal,
  PushKey,
  Refusal,
  Rules,
  Said,
  SeatPlan,
  Sessions,
  Subscribed,
  Tables,
  Trial,
  Verification,
  View,
  ViewWithTalk,
  Welcome,
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
    const problem = (answer as Failure | null)?.error;
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
  several?: boolean;
}

const query = (values: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length
    ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}`
    : "";
};

export const api = {
  root: ROOT,

  session: () => get<Present>("/session"),
  enter: (name: string) => post<Welcome>("/session", { name }),
  change: (values: Partial<Me>) => call<Welcome>("PATCH", "/session", values),
  leave: () => call<Farewell>("DELETE", "/session"),
  account: (name: string, password: string) => post<Welcome>("/account", { name, password }),
  login: (name: string, password: string) => post<Welcome>("/account/login", { name, password }),
  changePassword: (password: string, fresh: string) =>
    post<Welcome>("/account/password", { password, new: fresh }),
  goodbye: (name: string, password: string | null) =>
    post<Farewell>("/account/delete", password === null ? { name } : { name, password }),
  forgotten: (name: string) => post<Asked>("/account/forgotten", { name }),
  reset: (token: string, password: string) => post<Welcome>("/account/reset", { token, password }),
  confirm: (token: string) => post<Confirmed>("/account/confirm", { token }),
  sessions: () => get<Sessions>("/sessions"),
  endSession: (id: string) => call<Sessions>("DELETE", `/sessions/${id}`),
  endOthers: () => call<Sessions>("DELETE", "/sessions"),
  pushKey: () => get<PushKey>("/push/key"),
  push: (subscription: PushSubscriptionJSON) => post<Subscribed>("/push", subscription),

  games: () => get<Games>("/games"),
  rules: (game: string) => get<Rules>(`/games/${game}/rules`),
  cards: (game: string) => get<Cards>(`/games/${game}/cards`),
  guide: (game: string, cut: Cut = "wide") => get<Guide>(`/games/${game}/guide?cut=${cut}`),

  tables: (show: "open" | "mine" | "finished") => get<Tables>(`/tables?show=${show}`),
  create: (plan: NewTable) => post<OneTable>("/tables", plan),
  playNow: (game: string, bots?: string[]) =>
    post<OneTable>("/play", bots ? { game, bots } : { game }),
  table: (id: string, invite?: string) => get<OneTable>(`/tables/${id}${query({ invite })}`),
  watch: (id: string, invite: string) => post<OneTable>(`/tables/${id}/watch`, { invite }),
  sit: (id: string, seat: number, invite?: string) =>
    post<OneTable>(`/tables/${id}/seats/${seat}`, invite ? { invite } : {}),
  stand: (id: string, seat: number) => call<OneTable>("DELETE", `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    post<OneTable>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  remove: (id: string, user: string) => post<OneTable>(`/tables/${id}/remove`, { user }),

  view: (id: string, at?: number, seat?: number | null, cut?: Cut) =>
    get<ViewWithTalk>(`/tables/${id}/view${query({ at, seat, cut })}`),
  log: (id: string, seat?: number | null) => get<Log>(`/tables/${id}/log${query({ seat })}`),
  decide: (id: string, number: number, action: number | string) =>
    post<Numbered>(`/tables/${id}/decisions`, { number, action }),
  why: (id: string, action: number | string) =>
    get<Refusal>(`/tables/${id}/why${query({ action })}`),
  hint: (id: string, seat?: number | null) => post<Hint>(`/tables/${id}/hint${query({ seat })}`),
  propose: (id: string, plan: string, seat?: number | null) =>
    post<Proposal>(`/tables/${id}/proposal`, { plan, seat }),
  trial: (id: string, actions: number[], seat: number | null, cut: Cut) =>
    post<Trial>(`/tables/${id}/trial`, { actions, seat, cut }),
  undo: (id: string, number: number, to: number) =>
    post<Numbered>(`/tables/${id}/undo`, { number, to }),
  takeBack: (id: string, number: number, to: number, seat?: number | null) =>
    post<Numbered>(`/tables/${id}/takeback`, { number, to, seat }),
  vote: (id: string, vote: number, agree: boolean) =>
    post<Numbered>(`/tables/${id}/votes`, { vote, agree }),
  substitute: (id: string, seat: number) => post<Numbered>(`/tables/${id}/substitute`, { seat }),
  comeBack: (id: string, seat: number) =>
    call<Numbered>("DELETE", `/tables/${id}/substitute${query({ seat })}`),
  leaveGame: (id: string) => post<Numbered>(`/tables/${id}/leave`),
  say: (id: string, text: string) => post<Said>(`/tables/${id}/chat`, { text }),

  replay: (id: string, at: number, seat?: number | "all" | null, cut?: Cut) =>
    get<View>(`/tables/${id}/replay${query({ at, seat, cut })}`),
  verify: (id: string) => get<Verification>(`/tables/${id}/verify`),
  fork: (id: string, at: number) => post<OneTable>(`/tables/${id}/fork`, { at }),
  recordLink: (id: string) => `${ROOT}/tables/${id}/record`,
  exportLink: (id: string) => `${ROOT}/tables/${id}/export.html?lang=${language}`,
};
