import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import type { SentenceFault } from "#domain/enrolment/taught/faults.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";

/** What the assistant says in a school. */
export type FactLookUp = {
  areas(school: School): ReadonlyMap<string, Bilingual>;
  changed(
    before: School,
    after: School,
  ): readonly { readonly question: Bilingual; readonly text: Bilingual }[];
  silenced(taught: readonly TaughtAnswer[], before: School, after: School): readonly Bilingual[];
  faultsOf(text: Bilingual, school: School): readonly SentenceFault[];
};
