import { choosesLookAlike } from "./look-alikes/look-alikes.ts";
import { waits } from "./mathematics/afterwards.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { wishIn } from "./mathematics/understanding.ts";
import { leaves } from "./skills.ts";
import type { Waiting } from "./state.ts";
import { isGrave, isPassedOn, isPlainlyTold, namesBody, sharesOut } from "./talk/own-life.ts";
import { feels, introduced, missed, newsOf } from "./talk/small-talk.ts";
import { isOfCreature } from "./talk/telling.ts";
import { type Answer, answer, commands, mentions, say, type Turn, tierOf } from "./turn.ts";
import { askedBehind, asksAside, asksNumber, isAsking, isInterrogative } from "./understanding/asking.ts";
import { continued } from "./waited-for.ts";

const TOLD: readonly Waiting["kind"][] = ["known", "topic", "offer", "story"];

const isMathematics = (waiting: Waiting | null): boolean =>
  waiting?.kind === "mathematics" || (waiting?.kind === "offer" && waiting.what === "mathematics");

/** A problem that was left for a question of another kind is kept, and going back to it is offered once. */
export function left(turn: Turn, found: Answer): Answer {
  const { waiting, paused } = turn.state;
  const next: Waiting | null = found.state.waiting;
  if (found.isDone === true) return found;
  if (waiting?.kind === "writing") return ofWriting(turn, waiting, found);
  const isBack = isMathematics(next);
  if (isBack) {
    const { paused: _, ...state } = found.state;
    return { ...found, state };
  }
  // A question in the middle of a story is answered, and the story waits where it was.
  if (
    waiting?.kind === "story" &&
    (found.nature === "open" || found.act === "told" || found.act === "worked")
  ) {
    if (next === waiting) return found;
    if (next === null || TOLD.includes(next.kind))
      return {
        ...found,
        text: `${found.text}\n${say(turn, "story_waits")}`,
        state: { ...found.state, waiting },
      };
  }
  if (waiting?.kind !== "mathematics" || next === waiting || paused !== undefined) return found;
  if (!isAsking(turn) || turn.isDelicate || feels(turn)) return found;
  const state = { ...found.state, paused: waiting };
  // What was misheard is not offered again.
  return found.act === "repair"
    ? { ...found, state }
    : { ...found, state, text: `${found.text} ${waits(turn, waiting)}` };
}

/** So does what the child writes, with all its lines; while something else goes on they are kept. */
function ofWriting(turn: Turn, waiting: Waiting & { kind: "writing" }, found: Answer): Answer {
  const next = found.state.waiting;
  if (next?.kind === "writing" || found.act === "book" || waiting.lines.length === 0) return found;
  const isAside = next === null || TOLD.includes(next.kind) || (asksAside(turn) && !isMathematics(next));
  if (!isAside || turn.isDelicate || feels(turn) || found.by === "refusal")
    return { ...found, state: { ...found.state, draft: waiting } };
  return {
    ...found,
    text: `${found.text}\n${say(turn, "writing_waits")}`,
    state: { ...found.state, waiting },
  };
}

/** What may be harm is met by itself, unless it is a move in something that was begun, a question or a wish. */
export function delicate(turn: Turn): Answer | null {
  const { isDelicate, state, words } = turn;
  const news = newsOf(turn);
  const isTask =
    !isDelicate && (commands(turn, "teach") || isProblem(turn) || news === "glad" || isPassedOn(turn));
  if (
    !(isDelicate || tellsOfSomebody(turn) || news === "more") ||
    isTask ||
    isAsking(turn) ||
    (leaves(turn) && !isGrave(turn) && !isDelicate)
  )
    return null;
  const waiting = state.waiting?.kind;
  // An answer to an exercise is short; in stories, texts and activities anything may be told.
  const isMove =
    waiting !== undefined &&
    !["topic", "offer", "joke", "own_joke", ...(isDelicate ? ["talk"] : [])].includes(waiting) &&
    (words.length <= LONGEST_ANSWER ||
      waiting === "reading" ||
      !EXERCISES.includes(waiting) ||
      // "I don't get it, just tell me" is said of the problem at hand.
      (waiting === "mathematics" && wishIn(turn) !== null));
  if (isMove) return null;
  if (!isDelicate) return answer(turn, [say(turn, "statement")], null, { nature: "open" });
  return answer(turn, [say(turn, tierOf(turn) === "youngest" ? "delicate_short" : "delicate")], null);
}

/** Arms and legs to be counted; bruises on them are none. */
const isProblem = (turn: Turn): boolean =>
  asksNumber(turn) &&
  (!isGrave(turn) || sharesOut(turn)) &&
  (turn.state.problem !== undefined || mathematics.understand(turn)?.kind === "problem");

/** "My grandpa fell and talks funny how do you spell hospital": the telling is met before the question is answered. */
export function metFirst(turn: Turn, found: Answer): Answer {
  const asked = askedBehind(turn);
  if (asked === undefined || (found.act === undefined && found.nature === "open")) return found;
  const told = turn.words.slice(0, -asked.split(" ").length);
  const part = { ...turn, words: told };
  const isMet = turn.isDelicate || !commands(part, "oneself") || !isGrave(part) || feels(turn);
  return isMet ? found : { ...found, text: `${say(turn, "met_first")}\n${found.text}` };
}

/** A person and the body or a feeling, told in one message, and no hard news that small talk meets with sympathy. */
function tellsOfSomebody(turn: Turn): boolean {
  return (
    mentions(turn, turn.library.persons) &&
    (namesBody(turn) || isGrave(turn)) &&
    !feels(turn) &&
    !isPlainlyTold(turn) &&
    !isOfCreature(turn)
  );
}

/** In words. */
const LONGEST_ANSWER = 4;
/** Exercises, which have hints for whoever is lost. */
const EXERCISES: readonly Waiting["kind"][] = [
  ...(["mathematics", "spelling", "letter", "alike", "reading"] as const),
];

/** What was not caught is said again; in an exercise, whoever asks twice or did not understand gets a hint. */
export function saidAgain(turn: Turn): Answer | null {
  // "Cómo" may be the word that is chosen.
  const what = choosesLookAlike(turn) ? null : missed(turn);
  if (what === null) return null;
  const { asked, isAgain, said, topic, waiting } = turn.state;
  // "What?", after a riddle, wants its answer.
  if (waiting?.kind === "joke" && turn.words.length === 1 && isInterrogative(turn.words[0] ?? ""))
    return null;
  // Nothing was said but the welcome.
  if (said === undefined) return waiting === null ? introduced(turn) : null;
  if (waiting === null) return answer(turn, [said], null, { topic });
  const isLost = EXERCISES.includes(waiting.kind) && (isAgain === true || what === "meant");
  const hinted = isLost ? continued({ ...turn, message: "", words: ["idk"] }, leaves) : null;
  return hinted ?? answer(turn, [asked ?? said], waiting, { topic });
}

/** Keeps what was asked as long as it waits while something else is said; it is said again when that was not caught. */
export function stillAsked({ state: { asked, said, waiting } }: Turn, found: Answer): Answer {
  const { asked: _, isAgain: __, ...state } = found.state;
  const kept = asked ?? said;
  if (kept === undefined || waiting === null || state.waiting !== waiting) return { ...found, state };
  return { ...found, state: { ...state, ...(found.text === kept ? { isAgain: true } : { asked: kept }) } };
}
