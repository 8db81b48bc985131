import { type Bilingual, type BilingualList, LANGUAGES, type Language } from "../locale/language.ts";
import { isAsking, isAskingWord } from "./asking.ts";
import { find, indexOf } from "./knowledge/index.ts";
import type { Topic } from "./library.ts";
import { goodNews } from "./small-talk.ts";
import type { Waiting } from "./state.ts";
import { stem } from "./stem.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn, tierOf } from "./turn.ts";
import { alike, holdsAll, wordsOf } from "./words.ts";

/** What begins a guess. */
const GUESSING = new Set(
  "because cause cuz maybe perhaps probably think like porque quiza quizas creo pienso para por".split(" "),
);
const REASONS = new Set(["because", "cause", "porque", "por"]);
/** What begins a message about oneself. */
const OWN = new Set("i im my me we our mi me tengo estoy soy fui fuimos se nos no ya".split(" "));
/** What only says how it is to hear this. */
const AMAZED = new Set(
  "wow woah whoa cool really nice awesome eww ew haha lol oh yay guau orale padre chido jaja asco genial increible poco".split(
    " ",
  ),
);
/** Words that carry nothing of what is asked. */
const EMPTY = new Set(
  `the a an of to in on is are was were do does did can you me my your it its they them this that these those so very
  really please about tell know explain why how what whats who when where which and or with for from at be have has
  there work works happen happens made called cause causes funciona funcionan pasa we us our i get some more something anything like want el la los las un una unos unas de del al y en que es son
  esta estan por para con se me te le les lo su sus tu mi como quien quienes cuando donde adonde cual cuales cuanto cuantos cuanta cuantas porque sabes dime
  explicame cuentame hablame sobre acerca hay muy mas algo a o si eso ese esa esos quiero saber tiene tienen`.split(
    /\s+/,
  ),
);
const FOLLOWING = new Set("they them it its that he she those ellos ellas eso lo la le les".split(" "));

/**
 * A question about the world. `sure`: the content answers it. `more`: what is kept for later does. `near`: it is about a thing of which the content tells
 * something else, which is then offered as such and never passed off as the answer.
 */
export type Found = {
  readonly topic: Topic;
  readonly fit: "sure" | "more" | "near" /** How many words of the question it is found by. */;
  readonly weight: number;
};

/**
 * Finds what a question is about; null when the content has nothing on it. Misspelled words count in the question's own
 * language only: "point" is no misspelled "paint", and "broke" no "brote".
 */
export function findTopic(
  topics: readonly Topic[],
  said: readonly string[],
  language: Language,
): Found | null {
  // Several skills ask the same of a turn.
  const known = foundIn.get(said);
  if (known?.language === language && known.topics === topics) return known.found;
  const found = lookFor(topics, said, language);
  foundIn.set(said, { topics, language, found });
  return found;
}
const foundIn = new WeakMap<
  readonly string[],
  { readonly topics: readonly Topic[]; readonly language: Language; readonly found: Found | null }
>();

function lookFor(topics: readonly Topic[], said: readonly string[], language: Language): Found | null {
  // Their order does not matter, and one word said for a whole page is read once.
  const words = [...new Set(said)];
  const named = (lists: BilingualList) => [
    ...lists[language].filter((entry) => holdsAll(words, entry)),
    ...lists[otherThan(language)].filter((entry) => holdsAll(words, entry, isEqual)),
  ];
  let best: { topic: Topic; weight: number } | null = null;
  for (const topic of topics) {
    for (const entry of named(topic.asks)) {
      const weight = entry.split(" ").length;
      if (best === null || weight > best.weight) best = { topic, weight };
    }
  }
  if (best !== null) return { ...best, fit: "sure" };
  const content = words.filter((word) => !EMPTY.has(word) && word.length > 1);
  // A thing that is only near is named as it is: mexicana is no misspelled medicina.
  const isForm = (one: string, other: string) =>
    one === other || (one.length > 3 && stem(one) === stem(other));
  for (const topic of topics) {
    for (const entry of named(topic.about)) {
      const parts = entry.split(" ");
      const others = content.filter((word) => !parts.some((part) => alike(word, part)));
      const weight = parts.length;
      if (others.length === 0) return { topic, fit: "sure", weight };
      if (!holdsAll(words, entry, isForm)) continue;
      return { topic, fit: others.every((word) => tells(topic.more, word)) ? "more" : "near", weight };
    }
  }
  return null;
}

const isEqual = (one: string, other: string) => one === other;
const otherThan = (language: Language): Language => (language === "en" ? "es" : "en");

/** Answers what the content knows; honest about what it only knows something near to. */
export function curious(turn: Turn): Answer | null {
  const found = findTopic(turn.library.topics, turn.words, turn.state.language);
  if (found === null) return null;
  const { topic, fit } = found;
  const asks = isAsking(turn) || (turn.words.length <= 3 && goodNews(turn, true) === null);
  if (fit === "more" && asks) {
    const parts = [inLanguage(turn, topic.more), say(turn, "topic_next")];
    return answer(
      turn,
      parts,
      { kind: "offer", what: "topic" },
      { topic: topic.id, nature: natureOf(topic), last: { id: topic.id, at: 1 } },
    );
  }
  if (!asks) {
    // "My dad smokes" asks for no lesson.
    if (topic.isTender) return null;
    // Wondered about only where it speaks of the very thing.
    const names = LANGUAGES.flatMap((language) => topic.about[language]).flatMap(wordsOf);
    const said = [...turn.words, ...names].filter((word) => !EMPTY.has(word) && word.length > 2);
    if (
      !said.some((word) =>
        [topic.short, topic.long, topic.more, topic.wonder].some((text) => tells(text, word)),
      )
    )
      return null;
    // Only mentioned, so nothing of it is told yet.
    const parts = [say(turn, "topic_mention"), inLanguage(turn, topic.wonder)];
    const about = { topic: topic.id, nature: "open" as const, last: { id: topic.id, at: -1 } };
    return answer(turn, parts, { kind: "topic", id: topic.id }, about);
  }
  // What was told already does not answer it either.
  if (fit === "near" && turn.state.told.includes(topic.id)) return null;
  const beside = fit === "near" && topic.isTender !== true ? toldBeside(turn) : null;
  if (beside !== null) return beside;
  if (fit === "near")
    return answer(
      turn,
      [say(turn, "topic_near", { about: topic.about[turn.state.language][0] ?? "" })],
      { kind: "topic", id: topic.id },
      { nature: "open", last: { id: topic.id, at: -1 } },
    );
  return tellOf(turn, topic, turn.state.told.includes(topic.id) ? say(turn, "topic_told") : "");
}

/** Exactly that is not known, but something of the same animal or thing is: that is said as such. */
export function toldBeside(turn: Turn): Answer | null {
  const { age, library, state, words } = turn;
  const index = indexOf(library.knowledge, state.language);
  for (const word of words.filter((each) => !index.stop.has(each))) {
    const id = find(index, [word], age)?.entry.id ?? "";
    const fact = library.knowledge.entries.find((each) => each.id === `${id}/about`);
    if (fact === undefined || state.told.includes(fact.id)) continue;
    const text = say(turn, "topic_beside", { fact: fact.tell[state.language][0] ?? "" });
    return answer(turn, [text], null, {
      ...{ told: fact.id, last: { id, at: 0 }, nature: "open" as const, act: "unknown" },
    });
  }
  return null;
}

/** What is tender is told in the words that the school has read; no model puts it in words of its own. */
const natureOf = ({ isTender }: Topic): Answer["nature"] => (isTender ? "exact" : "open");

/** Tells what is known of a topic, and asks back. */
function tellOf(turn: Turn, topic: Topic, opening = ""): Answer {
  const parts = [opening, tellAbout(turn, topic), inLanguage(turn, topic.wonder)];
  const about = { topic: topic.id, told: topic.id, nature: natureOf(topic), last: { id: topic.id, at: 0 } };
  return answer(turn, parts, { kind: "topic", id: topic.id }, about);
}

/** Something that was not told yet, when a child says yes to hearing of something else. */
export function tellSomething(turn: Turn): Answer | null {
  const { told, turn: at } = turn.state;
  const fresh = turn.library.topics.filter(({ id, isTender }) => !isTender && !told.includes(id));
  const topic = fresh[(at * 7) % Math.max(1, fresh.length)];
  return topic === undefined ? null : tellOf(turn, topic);
}

/** After a wonder question: the child guesses, does not know, or asks on. */
export function wondered(turn: Turn, waiting: Waiting & { kind: "topic" }): Answer | null {
  const topic = turn.library.topics.find(({ id }) => id === waiting.id);
  if (topic === undefined) return null;
  const other = findTopic(turn.library.topics, turn.words, turn.state.language);
  const isHalf = turn.words.length <= 4 && !turn.words.some(isAskingWord);
  // "The birds?" is an idea, and "porque hay noche" is none about something else.
  const asks = isAsking(turn) && !isHalf && !givesReason(turn);

  const isNew = other?.topic.id !== topic.id || !turn.state.told.includes(topic.id);
  if (other?.fit === "sure" && asks && isNew) return null;
  const about = { topic: topic.id, nature: natureOf(topic), last: { id: topic.id, at: 1 } };
  const offer = { kind: "offer", what: "topic" } as const;
  if (commands(turn, "simpler") && turn.words.length <= 8)
    return answer(turn, [inLanguage(turn, topic.short), say(turn, "topic_next")], offer, about);
  const agrees = commands(turn, "yes") && turn.words.length <= 2;
  if (
    agrees ||
    commands(turn, "unsure") ||
    commands(turn, "more") ||
    commands(turn, "show") ||
    isBare(turn)
  ) {
    return answer(
      turn,
      [say(turn, "topic_unsure"), inLanguage(turn, topic.more), say(turn, "topic_next")],
      offer,
      about,
    );
  }
  if (asks) {
    const text = followsOn(turn, topic) ? topic.more : asksAbout(turn, topic) ? topic.long : null;
    return text && answer(turn, [inLanguage(turn, text), say(turn, "topic_next")], offer, about);
  }
  if (commands(turn, "no") && turn.words.length <= 4)
    return answer(turn, [say(turn, "no_fine")], null, about);
  const isAmazed = turn.words.length <= 3 && turn.words.some((word) => AMAZED.has(word));
  if (!isAmazed && !isGuess(turn, topic)) return null;
  return answer(
    turn,
    [
      say(turn, isAmazed ? "topic_amazed" : "topic_guess"),
      inLanguage(turn, topic.more),
      say(turn, "topic_next"),
    ],
    offer,
    about,
  );
}

/** "Because it is heavy" is an idea, whether or not it is written as a question's word; with a mark it is a question. */
export function givesReason({ message, words: [first = "", second] }: Turn): boolean {
  return REASONS.has(first) && !(first === "por" && second === "que") && !/[?¿]/.test(message);
}

/** Whether a message can be an idea about the topic, rather than something else that the child has to tell. */
function isGuess(turn: Turn, topic: Topic): boolean {
  const { words } = turn;
  if (words.length <= 2 || GUESSING.has(words[0] ?? "") || GUESSING.has(words[1] ?? "")) return true;
  if (OWN.has(words[0] ?? "")) return false;
  const known = wordsOf(
    [topic.short, topic.long, topic.more, topic.wonder].map((each) => inLanguage(turn, each)).join(" "),
  );
  return words.some((word) => !EMPTY.has(word) && word.length > 2 && known.some((each) => alike(word, each)));
}

/** "Why?", "and then?" */
function isBare({ words }: Turn): boolean {
  return words.length <= 3 && words.every((word) => isAskingWord(word) || EMPTY.has(word));
}

/** Whether a question would be the topic's own, if it named the thing: "why does it change?" */
function asksAbout(turn: Turn, topic: Topic): boolean {
  const named = [...topic.about.en, ...topic.about.es].flatMap(wordsOf);
  const entries = [...topic.asks.en, ...topic.asks.es];
  return entries.some(
    (entry) =>
      holdsAll([...turn.words, ...named], entry) &&
      wordsOf(entry).some((word) => turn.words.some((each) => !EMPTY.has(each) && alike(each, word))),
  );
}

/** Whether a text holds a word, in either language. */
function tells(text: Bilingual, word: string): boolean {
  return wordsOf(`${text.en} ${text.es}`).some((each) => alike(word, each));
}

/** Whether a question goes on about the topic in words of what is still to be told. */
function followsOn(turn: Turn, topic: Topic): boolean {
  // The thing itself stands in every text about it.
  const named = [...topic.about.en, ...topic.about.es].flatMap(wordsOf);
  const content = turn.words.filter((word) => !EMPTY.has(word) && !named.some((each) => alike(word, each)));
  const known = wordsOf(`${inLanguage(turn, topic.more)} ${inLanguage(turn, topic.wonder)}`).map(stem);
  const isAbout =
    mentions(turn, topic.about) || turn.words.some((word) => FOLLOWING.has(word)) || content.length <= 2;
  return isAbout && content.some((word) => known.includes(stem(word)));
}

/** What is told of a topic, as long as fits the age. */
export function tellAbout(turn: Turn, topic: Topic): string {
  return inLanguage(turn, tierOf(turn) === "youngest" ? topic.short : topic.long);
}
