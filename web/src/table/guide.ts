// What helps to read a game: its declarations, its cards, its names, and how its table is drawn.
import { faceOf, type GameFace } from "../games";
import { loadGameWords, Names } from "../i18n/games";
import { kindOf, type View, type ZoneSeen } from "../lib/view";
import { ask, once } from "../net/api";
import { settings } from "../state/settings.svelte";
import type { CardInfo, Cards, CounterInfo, GameInfo, TableInfo, ZoneInfo } from "../wire";

export interface Guide {
  readonly info: GameInfo;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly names: Names;
  readonly face: GameFace;
}

/** Of a game as it is today, or of a table, whose cards are those of its edition and may be of one's own. */
export async function guideOf(game: string, played?: Pick<TableInfo, "options" | "edition">): Promise<Guide> {
  const [info, { cards }, face] = await Promise.all([
    once<GameInfo>(`/api/games/${game}`),
    cardsOf(game, played?.options["cards"] ?? "none", played?.edition),
    faceOf(game),
    loadGameWords(game, settings.language),
  ]);
  const byKind = new Map(cards.map((card) => [card.id, card]));
  return { info, cards: byKind, names: new Names(game, byKind, info), face };
}

const cardsOf = (game: string, own: string | number | boolean, edition?: number): Promise<Cards> =>
  own === "none"
    ? once<Cards>(`/api/games/${game}/cards${edition === undefined ? "" : `?edition=${edition}`}`)
    : ask<Cards>("POST", `/api/games/${game}/cards`, { options: { cards: own }, edition });

export const cardInfo = (guide: Guide, card: string): CardInfo | undefined => guide.cards.get(kindOf(card));
export const zoneInfo = (guide: Guide, zone: string): ZoneInfo | undefined =>
  guide.info.zones.find((each) => each.name === zone);
/** The places of the viewer whose cards are held in the hand. */
export const handsOf = (guide: Guide, view: View): ZoneSeen[] =>
  view.zones.filter(
    (zone) => zone.owner !== null && zone.owner === view.seat && zoneInfo(guide, zone.zone)?.layout === "fan",
  );
export const counterInfo = (guide: Guide, name: string): CounterInfo | undefined =>
  guide.info.counters.find((each) => each.name === name);
