// Being in a game at once.
import { ask } from "../net/api";
import { go } from "../state/route.svelte";
import { shelf } from "../state/shelf.svelte";
import { attempt } from "../state/toasts.svelte";
import type { PlayNow, TableInfo } from "../wire";

/** Begin a game as it is usually played, against the best bots there are, and go there. */
export async function startNow(game: string): Promise<void> {
  const bot = shelf.strongestOf(game);
  const wanted: PlayNow = bot === undefined ? { game } : { game, bot };
  await attempt(async () => go(`/tables/${(await ask<TableInfo>("POST", "/api/play-now", wanted)).id}`));
}
