import { decidedFacts } from "#domain/enrolment/assistant/decided.ts";
import { fill } from "#domain/enrolment/assistant/facts.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import { askedIn } from "#domain/enrolment/taught/answer.ts";
import type { Bilingual, Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { contents, decidedSo, faultsIn, isSo, preparedAnswerer } from "./embedded.ts";
import { undecidedName } from "./undecided-names.ts";

type Said = { readonly question: Bilingual; readonly text: Bilingual };

/** What the assistant says of each fact of its knowledge, in a school. */
function sayings(school: School): ReadonlyMap<string, Said> {
  const answerer = preparedAnswerer(school);
  const { topics, outside } = contents().school;
  const state = { paymentsOpen: true, phonePublished: school.phone !== null };
  const said = (id: string): [string, Said][] => {
    const fact = answerer.fact(id);
    if (fact === undefined) return [];
    const text = (language: Language) =>
      answerer.tell(fact, { message: fact.question[language], language, topic: null }, state).text;
    return [[id, { question: fact.question, text: { en: text("en"), es: text("es") } }]];
  };
  return new Map([...topics, ...outside].flatMap(({ id }) => said(id)));
}

/** What the desk of facts needs of the assistant. */
export const factLookUp = {
  /** Which areas can be decided, and what is said of them until then. */
  areas(school: School) {
    const { figures } = preparedAnswerer(school);
    const said = (lead: Bilingual) => ({
      en: fill(lead.en, figures("en")),
      es: fill(lead.es, figures("es")),
    });
    return new Map(
      contents().school.outside.flatMap(({ id, lead, byPerson = false }) =>
        lead === undefined || byPerson ? [] : [[id, { ...undecidedName(id), said: said(lead) }] as const],
      ),
    );
  },

  /** The answers that are otherwise in another school, as they are there. */
  changed(before: School, after: School): readonly Said[] {
    const was = sayings(before);
    return [...sayings(after)].flatMap(([id, said]) => {
      const { text } = was.get(id) ?? { text: null };
      return text?.en === said.text.en && text.es === said.text.es ? [] : [said];
    });
  },

  /** What staff taught or decided that is so in one school and no longer in another. */
  silenced(taught: readonly TaughtAnswer[], before: School, after: School): readonly Bilingual[] {
    const still = decidedSo({ ...after, decided: before.decided });
    const gone = Object.entries(decidedSo(before)).filter(([area]) => !(area in still));
    return [
      ...taught
        .filter(({ content }) => isSo(content, before) && !isSo(content, after))
        .map(({ content }) => askedIn(content)),
      ...decidedFacts(contents().school, Object.fromEntries(gone)).map(({ question }) => question),
    ];
  },

  faultsOf: faultsIn,
};
