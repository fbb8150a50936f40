// Asking the server. A refusal is thrown with its reason, in English and as a message.
import type { Code, Problem, Saying } from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: Code | "unreachable",
    reason: string,
    readonly status = 0,
    /** seconds after which it may be tried again, where the server says so */
    readonly wait = 0,
    /** the reason as a message; null where no server of ours has answered */
    readonly said: Saying | null = null,
    /** the field that is wrong, with those that it lies in; empty: none in particular */
    readonly about = "",
  ) {
    super(reason);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (typeof body === "string") request.body = body;
  else if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("unreachable", "");
  }
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  return (answer.headers.get("content-type") ?? "").includes("json")
    ? ((await answer.json()) as T)
    : ((await answer.text()) as T);
}

async function refusal(answer: Response): Promise<Refused> {
  const wait = Number(answer.headers.get("retry-after") ?? 0);
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refused(
    problem?.code ?? "unavailable",
    problem?.reason ?? answer.statusText,
    answer.status,
    wait,
    problem?.said ?? null,
    problem?.about,
  );
}

const kept = new Map<string, Promise<unknown>>();

/** Ask for something that does not change while the page is open, once. */
export function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (answer === undefined) {
    answer = ask<T>("GET", path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}
