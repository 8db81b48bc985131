import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { rewards } from "#content/rewards/rewards.ts";
import { overlayOf } from "#domain/rewards/celebration.ts";
import type { GameEvent } from "#domain/rewards/play.ts";
import { type GameState, newGame } from "#domain/rewards/state.ts";
import { streakOn } from "#domain/rewards/streak.ts";
import { storage } from "../../platform/storage.ts";
import { gameKeeper } from "./game-keeper.ts";

/** Whose game it is when nobody has said a name. */
export const NOBODY = "device";

const keeper = gameKeeper(
  { storage, now: () => Date.now(), zone: (at) => -new Date(at).getTimezoneOffset() },
  rewards,
);
const NEW = newGame(rewards);

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (storageArea === localStorage) keeper.hear(key, newValue);
  });
}

/**
 * Everything that one step gave a child, told once: points, streak, goals, badges, and one celebration. It stays on this
 * device. A step of an adventure is an answer and a discovery by itself; no separate events for those.
 *
 * @param learner the child's id on this device (learner.ts), NOBODY when there is none
 */
export function award(learner: string, ...events: readonly GameEvent[]): void {
  keeper.award(learner, events);
}

/** A child's game, with today's goals, and the streak as it stands today: 0 is a fresh start, not a loss. */
export function useGame(learner: string): { readonly game: GameState; readonly streak: number } {
  useEffect(() => keeper.refresh(), []);
  const game = useStore(
    keeper.store,
    ({ games }) => games.find((each) => each.learner === learner)?.game ?? NEW,
  );
  return { game, streak: streakOn(game, keeper.today()) };
}

/** How many screens are being looked at that no celebration may cover. */
const holds = createStore(() => 0);

/** Celebrations wait as long as this screen is there: what was earned is counted all the same. */
export function useHold(): void {
  useEffect(() => {
    holds.setState((now) => now + 1, true);
    return () => holds.setState((now) => now - 1, true);
  }, []);
}

/** The celebration to be shown to a child now; null when there is none. End it with `endCelebration`. */
export function useCelebration(learner: string) {
  const isHeld = useStore(holds) > 0;
  const shown = useStore(keeper.store, (state) => (state.shown?.learner === learner ? state.shown : null));
  return isHeld ? null : shown;
}

/** Whether a big reward covers a child's screen; the guide never speaks behind one. A small one at the edge covers nothing. */
export function useIsCovered(learner: string): boolean {
  const shown = useCelebration(learner);
  const overlay = shown === null ? null : overlayOf(shown.what);
  return overlay !== null && "lead" in overlay;
}

export function endCelebration(id: number): void {
  keeper.end(id);
}

/** Forgets every child's game (clear-device.ts). */
export function forgetGames(): void {
  keeper.forget();
}
