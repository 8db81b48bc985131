import { stemIn } from "../../language/stems.ts";
import { sentences } from "../../language/text.ts";
import { type BilingualList, LANGUAGES } from "../../locale/language.ts";
import { subjectsIn } from "../knowledge/about.ts";
import { saidAlike } from "../knowledge/asked-alike.ts";
import { indexOf } from "../knowledge/index.ts";
import { lastOf, passageOf } from "../knowledge/passage.ts";
import { nearOf } from "../knowledge/subject.ts";
import { recalled } from "../mathematics/afterwards.ts";
import { saysNumber } from "../mathematics/understanding.ts";
import type { Phrase } from "../phrases.ts";
import { isGentle, stillWaiting, type Waiting } from "../state.ts";
import { type Answer, answer, commands, mentions, say, type Turn, tierOf } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { refusedThing } from "../understanding/covering.ts";
import { likelihoodOf, surestOf } from "../understanding/said-as.ts";
import type { Does, Doing } from "../understanding/saying.ts";
import { says, wordsOf } from "../words.ts";
import { asksOfHero, waysOn, wishedStory } from "../writing/stories.ts";
import { setActivity } from "./activities.ts";
import {
  asksOfTheWorld,
  isAtPeace,
  isGrave,
  isLonely,
  isOfOnesOwn,
  isUndimmed,
  namesBody,
  namesHim,
} from "./own-life.ts";
import { tellJoke } from "./small-talk.ts";
import { anyTelling, heard, isOfCreature } from "./telling.ts";

/** What hands on a keyboard write when they write nothing. */
const KEYS_IN_A_ROW = /^(?:a?sdf|q?wert|zxcv|hjkl)/;
const OPEN = { nature: "open" } as const;

/** Nothing was recognised: an honest word for what the message is, and something to hold on to. */
export function stray(turn: Turn): Answer {
  // A story or a sum waits while something is said that nobody can answer.
  const paused = stillWaiting(turn);
  const known = turn.isDelicate ? null : recalled(turn);
  const met = known ?? inAWord(turn) ?? besideStory(turn, paused);
  if (met !== null) return met;
  // Where nothing is known, reasons can still be found.
  if (commands(turn, "reasons") && !turn.isDelicate && turn.words.length > 1)
    return answer(turn, [say(turn, "reasons")], { kind: "talk", of: "reason" }, OPEN);
  const doing = surestOf(turn);
  if (doing === "question" && isWorried(turn))
    return answer(turn, [say(turn, "unknown_worry")], turn.state.waiting);
  const isTold =
    (doing !== "question" && isLonely(turn)) ||
    (!ASKED.includes(doing) && likelihoodOf(turn, ...TOLD) >= MAY_BE);
  const isWeighty = turn.isDelicate || isGentleOn(turn) || isTold;
  if (!isLight(turn) && isWeighty)
    return answer(turn, [say(turn, isGentle(turn.state) ? "gentle_on" : "statement")], paused, OPEN);
  const { words } = turn;
  const isWord = words.some((word) => word.length > 2 && /[aeiou]/.test(word) && !KEYS_IN_A_ROW.test(word));
  const does = isWord ? doing : "nonsense";
  return { by: does, ...HONEST[does](turn, paused) };
}

/** From the first likelihood on something may be told that weighs; from the other it is done what seems wished for. */
const MAY_BE = 0.2;
const SURE = 0.5;
const TOLD = ["telling", "feeling", "worry"] as const;
const ASKED: readonly Doing[] = ["question", "request", "check"];

/** What is said in a word or two: yes, no, why, a number. */
function inAWord(turn: Turn): Answer | null {
  const { words } = turn;
  const { length } = words;
  if (commands(turn, "unsure") && length <= 4) return answer(turn, [say(turn, "offer_all")], null, OPEN);
  // "Why?" where nothing was told that it could belong to.
  if (length <= 3 && isAsking(turn) && commands(turn, "more"))
    return answer(turn, [say(turn, "known_why")], stillWaiting(turn), OPEN);
  if (length <= 3 && (commands(turn, "yes") || commands(turn, "next") || commands(turn, "more")))
    return answer(turn, [say(turn, "yes_what")], null, OPEN);
  const refuses = length <= 6 && /^(?:ya no quiero|no quiero|i dont want)\b/.test(words.join(" "));
  // "Nooo, un cuento" wishes for one.
  const isNo =
    length <= 3 && (commands(turn, "no") || commands(turn, "stop")) && surestOf(turn) !== "request";
  if (refuses || isNo) return answer(turn, [say(turn, "no_fine")], null, OPEN);
  return length <= 2 && saysNumber(turn) && !commands(turn, "another")
    ? answer(turn, [say(turn, "number_alone")], null, OPEN)
    : null;
}

/** What is asked and told in the middle of a story. */
function besideStory(turn: Turn, paused: Waiting | null): Answer | null {
  if (paused?.kind !== "story") return null;
  if (isAsking(turn) && asksOfHero(turn, paused, true))
    return answer(turn, [say(turn, "story_unsaid")], paused, OPEN);
  const met = say(turn, isOfOnesOwn(turn) ? "story_met" : "story_heard");
  return isAsking(turn) ? null : answer(turn, [met, `\n${waysOn(turn, paused)}`], paused, OPEN);
}

const saying =
  (phrase: Phrase) =>
  (turn: Turn, paused: Waiting | null): Answer =>
    answer(turn, [say(turn, phrase)], paused, OPEN);

/** What is said to a message of which nothing is known but what it does. */
const HONEST: Readonly<Record<Doing, (turn: Turn, paused: Waiting | null) => Answer>> = {
  question: unknown,
  request: wishedFor,
  check: saying("check_unread"),
  correction: (turn, paused) => {
    const fact = meantThing(turn);
    const text = fact === null ? say(turn, "corrected") : say(turn, "corrected_to", { fact });
    return answer(turn, [text], paused, OPEN);
  },
  refusal: saying("no_fine"),
  telling: heardTelling,
  feeling: heardTelling,
  worry: saying("statement"),
  answer: (turn, paused) =>
    saidAlike(turn) ??
    openHeard(turn) ??
    reacted(turn, paused, wasUnknown(turn) ? "answer_heard" : "listening"),
  reacts: (turn, paused) => reacted(turn, paused, "reacts_on"),
  social: (turn, paused) => reacted(turn, paused, "reacts_on"),
  story: (turn, paused) =>
    reacted(turn, paused, likelihoodOf(turn, "story") >= SURE ? "story_told" : "listening"),
  nonsense: saying("gibberish"),
};

/** What is wished for is done where its kind is known; else it is said what can be. */
function wishedFor(turn: Turn, paused: Waiting | null): Answer {
  const alike = saidAlike(turn);
  if (alike !== null) return alike;
  const isOf = (kind: Does) => likelihoodOf(turn, kind) >= SURE;
  if (paused === null && isOf("request:story")) return wishedStory(turn);
  if (paused === null && isOf("request:joke")) return tellJoke(turn);
  const made = paused === null && isOf("request:make") ? setActivity(turn, "create") : null;
  if (made !== null) return made;
  const phrase = isOf("request:writing")
    ? "writing_unread"
    : isOf("request:exercise")
      ? turn.words.length > SHORT_TASK
        ? "exercise_hard"
        : "exercise_unread"
      : "request_unread";
  return answer(turn, [say(turn, phrase)], paused, OPEN);
}
/** In words: so much brings no exercise, but only says that there is one. */
const SHORT_TASK = 8;

/** "No, the crocodiles", "octopuses, not stars": what is known of the one thing that is meant. */
function meantThing(turn: Turn): string | null {
  const { library, words } = turn;
  const isDenied = (at: number) =>
    LANGUAGES.some((language) => library.denials[language].includes(words[at - 1] ?? ""));
  const meant = words.filter((word, at) => word.length > 3 && !isDenied(at));
  const things = subjectsIn(indexOf(library.knowledge, turn.state.language), meant);
  return things.length === 1 && words.length <= SHORT_CORRECTION ? nearOf(turn, meant) : null;
}
/** In words. */
const SHORT_CORRECTION = 6;

/** Of an exercise that waits nothing is said but that there is time for it. */
function reacted(turn: Turn, paused: Waiting | null, phrase: Phrase): Answer {
  const isTask = paused !== null && paused.kind !== "story" && paused.kind !== "story_choice";
  return answer(turn, [say(turn, isTask ? "task_waits" : phrase)], paused, OPEN);
}

function unknown(turn: Turn, paused: Waiting | null): Answer {
  if (likelihoodOf(turn, "question:tutor") > likelihoodOf(turn, "question") / 2)
    return answer(turn, [say(turn, "of_tutor")], paused, OPEN);
  const thing = refusedThing(turn);
  // Nobody hears that a thing is unknown that was just spoken of.
  const fact = thing !== undefined && isSpokenOf(turn, thing) ? nearOf(turn, [thing]) : null;
  const text =
    fact !== null
      ? say(turn, "topic_beside", { fact })
      : thing === undefined
        ? say(turn, "unknown")
        : say(turn, "unknown_same", { thing });
  return answer(turn, [text], paused, OPEN);
}

/** What is told and fits no event: of an ordinary day, of oneself and one's people, or of anything. */
function heardTelling(turn: Turn, paused: Waiting | null): Answer {
  const alike = paused === null ? (saidAlike(turn) ?? openHeard(turn)) : null;
  if (alike !== null) return alike;
  const isOfOneself = commands(turn, "oneself") || mentions(turn, turn.library.persons);
  const isHeard = isOfCreature(turn) || isEveryday(turn) || tierOf(turn) === "youngest" || isOfOneself;
  const any = isHeard && paused === null ? anyTelling(turn) : null;
  if (any !== null) return any;
  return isOfOneself
    ? heard(turn, paused)
    : reacted(turn, paused, isUndimmed(turn) ? "telling_on" : "listening");
}

/** The child's own idea on what the tutor had left to it. */
function openHeard(turn: Turn): Answer | null {
  const question = openlyAsked(turn);
  return question === null ? null : answer(turn, [say(turn, "open_heard", { question })], null, OPEN);
}

/** Whether the tutor had said that it does not know, and asked what the child thinks. */
const wasUnknown = ({ library, state }: Turn): boolean =>
  (["unknown", "unknown_same"] as const).some((phrase) =>
    library.phrases[phrase][state.language].some((text) => {
      const last = sentences(text).at(-1) ?? "";
      return last.endsWith("?") && state.said?.endsWith(last) === true;
    }),
  );

/** Whether nothing in it may weigh. */
const isLight = (turn: Turn): boolean =>
  isAtPeace(turn) || (!turn.isDelicate && !isGentle(turn.state) && !tellsWorry(turn) && !namesHim(turn));

/** Whether what was told in this talk goes by that thing. */
function isSpokenOf(turn: Turn, thing: string): boolean {
  const stem = stemIn(turn.state.language, thing);
  return turn.state.told.some((id) =>
    passageOf(turn, id)?.names.some((name) =>
      wordsOf(name).some((word) => stemIn(turn.state.language, word) === stem),
    ),
  );
}

/** Whether what is asked is asked out of a worry: of it nothing is only said to be unknown. */
export const isWorried = (turn: Turn): boolean =>
  turn.isDelicate ||
  isGentleOn(turn) ||
  (isGrave(turn) && mentions(turn, turn.library.persons)) ||
  (turn.state.waiting?.kind === "talk" && turn.state.waiting.of === "feeling" && !isAtPeace(turn));

/** Something was suspected a moment ago, and this may be of it: a question of the world is not. */
const isGentleOn = (turn: Turn): boolean => isGentle(turn.state) && !asksOfTheWorld(turn);

/** The question that the tutor left to the child in what it told last; null where it asked none. */
function openlyAsked(turn: Turn): string | null {
  const { said = "" } = turn.state;
  const asked = [...(lastOf(turn)?.sentences ?? []), ...sentences(say(turn, "kind_in"))];
  const question = asked.findLast((each) => each.endsWith("?") && said.includes(each));
  // "Try it: who does it?" asks in its second half.
  return question?.split(/:\s+/).at(-1) ?? null;
}

/**
 * A word of worry beside a person, the body or a feeling; a relative by itself is none, nor is one word that is a feeling and
 * a worry at once, such as "weird", unless it is grave.
 */
function tellsWorry(turn: Turn): boolean {
  const { bodyAndFeelings, persons, worries } = turn.library;
  const saidOf = (list: BilingualList) =>
    LANGUAGES.flatMap((language) => list[language].filter((word) => says(turn.words, word)));
  const all = saidOf(persons);
  const worry = saidOf(worries).filter((word) => !all.includes(word));
  const felt = saidOf(bodyAndFeelings);
  if (worry.length === 0) return false;
  return all.length > 0 || (felt.length > 0 && (isLonely(turn) || new Set([...felt, ...worry]).size > 1));
}

/** Juice, a cake, what mother cooks: told of an ordinary day, with nothing beside it that worry is told with. */
function isEveryday(turn: Turn): boolean {
  const { everyday, persons, worries } = turn.library;
  if (isGentle(turn.state) || !mentions(turn, everyday) || namesBody(turn)) return false;
  return LANGUAGES.every((language) =>
    worries[language].every(
      (word) =>
        !says(turn.words, word) || persons[language].includes(word) || everyday[language].includes(word),
    ),
  );
}
