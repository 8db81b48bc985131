import { isAsking } from "../asking.ts";
import { type Bid, SCORES } from "../scores.ts";
import { feels } from "../small-talk.ts";
import { isGentle } from "../state.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { type Subject, stemsIn, subjectsIn } from "./about.ts";
import type { Entry } from "./entry.ts";
import { indexOf } from "./index.ts";
import { type Passage, passageOf, quoted, tellPart } from "./passage.ts";

/** In words: of a longer message the thing in it is not the point. */
const LONGEST = 8;
/** And of one that tells what was seen. */
const LONGEST_SEEN = 22;
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
  const spoken = subjects
    .map(({ entries, stem }) =>
      spokenIn(
        turn,
        entries,
        stemsIn(index, turn.words).filter((each) => each !== stem),
      ),
    )
    .find((each) => each !== null);
  if (spoken) return { score: SCORES.topicAsked, answer: quoted(turn, spoken.passage, spoken.sentence, 0) };
  // Of what nobody has written down, nothing near is told: the capital of Wakanda.
  if (!stemsIn(index, turn.words).every((stem) => index.spelled.has(stem))) return null;
  const { language, told } = turn.state;
  // Of the rarest thing that is named, and only what is written of that thing itself.
  const open = subjects
    .slice(0, 1)
    .flatMap(({ entries, stem }) => entries.map((entry) => ({ ...entry, stem })))
    .filter(
      ({ answers, id, isTender, stem, subject, words }) =>
        subject?.[language].some((name) => stemsIn(index, wordsOf(name)).join(" ") === stem) === true &&
        isTender === undefined &&
        words === undefined &&
        answers !== "why" &&
        answers !== "number" &&
        !told.includes(id),
    );
  const entry =
    open.find(({ id }) => ABOUT.test(id)) ?? open.find(({ wonder }) => wonder !== undefined) ?? open[0];
  const fact = entry === undefined ? undefined : passageOf(turn, entry.id)?.sentences[0];
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

/** The first sentence that speaks of everything wanted, of all that is kept of a thing. */
export function spokenIn(
  turn: Turn,
  entries: readonly Entry[],
  wanted: readonly string[],
): { readonly passage: Passage; readonly sentence: string } | null {
  if (wanted.length === 0) return null;
  const index = indexOf(turn.library.knowledge, turn.state.language);
  for (const { id, isTender, words } of entries) {
    const passage = isTender || words !== undefined ? null : passageOf(turn, id);
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
