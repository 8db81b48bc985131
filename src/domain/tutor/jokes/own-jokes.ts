import { find, indexOf } from "../knowledge/index.ts";
import type { Command } from "../library.ts";
import { understand } from "../mathematics/understanding.ts";
import type { Phrase } from "../phrases.ts";
import { feels, isSmallTalk, tellJoke, wordsAlone } from "../small-talk.ts";
import { askedSpelling } from "../spelling/spelling.ts";
import { isGentle, type OwnJoke, type Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn, tierOf } from "../turn.ts";
import { says, wordsOf } from "../words.ts";
import { knocked, listen, opened, saidWanted, saidWho, wishedAtDoor } from "./door-jokes.ts";
import {
  afterAnnouncement,
  asksAtOnce,
  asksRiddle,
  beginsStory,
  goesOn,
  hasPunchline,
  hasQuestionMark,
  isAboutJoke,
  isClassic,
  isHurt,
  isOfOneself,
  isOfSomebodyNear,
  isSerious,
  isUnfinished,
  laughs,
  mayAskFirst,
  mayBeOwnLife,
  refuses,
  saysGuessWhat,
  tellsEnding,
  textOf,
  timesAsked,
  wishes,
} from "./joke-words.ts";

type Part = OwnJoke["part"];
type Told = Waiting & { readonly kind: "own_joke" };

/** Whether a message is a command, whatever is said beside it to be polite. */
const only = (turn: Turn, command: Command): boolean =>
  commands({ ...turn, words: wordsAlone(turn) }, command);
const isOfRiddle = (part: Part): boolean => part === "riddle" || part === "solution";
const laughed = (turn: Turn, part: Part): Answer =>
  listen(turn, isOfRiddle(part) ? "joke_solved" : "joke_laugh", { part: "over" });
const gaveUp = (turn: Turn, part: Part): Answer =>
  listen(turn, "joke_tell", { part: isOfRiddle(part) ? "solution" : "end" });

/** A child wants to tell a joke, or is at the door with one: the tutor listens. What may be harm is no joke. */
export function beganJoke(turn: Turn): Answer | null {
  if (turn.isDelicate) return null;
  // "Me toca a mí" is no touch that hurts: it is read before what does.
  const turned = tookTurns(turn);
  if (turned !== null) return turned;
  const begun = knocked(turn) ?? wishedAtDoor(turn) ?? announced(turn);
  return begun === null || feels(turn) || isHurt(turn) ? null : begun;
}

/** A riddle or joke that nobody announced, known by how it begins; null when the content knows the answer. */
export function beganUnannounced(turn: Turn): Answer | null {
  if (turn.isDelicate || isGentle(turn.state) || !isClassic(turn)) return null;
  if (isKnown(turn) || feels(turn) || isHurt(turn)) return null;
  return tellsEnding(turn) ? laughed(turn, "end") : listen(turn, "joke_sounds", { part: "end" });
}

/** Whose turn it is while jokes are told: "my turn", "you tell one". Elsewhere these words mean something else. */
function tookTurns(turn: Turn): Answer | null {
  const { waiting } = turn.state;
  const isOffered = waiting?.kind === "offer" && waiting.what === "joke";
  if (!isOffered && waiting?.kind !== "joke" && waiting?.kind !== "own_joke") return null;
  if (only(turn, "my_turn")) return listen(turn, "joke_listen", { part: "whole" });
  return only(turn, "your_turn") ? tellJoke(turn) : null;
}

/** "I have a joke", with whatever of it comes in the same message. */
function announced(turn: Turn): Answer | null {
  const rest = afterAnnouncement(turn);
  if (rest === null) return null;
  const begun: Turn = { ...turn, message: rest, words: wordsOf(rest) };
  const isRiddle = /\b(?:riddle|adivin\w+|acertijo)\b/.test(textOf(turn));
  const part = isRiddle ? "riddle" : "whole";
  const isRhyme = says(turn.words, "adivinador") && begun.words.length > 2;
  const isBegun = (isRhyme || asksRiddle(begun) || beginsStory(begun)) && !isAboutJoke(begun);
  return knocked(begun) ?? (isBegun ? heardAll(begun, part, 0) : asked(turn, part));
}

const asked = (turn: Turn, part: "whole" | "riddle"): Answer =>
  listen(turn, part === "riddle" ? "joke_riddle" : "joke_listen", { part });

/** The joke goes on, or is over and was funny; null when what is told is no joke. */
export function heardJoke(turn: Turn, waiting: Told): Answer | null {
  const { part } = waiting;
  // A riddle may ask about anything, as long as it is not about the child.
  const isRiddle = (part === "whole" || part === "riddle") && asksRiddle(turn) && !isOfOneself(turn);
  // Nobody laughs at what may be sad.
  if (isGentle(turn.state) || (turn.isDelicate && !(isRiddle && isClassic(turn)))) return null;
  // "Tan tan" is somebody at the door, or the end.
  const isOver = part !== "name" && part !== "over" && only(turn, "over");
  const begun = isOver ? null : beganJoke(turn);
  if (begun !== null) return begun;
  if (!isRiddle && feels(turn)) return null;
  if (!isRiddle && isHurt(turn)) {
    return answer(turn, [say(turn, tierOf(turn) === "youngest" ? "delicate_short" : "delicate")], null);
  }
  if (only(turn, "help") || isSerious(turn)) return null;
  if (refuses(turn)) return answer(turn, [say(turn, "no_fine")], null);
  if (part === "over") return afterLaugh(turn);
  if ("at" in waiting) return goesElsewhere(turn, part) ? null : opened(turn, waiting);
  return aside(turn, waiting) ?? (goesElsewhere(turn, part) ? null : heardPart(turn, waiting, isOver));
}

/** What is said while a joke is told and is no part of it: a laugh, a forgotten ending, "guess!". */
function aside(turn: Turn, waiting: Told): Answer | null {
  const { part } = waiting;
  const keep = (phrase: Phrase) => answer(turn, [say(turn, phrase)], waiting);
  if (laughs(turn)) return timesAsked(waiting) > 0 ? laughed(turn, part) : keep("joke_giggle");
  if ((part === "whole" || part === "riddle") && saysGuessWhat(turn)) return keep("joke_go_on");
  if (only(turn, "forgot")) return listen(turn, "joke_forgot", { part: "over" });
  if (turn.words.length <= 4 && commands(turn, "wait")) return keep("joke_wait");
  const isAwaited = part === "end" || part === "solution";
  const isUrged = only(turn, "guess") || (turn.words.length <= 2 && commands(turn, "yes"));
  return isAwaited && isUrged ? keep("joke_tell_more") : null;
}

function heardPart(turn: Turn, waiting: Told, isOver: boolean): Answer | null {
  const { part } = waiting;
  if (part === "name") return saidWho(turn);
  if (!asksRiddle(turn) && isOwnNews(turn, waiting)) {
    // What comes after that is met as any other message.
    return timesAsked(waiting) > 0 ? null : answer(turn, [say(turn, "joke_go_on")], null);
  }
  if (part === "wanted") return saidWanted(turn);
  if (part !== "whole" && part !== "riddle") return laughed(turn, part);
  const times = timesAsked(waiting);
  const agrees = turn.words.length <= 3 && commands(turn, "yes");
  if (agrees && times > 0) return answer(turn, [say(turn, "joke_go_on")], waiting);
  if (isOver && times > 0) return laughed(turn, part);
  const isNoneOfIt = isOver || agrees || (times === 0 && isAboutJoke(turn));
  return isNoneOfIt ? asked(turn, part) : heardAll(turn, part, times);
}

/** Whether it may be the child's own life that is told, and no joke: nobody laughs at it then. */
function isOwnNews(turn: Turn, waiting: Told): boolean {
  if (isOfSomebodyNear(turn)) return true;
  const isFirst = waiting.part === "whole" && timesAsked(waiting) === 0;
  return isFirst && !beginsStory(turn) && !hasPunchline(turn) && mayBeOwnLife(turn);
}

/** How often the tutor asks how a joke goes on. */
const PATIENCE = 2;

/** A question is given up on unless its answer stands there, a beginning is heard out, the rest is funny. */
function heardAll(turn: Turn, part: "whole" | "riddle", times: number): Answer {
  if (asksRiddle(turn)) {
    // "What is dying like? I want to": that is no ending.
    return tellsEnding(turn) && !isOfOneself(turn) ? laughed(turn, part) : gaveUp(turn, part);
  }
  if (times < PATIENCE && isUnfinished(turn, part === "riddle")) {
    return listen(turn, "joke_go_on", { part, times: times + 1 });
  }
  return part === "riddle" ? gaveUp(turn, part) : laughed(turn, part);
}

/** The tutor has laughed and offered a joke of its own. */
function afterLaugh(turn: Turn): Answer | null {
  const { length } = turn.words;
  if (length <= 8 && commands(turn, "liked")) return listen(turn, "joke_liked", { part: "over" });
  if (length <= 6 && commands(turn, "unsure")) return listen(turn, "joke_offer", { part: "over" });
  if (goesElsewhere(turn, "over")) return null;
  // It was not over yet; or it is the child's own life that comes now.
  if (goesOn(turn)) {
    return mayBeOwnLife(turn)
      ? answer(turn, [say(turn, "joke_go_on")], null)
      : listen(turn, "joke_go_on", { part: "whole", times: 1 });
  }
  if (length > 4) return null;
  if (commands(turn, "no")) return answer(turn, [say(turn, "no_fine")], null);
  const agrees = (["yes", "another", "next", "more"] as const).some((each) => commands(turn, each));
  return agrees ? tellJoke(turn) : null;
}

const WISHES = ["story", "create", "nature", "reading", "sum", "joke", "counting", "spelling"] as const;

/** Whether a message in the middle of a joke is none of it: an exercise, a wish, a greeting, a question about the world. */
function goesElsewhere(turn: Turn, part: Part): boolean {
  const { words } = turn;
  if (words.length <= 8 && understand(turn) !== null) return true;
  if (words.length <= 4 && isSmallTalk(turn)) return true;
  const isWish = WISHES.some((each) => commands(turn, each));
  if (isWish && wishes(turn) && !mayAskFirst(turn)) return true;
  if (/\b(?:spell|escribe|deletrea)\b/.test(textOf(turn)) && askedSpelling(turn) !== null) return true;
  const isAwaited = part === "end" || part === "solution";
  if (!isAwaited || !hasQuestionMark(turn) || !asksAtOnce(turn)) return false;
  return isKnown(turn);
}

const isKnown = ({ age, library, state, words }: Turn): boolean =>
  find(indexOf(library.knowledge, state.language), words, age, true) !== null;
