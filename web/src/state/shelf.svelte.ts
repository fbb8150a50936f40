// The games that can be played here, as they stand on the shelf: how they are called and what is declared about them.
import { capital, gameWord, loadGameWords } from "../i18n/games";
import type { Terms } from "../lib/event";
import { once } from "../net/api";
import type { GameInfo, GameLine, Games, GameTournament } from "../wire";
import { settings, type Language } from "./settings.svelte";
import { attempt } from "./toasts.svelte";

/** Of a game that has not been fetched, or is not installed any more. */
const UNKNOWN: GameTournament = { formats: ["swiss"], lists: false, sides: [], usual: {} };

class Shelf {
  games = $state.raw<readonly GameLine[]>([]);
  /** what an event begins with, in every game; null until they are fetched */
  settings = $state.raw<Terms | null>(null);
  /** what events can be, by mode and format */
  plans = $state.raw<Games["plans"]>({});
  infos = $state.raw<Readonly<Record<string, GameInfo>>>({});

  /** Fetch the games, and then what is declared about each; one that cannot be read is left out of the latter. */
  async load(): Promise<void> {
    const { games, settings, plans } = await once<Games>("/api/games");
    this.games = games;
    this.settings = settings as Terms;
    this.plans = plans;
    await Promise.all(
      this.games.map(async ({ id }) => {
        const info = await once<GameInfo>(`/api/games/${id}`).catch(() => null);
        if (info !== null) this.infos = { ...this.infos, [id]: info };
      }),
    );
  }

  /** As long as a page is open: the games, called as the language calls them. */
  open(): void {
    void attempt(() => this.load());
    $effect(() => void this.speak(settings.language));
  }

  /** Fetch how the games are called in a language. */
  async speak(language: Language): Promise<void> {
    await Promise.all(this.games.map(({ id }) => loadGameWords(id, language)));
  }

  /** Games with a guided turn stand in front, then the short ones. */
  get inOrder(): readonly GameLine[] {
    return [...this.games].sort(
      (one, other) => Number(other.lesson) - Number(one.lesson) || one.minutes - other.minutes,
    );
  }

  /** Whether there is a guided turn. */
  teaches(game: string): boolean {
    return this.games.find(({ id }) => id === game)?.lesson ?? false;
  }

  /** The levels at which the house plays a game, the weakest first. */
  levelsOf(game: string): readonly string[] {
    return this.games.find(({ id }) => id === game)?.levels ?? [];
  }

  /** The games of which there are tournaments. */
  get competitive(): readonly GameLine[] {
    return this.inOrder.filter(({ tournament }) => tournament !== null);
  }

  /** What a tournament takes over from its game. */
  tournamentOf(game: string): GameTournament {
    return this.games.find(({ id }) => id === game)?.tournament ?? UNKNOWN;
  }

  nameOf(game: string): string {
    return gameWord(game, "game") ?? this.games.find(({ id }) => id === game)?.name ?? capital(game);
  }

  aboutOf(game: string): string {
    return gameWord(game, "game.about") ?? this.games.find(({ id }) => id === game)?.about ?? "";
  }

  seatOf(game: string, seat: string): string {
    return gameWord(game, `seat-${seat}`) ?? capital(seat);
  }
}

export const shelf = new Shelf();
