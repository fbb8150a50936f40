// Lists that players put together, such as decks and teams: how many there are of each card in each section.
import type { ListExchange, Lists, ListSection } from "../wire";

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where a table is opened at which a list can be played. */
export const tableFor = (game: string, { mode }: Pick<Lists, "mode">): string =>
  `/new/${game}${mode === "" ? "" : `?mode=${mode}`}`;

export const countOf = (counts: Counts, section: string, card: string): number =>
  counts[section]?.[card] ?? 0;

/** How many there are of a card in the whole list. */
export const copiesOf = (counts: Counts, card: string): number =>
  Object.values(counts).reduce((sum, cards) => sum + (cards[card] ?? 0), 0);

export const total = (counts: Counts, section: string): number =>
  Object.values(counts[section] ?? {}).reduce((sum, count) => sum + count, 0);

/** The counts with some more of a card, or fewer; there are never fewer than none. */
export function changed(counts: Counts, section: string, card: string, by: number): Counts {
  const { [card]: before = 0, ...others } = counts[section] ?? {};
  const after = Math.max(0, before + by);
  return { ...counts, [section]: after === 0 ? others : { ...others, [card]: after } };
}

/** One of a card changes places. */
export function moved(counts: Counts, card: string, from: string, to: string): Counts {
  return countOf(counts, from, card) === 0 ? counts : changed(changed(counts, from, card, -1), to, card, 1);
}

/** Only some sections of a list, without cards of which there are none. */
export function only(counts: Counts, sections: readonly string[]): Counts {
  return Object.fromEntries(
    sections.map((section) => [
      section,
      Object.fromEntries(Object.entries(counts[section] ?? {}).filter(([, count]) => count > 0)),
    ]),
  );
}

/** Whether there is a card of the pool in a list at all. */
export const knowsAny = (counts: Counts, pool: Lists["pool"]): boolean =>
  Object.values(counts).some((cards) => Object.keys(cards).some((card) => card in pool));

/** Whether two lists have the same cards. */
export function same(one: Counts, other: Counts): boolean {
  const plain = (counts: Counts): string[] =>
    Object.entries(counts)
      .flatMap(([section, cards]) =>
        Object.entries(cards).flatMap(([card, count]) => (count > 0 ? [`${section} ${card} ${count}`] : [])),
      )
      .sort();
  return String(plain(one)) === String(plain(other));
}

/** The cards of a section in the order of the pool, unknown ones last. */
export function inOrder(
  counts: Counts,
  section: string,
  order: ReadonlyMap<string, number>,
): [string, number][] {
  const place = (card: string): number => order.get(card) ?? order.size;
  return Object.entries(counts[section] ?? {}).sort(([one], [other]) => place(one) - place(other));
}

/** Whether a section has as many cards as it must have. */
export function fits(section: ListSection, count: number): boolean {
  return (count === 0 && section.may_be_empty) || (count >= section.low && count <= section.high);
}

/** What is played and what waits, after the cards that a list says were exchanged have changed places. */
export function afterExchange(counts: Counts, exchange: ListExchange): Counts {
  const { inside, outside, out, into } = exchange;
  let now: Counts = { [inside]: counts[inside] ?? {}, [outside]: counts[outside] ?? {} };
  for (const [card, count] of Object.entries(counts[out] ?? {}))
    now = changed(changed(now, inside, card, -count), outside, card, count);
  for (const [card, count] of Object.entries(counts[into] ?? {}))
    now = changed(changed(now, outside, card, -count), inside, card, count);
  return now;
}

/** One more of a card goes out (-1) or comes in (1); what goes and comes back was never exchanged. */
export function exchangeOne(counts: Counts, exchange: ListExchange, card: string, by: 1 | -1): Counts {
  const moved = countOf(counts, exchange.into, card) - countOf(counts, exchange.out, card) + by;
  const others = (section: string): Record<string, number> => {
    const { [card]: _, ...rest } = counts[section] ?? {};
    return rest;
  };
  return {
    ...counts,
    [exchange.out]: moved < 0 ? { ...others(exchange.out), [card]: -moved } : others(exchange.out),
    [exchange.into]: moved > 0 ? { ...others(exchange.into), [card]: moved } : others(exchange.into),
  };
}
