// The teams that come with the game, for their pictures: who is in each, the Boss first.
import { once } from "../../net/api";
import type { CardInfo, Lists } from "../../wire";

export type Teams = Readonly<Record<string, readonly string[]>>;

/** The figures of a team that is written with a line for each: `2 Senko`. */
export function figuresIn(text: string, cards: ReadonlyMap<string, CardInfo>): string[] {
  const ids = new Map([...cards.values()].map(({ id, title }) => [title, id]));
  return text.split("\n").flatMap((line) => {
    const [, count, title = ""] = /^(\d+) (.+)$/.exec(line) ?? [];
    const id = ids.get(title);
    return id === undefined ? [] : new Array<string>(Number(count)).fill(id);
  });
}

export async function readyMade(cards: ReadonlyMap<string, CardInfo>): Promise<Teams> {
  const { ready_made } = await once<Lists>("/api/games/cat_battles/lists");
  return Object.fromEntries(ready_made.map(({ value, text }) => [value, figuresIn(text, cards)]));
}
