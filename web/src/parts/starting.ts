// Being in a game at once.
import { ask, once } from "../net/api";
import { go } from "../state/route.svelte";
import { attempt } from "../state/toasts.svelte";
import type { GameInfo, PlayNow, PlaySomebody, TableInfo } from "../wire";

/** Begin a game as it is usually played, against bots of this name or those that usually sit there, and go there. */
export async function startNow(game: string, bot: string | null): Promise<void> {
  const wanted: PlayNow = bot === null ? { game } : { game, bot };
  await attempt(async () => go(`/tables/${(await ask<TableInfo>("POST", "/api/play-now", wanted)).id}`));
}

/** Play whoever wants the same game, or wait for them; goes to the table. */
export async function startWithSomebody(game: string): Promise<void> {
  const wanted: PlaySomebody = { game };
  await attempt(async () => go(`/tables/${(await ask<TableInfo>("POST", "/api/play-somebody", wanted)).id}`));
}

/** Whoever sits down where there is nothing to choose for oneself, such as a deck, is ready with that. */
export async function readyAtOnce(table: TableInfo): Promise<void> {
  const mine = table.seats.find((seat) => seat.you);
  const { options } = await once<GameInfo>(`/api/games/${table.game}`);
  if (mine === undefined || options.some((option) => option.seat === mine.seat)) return;
  await ask("PUT", `/api/tables/${table.id}/ready`, { ready: true });
}
