import { reachIn } from "#domain/dialogue/contact.ts";
import { speaks } from "#domain/language/detect.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { type ClaimKind, factsAgree } from "../assistant/claims.ts";
import { type Catalogue, fill, type Placeholders } from "../assistant/facts.ts";
import { sentencesOf, type TaughtContent, waysToAsk } from "./answer.ts";

/** Why an answer may not be published. */
export const FAULTS = [
  /** It says something that the catalogue does not hold; `claim` says of what sort. */
  "claim",
  /** A sentence is in the other language. */
  "language",
  /** A mark that the catalogue does not fill. */
  "mark",
  /** Markup or a link: the chat shows plain text. */
  "markup",
  /** No answer in either language. */
  "no_answer",
  /** Nothing that a family would ask. */
  "no_question",
  /** A way to ask that holds a family's e-mail or phone number. */
  "personal",
] as const;
export type FaultKind = (typeof FAULTS)[number];
export type Fault = {
  readonly kind: FaultKind;
  readonly language: Language | null;
  /** The words that make it. */
  readonly text: string;
  readonly claim: ClaimKind | null;
};

/** What may be wrong with a sentence that families read. */
export const SENTENCE_FAULTS = [
  "claim",
  "language",
  "mark",
  "markup",
] as const satisfies readonly FaultKind[];
export type SentenceFault = Fault & { readonly kind: (typeof SENTENCE_FAULTS)[number] };

const MARK = /\{[^{}]*\}/g;

/** Checks what staff wrote as the words of a language model are checked: sentence by sentence, against the catalogue. */
export function faultsOf(
  content: TaughtContent,
  catalogue: Catalogue,
  figures: (language: Language) => Placeholders,
): readonly Fault[] {
  const { answer } = content;
  const whole = (kind: FaultKind): Fault => ({ kind, language: null, text: "", claim: null });
  return [
    ...(LANGUAGES.every((language) => answer[language] === null) ? [whole("no_answer")] : []),
    ...(LANGUAGES.every((language) => waysToAsk(content, language).length === 0)
      ? [whole("no_question")]
      : []),
    ...LANGUAGES.flatMap((language) => [
      ...waysToAsk(content, language).flatMap((text): Fault[] => {
        const { email, phone, cardNumber } = reachIn(text);
        return email === null && phone === null && !cardNumber
          ? []
          : [{ kind: "personal", language, text, claim: null }];
      }),
      ...sentencesOf(content, language).flatMap((sentence) =>
        faultsOfSentence(fill(sentence, figures(language)).trim(), language, catalogue),
      ),
    ]),
  ];
}

/** Checks a sentence as it is read. */
export function faultsOfSentence(
  text: string,
  language: Language,
  catalogue: Catalogue,
): readonly SentenceFault[] {
  const fault = (kind: SentenceFault["kind"], words: string): SentenceFault => ({
    ...{ kind, language, text: words, claim: null },
  });
  return [
    ...factsAgree(text, catalogue, language).map(
      ({ kind, text: words }): SentenceFault => ({ kind: "claim", language, text: words, claim: kind }),
    ),
    ...(speaks(text, language) ? [] : [fault("language", text)]),
    ...[...text.matchAll(MARK)].map(([mark]) => fault("mark", mark)),
    ...(/[<>]|https?:/.test(text) ? [fault("markup", text)] : []),
  ];
}
