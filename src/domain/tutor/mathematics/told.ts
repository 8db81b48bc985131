import { root } from "../../language/stems.ts";
import { answerOf } from "../../mathematics/problem.ts";
import { isEqual, mixed, written } from "../../mathematics/rational.ts";
import type { Role } from "../../mathematics/reading/lexicon.ts";
import { type Reading, readTokens } from "../../mathematics/reading/read.ts";
import { pricesAmong } from "../../mathematics/reading/stories/rates/rates.ts";
import {
  hasRole,
  type NumberToken,
  numbersAmong,
  saying,
  type Token,
} from "../../mathematics/reading/tokens/token.ts";
import { type Figures, isGentle } from "../state.ts";
import { isGrave, isGuarded } from "../talk/own-life.ts";
import { type Answer, answer, mentions, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { writtenAs } from "../words/dictionary.ts";
import { talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";

/** In turns: so long a question may still be about them. */
const KEPT = 4;
const LONGEST = 40;
const LONGEST_QUESTION = 16;
const ASKS: readonly Role[] = ["how_many", "how_many_more", "age"];
const ASKED: readonly Role[] = ["change", "percent", "fraction", "total", "left", "missing"];
/** Something is done with what is counted: bought, shared, lost. */
const DEALS: readonly Role[] = ["cost", "pay", "buy", "gain", "lose", "each", "share", "recipe"];
const QUESTION: Token = { kind: "word", word: "", roles: ["how_many"] };

const recent = ({ state }: Turn): readonly Figures[] =>
  (state.figures ?? []).filter(({ turn }) => state.turn - turn <= KEPT);

/** "How much sugar", "so i have 6?": asked of what was told of before, read as one message with it. */
export function readTogether(turn: Turn): Reading | null {
  const { library, state, words } = turn;
  if (isGuarded(turn)) return null;
  const before = recent(turn);
  const lexicon = library.mathematics.words[state.language];
  const own = tokensIn(turn);
  const has = saying(own);
  const numbers = numbersAmong(own);
  if (
    before.length === 0 ||
    words.length > LONGEST_QUESTION ||
    own.some(({ kind }) => kind === "letter" || kind === "clock")
  )
    return null;
  const asks = has(...ASKS) || (has(...ASKED) && isAsking(turn));
  const [said, ...others] = numbers;
  const isClaim =
    !asks &&
    said !== undefined &&
    others.length === 0 &&
    said.isPercent !== true &&
    isAsking(turn) &&
    !has("what_is", "gain", "lose");
  // "And then I won 5": told on.
  const isOn = tellsOn(turn);
  if (!(asks || isClaim || isOn) || isOfElse(own, before)) return null;
  const end = isClaim ? [QUESTION] : own;
  const told = before.map(({ tokens }) => tokens);
  const prices = told.map(pricesAmong).findLast((tokens) => tokens.length > 0) ?? [];
  const readings = [...told.map((_, at) => told.slice(at).flat()), prices].filter(
    (tokens) => tokens.length > 0,
  );
  for (const tokens of readings) {
    const found = readTokens([...tokens, ...end], lexicon);
    if (found?.kind !== "problem" || found.problem.isUnsure === true || found.claimed !== undefined) continue;
    // What was not read whole says nothing against a number: "6 rows of 8, 9 are broken. Is it 39?"
    const isWhole = found.problem.told.length >= numbersAmong(told.flat()).length;
    if (isClaim && !isWhole && !isEqual(said.value, answerOf(found.problem))) continue;
    return isClaim ? { ...found, claimed: said.value } : found;
  }
  return null;
}

/** "And then I won 5", while a problem waits: it goes on. */
export function tellsOn(turn: Turn): boolean {
  const tokens = tokensIn(turn);
  const isWaiting = turn.state.waiting?.kind === "mathematics" && !isAsking(turn);
  return (
    isWaiting &&
    hasRole(tokens[0], "and") &&
    saying(tokens)("gain", "lose") &&
    numbersAmong(tokens).length === 1
  );
}

/** "How many bones": names what none of them counts. */
function isOfElse(own: readonly Token[], before: readonly Figures[]): boolean {
  const known = new Set(
    before.flatMap(({ tokens }) =>
      tokens.flatMap((token) => (token.kind === "word" ? [root(token.word)] : [])),
    ),
  );
  const named = own.filter(
    (token, at) =>
      token.kind === "word" &&
      token.roles.length === 0 &&
      !known.has(root(token.word)) &&
      (token.unit === undefined || own[at - 1]?.kind !== "number"),
  );
  // "We lost 5 to 2": where nothing is named, the question has to say what is done with them.
  const isNamed = before.some(({ tokens }) =>
    numbersAmong(tokens).some(({ noun, unit }) => noun !== undefined || unit !== undefined),
  );
  if (!isNamed && saying(own)(...ASKED, "how_many_more")) return named.length > 2;
  const [ask, next] = own.slice(own.findIndex((token) => hasRole(token, ...ASKS)));
  return named.length > 2 || (ask !== undefined && next !== undefined && named.includes(next));
}

/** Keeps the numbers that were told of, without a word that is in no list. */
export function withFigures(turn: Turn, found: Answer): Answer {
  const { library, state } = turn;
  const isHeavy =
    isGrave(turn) || isGuarded(turn) || library.phrases.statement[state.language].includes(found.text);
  if (isHeavy) {
    const { figures: _, ...others } = found.state;
    return { ...found, state: others };
  }
  const tokens = tokensIn(turn);
  const isTry = ["right", "wrong", "step", "way"].includes(found.act ?? "");
  const isTold = numbersAmong(tokens).length > 0 && tokens.length > 2 && tokens.length <= LONGEST && !isTry;
  const kept =
    isTold && !turn.isDelicate
      ? [...recent(turn), { turn: state.turn + 1, tokens: listed(turn, tokens) }]
      : recent(turn);
  // What was solved is over; a price holds on.
  const isSolved = found.act === "right";
  const { figures: _, ...others } = found.state;
  return {
    ...found,
    state:
      kept.length === 0
        ? others
        : {
            ...others,
            figures: kept
              .filter(({ tokens: each }) => !isSolved || pricesAmong(each).length > 0)
              .slice(-KEPT),
          },
  };
}

const listed = (turn: Turn, tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token): readonly Token[] => {
    const isKnown = (word: string) => writtenAs(turn.library, turn.state.language, word) !== null;
    if (token.kind === "number") {
      const { noun, ...others } = token;
      return [noun === undefined || token.unit !== undefined || isKnown(noun) ? token : others];
    }
    if (token.kind !== "word") return [];
    if (hasRole(token, ...ASKS, ...ASKED, "what_is")) return [];
    return token.roles.length > 0 || token.unit !== undefined || isKnown(token.word) ? [token] : [];
  });

/** "The recipe is for 12 but we need 24": the beginning of a problem, whose question comes later. */
export function noted(turn: Turn): Answer | null {
  const { isDelicate, library, state } = turn;
  if (isDelicate || isGentle(state) || isAsking(turn) || isGrave(turn) || isGuarded(turn)) return null;
  if (state.waiting?.kind === "mathematics" || state.waiting?.kind === "mathematics_choice") return null;
  const tokens = tokensIn(turn);
  // Who took what from whom may be more than a sum.
  if (mentions(turn, library.persons) && saying(tokens)("lose", "gain")) return null;
  const numbers = numbersAmong(tokens);
  const [first] = numbers;
  if (first === undefined || tokens.length > LONGEST) return null;
  const open = recent(turn).filter(({ tokens: before }) => saying(before)(...DEALS));
  const isGoods =
    numbers.some(({ form, noun, unit }) => unit !== undefined || (noun !== undefined && form === "whole")) ||
    saying(tokens)("recipe", "cost");
  const isBegun =
    isGoods &&
    saying(tokens)(...DEALS) &&
    !saying(tokens)("family", "told") &&
    (numbers.length > 1 || saying(tokens)("cost", "each", "recipe"));
  const isOn = open.length > 0 && (isGoods || saying(tokens)("pay"));
  if (!isBegun && !isOn) return null;
  const all = [...open.map(({ tokens: before }) => before), tokens];
  const list = all.flatMap((each) => numbersAmong(each).map((number) => saidOf(each, number))).join(", ");
  return answer(turn, [talk(turn, "noted", { list })], null, { act: "noted" });
}

/** As the child said it: "9 ladybugs", "1/2 cup". */
function saidOf(tokens: readonly Token[], token: NumberToken): string {
  const at = tokens.indexOf(token);
  const name = tokens
    .slice(at + 1, at + 3)
    .find((each) => each.kind === "word" && (each.unit !== undefined || each.word === token.noun));
  const isNear = name?.kind === "word" && (token.noun === name.word || token.unit === name.unit);
  return `${mixed(token.value) ?? written(token.value, token.form)}${token.isPercent === true ? "%" : ""}${isNear ? ` ${name.word}` : ""}`;
}
