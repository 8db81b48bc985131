import { didStep } from "./activities.ts";
import { isAsking } from "./asking.ts";
import { worked } from "./calculations.ts";
import { curious, wondered } from "./curiosity.ts";
import { beganJoke, beganUnannounced, heardJoke } from "./jokes/own-jokes.ts";
import { followed, goOnKnown, known, mentioned, tellKnown } from "./knowledge/knowledge.ts";
import { findLookAlikes } from "./look-alikes/look-alike-questions.ts";
import { askedLookAlikes, triedLookAlikes } from "./look-alikes/look-alikes.ts";
import { afterwards, chose, mathematics } from "./mathematics/mathematics.ts";
import { meetMood, moodIn } from "./moods.ts";
import { triedReading } from "./reading.ts";
import { endedJoke, feels, goodNews, interrupts, isSmallTalk, smallTalk } from "./small-talk.ts";
import { askedSpelling, triedLetter, triedSpelling } from "./spelling.ts";
import type { Waiting } from "./state.ts";
import { choseWorld, toldStory, wishedStory } from "./stories.ts";
import { type Answer, commands, type Turn } from "./turn.ts";
import { offered, wished } from "./wishes.ts";
import { beganWriting, wroteOn } from "./writing.ts";

type Kind = Waiting["kind"];
type GoOn = { readonly [K in Kind]?: (turn: Turn, waiting: Waiting & { kind: K }) => Answer | null };

/** What the tutor can do with a child. One line in the registry below; the first that understands a message answers it. */
type Skill = {
  readonly name: string;
  /** Understands a message that asks for it, and begins; null when the message is for another. */
  readonly begin?: (turn: Turn) => Answer | null;
  /** Whether a message that is meant for it leaves whatever is going on. */
  readonly isMeant?: (turn: Turn) => boolean;
  /** Goes on with what it waits for; null when the message is no part of that. */
  readonly goOn?: GoOn;
};

const unlessLeft =
  <K extends Kind>(goOn: (turn: Turn, waiting: Waiting & { kind: K }) => Answer | null) =>
  (turn: Turn, waiting: Waiting & { kind: K }): Answer | null =>
    leaves(turn) ? null : goOn(turn, waiting);

const WISHES = ["story", "create", "nature", "reading", "sum", "joke"] as const;

/** In words of the question: "learn tables" is named, "time" alone is said of much. */
const NAMED = 2;

/** What the library knows, where so many words of the question name it. */
function looked(turn: Turn, least: number): Answer | null {
  const found = turn.isDelicate || feels(turn) ? null : known(turn);
  if (found === null || found.words < least) return null;
  // A lesson is found by words that are said of much, so it comes after what else a message may be.
  return least > 1 && found.entry.words !== undefined ? null : tellKnown(turn, found.entry);
}

const SKILLS: readonly Skill[] = [
  { name: "calculations", begin: worked, isMeant: (turn) => worked(turn) !== null },
  {
    name: "writing",
    begin: beganWriting,
    isMeant: (turn) => beganWriting(turn) !== null,
    goOn: { writing: wroteOn },
  },
  {
    name: "mathematics",
    begin: (turn) => {
      const found = mathematics.understand(turn);
      // "Explain equivalent fractions" asks for more than the one word of it that is a concept.
      const isLooked = found?.kind === "concept" && looked(turn, NAMED) !== null;
      return found === null || isLooked ? null : mathematics.start(turn, found);
    },
    isMeant: (turn) => mathematics.understand(turn) !== null,
    goOn: { mathematics: mathematics.continue, mathematics_choice: chose },
  },
  {
    name: "look-alikes",
    begin: askedLookAlikes,
    isMeant: (turn) => findLookAlikes(turn) !== null,
    goOn: { alike: (turn, waiting) => triedLookAlikes(turn, waiting, leaves(turn, "knowledge")) },
  },
  {
    name: "spelling",
    begin: askedSpelling,
    isMeant: (turn) => askedSpelling(turn) !== null,
    goOn: { spelling: triedSpelling, letter: triedLetter },
  },
  {
    name: "jokes",
    begin: beganJoke,
    isMeant: (turn) => beganJoke(turn) !== null,
    goOn: { own_joke: heardJoke, joke: unlessLeft(endedJoke) },
  },
  { name: "knowledge that is named in full", begin: (turn) => looked(turn, NAMED) },
  {
    name: "wishes",
    begin: wished,
    isMeant: (turn) => WISHES.some((wish) => commands(turn, wish)),
    goOn: {
      offer: (turn, waiting) =>
        (waiting.problem === undefined ? null : afterwards(turn, waiting.problem)) ??
        (leaves(turn) ? null : offered(turn, waiting)),
      story: unlessLeft(toldStory),
      story_choice: (turn) => choseWorld(turn) ?? (isStray(turn) ? wishedStory(turn) : null),
      activity: unlessLeft(didStep),
      reading: unlessLeft(triedReading),
    },
  },
  { name: "small talk", begin: smallTalk, isMeant: interrupts },
  {
    name: "knowledge",
    begin: (turn) => looked(turn, 1),
    isMeant: (turn) => (isAsking(turn) || commands(turn, "teach")) && known(turn) !== null,
    goOn: { known: goOnKnown },
  },
  {
    name: "moods",
    begin: (turn) => {
      const mood = moodIn(turn);
      return mood === null ? null : meetMood(turn, mood);
    },
  },
  { name: "good news", begin: (turn) => (isAsking(turn) ? null : goodNews(turn, false)) },
  { name: "jokes of the child's own", begin: beganUnannounced },
  {
    name: "topics",
    begin: curious,
    goOn: {
      topic: (turn, waiting) => (leaves(turn) || isSmallTalk(turn) ? null : wondered(turn, waiting)),
    },
  },
  { name: "a question about what was told", begin: followed },
  { name: "what was seen", begin: mentioned },
  { name: "other good news", begin: (turn) => goodNews(turn, true) },
];

/** The first skill that understands the message begins. */
export function begun(turn: Turn): Answer | null {
  for (const { begin } of SKILLS) {
    const found = begin?.(turn) ?? null;
    if (found !== null) return found;
  }
  return null;
}

/** What waits goes on, if the message is part of it. */
export function continued(turn: Turn): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null) return null;
  if (isNew(turn, waiting)) return null;
  const owner = SKILLS.find(({ goOn }) => goOn !== undefined && waiting.kind in goOn);
  const goOn = owner?.goOn?.[waiting.kind] as ((turn: Turn, waiting: Waiting) => Answer | null) | undefined;
  return goOn?.(turn, waiting) ?? null;
}

/** What an exercise waits for is short: a whole question for another skill is no try at it. */
const EXERCISES: readonly Kind[] = ["mathematics", "mathematics_choice", "spelling", "reading", "joke"];
const SHORTEST_QUESTION = 3;

function isNew(turn: Turn, waiting: Waiting): boolean {
  if (!EXERCISES.includes(waiting.kind) || turn.words.length < SHORTEST_QUESTION) return false;
  if (worked(turn) !== null) return true;
  const found = isAsking(turn) || commands(turn, "teach") ? known(turn) : null;
  return found !== null && !turn.isDelicate && !(waiting.kind === "mathematics" && found.words < NAMED);
}

/** A mood in the middle of an exercise: what waits still waits. In what the child writes, anything may be said. */
export function interrupted(turn: Turn): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null || ["writing", "own_joke", "story"].includes(waiting.kind)) return null;
  if (turn.isDelicate || isSmallTalk(turn)) return null;
  const mood = moodIn(turn);
  return mood === null || mathematics.understand(turn) !== null ? null : meetMood(turn, mood);
}

/** A wish for something else, however much is going on. */
export const leaves = (turn: Turn, but = ""): boolean =>
  SKILLS.some(({ name, isMeant }) => name !== but && (isMeant?.(turn) ?? false));

/** A word or two that are no wish, no question and no refusal. */
function isStray(turn: Turn): boolean {
  return turn.words.length <= 2 && !/[?¿]/.test(turn.message) && !commands(turn, "no") && !leaves(turn);
}
