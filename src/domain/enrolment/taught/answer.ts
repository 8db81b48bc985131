import { sentencesKept } from "#domain/language/text.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { fill, type Placeholders } from "../assistant/facts.ts";
import type { Bilingual, Topic } from "../assistant/knowledge.ts";

/** A text that may be there in one language only. */
export type EitherLanguage = { readonly en: string | null; readonly es: string | null };

/** What staff wrote for questions that the assistant did not know. */
export type TaughtContent = {
  /** The question in short: what is shown of it, and one of the ways to ask it. */
  readonly question: EitherLanguage;
  readonly answer: EitherLanguage;
  /** How families ask it. */
  readonly phrasings: { readonly en: readonly string[]; readonly es: readonly string[] };
};
export type TaughtAnswer = { readonly id: string; readonly content: TaughtContent };

/** What stands before an answer in the language that is not the reader's. */
export type OnlyIn = Bilingual;

/** Every way to ask it, in one language. */
export function waysToAsk({ question, phrasings }: TaughtContent, language: Language): readonly string[] {
  const asked = question[language];
  return [...(asked === null ? [] : [asked]), ...phrasings[language]];
}

/** What is said in a language: the answer in it, else the other one, called what it is. */
export function saidIn({ answer }: TaughtContent, language: Language, onlyIn: OnlyIn): string {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  return answer[language] ?? `${onlyIn[language]} ${answer[other] ?? ""}`;
}

/** The question in each language: where it is missing, in the other one. */
export function askedIn(content: TaughtContent): Bilingual {
  const [first = ""] = LANGUAGES.flatMap((language) => waysToAsk(content, language));
  const { en, es } = content.question;
  return { en: en ?? es ?? first, es: es ?? en ?? first };
}

/** A taught answer as a fact of the assistant's knowledge. */
export function factOf({ id, content }: TaughtAnswer, subject: readonly string[], onlyIn: OnlyIn): Topic {
  return {
    id,
    question: askedIn(content),
    answer: { en: saidIn(content, "en", onlyIn), es: saidIn(content, "es", onlyIn) },
    subject,
    examples: { en: waysToAsk(content, "en").join("\n"), es: waysToAsk(content, "es").join("\n") },
  };
}

/** What is taught in a language, as a language model is given it to read. */
export function taughtBriefing(
  answers: readonly TaughtAnswer[],
  language: Language,
  figures: Placeholders,
): readonly string[] {
  return answers.flatMap(({ id, content }) => {
    const text = content.answer[language];
    return text === null ? [] : [`[${id}] ${askedIn(content)[language]}\n${fill(text, figures)}`];
  });
}

/** The sentences of the answer in one language. */
export const sentencesOf = ({ answer }: TaughtContent, language: Language): readonly string[] =>
  sentencesKept(answer[language] ?? "");
