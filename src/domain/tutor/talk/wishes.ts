import { passageOf, tellPart } from "../knowledge/passage.ts";
import { askOf, tableNamed } from "../knowledge/quiz.ts";
import { tellSomething } from "../knowledge/wondering.ts";
import { checked, setProblem, taskNamed } from "../mathematics/afterwards.ts";
import { talk } from "../mathematics/sentences.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { asksReason, isAsking } from "../understanding/asking.ts";
import { inTurn, wordsOf } from "../words.ts";
import { setReading } from "../writing/reading.ts";
import { wishedStory } from "../writing/stories.ts";
import { setActivity } from "./activities.ts";
import { tellJoke } from "./small-talk.ts";

/** "It is not a problem, it is homework": what is denied is not wished for. */
const DENIED =
  /\b(?:not|isnt|arent|wasnt|no (?:es|son|era|fue)) (?:an? |the |my |un |una |el |la |mi )?(?!want|wanna|like|quiero)\w+/g;

/** What stands before what is wished for instead. */
const RATHER = new Set("mejor prefiero instead rather better".split(" "));
const WANT = new Set("quiero i want".split(" "));

/** "No, rather a riddle", "no, I want a joke instead": what is wished for in so many words; none where nothing is refused. */
function ratherIn({ words }: Turn): readonly string[] {
  const at = words[0] === "no" ? words.findIndex((word) => RATHER.has(word)) : -1;
  if (at < 0) return [];
  const behind = words.slice(at + 1);
  const said = behind.length > 0 ? behind : words.slice(1, at);
  return said.slice(
    Math.max(
      0,
      said.findIndex((word) => !WANT.has(word)),
    ),
  );
}

/** In words: "I mean a fraction problem for me to do". */
const LONGEST_TASK = 10;

/** "One to try", "3 de divisiones": a problem that the tutor sets, of the kind that is named, else like the last one. */
export function wishesTask(turn: Turn): boolean {
  const { length } = turn.words;
  const isGiven = (["harder", "easier", "another", "give", "quiz"] as const).some((each) =>
    commands(turn, each),
  );
  const isNamed = length <= 8 && isGiven && (turn.message.match(/\d+/g) ?? []).length <= 1;
  return (length <= LONGEST_TASK && commands(turn, "task")) || (isNamed && taskNamed(turn) !== null);
}

/** What a child may wish for by name. */
export function wished(whole: Turn): Answer | null {
  if (asksReason(whole)) return null;
  const said = whole.words.join(" ");
  const meant = said.replace(DENIED, " ");
  const turn = meant === said ? whole : { ...whole, words: wordsOf(meant) };
  const { waiting } = turn.state;
  const last =
    (waiting?.kind === "mathematics" || waiting?.kind === "offer" ? waiting.problem : undefined) ??
    turn.state.problem;
  const isOther = commands(turn, "harder") || commands(turn, "easier");
  const isShort = turn.words.length <= 8;
  const isFree = waiting === null || "problem" in waiting;
  const isLast = isFree && turn.state.last === undefined && last !== undefined;
  if (
    isShort &&
    ((isOther && last !== undefined) ||
      (isLast && commands(turn, "another") && !commands(turn, "story") && !commands(turn, "joke")))
  )
    return setProblem(turn, last);
  if (wishesTask(turn)) return setProblem(turn, last);
  // "Give me something hard", where nothing was done that it could be harder than.
  if (
    isShort &&
    isFree &&
    last === undefined &&
    turn.state.last === undefined &&
    isOther &&
    !commands(turn, "story") &&
    !commands(turn, "joke")
  )
    return setProblem(turn);
  if (last !== undefined && isShort && commands(turn, "own_task"))
    return answer(turn, [talk(turn, "ready")], null);
  // "No, rather a riddle": what stands behind it is wished for.
  const instead = ratherIn(turn);
  if (instead.length > 0 && isShort) {
    const part = { ...turn, words: instead, message: instead.join(" ") };
    if (!commands(part, "no")) return wished(part);
  }
  // "I do not want a story" is no wish for one.
  if (commands(turn, "no") && !commands(turn, "another")) return null;
  // What is to be checked may stand in the message itself.
  if (isLast && commands(turn, "check") && !/\d/.test(turn.message)) return checked(turn, last);
  if (waiting?.kind === "mathematics" && turn.words.length <= 4 && commands(turn, "another"))
    return setProblem(turn, last);
  if (isShort && commands(turn, "fact")) return toldFact(turn);
  if (commands(turn, "story")) return wishedStory(turn);
  if (commands(turn, "create")) return setActivity(turn, "create");
  if (commands(turn, "nature")) return setActivity(turn, "nature");
  if (commands(turn, "joke")) return tellJoke(turn);
  if (commands(turn, "reading")) return setReading(turn);
  if (commands(turn, "sum")) return setProblem(turn);
  return null;
}

/** "A fun fact", "something about space": of the table that is named, else of anything. */
function toldFact(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  const table = tableNamed(turn, words);
  const facts = library.knowledge.entries.filter(
    ({ id }) => id.startsWith(`${table}/`) && id.endsWith("/about"),
  );
  const found = inTurn(facts, state.turn * APART);
  const passage = found === undefined ? null : passageOf(turn, found.id);
  return passage === null ? tellSomething(turn) : tellPart(turn, passage, 0);
}
/** So that neighbours in the table do not follow each other. */
const APART = 7;

/** Yes or no to what was offered. */
export function offered(turn: Turn, { what, problem }: Waiting & { kind: "offer" }): Answer | null {
  const isShort = turn.words.length <= 4;
  if (commands(turn, "unsure"))
    return what === "joke" ? answer(turn, [say(turn, "joke_unsure")], { kind: "offer", what }) : null;
  if (ratherIn(turn).length > 0) return null;
  if (isShort && (commands(turn, "no") || commands(turn, "stop")))
    return answer(turn, [say(turn, "no_fine")], null);
  // "That was funny, another one".
  const wantsAnother = turn.words.length <= 7 && !isAsking(turn) && commands(turn, "another");
  const table = what === "quiz" ? tableNamed(turn, turn.words) : undefined;
  if (table !== undefined) return askOf(turn, table);
  if (!isShort && !wantsAnother) return null;
  const agrees = (["yes", "one_more", "another", "next", "more"] as const).some((each) =>
    commands(turn, each),
  );
  if (!agrees) return null;
  if (what === "mathematics") return setProblem(turn, problem);
  if (what === "joke") return tellJoke(turn);
  if (what === "reading") return setReading(turn);
  if (what === "story") return wishedStory(turn);
  if (what === "activity") return setActivity(turn, turn.state.turn % 2 === 0 ? "create" : "nature");
  // "Why?" belongs to what was told last, and nothing was.
  if (isAsking(turn) && turn.state.topic === null) return answer(turn, [say(turn, "known_why")], null);
  const something = turn.state.topic === null ? tellSomething(turn) : null;
  return something ?? answer(turn, [say(turn, "topic_more_none")], null);
}
