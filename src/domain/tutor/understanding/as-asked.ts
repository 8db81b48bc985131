import { stemIn } from "../../language/stems.ts";
import { sentences } from "../../language/text.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
import { indexOf } from "../knowledge/index.ts";
import { lastOf, tellPart } from "../knowledge/passage.ts";
import type { TutorLibrary } from "../library.ts";
import type { TutorState } from "../state.ts";
import { type Answer, say, type Turn } from "../turn.ts";
import { plain, wordsOf } from "../words.ts";

/** "How many does Jupiter have": what is counted was named in the question before. */
const UNCOUNTED: Readonly<Record<Language, RegExp>> = {
  en: /\bhow many (?=(?:does|do|did|has|have|are)\b)/iu,
  es: /\bcu[aá]nt[oa]s (?=(?:tiene|tienen|ten[ií]a|hay|son)\b)/iu,
};

/** The message with what is counted in its place, where the question before names it. */
export function withCounted(library: TutorLibrary, state: TutorState, message: string): string {
  const { language, question } = state;
  if (question === undefined || !UNCOUNTED[language].test(message)) return message;
  const { stop, subjects } = indexOf(library.knowledge, language);
  const named = new Set(wordsOf(message).map((word) => stemIn(language, word)));
  const isThing = (word: string) => subjects.has(stemIn(language, word));
  const many = question.filter((word) => word.endsWith("s") && !stop.has(word) && isThing(word));
  const counted = many.findLast((word) => !named.has(stemIn(language, word)));
  return counted === undefined
    ? message
    : message.replace(UNCOUNTED[language], (said) => `${said}${counted} `);
}

/** "In one line", "en pocas palabras": how long the answer should be, and nothing that is asked of. */
export function withoutBrief(
  library: TutorLibrary,
  message: string,
): { readonly message: string; readonly isBrief: boolean } {
  const { in_brief } = library.commands;
  for (const cue of LANGUAGES.flatMap((language) => in_brief[language])) {
    const at = plain(message).indexOf(` ${cue}`);
    const rest = at < 0 ? "" : `${message.slice(0, at)}${message.slice(at + cue.length + 1)}`.trim();
    if (at > 0 && plain(message).length === message.length && wordsOf(rest).length > 1)
      return { message: rest, isBrief: true };
  }
  return { message, isBrief: false };
}

/** In words: so short a sentence says too little by itself. */
const SHORT = 9;

/** Only the first sentence of what was told, where no more was wished for. */
export function inBrief(turn: Turn, found: Answer): Answer {
  if (turn.isBrief !== true || found.act !== "told") return found;
  const all = sentences(found.text);
  const [first = found.text, second = ""] = all;
  const text = wordsOf(first).length < SHORT ? `${first} ${second}`.trim() : first;
  return { ...found, text };
}

/** "And in Spanish?": what was told last, in the other language. */
export function toldIn(turn: Turn, before: Language): Answer | null {
  const passage = turn.state.language === before ? null : lastOf(turn);
  if (passage === null) return null;
  const told = tellPart(turn, passage, Math.min(turn.state.last?.at ?? 0, passage.parts.length - 1));
  return { ...told, text: `${say(turn, "told_in")} ${told.text}` };
}
