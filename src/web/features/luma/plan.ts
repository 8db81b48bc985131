import { starterPacks } from "#content/packs/starter-packs.ts";
import { type AssignedPack, packIn } from "#domain/curriculum/starter-pack.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";

/**
 * The pack in the language of the page: one of ours is shown in the language chosen now, whichever it was assigned in;
 * any other as it came.
 */
export function packFor(assigned: AssignedPack, language: Language): AssignedPack {
  const ours = starterPacks.find(
    (pack) =>
      pack.theme === assigned.theme && LANGUAGES.some((each) => packIn(pack, each).title === assigned.title),
  );
  return ours === undefined ? assigned : packIn(ours, language);
}
