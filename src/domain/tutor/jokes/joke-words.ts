import { wordsAlone } from "../small-talk.ts";
import type { Waiting } from "../state.ts";
import { commands, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";

/*
 * How children's jokes are worded. All patterns but those on a message's marks are matched against its plain words:
 * lower case, no accents, no punctuation, no apostrophes.
 */

export const textOf = ({ words }: Turn): string => words.join(" ");

/** How often the tutor has asked how a joke goes on. */
export const timesAsked = (waiting: Waiting | null): number =>
  waiting?.kind === "own_joke" && "times" in waiting ? (waiting.times ?? 0) : 0;

const OPENING =
  /^(?:(?:so|ok|okay|well|hey|hilda|do you know|guess|y|pues|bueno|oye|a ver|este|sabes|adivina|dime|ahi (?:te )?va) )+/;
const afterOpening = (turn: Turn): string => textOf(turn).replace(OPENING, "");

const ASKS =
  /^(?:(?:why|what|who|where)s?|how|whose|which|when (?:is|are|do|does|did)|can|did|does|do|is|are|por que|xq|pq|cual(?:es)?|cuant[oa]s?|cuando (?:es|se)|donde|quien(?:es)?|(?:en|de|a|para|con) que)\b/;
/** These words begin a question or go on with a story: a question only where nothing was told before. */
const ASKS_FIRST = /^(?:que(?! (?:habia|hubo|una?|estaban?|van?|iba|era)\b)|q le|ke le|porque|como)\b/;
const ASKS_LAST = /\b(?:(?:what|who) am i|what is it|(?:que|quien) (?:soy|es|sera|seran|son))$/;
const STORY =
  /^(?:there (?:was|were|is|are)|theres|once|one day|habia|hubo|erase|era una vez|este era|estaban?|una vez|un dia|van|iban?|llega|entra|pepito|(?<who>mama|papa|mom|dad|doctor|maestra|teacher|mesero|waiter) \k<who>)\b/;
/** Begins a story, unless it is said later or is all of a short joke. */
const SETTING = /^(?:an?|this|two|three|its about|about|que|una?|dos|tres|es de|se trata|de|era)\b/;

export const beginsStory = (turn: Turn): boolean => STORY.test(afterOpening(turn));
export const asksAtOnce = (turn: Turn): boolean => ASKS.test(afterOpening(turn));
export const mayAskFirst = (turn: Turn): boolean => ASKS_FIRST.test(textOf(turn));
export const hasQuestionMark = ({ message }: Turn): boolean => /[?¿]/.test(message);

export function asksRiddle(turn: Turn): boolean {
  const text = afterOpening(turn);
  const isFirst = timesAsked(turn.state.waiting) === 0;
  if (ASKS.test(text) || (isFirst && ASKS_FIRST.test(text)) || ASKS_LAST.test(text)) return true;
  return hasQuestionMark(turn) && !STORY.test(text) && !SETTING.test(text);
}

/** Whether a question brings its answer along: after its mark, a colon or a line, or with a "because". */
export function tellsEnding(turn: Turn): boolean {
  const { message } = turn;
  const asked = message.lastIndexOf("?");
  const cut = asked >= 0 ? asked : message.search(/[:…\n]|\.{2,}|\.\s|\s[-–]\s/);
  const rest = cut < 0 ? "" : message.slice(cut + 1);
  const words = wordsOf(rest);
  const isEnding = words.length > 0 && !commands({ ...turn, words: wordsAlone({ ...turn, words }) }, "guess");
  return isEnding || /\S \S+ (?:because|cuz|porque) \S/.test(textOf(turn));
}

/** Somebody fell, or somebody said something: what a story comes to. */
const FINISHED =
  /\b(?:said|says|goes|dijo|dice|contesta|contesto|responde|respondio)(?: \S+){3}|\bse ca(?:e|en|yo|yeron)\b/;
const MAX_WORDS_OF_BEGINNING = 12;

export const hasPunchline = (turn: Turn): boolean => FINISHED.test(textOf(turn));

/** Whether a story, or a riddle that is told and not asked, has only begun. */
export function isUnfinished(turn: Turn, isRiddle: boolean): boolean {
  const { state, words } = turn;
  const text = afterOpening(turn);
  const isFirst = timesAsked(state.waiting) === 0;
  if (isFirst && words.length <= 2) return true;
  if (isRiddle || FINISHED.test(text) || words.length > MAX_WORDS_OF_BEGINNING) return false;
  return STORY.test(text) || ((isFirst || words.length <= 3) && SETTING.test(text));
}

/** "A joke: why did …"; without its question it may be a wish for one of the tutor's. */
const LABEL = /^(?:una?|otr[oa]|mi|an?|another|my) (?:chiste|adivinanza|joke|riddle)(?: es| is)?\b/;

/** What stands after the announcement of a joke, which may be nothing; null when none is announced. */
export function afterAnnouncement(turn: Turn): string | null {
  const text = textOf(turn);
  const [label] = LABEL.exec(text) ?? [];
  if (label !== undefined) {
    const rest = after(turn.message, label.split(" ").length);
    if (asksRiddle({ ...turn, message: rest, words: wordsOf(rest) })) return rest;
  }
  if (/\bno (?:me |te )?(?:se|tengo) /.test(text) || !commands(turn, "own_joke")) return null;
  const last = turn.words.findIndex((_, at) =>
    commands({ ...turn, words: turn.words.slice(0, at + 1) }, "own_joke"),
  );
  return after(turn.message, last + 1);
}

/** A message without its first words. */
function after(message: string, count: number): string {
  const last = [...message.matchAll(/[\p{L}\p{M}\d'’]+/gu)][count - 1];
  return last === undefined ? "" : message.slice(last.index + last[0].length).replace(/^[^\p{L}\d¿]+/u, "");
}

/** Jokes by how they begin, for whoever did not say that one was coming; what asks for a word is none. */
const CLASSIC = [
  /^why did the \w+ cross the \w+/,
  /^what do (?:you|u) (?:call|get (?:if|when) you cross) (?:an?|two|the)\b(?! (?:baby|group|person|people|someone|scientist|doctor|place|shape|figure|word|number|triangle|angle|female|male|young)\b)/,
  /^what did (?:the |one |an? )?\w+ say to\b/,
  /^(?:que|q|ke) le (?:dijo|dice) .+ al? /,
  /^cual es el colmo de /,
  /^en que se parecen? una? /,
  /^que hace una? .+ en /,
  /^por que (?:cruzo )?(?:el pollo|la gallina)\b/,
] as const;
export const isClassic = (turn: Turn): boolean => CLASSIC.some((each) => each.test(afterOpening(turn)));

/** "Want to hear it?", "es muy chistoso": it is said of the joke and is none of it. */
const ABOUT_JOKE =
  /^que (?:me|te|mi|invente|aprendi|es (?:muy|bien))\b|^(?:(?:do )?you )?(?:want|wanna)\b|^(?:can|may) i\b|^(?:l[oa] )?quieres\b|^te l[oa] (?:cuento|digo)\b|^puedo\b|^(?:es|esta|its|it is) (?:(?:un|muy|bien|super|a|so|very|really) )*(?:chiste|chistos[oa]|gracios[oa]|buen[oa]|joke|funny|good|long|short)\b|\b(?:ready|list[oa])$/;
export const isAboutJoke = (turn: Turn): boolean => ABOUT_JOKE.test(textOf(turn));

const LAUGHS = /^(?:(?:ja|je|ji|ha|he) ?){2,}[jh]?$|^(?:lol|lmao|xd)$/;
export const laughs = (turn: Turn): boolean => LAUGHS.test(textOf(turn));

/** The whole message: "no, cows go moo" is the end of a joke. */
const REFUSES = /^(?:no|nop|nope|nah|no thanks|no thank you|no gracias|not now|ahorita no|no quiero)$/;
export const refuses = (turn: Turn): boolean =>
  REFUSES.test(textOf(turn)) || (turn.words.length <= 4 && commands(turn, "stop"));

const GUESS_WHAT = /^(?:guess what|adivina que|a que no sabes|que crees)$/;
export const saysGuessWhat = (turn: Turn): boolean => GUESS_WHAT.test(textOf(turn));

const GOES_ON = /^(?:y|e|and|entonces|then|luego|despues|pero|but|porque|because)\b/;
export const goesOn = (turn: Turn): boolean =>
  turn.words.length > 2 && !hasQuestionMark(turn) && GOES_ON.test(textOf(turn));

/** So begins a wish for something else; jokes too tell of stories and count. */
const WISHES =
  /^(?:i want|i wanna|can (?:i|we|you)|could you|tell me|lets|give me|read|please|count|quiero|quisiera|mejor|cuenta|cuentame|dime|dame|ponme|puedes|podemos|vamos|juguemos)\b/;
export const wishes = (turn: Turn): boolean => turn.words.length <= 3 || WISHES.test(textOf(turn));

const SERIOUS = /\b(?:no (?:es|era) (?:un )?chiste|not a joke|real question|en serio|im serious)\b/;
export const isSerious = (turn: Turn): boolean => SERIOUS.test(textOf(turn));

const NEAR = {
  en: "mom|mommy|mum|mother|dad|daddy|father|brother|sister|grandma|grandpa|parents|family|uncle|aunt|cousin|friend|teacher|baby|dog|cat|puppy|kitten",
  es: "mama|mami|papa|papi|papas|padres|hermano|hermana|hermanito|hermanita|abuela|abuelo|abuelita|abuelito|tio|tia|primo|prima|amigo|amiga|maestra|maestro|bebe|familia|perro|perrito|gato|gatito",
};
/** What hurts the child, or somebody near; what other people suffer may well be a joke's. */
const HURTS = [
  /\b(?:hit|hits|hitting|hurt|hurts|hurting|kick|kicks|kicked|push|pushes|pushed|punch(?:es|ed)?|slap(?:s|ped)?|beats?|pinch(?:es|ed)?|touch(?:es|ed)?|(?:yell|scream|shout|laugh)(?:s|ed|ing)? at|bully|bullies|bullied|scares?|threatens?) me\b/,
  /\b(?:i cry|i cried|im crying|i am crying|i want to die|i hate my(?:self| life)|i feel (?:so )?(?:sad|bad|alone|lonely|scared)|im bleeding)\b/,
  new RegExp(
    `\\bmy (?:${NEAR.en})\\b(?: \\S+){0,2} (?:crying|cries|cried|sad|hurt|hurting|drunk|sick|screaming|yelling|yells|mad|angry|dead|died|dying|gone|fighting)\\b`,
  ),
  /\bme (?:peg(?:a|an|o|aron|aba)|golpe\w+|lastim\w+|grit(?:a|an|o|aron)|toc(?:a|an|o|aron|aba)|empuj\w+|pate(?:a|an|o|aron)|insult\w+|encierr\w+|encerr\w+|asust\w+|oblig\w+|amenaz\w+|odian?|hacen? daño|hizo daño|dejan? sol[oa]|quier[eo]n? (?:morir|obligar))\b/,
  /^(?:yo )?(?:siempre |a veces |casi |todas las noches )?(?:lloro|llore|estoy llorando|ando llorando|quiero llorar)\b/,
  new RegExp(
    `\\bmis? (?:${NEAR.es})\\b(?: \\S+){0,2} (?:llorando|lloran?|lloro|tristes?|enferm[oa]|borrach[oa]|enojad[oa]|gritan?|gritando|murio|muerto|pelean|peleando|golpea|pega)\\b`,
  ),
] as const;
export const isHurt = (turn: Turn): boolean => HURTS.some((each) => each.test(textOf(turn)));

const OF_ONESELF =
  /\b(?:i|im|ive|me|my|mine|myself|we|us|our|mis?|yo|nos|conmigo|estoy|tengo|siento|quiero)\b/;
export const isOfOneself = (turn: Turn): boolean => OF_ONESELF.test(textOf(turn));

/** Tells of the child, or of a "he" whom nobody has named: that may be somebody in its life. */
export const mayBeOwnLife = (turn: Turn): boolean =>
  isOfOneself(turn) || /^(?:and |but |then )*(?:he|she|they)\b/.test(textOf(turn));

const OF_SOMEBODY_NEAR = new RegExp(
  `^(?:and |but |y |pero |es que )*(?:my (?:${NEAR.en})|mis? (?:${NEAR.es}))\\b`,
);
export const isOfSomebodyNear = (turn: Turn): boolean => OF_SOMEBODY_NEAR.test(textOf(turn));
