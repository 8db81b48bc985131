import { starterPacks } from "#content/packs/starter-packs.ts";
import { type AssignedPack, packIn, type StarterPack } from "#domain/learner/curriculum/starter-pack.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";

/** The one of our packs that was assigned; undefined for any other. */
export function ourPack(assigned: AssignedPack): StarterPack | undefined {
  return starterPacks.find(
    (pack) =>
      pack.theme === assigned.theme && LANGUAGES.some((each) => packIn(pack, each).title === assigned.title),
  );
}

/**
 * The pack in the language of the page: one of ours is shown in the language chosen now, whichever it was assigned in;
 * any other as it came.
 */
export function packFor(assigned: AssignedPack, language: Language): AssignedPack {
  const ours = ourPack(assigned);
  return ours === undefined ? assigned : packIn(ours, language);
}
