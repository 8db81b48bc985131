import { fill } from "../locale/fill.ts";
import { asksBehind, isAsking } from "./asking.ts";
import { isForm, writtenAs } from "./dictionary.ts";
import { indexOf } from "./knowledge/index.ts";
import type { Telling, Who } from "./library.ts";
import { isGrave, isGuarded, isHarmless, namesHim } from "./own-life.ts";
import { isGentle, stillWaiting, type Waiting } from "./state.ts";
import { type Answer, answer, commands, mentions, say, type Turn } from "./turn.ts";
import { formsOf } from "./word-list.ts";
import { firstSaid, inTurn, plain, READ_AT_MOST, says, wordsOf } from "./words.ts";

/** Of whom or what is told; `thing` is its name as the tutor says it: "your teddy". */
type Subject = { readonly who: Who; readonly thing?: string };
/** A thing that is named: "your red bike", with the word that it is known by. */
type Name = { readonly text: string; readonly head: string; readonly isOwn: boolean };
type Told = Waiting & { readonly kind: "talk"; readonly of: "telling" };

/** In words: longer ones tell more than one thing. */
const LONGEST = 16;
const LONGEST_NAME = 3;
const SHORT = 3;

const BEFORE_NAME = {
  en: new Set("my our a an the his her their its some your".split(" ")),
  es: new Set("mi mis nuestro nuestra un una unos unas el la los las al del su sus".split(" ")),
} as const;
/** How a language says of whom it tells: "ladra mucho", "lancha roja". */
const SHAPES = {
  en: { isSubjectOftenUnsaid: false, isNounFirst: false },
  es: { isSubjectOftenUnsaid: true, isNounFirst: true },
} as const;
const OWN = new Set("my our mi mis nuestro nuestra".split(" "));
/** Said by the child and by the tutor. */
const TURNED: Readonly<Record<string, string>> = {
  ...{ my: "your", our: "your", me: "you", i: "you", im: "you are", mine: "yours" },
  ...{ mi: "tu", mis: "tus", nuestro: "su", nuestra: "su", al: "el", del: "el" },
};
/** What stands between "my" and the name. */
const ADDED = new Set(
  "new old big little small best favorite first older younger baby pet toy stuffed red blue green yellow black white nuevo nueva mejor primer gran buen".split(
    " ",
  ),
);
/** "A yellow one". */
const ENDS = new Set(["one", "ones"]);
/** Ends a name. */
const VERB =
  /^(?:.{3,}(?:ed|ing)|came|went|fell|ran|got|ate|bit|said|made|gave|took|told|saw|broke|lost|won|hit|sat|hid|flew|swam|grew|today|yesterday|tomorrow|hoy|ayer|mañana|ahora|tambien|out|up|down|everyone|everybody|someone|somebody|something|todos|nadie|alguien)$/;
const PRONOUN = /^(?:he|she|they|his|her|hers|him|them|hes|shes|theyre|ell[oa]s?)$/;
/** Points at an animal or a thing that was told of. */
const POINTS = /^(?:it|its|one)$/;
const FIRST =
  /^(?:i|im|ive|we|were|my|our|yo|nosotros|nosotras|mi|mis|me|nos|fui|voy|vi|tengo|soy|estoy|hice|\w+(?:amos|emos|imos))$/;
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
  return subject.who === "self" ? statement(turn) : anyTelling(turn);
}

const statement = (turn: Turn): Answer =>
  answer(turn, [say(turn, "statement")], stillWaiting(turn), { nature: "open" });

/** No good news by themselves: their replies are none either. */
const NO_NEWS: readonly string[] = ["lost_game", "saw"];

/** Whether nothing but the event and an ordinary day is told: what is sold, found or left out may be no good news. */
function isLight(turn: Turn, event: Telling): boolean {
  if (NO_NEWS.includes(event.id)) return true;
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
  const isHard = waiting.id.startsWith("any") && !isCreature(about) && isSaidHard(turn);
  // Somebody who was not told of, and has no name.
  const isStrange =
    waiting.thing === undefined && waiting.who === "self" && (subject.who === "person" || namesHim(turn));
  const isEnd = waiting.isMet !== true;
  if (isEnd && isCreature(about) && isOfPerson(turn, waiting.id, isPlain))
    return answer(turn, [say(turn, "statement")], null, open);
  if (weighsOn(turn, about) || weighsOn(turn, subject) || namesHim(turn))
    return answer(turn, [say(turn, "statement")], null, open);
  if (isHard || isStrange) return listenedTo(turn);
  // What goes on of the same is not asked about a second time.
  const next = telling(turn, false, waiting.id) ?? telling(turn, true, waiting.id);
  const isOther = turn.words.length > SHORT && next !== null;
  if (isOther || (waiting.isMet === true && next !== null)) return next;
  const isAny = waiting.id.startsWith("any") && !isCreature(about);
  const isMeant = isPlain || isCreature(about) || event?.tone === "comfort";
  const isGlad = isAny ? GLAD.test(turn.words.join(" ")) : isMeant;
  if (isEnd && !isGlad) return answer(turn, [say(turn, "statement")], null, open);
  const text =
    waiting.isMet === true
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
const cueOf = ({ words }: Pick<Turn, "words">, { cues }: Telling) =>
  firstSaid(words, cues.en) ?? firstSaid(words, cues.es);

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
  const isStock = STOCK.includes(id) && word === undefined;
  const text = said(turn, event.replies, subject, word);
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
  const phrase = turn.state.told.includes("statement") ? "telling_on" : "statement";
  return answer(turn, [say(turn, phrase)], waiting, { nature: "open", told: "statement" });
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
  const { bodyAndFeelings, persons, worries } = turn.library;
  const { language } = turn.state;
  const { words } = turn;
  if (isGuarded(turn)) return true;
  if (isCreature(subject)) return words.some((word) => SUFFERS.test(word)) && isGrave(turn);
  const isWorse = worries[language].some(
    (each) =>
      !persons[language].includes(each) && !ORDINARY.has(each) && !PRONOUN.test(each) && says(words, each),
  );
  const isBodily = mentions(turn, bodyAndFeelings);
  return isGrave(turn) || (subject.who === "self" ? isBodily && isWorse : isBodily || isWorse);
}

/** Of whom is told: of a person, if one is named; else of the animal or the toy, also of the one told of before; else of oneself. */
function subjectOf(turn: Turn): Subject {
  const known = subjects.get(turn) ?? toldOf(turn);
  subjects.set(turn, known);
  return known;
}

/** Several skills ask the same of a turn. */
const subjects = new WeakMap<Turn, Subject>();

function toldOf(turn: Turn): Subject {
  const { kin, persons, pets, toys } = turn.library;
  const { language, waiting } = turn.state;
  const { words } = turn;
  const before = waiting?.kind === "talk" && waiting.of === "telling" ? waiting : undefined;
  const names = namesIn(turn);
  const isIn = (list: readonly string[]) => (name: Name) => list.includes(name.head);
  const relative = names.find(isIn(kin[language]));
  if (relative !== undefined) return { who: "kin", ...(relative.isOwn ? { thing: relative.text } : {}) };
  const somebody = words.find((word) => persons[language].includes(word) && !PRONOUN.test(word));
  if (somebody !== undefined) return { who: kin[language].includes(somebody) ? "kin" : "person" };
  const animal = names.find(isIn(pets[language]));
  if (animal !== undefined) return { who: "pet", thing: animal.text };
  const toy = names.find((name) => name.isOwn && isIn(toys[language])(name));
  if (toy !== undefined) return { who: "toy", thing: toy.text };
  const points = words.some((word) => PRONOUN.test(word));
  const isOfBefore =
    points ||
    words.some((word) => POINTS.test(word)) ||
    (SHAPES[language].isSubjectOftenUnsaid && !words.some((word) => FIRST.test(word)));
  if (before?.thing !== undefined && isOfBefore) return { who: before.who, thing: before.thing };
  return { who: points ? "person" : "self" };
}

/** The things that a message names, in order: "my red bike" as "your red bike". */
function namesIn(turn: Turn): readonly Name[] {
  const { library, message, state } = turn;
  const { language } = state;
  const { stop } = indexOf(library.knowledge, language);
  const raw = rawWords(message);
  const words = raw.map(plain);
  const known = [...library.kin[language], ...library.pets[language], ...library.toys[language]];
  const found: Name[] = [];
  for (const [at, first] of words.entries()) {
    if (!BEFORE_NAME[language].has(first)) continue;
    const own = words.slice(at + 1, at + 1 + LONGEST_NAME);
    const pair = own.slice(0, 2).join(" ");
    let count = known.includes(pair) ? 2 : 0;
    while (count === 0 || (count < own.length && ADDED.has(own[count - 1] ?? ""))) {
      const next = own[count] ?? "";
      if (next === "" || (stop.has(next) && !ENDS.has(next)) || BEFORE_NAME[language].has(next)) break;
      count += 1;
    }
    const isListed = known.includes(own[count - 1] ?? "");
    // "A yellow boat" and "una lancha roja", where the message or the thought ends with it.
    const after = own[count];
    const isLast = at + count + 2 === words.length || stop.has(own[count + 1] ?? "");
    const agrees =
      !SHAPES[language].isNounFirst ||
      /([oa]s?)$/.exec(after ?? "")?.[1] === /([oa]s?)$/.exec(own[count - 1] ?? "")?.[1];
    if (
      count > 0 &&
      !isListed &&
      after !== undefined &&
      isLast &&
      agrees &&
      !stop.has(after) &&
      !VERB.test(after)
    )
      count += 1;
    const name = raw.slice(at + 1, at + 1 + count);
    if (count === 0 || !name.every((word) => maySay(turn, word))) continue;
    const begins = TURNED[first] ?? raw[at]?.toLowerCase() ?? "";
    const text = [begins, ...name.map((word) => shown(turn, word))].join(" ");
    const head = known.includes(pair) ? pair : (own[SHAPES[language].isNounFirst ? 0 : count - 1] ?? "");
    found.push({ text, head, isOwn: OWN.has(first) });
  }
  return found;
}

/** What is named besides: what was done with, what the answer is. */
function wordIn(
  turn: Turn,
  event: Telling | undefined,
  { thing }: Partial<Subject> = {},
): string | undefined {
  const { message, state } = turn;
  const { stop } = indexOf(turn.library.knowledge, state.language);
  const raw = rawWords(message);
  const words = raw.map(plain);
  const cue = event === undefined ? undefined : cueOf(turn, event);
  const cueWords = cue?.replace(/[\^$]/g, "").split(" ") ?? [];
  const last = cueWords.at(-1) ?? "";
  // A cue that is no verb, such as "tacos", is the word itself; what follows one without an article is its object.
  const at = cue === undefined ? -1 : words.indexOf(last);
  // Of a longer message the person in it is not what it is about.
  const isKin = (head: string) =>
    words.length > LONGEST_NAME && turn.library.kin[state.language].includes(head);
  const names = namesIn(turn).filter(({ head, text }) => text !== thing && !isKin(head));
  const named = names.at(-1)?.text;
  if (named !== undefined) return named;
  const from = cue === undefined ? 0 : at + 1;
  const rest = raw.slice(from);
  const end = rest.findIndex(
    (word) => stop.has(plain(word)) || FIRST.test(plain(word)) || VERB.test(plain(word)),
  );
  const object = cue === undefined && rest.length > SHORT ? [] : end < 0 ? rest : rest.slice(0, end);
  const isWhole = object.length > 0 && object.length <= SHORT && object.every((word) => maySay(turn, word));
  return isWhole ? object.map((word) => shown(turn, word)).join(" ") : undefined;
}

const rawWords = (message: string): readonly string[] =>
  message
    .slice(0, READ_AT_MOST)
    .normalize("NFC")
    .replace(/['’]/g, "")
    .match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];

/** Only what the school's words know is said again: no slip, no name, nothing rude. */
function maySay({ library, state }: Turn, word: string): boolean {
  const { language } = state;
  const bare = plain(word);
  if (library.unsaid[language].includes(bare)) return false;
  const listed = [library.kin, library.pets, library.toys].some((list) => list[language].includes(bare));
  return (
    /^\d/.test(bare) ||
    listed ||
    formsOf(library, language, bare).length > 0 ||
    isForm(library, language, bare)
  );
}

function shown({ library, state }: Turn, word: string): string {
  const written = writtenAs(library, state.language, word);
  const bare = plain(word);
  // "Mi papa" is no potato.
  if (written === null && library.kin[state.language].includes(bare))
    return formsOf(library, state.language, bare).find((form) => form !== bare) ?? bare;
  return written !== null && plain(written) === bare ? written : word.toLowerCase();
}
