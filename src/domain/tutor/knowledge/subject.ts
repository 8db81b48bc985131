import { type Bid, SCORES } from "../scores.ts";
import { isGentle } from "../state.ts";
import { feels } from "../talk/small-talk.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordsOf } from "../words.ts";
import { type Subject, stemsIn, subjectsIn } from "./about.ts";
import type { Entry } from "./entry.ts";
import { asksElse, findSpoken } from "./find.ts";
import { indexOf } from "./index.ts";
import { asksWhy } from "./knowledge.ts";
import { type Passage, passageOf, quoted, tellPart } from "./passage.ts";

/** In words: of a longer message the thing in it is not the point. */
const LONGEST = 8;
/** And of one that tells what was seen. */
const LONGEST_SEEN = 22;
/** In words that say something: of more, the thing is not the point. */
const NEAR = 3;
/** What answers a question of its own is near to no other. */
const NOT_NEAR: readonly string[] = ["why", "number", "advice"];
const ABOUT = /\/about$/;

const subjectsOf = (turn: Turn): readonly Subject[] =>
  turn.isDelicate || feels(turn)
    ? []
    : subjectsIn(indexOf(turn.library.knowledge, turn.state.language), turn.words);

/**
 * Nothing answers the question as a whole, but its subject is known: the sentence on it that speaks of all that is asked; else
 * one thing that is known of it, and that the rest is not.
 */
export function besideIt(turn: Turn): Bid | null {
  if (!isAsking(turn) && !commands(turn, "teach")) return null;
  const subjects = subjectsOf(turn);
  const index = indexOf(turn.library.knowledge, turn.state.language);
  const isWhy = asksWhy(turn);
  const spoken = subjects
    .map(({ entries, stem }) =>
      spokenIn(
        turn,
        // A row of a table tells that crocodiles are green, and not why.
        isWhy ? entries.filter(({ id }) => !id.includes("/")) : entries,
        stemsIn(index, turn.words).filter((each) => each !== stem),
      ),
    )
    .find((each) => each !== null);
  const wider = spoken ? null : findSpoken(index, turn.words, turn.age, isWhy);
  const found = wider === null ? null : passageOf(turn, wider.id);
  if (found !== null) return { score: SCORES.topicAsked, answer: tellPart(turn, found, 0) };
  if (spoken) return { score: SCORES.topicAsked, answer: quoted(turn, spoken.passage, spoken.sentence, 0) };
  // Of what nobody has written down, nothing near is told: the capital of Wakanda. Nor of a thing that only stands in a longer
  // question, in one about the child itself, or where somebody, a time or a place is asked for.
  const wanted = stemsIn(index, turn.words);
  if (wanted.length > NEAR || !wanted.every((stem) => index.spelled.has(stem))) return null;
  if (isAsking(turn) && (commands(turn, "oneself") || asksElse(turn.words))) return null;
  const { told } = turn.state;
  // A sentence is near only if it names the thing: of sugar none that tells of salt.
  const near = subjects
    .flatMap(({ entries, own, stem }) => (isAsking(turn) ? own : entries).map((entry) => ({ entry, stem })))
    .filter(
      ({ entry: { answers, id, isTender, words } }) =>
        isTender === undefined &&
        words === undefined &&
        !NOT_NEAR.includes(answers ?? "") &&
        !told.includes(id),
    )
    .map(({ entry, stem }) => ({ entry, fact: spokenIn(turn, [entry], [stem])?.sentence }))
    .filter(({ fact }) => fact !== undefined && !fact.endsWith("?"));
  const { entry, fact } =
    near.find((each) => ABOUT.test(each.entry.id)) ??
    near.find((each) => each.entry.wonder !== undefined) ??
    near[0] ??
    {};
  if (entry === undefined || fact === undefined) return null;
  // "I have to write about volcanoes": told of at length.
  const whole = isAsking(turn) ? null : passageOf(turn, entry.id);
  if (whole !== null) return { score: SCORES.topicAsked, answer: tellPart(turn, whole, 0) };
  return {
    score: SCORES.topic,
    answer: answer(turn, [say(turn, "topic_beside", { fact })], null, {
      ...{ last: { id: entry.id, at: -1 }, nature: "open", act: "unknown" },
    }),
  };
}

/** Of up to two known things the sentence that begins with each and shares most with what is asked; null where there is none. */
export function nearOf(turn: Turn, things: readonly string[] = turn.words): string | null {
  const index = indexOf(turn.library.knowledge, turn.state.language);
  const asked = stemsIn(index, turn.words);
  const held = (text: string) => {
    const said = new Set(stemsIn(index, wordsOf(text)));
    return asked.filter((stem) => said.has(stem)).length;
  };
  const facts = subjectsOf({ ...turn, words: things }).flatMap(({ own, stem }) => {
    const told = own
      .filter(
        ({ answers, isTender, words }) =>
          isTender === undefined && words === undefined && !NOT_NEAR.includes(answers ?? ""),
      )
      .flatMap(({ id }) => passageOf(turn, id)?.sentences ?? [])
      .filter((text) => !text.endsWith("?") && stemsIn(index, wordsOf(text).slice(0, HEAD)).includes(stem));
    return told.toSorted((one, other) => held(other) - held(one)).slice(0, 1);
  });
  return facts.length === 0 ? null : [...new Set(facts)].slice(0, 2).join(" ");
}
/** In words: what a sentence begins with. */
const HEAD = 3;

/** The first sentence that speaks of everything wanted, of all that is kept of a thing. */
export function spokenIn(
  turn: Turn,
  entries: readonly Entry[],
  wanted: readonly string[],
): { readonly passage: Passage; readonly sentence: string } | null {
  if (wanted.length === 0) return null;
  const index = indexOf(turn.library.knowledge, turn.state.language);
  for (const { id, isTender, words } of entries) {
    // Where not all is said in the whole text, no sentence says it.
    const { text } = index.byId.get(id) ?? {};
    const isSaid = text !== undefined && wanted.every((one) => text.has(one));
    const passage = isTender || words !== undefined || !isSaid ? null : passageOf(turn, id);
    const sentence = passage?.sentences.find((each) => {
      const said = new Set(stemsIn(index, wordsOf(each)));
      return wanted.every((one) => said.has(one));
    });
    if (passage !== null && sentence !== undefined) return { passage, sentence };
  }
  return null;
}

/** "I saw a crab at the beach": told gladly, so a fact of it and one question; never where somebody else is told of. */
export function mentioned(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  const isSeen = commands(turn, "saw");
  if (isAsking(turn) || words.length < 2 || words.length > (isSeen ? LONGEST_SEEN : LONGEST)) return null;
  if (isGentle(state) || mentions(turn, library.persons) || mentions(turn, library.worries)) return null;
  if (state.waiting?.kind === "story") return null;
  const [subject] = subjectsOf(turn);
  if (subject === undefined) return null;
  const found = (fits: (entry: Entry) => boolean) =>
    subject.entries.find((each) => !each.isTender && fits(each));
  const fact = found(({ id }) => id.startsWith("animals/") && ABOUT.test(id));
  if (fact !== undefined) {
    const text = say(turn, isSeen ? "known_seen" : "known_pet", { fact: fact.tell[state.language][0] ?? "" });
    const asked = { kind: "talk", of: "telling", id: "saw", who: "self" } as const;
    return answer(turn, [text], isSeen ? asked : null, {
      ...{ told: fact.id, last: { id: fact.id.replace(ABOUT, ""), at: 0 }, nature: "open", act: "seen" },
    });
  }
  const topic = found(({ wonder }) => wonder !== undefined);
  if (topic?.wonder === undefined) return null;
  const { id, wonder } = topic;
  return answer(
    turn,
    [say(turn, "topic_mention"), inLanguage(turn, wonder)],
    { kind: "topic", id },
    {
      ...{ topic: id, nature: "open", last: { id, at: -1 } },
    },
  );
}
