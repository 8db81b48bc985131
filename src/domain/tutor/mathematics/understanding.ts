import { LANGUAGES, type Language } from "../../locale/language.ts";
import { type Reading, readProblem } from "../../mathematics/reading/read.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { hasRole, saying } from "../../mathematics/reading/tokens/token.ts";
import { tokensOf } from "../../mathematics/reading/tokens/tokens.ts";
import { lastOf } from "../knowledge/passage.ts";
import { commands, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { says } from "../words.ts";
import { type Alike, readAlike } from "./alike.ts";
import { readWithClaim } from "./claims.ts";
import type { Concept } from "./library.ts";
import { tokensIn } from "./tokens.ts";
import { readTogether } from "./told.ts";

export type Found = Reading | Alike | { readonly kind: "concept"; readonly concept: Concept };

/** The child's own language first, then the others. */
export const languagesOf = ({ state }: Turn) => [
  state.language,
  ...LANGUAGES.filter((each) => each !== state.language),
];

/** What in a message is mathematics: a problem, or a word of it that is asked about. */
export function understand(turn: Turn): Found | null {
  const { library, message } = turn;
  const alike = readAlike(turn);
  if (alike !== null) return alike;
  for (const language of languagesOf(turn)) {
    const lexicon = library.mathematics.words[language];
    const found = readWithClaim(turn, lexicon) ?? readProblem(message, lexicon);
    if (found?.kind === "unread" && found.of === "shape") return ofShapeToldOf(turn, language) ?? found;
    if (found !== null) return language === turn.state.language ? found : inOther(turn, language, found);
  }
  const together = readTogether(turn);
  if (together !== null) return together;
  const concept = conceptIn(turn);
  return concept === null ? null : { kind: "concept", concept };
}

/** A story that only the other language could read, with most of its words unknown there. */
function inOther(turn: Turn, language: Language, found: Reading): Reading {
  const unknown = strangers(tokensOf(turn.message, turn.library.mathematics.words[language]));
  return found.kind === "problem" && found.problem.told.length > 0 && unknown > MOST_UNKNOWN
    ? { ...found, problem: { ...found.problem, isUnsure: true } }
    : found;
}
const MOST_UNKNOWN = 3;

/** "So if the base is 9 and the height 6", once the area of a triangle was told of: what was told says what is asked. */
function ofShapeToldOf(turn: Turn, language: Language): Reading | null {
  const words = turn.library.mathematics.words[language];
  const about = lastOf(turn)?.names ?? [];
  const readings = about.map((name) => readProblem(`${name}: ${turn.message}`, words));
  return readings.find((each) => each?.kind === "problem") ?? null;
}

/** As the listed phrases say it. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  whats: ["what", "is"],
  wats: ["what", "is"],
  hows: ["how", "is"],
};

function conceptIn(turn: Turn): Concept | null {
  const { library } = turn;
  const words = turn.words.flatMap((word) => SHORT[word] ?? [word]);
  if (
    words.length > 10 ||
    !(
      isAsking(turn) ||
      commands(turn, "lost") ||
      commands(turn, "teach") ||
      commands(turn, "unsure") ||
      words.length <= 3
    )
  )
    return null;
  const concepts = Object.values(library.mathematics.concepts);
  return (
    concepts.find(({ asks }) =>
      LANGUAGES.some((language) => asks[language].some((phrase) => says(words, phrase))),
    ) ?? null
  );
}

export const saysNumber = (turn: Turn): boolean => tokensIn(turn).some((token) => token.kind === "number");

/** What a child wants of the problem at hand; null where the message is about something else. */
export type Wish = "why" | "other_way" | "remember" | "show" | "hint" | "back";

/** Around one of these stands little else: "why do you split it", not "why do cats purr". */
const MOST_STRANGERS = 1;
const LONGEST_WISH = 9;

export function wishIn(turn: Turn): Wish | null {
  const { library, message, words } = turn;
  if (words.length > LONGEST_WISH) return null;
  for (const language of languagesOf(turn)) {
    const tokens = tokensOf(message, library.mathematics.words[language]);
    const has = saying(tokens);
    if (strangers(tokens) > MOST_STRANGERS || has("family")) continue;
    const numbers = tokens.filter((token) => token.kind === "number").length;
    if (has("another_way")) return "other_way";
    if (has("remember")) return "remember";
    // "Why do cats have whiskers" is no why of the problem: it names what no problem speaks of.
    const isOfProblem = numbers > 0 || strangers(tokens) === 0;
    if (
      isOfProblem &&
      (hasRole(
        tokens.find((token) => !hasRole(token, "around", "and", "no") || hasRole(token, "why")),
        "why",
      ) ||
        (has("explain") && has("why")))
    )
      return "why";
    if (numbers > 0) continue;
    if (has("tell") && strangers(tokens) === 0) return "show";
    if ((has("explain") || has("unsure") || has("hint")) && strangers(tokens) === 0) return "hint";
    if (has("back") && strangers(tokens) === 0 && words.length <= 5) return "back";
  }
  return explainsAgain(turn) ? "hint" : null;
}

/** "Explain it again, but easier": what is easier is the explaining, and the problem stays. */
function explainsAgain(turn: Turn): boolean {
  const { library, message } = turn;
  const isEasier = commands(turn, "easier") || commands(turn, "simpler") || commands(turn, "again");
  return (
    isEasier &&
    languagesOf(turn).some((language) => {
      const tokens = tokensOf(message, library.mathematics.words[language]);
      return (
        saying(tokens)("explain") &&
        !tokens.some((token) => token.kind === "number" || hasRole(token, "another_way"))
      );
    })
  );
}
