import { LANGUAGE_STORAGE_KEY } from "#domain/locale/language.ts";
import { forgetGames } from "./game.ts";
import { forgetLearners } from "./learner.ts";
import { storage, tabStorage } from "./storage.ts";

/** Ours all begin so; the language says nothing about anybody and stays. */
const OURS = "ceiba.";

/**
 * Forgets all that Ceiba keeps in this browser, whichever part keeps it: names, games, paths, practice. By the keys'
 * beginning, so that a part that comes later is not forgotten here.
 */
export function clearDevice(): void {
  forgetGames();
  forgetLearners();
  for (const place of [storage, tabStorage]) {
    for (const key of place.keys()) {
      if (key.startsWith(OURS) && key !== LANGUAGE_STORAGE_KEY) place.remove(key);
    }
  }
}
