import { LANGUAGE_STORAGE_KEY } from "#domain/locale/language.ts";
import { api } from "../../platform/api.ts";
import { storage, tabStorage } from "../../platform/storage.ts";
import { forgetGames } from "./game.ts";
import { everybody, forgetLearners } from "./learner.ts";

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

/**
 * Takes back at the school what adults allowed on this device, for every child that it knows. The papers of a class are the
 * school's and stay. Throws when the school does not answer; asked again, it goes on with what is left.
 *
 * @param here the child who is here now
 */
export async function withdrawConsents(here: string | null): Promise<void> {
  const learners = new Set([...everybody().map(({ id }) => id), ...(here === null ? [] : [here])]);
  for (const learner of learners) {
    const headers = { "x-learner": learner };
    for (const { purpose, grantedBy } of await api("GET /api/consents", { headers })) {
      if (grantedBy === "adult") await api("DELETE /api/consents", { query: { purpose }, headers });
    }
  }
}
