import { createStore } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { type Celebration, NOTHING, overlayOf, together } from "#domain/rewards/celebration.ts";
import { type GameEvent, playAll } from "#domain/rewards/play.ts";
import { dayOf, readGame } from "#domain/rewards/read.ts";
import { type GameState, goalsOf, newGame, type RewardTexts } from "#domain/rewards/state.ts";
import { laterDay, localDay } from "#domain/rewards/streak.ts";
import { isRecord, keptRecord } from "../../platform/record.ts";

/** §9 "Local storage keys: one for game state and one for the daily-goals date." */
export const GAME_KEY = "ceiba.game";
export const GOALS_KEY = "ceiba.game.goals-day";
/** Raised when the form of what is kept changes. */
const VERSION = 1;
/** As many as there are children on a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/** What the keeper needs of its device. */
export type Device = {
  /** Never throws; what it cannot keep it forgets. */
  readonly storage: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Minutes east of UTC at that time. */
  readonly zone: (at: number) => number;
};

type Kept = {
  /** Whose game it is: a learner's id on this device. */
  readonly learner: string;
  readonly game: GameState;
  /** Where the last activity was, in minutes east of UTC, and the latest day of any (decision 092). */
  readonly zone: number | null;
  readonly furthest: string | null;
};

/** A celebration on its way to the screen. */
type Shown = { readonly id: number; readonly learner: string; readonly what: Celebration };

type Keeper = {
  /** The one last played first. */
  readonly games: readonly Kept[];
  /** The local day that the daily goals are of; null before the first. */
  readonly goalsDay: string | null;
  readonly shown: Shown | null;
  /** Everything that came while a celebration was on the screen, as one (decision 093). */
  readonly waiting: Shown | null;
};
type Persisted = { readonly games: readonly unknown[] };

const EMPTY: Keeper = { games: [], goalsDay: null, shown: null, waiting: null };

/** Keeps the games of a device's children, in its storage and nowhere else, and the celebrations still to be shown. */
export function gameKeeper({ storage, now, zone }: Device, texts: RewardTexts) {
  const disk = careful(storage);
  const store = createStore<Keeper>()(
    persist(() => EMPTY, {
      name: GAME_KEY,
      version: VERSION,
      storage: disk,
      partialize: ({ games }): Persisted => ({ games }),
      // There is no older form yet; of a newer one, from before an update was taken back, what is readable is read.
      migrate: (saved) => saved as Persisted,
      merge: (saved, current) => ({
        ...current,
        games: isRecord(saved) ? readGames(saved.games, texts) : current.games,
        goalsDay: dayOf(storage.get(GOALS_KEY)) ?? current.goalsDay,
      }),
    }),
  );
  let lastId = 0;

  /** The newest state: another tab may have written since. */
  const newest = () => {
    store.persist.rehydrate();
    return store.getState();
  };

  const today = () => localDay(now(), zone(now()));

  /** New goals for everyone when the day is another one. */
  const renewed = ({ games, goalsDay }: Keeper, day: string) =>
    games.map((kept) => ({ ...kept, game: goalsOf(kept.game, goalsDay, day, texts) }));

  const keep = (games: readonly Kept[], goalsDay: string) => {
    store.setState({ games: games.slice(0, KEPT_AT_MOST), goalsDay });
    storage.set(GOALS_KEY, goalsDay);
  };

  return {
    store,
    /** The local day here and now. */
    today,

    /** Everything that one step of a child gave: counted, kept, and celebrated together. */
    award(learner: string, events: readonly GameEvent[]): void {
      const state = newest();
      const [at, day] = [now(), today()];
      const games = renewed(state, day);
      const mine = games.find((each) => each.learner === learner) ?? begun(learner, texts);
      const dayThere = localDay(at, mine.zone ?? zone(at));
      const played = playAll(mine.game, events, { day, dayThere, furthest: mine.furthest }, texts);
      const after = {
        ...{ learner, game: played.state, zone: zone(at) },
        furthest: laterDay(mine.furthest, day),
      };
      keep([after, ...games.filter((each) => each.learner !== learner)], day);
      if (overlayOf(played.celebration) === null) return;
      lastId += 1;
      store.setState((before) => queued(before, { id: lastId, learner, what: played.celebration }));
    },

    /** A celebration was seen; what came meanwhile is shown next. */
    end(id: number): void {
      store.setState(({ shown, waiting }) =>
        shown?.id === id ? { shown: waiting, waiting: null } : { shown, waiting },
      );
    },

    /** Brings the goals up to today, for a page that only shows them. */
    refresh(): void {
      const state = newest();
      const day = today();
      if (state.games.length > 0 && state.goalsDay !== day) keep(renewed(state, day), day);
    },

    /** Another tab wrote to the storage, or emptied it. */
    hear(key: string | null, value: string | null): void {
      if (key !== null && key !== GAME_KEY) return;
      if (value === null) this.forget();
      else store.persist.rehydrate();
    },

    /** Nothing is left, here or on the device. */
    forget(): void {
      store.setState(EMPTY);
      store.persist.clearStorage();
      storage.remove(GOALS_KEY);
    },
  };
}

/** A celebration that only counts points gives way to the next; a greater one stays, and the next waits its turn. */
function queued({ shown, waiting }: Keeper, next: Shown): Pick<Keeper, "shown" | "waiting"> {
  if (shown === null || shown.learner !== next.learner || isSmall(shown.what)) {
    return { shown: next, waiting: null };
  }
  const sum = together(waiting?.what ?? NOTHING, next.what);
  return { shown, waiting: { ...next, what: sum } };
}

function isSmall(celebration: Celebration): boolean {
  const overlay = overlayOf(celebration);
  return overlay === null || overlay.kind === "points" || overlay.kind === "toast";
}

const begun = (learner: string, texts: RewardTexts): Kept => ({
  learner,
  game: newGame(texts),
  zone: null,
  furthest: null,
});

function readGames(saved: unknown, texts: RewardTexts): readonly Kept[] {
  if (!Array.isArray(saved)) return [];
  const games = new Map<string, Kept>();
  for (const each of saved) {
    // No more than are ever written: a list that somebody made long must not hold the page up.
    if (games.size === KEPT_AT_MOST) break;
    if (!isRecord(each)) continue;
    const { learner, game, zone, furthest } = each;
    if (typeof learner !== "string" || games.has(learner)) continue;
    const minutes = typeof zone === "number" && Math.abs(zone) <= 24 * 60 ? zone : null;
    games.set(learner, { learner, game: readGame(game, texts), zone: minutes, furthest: dayOf(furthest) });
  }
  return [...games.values()];
}

/** The device's storage for zustand. While the last writing did not last, memory is newer than what can be read. */
function careful(storage: Device["storage"]): PersistStorage<Persisted> {
  let isBehind = false;
  return {
    getItem(name) {
      if (isBehind) return null;
      const kept = keptRecord(storage.get(name));
      if (!isRecord(kept?.state)) return null;
      const state = { games: Array.isArray(kept.state.games) ? kept.state.games : [] };
      return { state, version: typeof kept.version === "number" ? kept.version : VERSION };
    },
    setItem(name, value) {
      const text = JSON.stringify(value);
      storage.set(name, text);
      isBehind = storage.get(name) !== text;
    },
    removeItem(name) {
      isBehind = false;
      storage.remove(name);
    },
  };
}
