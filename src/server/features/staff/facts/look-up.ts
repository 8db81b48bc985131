import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import type { SentenceFault } from "#domain/enrolment/taught/faults.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import type { School, Subject } from "#domain/site/school.ts";

/** What can be decided: its name and where it is listed, and what is said until then. */
export type UndecidedArea = { readonly subject: Subject; readonly name: Bilingual; readonly said: Bilingual };

/** What the assistant says in a school. */
export type FactLookUp = {
  areas(school: School): ReadonlyMap<string, UndecidedArea>;
  changed(
    before: School,
    after: School,
  ): readonly { readonly question: Bilingual; readonly text: Bilingual }[];
  silenced(taught: readonly TaughtAnswer[], before: School, after: School): readonly Bilingual[];
  faultsOf(text: Bilingual, school: School): readonly SentenceFault[];
};
