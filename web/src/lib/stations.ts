// The stations of an event: registration, its rounds, the elimination, the end.
import type { EventView } from "../wire";
import { beforePlay, cutOf, hasFinalTable } from "./event";

export interface Station {
  readonly code: "registration" | "rounds" | "round" | "cut" | "final" | "end";
  /** the number of the round, or how many are left in an elimination */
  readonly no: number;
  readonly state: "done" | "now" | "ahead";
}

type Bare = Omit<Station, "state">;

export function stations(view: EventView): readonly Station[] {
  const all = way(view);
  const at = here(view, all);
  return all.map((each, index) => ({
    ...each,
    state: index < at || view.event.phase === "finished" ? "done" : index === at ? "now" : "ahead",
  }));
}

function way(view: EventView): readonly Bare[] {
  const { event } = view;
  const main = view.rounds.filter(({ stage }) => stage !== "cut" && stage !== "final").length;
  const rounds = Math.max(event.rounds_planned ?? event.rounds ?? 0, main);
  const all: Bare[] = [{ code: "registration", no: 0 }];
  // Until heads are counted nobody knows how many.
  if (rounds === 0) all.push({ code: "rounds", no: 0 });
  for (let no = 1; no <= rounds; no++) all.push({ code: "round", no });
  for (let left = cutOf(event); left > 1; left /= 2) all.push({ code: "cut", no: left });
  if (hasFinalTable(event)) all.push({ code: "final", no: 1 });
  return [...all, { code: "end", no: 0 }];
}

function here(view: EventView, all: readonly Bare[]): number {
  const { phase } = view.event;
  if (beforePlay(phase)) return 0;
  const last = view.rounds.filter(({ published }) => published).at(-1);
  if (phase === "cut_done" || (phase === "swiss_done" && all.at(-2)?.code === "round") || last === undefined)
    return last === undefined ? 0 : all.length - 1;
  const current = all.findIndex(({ code, no }) =>
    last.stage === "cut"
      ? code === "cut" && no === 2 * last.matches.length
      : last.stage === "final"
        ? code === "final"
        : code === "round" && no === last.no,
  );
  // Between rounds the one that was closed lies behind.
  return last.closed ? current + 1 : current;
}
