import type { OpenQuestion, QuestionGroup, TaughtAnswerItem, TaughtInput } from "#contract/answers.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";

/** What is being written: an answer to a group of questions, to one that was taught, or to what comes to mind. */
export type Subject =
  | { readonly kind: "group"; readonly group: QuestionGroup }
  | { readonly kind: "taught"; readonly answer: TaughtAnswerItem }
  | { readonly kind: "new" };

/** An answer while it is written: each field as it stands in its box. */
export type DraftText = { readonly question: string; readonly answer: string; readonly ways: string };
export type Draft = Readonly<Record<Language, DraftText>>;

const EMPTY: DraftText = { question: "", answer: "", ways: "" };
export const EMPTY_DRAFT: Draft = { en: EMPTY, es: EMPTY };

/** Ways to ask that are taken over from a group. */
const MOST_WAYS = 8;

/** A draft for what families asked: their words as ways to ask, the middle one as the question. */
export function draftOf({ middle, questions }: QuestionGroup): Draft {
  const draft = { ...EMPTY_DRAFT };
  for (const language of LANGUAGES) {
    const asked = [middle, ...questions].filter((one) => one.language === language);
    const texts = [...new Set(asked.map(({ text }) => inOneLine(text)))];
    draft[language] = {
      ...EMPTY,
      question: texts[0] ?? "",
      ways: texts.slice(1, MOST_WAYS + 1).join("\n"),
    };
  }
  return draft;
}

export function draftOfAnswer({ content }: Pick<TaughtAnswerItem, "content">): Draft {
  const of = (language: Language): DraftText => ({
    question: content.question[language] ?? "",
    answer: content.answer[language] ?? "",
    ways: content.phrasings[language].join("\n"),
  });
  return { en: of("en"), es: of("es") };
}

/** What is sent: what was left empty is not there. */
export function inputOf(draft: Draft): TaughtInput {
  const ways = (language: Language) =>
    draft[language].ways
      .split("\n")
      .map(inOneLine)
      .filter((way) => way !== "");
  return {
    question: { en: draft.en.question, es: draft.es.question },
    answer: { en: draft.en.answer, es: draft.es.answer },
    phrasings: { en: ways("en"), es: ways("es") },
  };
}

/** The draft with one more way to ask. */
export function withWay(draft: Draft, { language, text }: OpenQuestion): Draft {
  const { ways } = draft[language];
  return {
    ...draft,
    [language]: { ...draft[language], ways: [ways.trim(), inOneLine(text)].filter(Boolean).join("\n") },
  };
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
