import { stemIn } from "../language/stems.ts";
import { sentences } from "../language/text.ts";
import { type BilingualList, LANGUAGES } from "../locale/language.ts";
import { asksBehind, isAsking } from "./asking.ts";
import { refusedThing } from "./covering.ts";
import { saidAlike } from "./knowledge/asked-alike.ts";
import { lastOf, passageOf } from "./knowledge/passage.ts";
import { nearOf } from "./knowledge/subject.ts";
import { recalled } from "./mathematics/afterwards.ts";
import { saysNumber } from "./mathematics/understanding.ts";
import { isAtPeace, isGrave, isLonely, isOfOnesOwn, isPassedOn, namesBody, namesHim } from "./own-life.ts";
import { isAskingUnmarked, isTelling, isWishing } from "./said-as.ts";
import { isGentle, stillWaiting } from "./state.ts";
import { asksOfHero, waysOn } from "./stories.ts";
import { anyTelling, heard, isOfCreature } from "./telling.ts";
import { type Answer, answer, commands, mentions, say, type Turn, tierOf } from "./turn.ts";
import { says, wordsOf } from "./words.ts";

/** What hands on a keyboard write when they write nothing. */
const KEYS_IN_A_ROW = /^(?:a?sdf|q?wert|zxcv|hjkl)/;

/** Nothing was recognised: honest, and with something to hold on to. */
export function stray(turn: Turn): Answer {
  const { words } = turn;
  const open = { nature: "open" as const };
  const known = turn.isDelicate ? null : recalled(turn);
  if (known !== null) return known;
  if (commands(turn, "unsure") && words.length <= 4)
    return answer(turn, [say(turn, "offer_all")], null, open);
  // "Why?" where nothing was told that it could belong to.
  if (words.length <= 3 && isAsking(turn) && commands(turn, "more"))
    return answer(turn, [say(turn, "known_why")], stillWaiting(turn), open);
  if (words.length <= 3 && (commands(turn, "yes") || commands(turn, "next") || commands(turn, "more"))) {
    return answer(turn, [say(turn, "yes_what")], null, open);
  }
  const refuses = words.length <= 6 && /^(?:ya no quiero|no quiero|i dont want)\b/.test(words.join(" "));
  if (refuses || (words.length <= 3 && (commands(turn, "no") || commands(turn, "stop"))))
    return answer(turn, [say(turn, "no_fine")], null, open);
  if (words.length <= 2 && saysNumber(turn) && !commands(turn, "another"))
    return answer(turn, [say(turn, "number_alone")], null, open);
  // A story or a sum waits while something is said that nobody can answer.
  const paused = stillWaiting(turn);
  const asksStory = paused?.kind === "story" && isAsking(turn) && asksOfHero(turn, paused, true);
  if (paused?.kind === "story" && asksStory) return answer(turn, [say(turn, "story_unsaid")], paused, open);
  if (paused?.kind === "story" && !isAsking(turn))
    return answer(
      turn,
      [say(turn, isOfOnesOwn(turn) ? "story_met" : "story_heard"), `\n${waysOn(turn, paused)}`],
      paused,
      open,
    );
  const isTold = mentions(turn, turn.library.persons) && !asksBehind(turn);
  const wantsHelp =
    (((commands(turn, "teach") || asksBehind(turn)) && !isTold) || isPassedOn(turn)) && !turn.isDelicate;
  // Where nothing is known, reasons can still be found.
  if (commands(turn, "reasons") && !turn.isDelicate && words.length > 1)
    return answer(turn, [say(turn, "reasons")], { kind: "talk", of: "reason" }, open);
  const wishes = !isAsking(turn) && (commands(turn, "request") || isWishing(turn));
  if (wishes && !wantsHelp && !turn.isDelicate && !tellsWorry(turn))
    return saidAlike(turn) ?? answer(turn, [say(turn, "request_unread")], paused, open);
  const isAsked = isAsking(turn) || wantsHelp || isAskingUnmarked(turn);
  const thing = refusedThing(turn);
  if (isAsked && isWorried(turn)) return answer(turn, [say(turn, "unknown_worry")], turn.state.waiting);
  if (isAsked) {
    // Nobody hears that a thing is unknown that was just spoken of.
    const fact = thing !== undefined && isSpokenOf(turn, thing) ? nearOf(turn, [thing]) : null;
    const text =
      fact !== null
        ? say(turn, "topic_beside", { fact })
        : thing === undefined
          ? say(turn, "unknown")
          : say(turn, "unknown_same", { thing });
    return answer(turn, [text], paused, open);
  }
  const isWord = words.some((word) => word.length > 2 && /[aeiou]/.test(word) && !KEYS_IN_A_ROW.test(word));
  if (!isWord) return answer(turn, [say(turn, "gibberish")], paused, open);
  // The way to a grown-up is shown where something grave was told before, or may be told now.
  const met = paused === null && (isOfCreature(turn) || isEveryday(turn)) ? anyTelling(turn) : null;
  // Only what is told, and nothing that may be homework, is asked to be nice or hard.
  const taken = (telling: Answer) =>
    isTelling(turn) ? telling : answer(turn, [say(turn, "told")], null, open);
  if (met !== null) return taken(met);
  const isLight =
    isAtPeace(turn) || (!turn.isDelicate && !isGentle(turn.state) && !tellsWorry(turn) && !namesHim(turn));
  const alike = isLight && paused === null ? saidAlike(turn) : null;
  if (alike !== null) return alike;
  const question = isLight ? openlyAsked(turn) : null;
  if (question !== null) return answer(turn, [say(turn, "open_heard", { question })], null, open);
  const isOfOneself = commands(turn, "oneself") || mentions(turn, turn.library.persons);
  const isHeard = tierOf(turn) === "youngest" || isOfOneself;
  const any = isLight && isHeard && paused === null ? anyTelling(turn) : null;
  if (any !== null) return taken(any);
  if (isLight && isOfOneself) return heard(turn, paused);
  const light = words.length <= 2 ? "word_alone" : "told";
  const heavy = isGentle(turn.state) ? "gentle_on" : "statement";
  return answer(turn, [say(turn, isLight ? light : heavy)], paused, open);
}

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
  isGentle(turn.state) ||
  (isGrave(turn) && mentions(turn, turn.library.persons)) ||
  (turn.state.waiting?.kind === "talk" && turn.state.waiting.of === "feeling" && !isAtPeace(turn));

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
