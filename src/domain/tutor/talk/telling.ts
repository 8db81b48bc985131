import { fill } from "../../locale/fill.ts";
import type { Telling } from "../library.ts";
import { isGentle, stillWaiting, type Waiting } from "../state.ts";
import { type Answer, answer, commands, mentions, say, type Turn } from "../turn.ts";
import { asksBehind, isAsking } from "../understanding/asking.ts";
import { inTurn, says, wordsOf } from "../words.ts";
import {
  deniesWorry,
  isAtPeace,
  isGrave,
  isGuarded,
  isHarmless,
  isLonely,
  isPlainlyTold,
  isUndimmed,
  namesBody,
  namesHim,
} from "./own-life.ts";
import { animalAtHand, cueOf, PRONOUN, type Subject, subjectOf, wordIn } from "./telling-subject.ts";

type Told = Waiting & { readonly kind: "talk"; readonly of: "telling" };

/** In words: longer ones tell more than one thing. */
const LONGEST = 16;
const SHORT = 3;

const SUFFERS = /^(?:me|us|myself|conmigo|nos)$/;
/** Said of every day as well as of a worry. */
const ORDINARY = new Set(
  "no not never none cant wont dont didnt doesnt isnt wasnt push run home house food help casa comida ayuda".split(
    " ",
  ),
);

/** What is told, met by whom it is told of and what came of it; null where nothing is told or none of the events fits. */
export function telling(turn: Turn, yields: boolean, but?: string): Answer | null {
  if (!mayTell(turn)) return null;
  const events = turn.library.tellings.filter(
    (each) => each.id !== but && (each.yields ?? false) === yields && cueOf(turn, each) !== undefined,
  );
  if (events.length === 0) return null;
  const subject = subjectOf(turn);
  const found = events.find((each) => isOf(each, subject));
  if (found?.tone === "warning") return met(turn, found, subject);
  if (found === undefined || weighsOn(turn, subject)) return null;
  if (isCreature(subject) || isLight(turn, found)) return met(turn, found, subject);
  if (subject.who !== "self") return anyTelling(turn);
  return TASTES.includes(found.id) ? heard(turn, stillWaiting(turn)) : statement(turn);
}

/**
 * "My dog ate chocolate, what do I do": a danger to an animal that is at hand is met whatever else is told or asked. Of "a dog"
 * it is only asked.
 */
export function warned(turn: Turn): Answer | null {
  const { library, isDelicate, words } = turn;
  if (isDelicate || words.length > LONGEST) return null;
  const subject = animalAtHand(turn);
  if (subject === undefined) return null;
  const found = library.tellings.find(
    (each) => each.tone === "warning" && isOf(each, subject) && cueOf(turn, each) !== undefined,
  );
  return found === undefined ? null : met(turn, found, subject);
}

const statement = (turn: Turn): Answer =>
  answer(turn, [say(turn, isUndimmed(turn) ? "telling_on" : "statement")], stillWaiting(turn), {
    nature: "open",
  });

/** No good news by themselves: their replies are none either. */
const NO_NEWS: readonly string[] = ["lost_game", "saw"];

/** A thing that is liked or not may have a name that nobody knows here, and still weighs nothing. */
const TASTES: readonly string[] = ["likes", "dislikes", "favorite"];

/** Whether nothing but the event and an ordinary day is told: what is sold, found or left out may be no good news. */
function isLight(turn: Turn, event: Telling): boolean {
  if (NO_NEWS.includes(event.id)) return true;
  // "I don't like going home" is no matter of taste.
  if (event.id === "dislikes" && isLonely(turn)) return false;
  const cue = cueOf(turn, event) ?? "";
  const rest = ` ${turn.words.join(" ")} `.replace(` ${cue.replace(/[\^$]/g, "")} `, "  ");
  return isHarmless(turn, wordsOf(rest));
}

/** Anything told, by whom it is told of; null where it may weigh. */
export function anyTelling(turn: Turn): Answer | null {
  const subject = subjectOf(turn);
  if (isGentle(turn.state) || turn.isDelicate || weighsOn(turn, subject)) return null;
  const found = turn.library.tellings.find((each) => isOf(each, subject) && each.cues.en.length === 0);
  return found === undefined ? null : met(turn, found, subject);
}

/** Told of an animal or a toy, and by nobody's hand: no worry words are said of them. */
export function isOfCreature(turn: Turn): boolean {
  const subject = subjectOf(turn);
  return isCreature(subject) && !weighsOn(turn, subject);
}

/** The child's answer to what was asked of its telling: taken up once by its own word, and what comes after it is free. */
export function toldMore(turn: Turn, waiting: Told): Answer {
  const subject = subjectOf(turn);
  const about = waiting.thing === undefined ? subject : { who: waiting.who, thing: waiting.thing };
  const { smallTalk, tellings } = turn.library;
  const isPlain = isHarmless(turn, turn.words);
  const event: Telling | undefined = [...tellings, ...smallTalk].find(({ id }) => id === waiting.id);
  const open = { nature: "open" as const };
  if (deniesWorry(turn) && isAtPeace(turn)) return answer(turn, [say(turn, "telling_on")], null, open);
  const isHard = waiting.id.startsWith("any") && !isCreature(about) && isSaidHard(turn);
  // Somebody who was not told of, and has no name.
  const isStrange =
    waiting.thing === undefined &&
    waiting.who === "self" &&
    !isPlainlyTold(turn) &&
    (subject.who === "person" || namesHim(turn));
  const isEnd = waiting.isMet !== true;
  if (isEnd && isCreature(about) && isOfPerson(turn, waiting.id, isPlain))
    return answer(turn, [say(turn, "statement")], null, open);
  if (weighsOn(turn, about) || weighsOn(turn, subject) || (namesHim(turn) && !isPlainlyTold(turn)))
    return answer(turn, [say(turn, "statement")], null, open);
  if (isHard || isStrange) return listenedTo(turn);
  // What goes on of the same is not asked about a second time.
  const next = telling(turn, false, waiting.id) ?? telling(turn, true, waiting.id);
  const isOther = turn.words.length > SHORT && next !== null;
  if (isOther || (waiting.isMet === true && next !== null)) return next;
  const isAny = waiting.id.startsWith("any") && !isCreature(about);
  const isMeant = isPlain || isCreature(about) || event?.tone === "comfort";
  const isGlad = isAny ? GLAD.test(turn.words.join(" ")) : isMeant;
  // "And me too", said of a doll that sleeps with somebody.
  const isMine = isCreature(about) && turn.words.some((word) => MYSELF.test(word));
  const isNear = isMine || mentions(turn, turn.library.persons);
  const isOrdinary = (isUndimmed(turn) && !isMine) || (isAtPeace(turn) && !isNear);
  if (isEnd && !isGlad && !isOrdinary) return answer(turn, [say(turn, "statement")], null, open);
  const text =
    waiting.isMet === true || (isAny && isAtPeace(turn))
      ? undefined
      : said(turn, event?.after, about, isPlain ? wordIn(turn, event) : undefined);
  return answer(turn, [text ?? say(turn, "telling_on")], { ...waiting, isMet: true }, open);
}

/** "Yes, very nice", and nothing besides. */
const GLAD =
  /^(?:(?:yes|yeah|yep|yay|very|so|really|a|its|happy|nice|good|great|fun|glad|thing|si|muy|algo|es|me|feliz|bonit[oa]|buen[oa]|bien|alegra|content[oa]|gusta|padre)(?: |$)){1,3}$/;
/** Of these a hurt or a fright was told. */
const OF_HURT = ["hurt_toy", "hurt_pet", "afraid"];
const MYSELF = /^(?:me|us|myself|mine|too|also|same|yo|tambien|igual|conmigo|nos)$/;

/** "Daddy did it to me too", said of a bear: somebody else is told of than the animal or the toy. */
function isOfPerson(turn: Turn, id: string, isPlain: boolean): boolean {
  const { kin, persons } = turn.library;
  const { language } = turn.state;
  const isOne = (word: string) =>
    !PRONOUN.test(word) && (kin[language].includes(word) || persons[language].includes(word));
  const isMine =
    turn.words.some((word) => MYSELF.test(word)) ||
    /(?<!\p{L})a mi(?!\p{L}+)$|mí(?!\p{L})/iu.test(turn.message);
  return (
    turn.words.some(isOne) ||
    (isMine && (OF_HURT.includes(id) || !isPlain)) ||
    (turn.words.some((word) => PRONOUN.test(word)) && !isPlain)
  );
}

/** "A hard thing": said of what was asked to be good or hard. */
const isSaidHard = (turn: Turn): boolean =>
  commands(turn, "hard_thing") || mentions(turn, turn.library.worries);

const isOf = ({ of }: Telling, { who }: Subject): boolean => of === undefined || of.includes(who);
const isCreature = ({ who }: Subject): boolean => who === "pet" || who === "toy";

function mayTell(turn: Turn): boolean {
  const { isDelicate, state, words } = turn;
  return !(
    isDelicate ||
    isGentle(state) ||
    words.length > LONGEST ||
    isAsking(turn) ||
    asksBehind(turn) ||
    commands(turn, "request")
  );
}

function met(turn: Turn, event: Telling, subject: Subject): Answer | null {
  const { id } = event;
  const word = wordIn(turn, event, subject);
  // Whether something was nice or hard is asked once; then only its own word is taken up.
  // Of what is plainly ordinary nobody asks it.
  const isStock = STOCK.includes(id) && (word === undefined || isUndimmed(turn));
  const text =
    isStock && isUndimmed(turn) ? say(turn, "telling_on") : said(turn, event.replies, subject, word);
  if (text === undefined || (isStock && turn.state.told.includes("any"))) return null;
  const waiting: Told = { kind: "talk", of: "telling", id, ...subject };
  return answer(turn, [text], stillWaiting(turn) ?? waiting, {
    ...{ nature: "open", act: "heard" },
    ...(isStock ? { told: "any" } : {}),
  });
}
const STOCK: readonly string[] = ["any", "any_person"];

/** Nothing in it weighs for certain: the way to a grown-up is shown once, and then it is only listened to. */
export function listenedTo(turn: Turn, waiting: Waiting | null = null): Answer {
  if (isUndimmed(turn)) return answer(turn, [say(turn, "telling_on")], waiting, { nature: "open" });
  const phrase = turn.state.told.includes("statement") ? "telling_on" : "statement";
  return answer(turn, [say(turn, phrase)], waiting, { nature: "open", told: "statement" });
}

/** What nothing weighs in is only listened to, and the way to a grown-up is kept for what may. */
export const heard = (turn: Turn, waiting: Waiting | null): Answer =>
  isUntroubled(turn)
    ? answer(turn, [say(turn, "telling_on")], waiting, { nature: "open" })
    : listenedTo(turn, waiting);

/** Told with no word of hurt, worry, home or the night, and of nobody who does something to the child. */
function isUntroubled(turn: Turn): boolean {
  const isDoneTo = mentions(turn, turn.library.persons) && turn.words.some((word) => SUFFERS.test(word));
  return !isGuarded(turn) && !isLonely(turn) && !isDoneTo && !namesBody(turn);
}

/** One of several texts whose blanks can be filled; those with most of them come first. */
function said(
  { state }: Turn,
  texts: Telling["replies"] | undefined,
  { thing }: Subject,
  word: string | undefined,
): string | undefined {
  const values = {
    ...(thing === undefined ? {} : { thing, Thing: capital(thing) }),
    ...(word === undefined ? {} : { word, Word: capital(word) }),
  };
  const blanks = (text: string) => new Set(text.toLowerCase().match(/\{\w+\}/g)).size;
  const filled = Map.groupBy(
    (texts?.[state.language] ?? []).filter((text) => blanks(fill(text, values)) === 0),
    blanks,
  );
  const fullest = filled.get(Math.max(...filled.keys())) ?? [];
  const text = inTurn(fullest, state.turn);
  return text === undefined ? undefined : fill(text, values);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether what is told may weigh on the child: then a grown-up is named, and nothing is asked. */
function weighsOn(turn: Turn, subject: Subject): boolean {
  const { persons, worries } = turn.library;
  const { language } = turn.state;
  const { words } = turn;
  if (isGuarded(turn)) return true;
  if (isCreature(subject)) return words.some((word) => SUFFERS.test(word)) && isGrave(turn);
  const isWorse = worries[language].some(
    (each) =>
      !persons[language].includes(each) && !ORDINARY.has(each) && !PRONOUN.test(each) && says(words, each),
  );
  // A ball on the knee and a dog that licks one's face weigh nothing; what somebody does to it may.
  if (isPlainlyTold(turn)) return false;
  const isBodily = namesBody(turn);
  return isGrave(turn) || (subject.who === "self" ? isBodily && isWorse : isBodily || isWorse);
}
