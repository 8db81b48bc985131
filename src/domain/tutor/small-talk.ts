import type { SmallTalk } from "./library.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "./turn.ts";
import { inTurn, says } from "./words.ts";

/** What is still waited for after an aside. */
const PATIENT: readonly Waiting["kind"][] = [
  "story",
  "story_choice",
  "sum",
  "fraction",
  "counting",
  "spelling",
  "letter",
  "alike",
];

/** What waits while a child says something beside it; null when nothing does. */
export function stillWaiting({ state: { waiting } }: Turn): Waiting | null {
  return waiting !== null && PATIENT.includes(waiting.kind) ? waiting : null;
}

/** Longer messages tell more than the good news they begin with, and what else they tell may be no good news. */
const MAX_WORDS_OF_GOOD_NEWS = 8;

/** Greetings, feelings, who the tutor is: what is no question about the world. */
export function smallTalk(turn: Turn): Answer | null {
  return replied(turn, recognised(turn));
}

/**
 * A birthday, a win, something made: what children tell gladly.
 *
 * @param yields whether to answer what yields to a topic, or what comes before it
 */
export function goodNews(turn: Turn, yields: boolean): Answer | null {
  const { library, words } = turn;
  if (words.length > MAX_WORDS_OF_GOOD_NEWS) return null;
  return replied(
    turn,
    library.goodNews.find((each) => (each.yields ?? false) === yields && isSaid(each, words)),
  );
}

export const isSmallTalk = (turn: Turn): boolean => recognised(turn) !== undefined;

function replied(turn: Turn, found: SmallTalk | undefined): Answer | null {
  const { state } = turn;
  if (found === undefined) return null;
  const offer = found.offers === undefined ? null : ({ kind: "offer", what: found.offers } as const);
  const kept = found.isAside ? stillWaiting(turn) : null;
  return answer(turn, [inTurn(found.replies[state.language], state.turn) ?? ""], offer ?? kept);
}

/** Whether small talk ends what was going on: a feeling or a farewell does, "thanks" does not. */
export function interrupts(turn: Turn): boolean {
  const found = recognised(turn);
  return found !== undefined && found.isAside !== true;
}

function recognised({ library, words }: Turn): SmallTalk | undefined {
  return library.smallTalk.find((each) => isSaid(each, words));
}

function isSaid({ cues }: SmallTalk, words: readonly string[]): boolean {
  return [...cues.en, ...cues.es].some((phrase) => says(words, phrase));
}

export function tellJoke(turn: Turn): Answer {
  const { jokes } = turn.library;
  const fresh = jokes.findIndex((_, at) => !turn.state.told.includes(`joke-${at}`));
  const at = fresh >= 0 ? fresh : turn.state.turn % jokes.length;
  const joke = jokes[at];
  if (joke === undefined) return answer(turn, [say(turn, "joke_none")], { kind: "own_joke", part: "whole" });
  return answer(turn, [inLanguage(turn, joke.question)], { kind: "joke", at }, { told: `joke-${at}` });
}

/** Whatever the child guesses, the joke ends well. */
export function endedJoke(turn: Turn, { at }: Waiting & { kind: "joke" }): Answer | null {
  const joke = turn.library.jokes[at];
  if (joke === undefined) return null;
  const hasNone = (["unsure", "no", "yes", "show"] as const).some((each) => commands(turn, each));
  const guessed = !hasNone && turn.words.length > 1;
  const opening = guessed ? say(turn, "joke_guess") : "";
  const parts = [opening, inLanguage(turn, joke.answer), say(turn, "joke_answer")];
  return answer(turn, parts, { kind: "offer", what: "joke" });
}
