import { stem } from "../enrolment/assistant/text.ts";
import type { Bilingual } from "../locale/language.ts";
import type { Topic } from "./library.ts";
import { goodNews } from "./small-talk.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn, tierOf } from "./turn.ts";
import { alike, holdsAll, wordsOf } from "./words.ts";

const ASKING = new Set(
  "why how what whats who when where which tell explain know porque por que como quien cuando donde cual cuanto cuantos cuantas sabes dime explicame cuentame hablame".split(
    " ",
  ),
);
/** Ask ("the moon, is it round"), unless somebody is told of: "my cat is asleep". */
const ASKING_VERBS = new Set("does do is are can".split(" "));
const TELLING = new Set("i we he she they my our his her their".split(" "));
/** Words that carry nothing of what is asked. */
const EMPTY = new Set(
  `the a an of to in on is are was were do does did can you me my your it its they them this that these those so very
  really please about tell know explain why how what whats who when where which and or with for from at be have has
  there we us our i get some more something anything like want el la los las un una unos unas de del al y en que es son
  esta estan por para con se me te le les lo su sus tu mi como quien cuando donde cual cuanto cuantos cuanta cuantas porque sabes dime
  explicame cuentame hablame sobre acerca hay muy mas algo a o si eso ese esa esos quiero saber tiene tienen`.split(
    /\s+/,
  ),
);
const FOLLOWING = new Set("they them it its that he she those ellos ellas eso lo la le les".split(" "));

/**
 * A question about the world. `sure`: the content answers it. `more`: what is kept for later does. `near`: it is about a thing of which the content tells
 * something else, which is then offered as such and never passed off as the answer.
 */
export type Found = { readonly topic: Topic; readonly fit: "sure" | "more" | "near" };

/** Finds what a question is about; null when the content has nothing on it. */
export function findTopic(topics: readonly Topic[], words: readonly string[]): Found | null {
  let best: { topic: Topic; weight: number } | null = null;
  for (const topic of topics) {
    for (const entry of [...topic.asks.en, ...topic.asks.es]) {
      if (!holdsAll(words, entry)) continue;
      const weight = entry.split(" ").length;
      if (best === null || weight > best.weight) best = { topic, weight };
    }
  }
  if (best !== null) return { topic: best.topic, fit: "sure" };
  const content = words.filter((word) => !EMPTY.has(word) && word.length > 1);
  for (const topic of topics) {
    for (const entry of [...topic.about.en, ...topic.about.es]) {
      if (!holdsAll(words, entry)) continue;
      const parts = entry.split(" ");
      const others = content.filter((word) => !parts.some((part) => alike(word, part)));
      if (others.length === 0) return { topic, fit: "sure" };
      return { topic, fit: others.every((word) => tells(topic.more, word)) ? "more" : "near" };
    }
  }
  return null;
}

/** Whether a message asks or wants to be told, rather than tells something itself. */
export function isAsking({ message, words }: Turn): boolean {
  if (/[?¿]/.test(message)) return true;
  const tells = TELLING.has(words[0] ?? "");
  return words.slice(0, 3).some((word) => ASKING.has(word) || (!tells && ASKING_VERBS.has(word)));
}

/** Answers what the content knows; honest about what it only knows something near to. */
export function curious(turn: Turn): Answer | null {
  const found = findTopic(turn.library.topics, turn.words);
  if (found === null) return null;
  const { topic, fit } = found;
  const asks = isAsking(turn) || (turn.words.length <= 3 && goodNews(turn) === null);
  if (fit === "more" && asks) {
    const parts = [inLanguage(turn, topic.more), say(turn, "topic_next")];
    return answer(turn, parts, { kind: "offer", what: "topic" }, { topic: topic.id, nature: "open" });
  }
  if (!asks) {
    // Only mentioned, so nothing of it is told yet.
    const parts = [say(turn, "topic_mention"), inLanguage(turn, topic.wonder)];
    return answer(turn, parts, { kind: "topic", id: topic.id }, { topic: topic.id, nature: "open" });
  }
  if (fit === "near") {
    const parts = [say(turn, "topic_near"), tellAbout(turn, topic), inLanguage(turn, topic.wonder)];
    return answer(
      turn,
      parts,
      { kind: "topic", id: topic.id },
      { topic: topic.id, told: topic.id, nature: "open" },
    );
  }
  const again = turn.state.told.includes(topic.id) ? say(turn, "topic_told") : "";
  const parts = [again, tellAbout(turn, topic), inLanguage(turn, topic.wonder)];
  return answer(
    turn,
    parts,
    { kind: "topic", id: topic.id },
    { topic: topic.id, told: topic.id, nature: "open" },
  );
}

/** After a wonder question: the child guesses, does not know, or asks on. */
export function wondered(turn: Turn, waiting: Waiting & { kind: "topic" }): Answer | null {
  const topic = turn.library.topics.find(({ id }) => id === waiting.id);
  if (topic === undefined) return null;
  const other = findTopic(turn.library.topics, turn.words);
  const asks = isAsking(turn);
  const isNew = other?.topic.id !== topic.id || !turn.state.told.includes(topic.id);
  if (other?.fit === "sure" && asks && isNew) return null;
  const told = { topic: topic.id, nature: "open" as const };
  const offer = { kind: "offer", what: "topic" } as const;
  if (commands(turn, "unsure") || commands(turn, "more") || commands(turn, "show") || isBare(turn)) {
    return answer(
      turn,
      [say(turn, "topic_unsure"), inLanguage(turn, topic.more), say(turn, "topic_next")],
      offer,
      told,
    );
  }
  if (asks) {
    const text = followsOn(turn, topic) ? topic.more : asksAbout(turn, topic) ? topic.long : null;
    return text && answer(turn, [inLanguage(turn, text), say(turn, "topic_next")], offer, told);
  }
  if (commands(turn, "no") && turn.words.length <= 2) return answer(turn, [say(turn, "no_fine")], null, told);
  return answer(
    turn,
    [say(turn, "topic_guess"), inLanguage(turn, topic.more), say(turn, "topic_next")],
    offer,
    told,
  );
}

/** "Why?", "and then?" */
function isBare({ words }: Turn): boolean {
  return (
    words.length <= 3 && words.every((word) => ASKING.has(word) || ASKING_VERBS.has(word) || EMPTY.has(word))
  );
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
  const content = turn.words.filter((word) => !EMPTY.has(word));
  const known = wordsOf(`${inLanguage(turn, topic.more)} ${inLanguage(turn, topic.wonder)}`).map(stem);
  const isAbout =
    mentions(turn, topic.about) || turn.words.some((word) => FOLLOWING.has(word)) || content.length <= 2;
  return isAbout && content.some((word) => known.includes(stem(word)));
}

function tellAbout(turn: Turn, topic: Topic): string {
  return inLanguage(turn, tierOf(turn) === "youngest" ? topic.short : topic.long);
}
