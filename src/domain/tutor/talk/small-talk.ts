import { editDistance } from "../../language/spelling.ts";
import { fill } from "../../locale/fill.ts";
import { once } from "../../resilience/once.ts";
import type { SmallTalk } from "../library.ts";
import { stillWaiting, type Waiting } from "../state.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { askedBehind, asksBehind, asksReason, isAsking } from "../understanding/asking.ts";
import { mayBeSaid } from "../understanding/cues.ts";
import { firstSaid, inTurn, plain, wordsOf } from "../words.ts";
import { isGrave, isLonely, isOfOnesOwn, isPlainlyTold, mayWeigh, namesHim } from "./own-life.ts";
import { toldMore } from "./telling.ts";

/** Greetings, feelings, who the tutor is: what is no question about the world. */
export function smallTalk(turn: Turn): Answer | null {
  return replied(turn, recognised(turn));
}

export const isSmallTalk = (turn: Turn): boolean => recognised(turn) !== undefined;
/** A farewell, or thanks. */
export const takesLeave = (turn: Turn): boolean => LEAVE.includes(recognised(turn)?.id);
const LEAVE: readonly (string | undefined)[] = ["bye", "thanks"];

function replied(turn: Turn, found: SmallTalk | undefined): Answer | null {
  const { state } = turn;
  if (found === undefined || (found.meets === "news" && newsOf(turn) === "more")) return null;
  const offer = found.offers === undefined ? null : ({ kind: "offer", what: found.offers } as const);
  const kept = found.isAside ? stillWaiting(turn) : null;
  const reply = inTurn(found.replies[state.language], state.turn) ?? "";
  const { guide, library } = turn;
  const drawn = library.drawnAs(guide)[state.language];
  const { after, id, meets } = found;
  const on =
    after !== undefined
      ? ({ kind: "talk", of: "telling", id, who: "self" } as const)
      : meets === undefined
        ? null
        : ({ kind: "talk", of: meets } as const);
  const told = meets === undefined ? {} : { told: id };
  return answer(turn, [fill(reply, { guide, drawn })], offer ?? kept ?? on, told);
}

/** What a child tells on, after its news or its feeling was met. */
export function toldOn(turn: Turn, waiting: Waiting & { kind: "talk" }): Answer | null {
  const count = turn.words.length;
  // "Ya no quiero ir" is told of the school that was spoken of.
  // "When I score" answers what the best moment was.
  const isWhen = /^(?:when|cuando)\b(?!.*[?])/.test(turn.words.join(" ")) && !/[?¿]/.test(turn.message);
  const isElse =
    (isAsking(turn) && !(isWhen && waiting.of === "telling" && count <= LONGEST_WHEN)) ||
    asksBehind(turn) ||
    commands(turn, "reasons") ||
    (count <= 3 && LEAVING.some((each) => commands(turn, each)));
  // After a feeling that was met, what is plainly of something else is taken as that.
  if (waiting.of === "feeling" && isPlainlyTold(turn)) return null;
  if (isElse || turn.isDelicate || count < (BRIEF.includes(waiting.of) ? 1 : 2)) return null;
  if (waiting.of === "telling") return toldMore(turn, waiting);
  // What was looked for in a sentence is a word or a few, and neither praise nor something new.
  if (waiting.of === "sentence" && (count > LONGEST_PART || isSmallTalk(turn))) return null;
  const open = { nature: "open" as const };
  if (weighs(turn, waiting))
    return waiting.of === "reason"
      ? answer(turn, [say(turn, "reason_met")], waiting, open)
      : answer(turn, [say(turn, "statement")], null, open);
  const question = askedOfSentence(turn);
  if (waiting.of === "sentence" && question === "")
    return answer(turn, [say(turn, "sentence_met")], waiting, open);
  return answer(turn, [say(turn, `${waiting.of}_on`, { question })], waiting, open);
}
const LONGEST_PART = 6;
const LONGEST_WHEN = 5;
/** What may be answered in one word. */
const BRIEF: readonly string[] = ["sentence", "try", "telling"];
/** Whether what is told on is no play, no news and no exercise any more. What answers a feeling names a grown-up anyway. */
function weighs(turn: Turn, { of }: Waiting & { kind: "talk" }): boolean {
  if (of === "feeling") return false;
  if (of !== "try" && of !== "sentence") return of === "reason" ? isOfOnesOwn(turn) : mayWeigh(turn);
  // The words of the sentence at hand are no telling.
  const inSentence = wordsOf(turn.state.said ?? "");
  return isLonely({ ...turn, words: turn.words.filter((word) => !inSentence.includes(word)) });
}
const EXPECTING = /\b(?:mom|mommy|mum|mummy|mother|aunt|auntie|mama|mami|mamita|tia)\b/g;
const OF_BABY = /\bbaby (?:boy|girl|brother|sister)\b/g;
/** How old it is and how small: "she is 3 days old", "y es chiquita". Whoever is told of so is the one that was born. */
const OF_NEWBORN =
  /\b(?:(?:s?he|it)(?:s| is| was)?|es|esta|tiene|nacio)(?: (?:so|very|really|only|just|muy|bien|bien|apenas))? (?:\w{1,6} (?:days?|weeks?|months?|dias?|semanas?|meses)(?: old)?|tiny|little|small|cute|new|chiquit[oa]|chiquitit[oa]|bonit[oa]|ayer|hoy|today|yesterday)\b/g;
/** What brought it about upon oneself is more than the news; "porque se caen" only asks. */
const BROUGHT_ABOUT = /\b(?:because|cause|cuz|when|after|since|porque|cuando|despues|desde) (.*)/;
/** Whether news of the body is told, glad as it stands, or with more beside it that may be no gladness; null for none. */
export function newsOf(turn: Turn): "glad" | "more" | null {
  const news = [recognised(turn), ...turn.library.tellings].find(
    (each) => each?.meets === "news" && isSaid(each, turn.words),
  );
  const cue = news === undefined ? undefined : cueOf(news, turn.words);
  if (news === undefined || cue === undefined) return null;
  const asked = askedBehind(turn)?.split(" ").length ?? 0;
  const said = turn.words.slice(0, turn.words.length - asked).join(" ");
  const text = said.replace(cue, " ").replace(OF_BABY, "baby");
  const rest = news.id === "tooth" ? text : text.replace(EXPECTING, "").replace(OF_NEWBORN, " ");
  const words = rest.split(" ").filter((word) => word !== "");
  const { bodyAndFeelings, persons } = turn.library;
  const part = { ...turn, words };
  const about = wordsOf(BROUGHT_ABOUT.exec(rest)?.[1] ?? "");
  const isBroughtAbout = commands({ ...turn, words: about }, "oneself");
  const isMore =
    isBroughtAbout || isGrave(part) || mentions(part, persons) || mentions(part, bodyAndFeelings);
  return isMore ? "more" : "glad";
}
/** What the tutor asked of the child's own sentence. */
function askedOfSentence({ state }: Turn): string {
  const [, after = ""] = (state.said ?? "").split(/(?:oración|sentence)[,:] /u);
  return after.slice(0, after.indexOf("?") + 1);
}
const LEAVING = ["stop", "another", "next", "more", "request", "unsure"] as const;

/** How much of the message is what is small talk in it, from 0 to 1. */
export function shareOfSmallTalk(turn: Turn): number {
  const { words } = turn;
  const found = recognised(turn);
  const cue = found === undefined ? undefined : cueOf(found, words);
  return cue === undefined ? 0 : cue.split(" ").length / Math.max(1, words.length);
}

/** Whether small talk ends what was going on: a feeling or a farewell does, "thanks" does not. */
export function interrupts(turn: Turn): boolean {
  const found = recognised(turn);
  return found !== undefined && found.isAside !== true;
}

/** Whether a child tells of a feeling or of hard news, however much else is said and done. */
export function feels(turn: Turn): boolean {
  return mayBeSaid(turn.library.smallTalk, turn.words).some(
    (each) =>
      each.meets === "feeling" &&
      each.follows === undefined &&
      isSaid(each, turn.words) &&
      !deniedIn(turn).has(each),
  );
}

/** "That is not it": what was meant is asked for, and nothing that was misread is waited for. */
export function misheard(turn: Turn): Answer | null {
  const isSaid = turn.words.length <= LONGEST_REPAIR && turn.state.said !== undefined;
  if (!isSaid || turn.isDelicate || feels(turn) || !commands(turn, "misheard")) return null;
  return answer(turn, [say(turn, "misheard")], null, { act: "repair" });
}
const LONGEST_REPAIR = 10;

/** "Te cuento que fui al cine" as what it tells, though its "que" looks like a question's. */
export const told = (message: string): string => message.replace(/^[^\p{L}]*(?:te|les) cuento que\s+/iu, "");

const BEFORE =
  /^(?:(?:please|sorry|excuse me|hey|oh|ok|um|wait|guide|oye|ay|perdon|disculpa|por favor|porfa|porfis|(?:can|could|would|will) you|(?:me |lo |la |me lo |me la )?(?:puedes|podrias)) )+/;
const AFTER = /(?: (?:please|sorry|guide|por favor|porfa|porfis|perdon))+$/;

/** The words of a message without its please, its sorry, and the name of whoever is spoken to. */
export function wordsAlone({ guide, words }: Turn): readonly string[] {
  const name = plain(guide);
  const called = words.map((word) => (word === name ? "guide" : word));
  return called.join(" ").replace(BEFORE, "").replace(AFTER, "").split(" ");
}

/** Sorry, and with its question mark: what did you say? */
const SORRY = /^(?:sorry|excuse me|perdon|disculpa)$/;
/** Whether a child did not catch what was said, or caught it and is lost; null when the message says anything more. */
export function missed(turn: Turn): "said" | "meant" | null {
  if (isTry(turn)) return null;
  const alone = { ...turn, words: wordsAlone(turn) };
  if (commands(alone, "lost")) return "meant";
  if (commands(turn, "repeat") || commands(alone, "repeat")) return "said";
  if (SORRY.test(turn.words.join(" ")) && /[?¿]/.test(turn.message)) return "said";
  return commands(alone, "again") && !hasAnother(turn) ? "said" : null;
}

/** Whether "again" alone wishes for another one: a sum, or what was offered. */
function hasAnother({ state: { waiting } }: Turn): boolean {
  if (waiting?.kind === "own_joke") return waiting.part === "over";
  return waiting?.kind === "mathematics" || waiting?.kind === "offer";
}

/** Whether the message is what was asked for: "what" is how a word is spelled, "¿qué?" what is asked at the door. */
function isTry({ message, state: { waiting }, words }: Turn): boolean {
  if (words.length !== 1 || waiting === null) return false;
  const [word = ""] = words;
  if (waiting.kind !== "spelling" && waiting.kind !== "letter") return false;
  const wanted = plain(waiting.word);
  return word === wanted || (!/[?¿]/.test(message) && editDistance(word, wanted, 1) <= 1);
}

/** Who the tutor is and what it can do, for a child who does not know what to say first. */
export function introduced(turn: Turn): Answer | null {
  return replied(
    turn,
    turn.library.smallTalk.find(({ id }) => id === "who"),
  );
}

/** "Haha, another": what is said after a greeting or a laugh; undefined where nothing short is. */
export function afterAside(turn: Turn): string | undefined {
  const found = recognised(turn);
  const cue = found?.isAside === true ? cueOf(found, turn.words)?.replace(/^\^/, "") : undefined;
  if (cue === undefined || !turn.words.join(" ").startsWith(`${cue} `)) return undefined;
  const rest = turn.words.slice(cue.split(" ").length);
  return rest.length <= LONGEST_REST ? rest.join(" ") : undefined;
}
const LONGEST_REST = 3;

/** The first kind that is said, unless a later one knows more of the same words: "I feel bad in my tummy" is no sadness. */
const recognised = once((turn: Turn): SmallTalk | undefined => {
  const { library, state, words } = turn;
  const denied = deniedIn(turn);
  let found: SmallTalk | undefined;
  let known = "";
  const isWhy = asksReason({ words });
  const before = state.told.slice(-RECENT);
  for (const each of mayBeSaid(library.smallTalk, words)) {
    if (each.follows?.some((id) => before.includes(id)) === false) continue;
    const cue = denied.has(each) ? undefined : cueOf(each, words);
    // "Why do I have to go to bed" is no farewell; why one is sad is asked out of a feeling.
    const isAsked = isWhy && each.meets !== "feeling" && !/^(?:why|por que)\b/.test(cue ?? "");
    if (cue === undefined || isAsked || (found !== undefined && !isPart(known, cue))) continue;
    [found, known] = [each, cue];
  }
  const [instead] = [...denied].map((each) => each.denied);
  return found ?? library.smallTalk.find(({ id }) => id === instead);
});

/** The feelings that a message denies. */
const deniedIn = once((turn: Turn): ReadonlySet<SmallTalk> => {
  const { denials, smallTalk: kinds } = turn.library;
  if (!turn.words.some((word) => denials.en.includes(word) || denials.es.includes(word))) return NONE;
  return new Set(kinds.filter((each) => each.denied !== undefined && isDenied(turn, each)));
});
const NONE: ReadonlySet<SmallTalk> = new Set();

/** "No tengo sueño", "I'm not sad anymore": the words stand, and what denies them stands before or within. */
function isDenied({ library: { denials }, message, words }: Turn, { cues }: SmallTalk): boolean {
  const saidIn = (part: readonly string[]) => firstSaid(part, cues.en) ?? firstSaid(part, cues.es);
  return words.some((word, at) => {
    // "No, tengo sueño" says no to something else.
    if (!denials.en.includes(word) && !denials.es.includes(word)) return false;
    if (new RegExp(`(?<!\\p{L})${word}\\s*[,.;:!]`, "iu").test(message)) return false;
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    if (saidIn([...before, ...after]) === undefined || saidIn(before) !== undefined) return false;
    const later = saidIn(after.slice(1));
    return later === undefined || later.startsWith("^");
  });
}

/** So many of the things that were told last are still spoken of. */
const RECENT = 3;

const isPart = (cue: string, longer: string) => cue !== longer && ` ${longer} `.includes(` ${cue} `);

function cueOf({ cues }: SmallTalk, words: readonly string[]): string | undefined {
  return firstSaid(words, cues.en) ?? firstSaid(words, cues.es);
}

const isSaid = (kind: SmallTalk, words: readonly string[]) => cueOf(kind, words) !== undefined;

/** A joke, or a riddle for whoever wants one, that was not told yet. */
export function tellJoke(turn: Turn): Answer {
  const { jokes } = turn.library;
  const last = jokes[Number(turn.state.told.at(-1)?.replace("joke-", ""))];
  const isNamed = /joke|chiste/i.test(turn.message);
  // "Another one but harder", after a riddle.
  const isOn = !isNamed && last?.solvedBy !== undefined;
  const wantsRiddle = isOn || /riddle|adivin|acertijo/i.test(turn.message);
  const fitting = [...jokes.keys()].filter((at) => (jokes[at]?.solvedBy !== undefined) === wantsRiddle);
  const fresh = fitting.find((at) => !turn.state.told.includes(`joke-${at}`));
  const at = fresh ?? fitting[turn.state.turn % Math.max(1, fitting.length)] ?? 0;
  const joke = jokes[at];
  if (joke === undefined) return answer(turn, [say(turn, "joke_none")], { kind: "own_joke", part: "whole" });
  return answer(turn, [inLanguage(turn, joke.question)], { kind: "joke", at }, { told: `joke-${at}` });
}

/** Whatever the child guesses, the joke ends well. */
const NEAR_ONE = /\b(?:me|us|nos|conmigo)\b/;

export function endedJoke(turn: Turn, { at }: Waiting & { kind: "joke" }): Answer | null {
  const joke = turn.library.jokes[at];
  if (joke === undefined) return null;
  // "Another one", before its end was heard.
  if (commands(turn, "another") && turn.words.length <= 3) return tellJoke(turn);
  const hasNone = (["unsure", "no", "yes", "show", "stop"] as const).some((each) => commands(turn, each));
  // "He squeezes me" guesses nothing.
  const guessed = !hasNone && turn.words.length > 1;
  if (guessed && (namesHim(turn) || NEAR_ONE.test(turn.words.join(" "))))
    return answer(turn, [say(turn, "statement")], null, { nature: "open" });
  const isSolved = joke.solvedBy !== undefined && mentions(turn, joke.solvedBy);
  const opening = isSolved ? say(turn, "riddle_solved") : guessed ? say(turn, "joke_guess") : "";
  const parts = [opening, inLanguage(turn, joke.answer), say(turn, "joke_answer")];
  const act = isSolved ? "right" : "shown";
  return answer(turn, parts, { kind: "offer", what: "joke" }, { act });
}
