import { stemIn } from "../language/stems.ts";
import { isAsking } from "./asking.ts";
import { find, indexOf, strangers, subjectsIn } from "./knowledge/index.ts";
import { givesReason } from "./knowledge/knowledge.ts";
import { asksCheck, lastOf, type Passage, passageOf, quoted, tellPart, wayOn } from "./knowledge/passage.ts";
import { spokenIn } from "./knowledge/subject.ts";
import type { Act } from "./library.ts";
import { understand } from "./mathematics/understanding.ts";
import { type Bid, SCORES } from "./scores.ts";
import { type Answer, answer, inLanguage, say, type Turn } from "./turn.ts";
import { firstSaid, says, wordsOf } from "./words.ts";

/** Longer messages bring their own subject along. */
const LONGEST = 10;
/** Wished for without a question: "more", "another example". */
const WISHED: readonly Act[] = ["example", "meaning", "again", "simpler", "more", "why"];
/** So much of a question is named by another entry that it needs none before it. */
const WHOLE = 0.9;

/** What a message asks of the thing that was told last: which act, and what it names besides. */
type Asked = {
  readonly act: Act | null;
  readonly content: readonly string[];
  readonly isPointing: boolean;
  readonly isLed: boolean;
  readonly isPronoun: boolean;
};

function read({ library, state, words }: Turn): Asked {
  const { acts, leads, light, of } = library.followUps[state.language];
  const { stop } = indexOf(library.knowledge, state.language);
  const found =
    (Object.keys(acts) as Act[]).find((each) => firstSaid(words, acts[each].cues) !== undefined) ?? null;
  const cue = found === null ? [] : acts[found].cues.filter((each) => says(words, each)).flatMap(wordsOf);
  const isEmpty = (word: string) =>
    stop.has(word) || cue.includes(word) || of.includes(word) || light.includes(word);
  const content = words.filter((word) => !isEmpty(word) && /[^\d]./.test(word));
  const isPronoun = words.some((word) => of.includes(word));
  const isLed = leads.some((each) => says(words, `^${each}`));
  return { act: found, content, isPointing: isLed || isPronoun, isLed, isPronoun };
}

/** "Why", "and when", "more", "an example", "is it bigger than Earth": an act on what was told last. */
export function followUp(turn: Turn): Bid | null {
  const { isDelicate, words } = turn;
  const passage = lastOf(turn);
  if (passage === null || isDelicate || words.length > LONGEST) return null;
  // "Can you show me with 96 / 4": a problem of its own.
  if (/\d/.test(turn.message) && understand(turn)?.kind === "problem") return null;
  // "Because the ash is good for them?" answers what was wondered.
  if (turn.state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const { age, library, state } = turn;
  const asked = read(turn);
  const alone = find(indexOf(library.knowledge, state.language), words, age, asked.act === "why");
  // "Another word for big" asks in so many words, though "another" alone is a wish for more.
  const isSpelledOut = alone !== null && alone.words > 2 && alone.entry.words === undefined;
  if (isSpelledOut && alone.key > WHOLE && !asked.isPronoun) return null;
  const sibling = siblingOf(turn, passage);
  if (sibling !== null) return { score: SCORES.followUp, answer: tellPart(turn, sibling, 0) };
  const same = sameOf(turn, passage, asked);
  if (same !== null) return { score: SCORES.followUp, answer: same };
  if (!isAsking(turn) && !asked.isLed && (asked.act === null || !WISHED.includes(asked.act))) return null;
  if (asked.content.length === 0) {
    if (asked.act === null) return null;
    const found = acted(turn, passage, asked, asked.act);
    // "Why", "how": nothing is named, so nothing is said to be unknown, and more of it is told.
    const isLesson = asked.act === "why" && passage.entry.lesson !== undefined;
    const isOpen = WISHED.includes(asked.act) || asked.act === "how";
    const next = found ?? (isLesson || !isOpen ? null : nextOr(turn, passage));
    return next === null ? lost(turn, passage) : { score: SCORES.followUp, answer: next };
  }
  const isWhole = alone !== null && alone.key > WHOLE && alone.entry.id !== passage.id;
  // "And how many minutes has an hour" names all that it asks; "why have they no bones" points back.
  const isNew = asked.content.length > 1 || (asked.act === null && !asked.isLed);
  if (isWhole && !asked.isPronoun && isNew) return null;
  const own = named(turn, passage, asked);
  if (own !== null) return { score: SCORES.followUpNamed, answer: own };
  if (isWhole && !(asked.isPronoun && isSurely(turn))) return null;
  const found = spoken(turn, passage, asked);
  const isSure = asked.isPronoun && isSurely(turn) && words.length <= LONGEST_POINTING;
  if (found === null && isSure) return { ...lost(turn, passage), score: SCORES.followUpNamed };
  if (found === null) return asked.isPointing ? lost(turn, passage) : null;
  return { score: asked.isPointing ? SCORES.followUpNamed : SCORES.followUpLoose, answer: found };
}

/** "Do they sleep" is asked of what was told, and of nothing else; "is it raining" of nothing that was told. */
function isSurely({ library, state, words }: Turn): boolean {
  const { persons } = library.followUps[state.language];
  return words.some((word) => persons.includes(word));
}
const LONGEST_POINTING = 7;

/** Nothing but the act: "why?", "more". */
function acted(turn: Turn, passage: Passage, asked: Asked, act: Act): Answer | null {
  switch (act) {
    case "more":
    case "again":
      return onwards(turn, passage);
    case "simpler":
    case "meaning":
      return simpler(turn, passage);
    case "why":
      return reasonOf(turn, passage) ?? marked(turn, passage, act);
    case "did":
      return quoted(turn, passage, passage.sentences.slice(passage.sentences.length > 1 ? 1 : 0).join(" "));
    case "example":
      return named(turn, passage, asked) ?? marked(turn, passage, act) ?? nextOr(turn, passage);
    case "how":
      return marked(turn, passage, act) ?? onwards(turn, passage);
    default:
      return named(turn, passage, asked) ?? marked(turn, passage, act) ?? markedBeside(turn, passage, act);
  }
}

/** "Which is the highest one": in what was told of it since. */
function markedBeside(turn: Turn, { id }: Passage, act: Act): Answer | null {
  const told = turn.state.told.at(-1);
  const beside = told === undefined || told === id ? null : passageOf(turn, told);
  return beside === null ? null : marked(turn, beside, act);
}

/** Nothing there is marked as an example: more of it may hold one. */
function nextOr(turn: Turn, passage: Passage): Answer | null {
  return (turn.state.last?.at ?? 0) + 1 < passage.parts.length ? wonderedOn(turn, passage) : null;
}

/** The next part; what was wondered is said once more before what is known of it. */
function wonderedOn(turn: Turn, passage: Passage): Answer {
  const next = onwards(turn, passage);
  const { wonder } = passage.entry;
  const isAnswer = wonder !== undefined && (turn.state.last?.at ?? 0) === 0;
  return isAnswer ? { ...next, text: `${inLanguage(turn, wonder)} ${next.text}` } : next;
}

/** The next part, the question at its end, or where it goes on. */
function onwards(turn: Turn, passage: Passage): Answer {
  const at = (turn.state.last?.at ?? -1) + 1;
  if (at < passage.parts.length) return tellPart(turn, passage, at);
  if (at === passage.parts.length && passage.entry.check !== undefined) return asksCheck(turn, passage, []);
  const lesson = passage.entry.lesson === undefined ? "" : wayOn(turn, passage);
  return answer(turn, [say(turn, "known_end"), lesson], null, { nature: "open" });
}

/** Other words: those for smaller ones, the next part, or the heart of it in one sentence. */
function simpler(turn: Turn, passage: Passage): Answer {
  const { entry, id, parts, sentences } = passage;
  const at = turn.state.last?.at ?? 0;
  const { small } = entry;
  const told = parts[at] ?? "";
  const plainer = small === undefined ? undefined : inLanguage(turn, small);
  if (plainer !== undefined && plainer !== told)
    return answer(turn, [say(turn, "told_simply", { text: plainer })], null, { told: id, last: { id, at } });
  if (at + 1 < parts.length) return tellPart(turn, passage, at + 1);
  const [heart = told] = sentences;
  return answer(turn, [say(turn, "told_simply", { text: heart })], null, { told: id, last: { id, at } });
}

/** "And Chiapas?" after the capital of Oaxaca: the same column of another row. */
function siblingOf({ library, state, words, ...turn }: Turn, { id }: Passage): Passage | null {
  const [table, , column] = id.split("/");
  if (column === undefined || words.length > LONGEST_SIBLING) return null;
  const { leads } = library.followUps[state.language];
  const { same, stop } = indexOf(library.knowledge, state.language);
  const isNamed = (name: string) => {
    const own = wordsOf(name);
    // "Do sharks have bones" asks for more than the same of sharks.
    return words.every(
      (word) => own.includes(same.get(word) ?? word) || stop.has(word) || leads.includes(word),
    );
  };
  const found = library.knowledge.entries.find(
    (each) =>
      each.id !== id &&
      each.id.startsWith(`${table}/`) &&
      each.id.endsWith(`/${column}`) &&
      each.subject?.[state.language].some(
        (name) => isNamed(name) && wordsOf(name).some((word) => !stop.has(word) && words.includes(word)),
      ),
  );
  return found === undefined ? null : passageOf({ ...turn, library, state, words }, found.id);
}
const LONGEST_SIBLING = 4;

/**
 * "And cats?", after why dogs wag their tail: the same is asked of cats, so in what the answer goes by the one word is put for
 * another. Where that is not known it is said, and nothing else is told of cats.
 */
function sameOf(turn: Turn, passage: Passage, { act, content, isLed }: Asked): Answer | null {
  const { age, library, state, words } = turn;
  const [other, ...others] = content;
  if (!isLed || act !== null || other === undefined || others.length > 0 || words.length > LONGEST_SIBLING)
    return null;
  const index = indexOf(library.knowledge, state.language);
  const isWhy = passage.entry.answers === "why";
  const keys = passage.names.map(wordsOf).filter((key) => !key.includes(other));
  const long = keys.filter((key) => key.length > 1);
  for (const key of long)
    for (const word of key) {
      const found = find(
        index,
        key.map((each) => (each === word ? other : each)),
        age,
        isWhy,
      );
      const isSame =
        found !== null && found.key > WHOLE && found.words > 1 && found.entry.words === undefined;
      if (isSame && found.entry.id !== passage.id) {
        const told = passageOf(turn, found.entry.id);
        if (told !== null) return tellPart(turn, told, 0);
      }
    }
  const isOfMore = keys.length > 0 && long.length === keys.length;
  const isSpoken = passage.sentences.some((sentence) =>
    wordsOf(sentence).some((word) => stemIn(state.language, word) === stemIn(state.language, other)),
  );
  const isThing = find(index, [other], age) !== null;
  if (!isOfMore || isSpoken || !isThing) return null;
  return answer(turn, [say(turn, "unknown_same", { thing: other })], null, {
    nature: "open",
    act: "unknown",
  });
}

/** What the library keeps as the reason for it. */
function reasonOf(turn: Turn, { id, names }: Passage): Answer | null {
  const index = indexOf(turn.library.knowledge, turn.state.language);
  for (const name of names) {
    const found = find(index, wordsOf(name), turn.age, true);
    if (found?.entry.answers !== "why" || found.entry.id === id) continue;
    const passage = passageOf(turn, found.entry.id);
    if (passage !== null) return tellPart(turn, passage, 0, turn.state.last);
  }
  return null;
}

/** The sentence of it that answers such a question. */
function marked(turn: Turn, passage: Passage, act: Act): Answer | null {
  const found = passage.sentences.find((sentence) => isMarked(turn, sentence, act));
  return found === undefined ? null : quoted(turn, passage, withSubject(turn, passage, found));
}

/** "So egg cells are made" says of what only with the sentence before it. */
function withSubject({ library, state }: Turn, { sentences }: Passage, found: string): string {
  const { leads, of } = library.followUps[state.language];
  const before = sentences[sentences.indexOf(found) - 1];
  const [first = ""] = wordsOf(found);
  return before !== undefined && (leads.includes(first) || of.includes(first)) ? `${before} ${found}` : found;
}

const NUMBER = /\d/;
const NAME = /(?<=[\p{L},;:] )\p{Lu}\p{L}+/u;

function isMarked({ library, state }: Turn, sentence: string, act: Act): boolean {
  const text = ` ${sentence.toLowerCase()}`;
  return library.followUps[state.language].acts[act].marks.some((mark) => {
    if (mark === "<number>") return NUMBER.test(sentence);
    if (mark === "<name>") return NAME.test(sentence);
    const [before = ""] = mark.split("<name>");
    return mark.includes("<name>")
      ? sentence
          .split(before)
          .slice(1)
          .some((rest) => /^\p{Lu}/u.test(rest))
      : text.includes(mark);
  });
}

/** Asked again with the name of what was told last: "when was he born" after Juárez. */
function named(turn: Turn, passage: Passage, { act, content }: Asked): Answer | null {
  const { age, library, state } = turn;
  const index = indexOf(library.knowledge, state.language);
  // What is found without the name is a question of its own.
  const own = find(index, turn.words, age, act === "why")?.entry.id;
  // The name stands for what points at it.
  const said = turn.words.filter((word) => !turn.library.followUps[state.language].of.includes(word));
  // "And had they schools", after what the Aztecs ate: also of the Aztecs alone.
  const subjects = passage.names
    .flatMap(wordsOf)
    .filter((word) => content.length > 0 && index.subjects.has(stemIn(state.language, word)));
  for (const name of new Set([...passage.names, ...subjects])) {
    const found = find(index, [...said, ...wordsOf(name)], age, act === "why");
    // A lesson that happens to say the same words is about something else.
    const isTold = found?.entry.id === passage.id && (state.last?.at ?? 0) >= 0;
    if (found === null || found.entry.words !== undefined || isTold || found.entry.id === own) continue;
    const other = passageOf(turn, found.entry.id);
    if (other === null || strangers(index, content, found.entry) > 0) continue;
    // What the child has named itself is what the talk goes on about.
    const { subject } = found.entry;
    const isOwn = subject?.[state.language].flatMap(wordsOf).some((word) => content.includes(word)) === true;
    return tellPart(turn, other, 0, isOwn ? undefined : turn.state.last);
  }
  return null;
}

/** The sentence of it that speaks of all that the question names; for "why" and "when", one that answers that as well. */
function spoken(turn: Turn, passage: Passage, { act, content }: Asked): Answer | null {
  const { language } = turn.state;
  const wanted = content.map((word) => stemIn(language, word));
  const fits = (sentence: string) => {
    const stems = new Set(wordsOf(sentence).map((word) => stemIn(language, word)));
    return wanted.every((each) => stems.has(each));
  };
  // A reason that was told of it belongs to it.
  const told = turn.state.told.at(-1);
  const beside = told === undefined || told === passage.id ? null : passageOf(turn, told);
  const all = [...passage.sentences, ...(beside?.sentences ?? [])].filter(fits);
  const isOpen = act === null || library(turn, act).length === 0;
  const found = isOpen ? all[0] : all.find((sentence) => isMarked(turn, sentence, act));
  if (found !== undefined) return quoted(turn, passage, withSubject(turn, passage, found));
  // "Do they have teeth": told of whales in another place.
  const isPart = act === null || act === "where" || act === "how" || act === "parts";
  const index = indexOf(turn.library.knowledge, language);
  const named = passage.names.flatMap(wordsOf).map((word) => stemIn(language, word));
  const often = (stem: string) => named.filter((each) => each === stem).length;
  const relatives = isPart ? subjectsIn(index, passage.names.flatMap(wordsOf)) : [];
  for (const { entries, stem } of relatives.toSorted((one, other) => often(other.stem) - often(one.stem))) {
    const other = spokenIn(
      turn,
      entries,
      wanted.filter((each) => each !== stem),
    );
    if (other !== null) return quoted(turn, other.passage, other.sentence, 0);
  }
  return null;
}
const library = (turn: Turn, act: Act) => turn.library.followUps[turn.state.language].acts[act].marks;

/** About what was told, but nothing is known of it: said, and the way on shown. */
function lost(turn: Turn, passage: Passage): Bid {
  const at = turn.state.last?.at ?? 0;
  const { isTender } = passage.entry;
  if (at + 1 < passage.parts.length && !isTender) {
    const next = wonderedOn(turn, passage);
    return {
      score: SCORES.lost,
      answer: { ...next, text: `${say(turn, "unknown_more")} ${next.text}`, act: "unknown" },
    };
  }
  const text = say(turn, "unknown_here");
  return { score: SCORES.lost, answer: answer(turn, [text], null, { nature: "open", act: "unknown" }) };
}
