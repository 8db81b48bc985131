import { LANGUAGES } from "../../locale/language.ts";
import { isAsking } from "../asking.ts";
import { findTopic, givesReason } from "../curiosity.ts";
import type { Topic } from "../library.ts";
import { isGentle, type Waiting } from "../state.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { holdsAll, wordsOf } from "../words.ts";
import type { Entry } from "./entry.ts";
import { find, indexOf, type Match, strangers } from "./index.ts";

type Pending = Waiting & { kind: "known" };

/** Longer messages tell more than they ask. */
const LONGEST = 22;
/** "Photosynthesis", "about Benito Juárez": named alone, it is asked about. */
const NAMED_ALONE = 3;

/** What the library surely answers; null when it does not, or nothing is asked. */
export function known(turn: Turn): Match | null {
  const found = foundIn.get(turn);
  if (found !== undefined) return found;
  const looked = look(turn);
  foundIn.set(turn, looked);
  return looked;
}

/** Several skills ask the same of a turn. */
const foundIn = new WeakMap<Turn, Match | null>();

function look(turn: Turn): Match | null {
  const { age, library, state, words } = turn;
  if (words.length > LONGEST) return null;
  // "Because it is hot" answers what the tutor has asked.
  if (state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const asks = isAsking(turn) || commands(turn, "unsure") || commands(turn, "teach");
  if (!asks && !isNamedAlone(turn)) return null;
  const languages = [state.language, ...LANGUAGES.filter((each) => each !== state.language)];
  for (const language of languages) {
    const found = find(indexOf(library.knowledge, language), words, age);
    if (found === null || !(asks || found.key > 0.9)) continue;
    // What was written about a topic tells more than a row of a table, unless the row is found by more of the question.
    const topic = findTopic(library.topics, words, state.language);
    const isTopic = topic?.fit === "sure" && topic.weight >= found.words && isWritten(turn, topic.topic);
    return isTopic ? null : found;
  }
  return null;
}

/** "When": asks for what an entry with a number tells. */
const WHEN = /\b(?:when|cuando)\b/;

/** "When was it", "why did it begin": asked again with the name of what was told last, which must speak of all of it. */
export function followed(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  const isAfter = state.waiting?.kind === "known" || state.waiting?.kind === "offer";
  const last = library.knowledge.entries.find(({ id }) => id === state.told.at(-1));
  if (!isAfter || last === undefined || last.words !== undefined || turn.isDelicate) return null;
  if (words.length > 7 || !isAsking(turn)) return null;
  const index = indexOf(library.knowledge, state.language);
  const content = words.filter((word) => !index.stop.has(word));
  if (content.length === 0)
    return WHEN.test(words.join(" ")) && /\d/.test(last.tell[state.language][0] ?? "")
      ? tellKnown(turn, last)
      : null;
  for (const name of last.asks[state.language]) {
    const found = find(index, [...words, ...wordsOf(name)], turn.age);
    // A lesson that happens to say the same words is about something else.
    const isNamed = found !== null && found.entry.words === undefined;
    if (isNamed && strangers(index, words, found.entry) === 0) return tellKnown(turn, found.entry);
  }
  return null;
}

/** "Photosynthesis", "causes of independence": a thing's name and nothing that is told of it. */
function isNamedAlone({ library, state, words }: Turn): boolean {
  const { stop } = indexOf(library.knowledge, state.language);
  // A small number alone is an answer to something, and no date.
  if (words.every((word) => /^\d{1,2}$/.test(word))) return false;
  const isName = !stop.has(words[0] ?? "") && words.filter((word) => !stop.has(word)).length <= NAMED_ALONE;
  // "I planted" tells of oneself.
  const isShort = words.length <= NAMED_ALONE && (words[0]?.length ?? 0) > 1;
  return isShort || (isName && words.length <= 2 * NAMED_ALONE);
}

/** Whether a word of the topic stands in the message as it is written: the median is no misspelled medicine. */
function isWritten({ words }: Turn, { asks, about }: Topic): boolean {
  const entries = LANGUAGES.flatMap((language) => [...asks[language], ...about[language]]);
  return entries.some((entry) =>
    entry.split(" ").some((word) => words.some((said) => said.startsWith(word.slice(0, -1)))),
  );
}

/** The first part of it, and what may be asked for next. */
export function tellKnown(turn: Turn, entry: Entry): Answer {
  return part(turn, entry, 0, []);
}

function part(turn: Turn, entry: Entry, at: number, before: readonly string[]): Answer {
  const { age, state } = turn;
  const parts = entry.tell[state.language];
  const isSmall = at === 0 && age <= 6 && entry.small !== undefined;
  const text = isSmall && entry.small !== undefined ? inLanguage(turn, entry.small) : (parts[at] ?? "");
  const told = { told: entry.id, nature: "open" as const, act: "told" };
  const next = { kind: "known", id: entry.id, at, tries: 0, stage: "told" } as const;
  const hasMore = at + 1 < parts.length;
  if (hasMore) return answer(turn, [...before, text, say(turn, "known_more")], next, told);
  if (entry.check !== undefined && at > 0)
    return answer(
      turn,
      [...before, text, inLanguage(turn, entry.check.ask)],
      { ...next, stage: "asked" },
      told,
    );
  return answer(turn, [...before, text, way(turn, entry)], next, told);
}

/** Where it goes on: its lesson, its question, or whatever the child wants to know. */
function way(turn: Turn, { check, lesson }: Entry): string {
  if (lesson !== undefined) return say(turn, "known_lesson", { title: inLanguage(turn, lesson.title) });
  if (check !== undefined) return say(turn, "known_try");
  return say(turn, "topic_next");
}

/** More of it, its question, or the child's answer to that; null when the message is about something else. */
export function goOnKnown(turn: Turn, waiting: Pending): Answer | null {
  const entry = turn.library.knowledge.entries.find(({ id }) => id === waiting.id);
  if (entry === undefined) return null;
  if (waiting.stage === "asked") return graded(turn, waiting, entry);
  const other = known(turn);
  if (other !== null && other.entry !== entry) return null;
  const { words } = turn;
  const wantsOn =
    commands(turn, "more") ||
    commands(turn, "next") ||
    commands(turn, "yes") ||
    commands(turn, "another") ||
    commands(turn, "unsure") ||
    commands(turn, "simpler") ||
    commands(turn, "show");
  const strange = strangers(indexOf(turn.library.knowledge, turn.state.language), words, entry);
  if (!wantsOn || words.length > 8 || strange > 1)
    return commands(turn, "no") && words.length <= 4 ? answer(turn, [say(turn, "no_fine")], null) : null;
  const parts = entry.tell[turn.state.language];
  if (waiting.at + 1 < parts.length) return part(turn, entry, waiting.at + 1, []);
  if (entry.check !== undefined)
    return answer(
      turn,
      [inLanguage(turn, entry.check.ask)],
      { ...waiting, stage: "asked" },
      { act: "given" },
    );
  if (waiting.at > 0 || parts.length === 1)
    return answer(turn, [say(turn, "known_end"), lessonLine(turn, entry)], null, { nature: "open" });
  return null;
}

const lessonLine = (turn: Turn, { lesson }: Entry): string =>
  lesson === undefined ? "" : say(turn, "known_lesson", { title: inLanguage(turn, lesson.title) });

function graded(turn: Turn, waiting: Pending, entry: Entry): Answer | null {
  const { check } = entry;
  if (check === undefined) return null;
  const isRight = LANGUAGES.some((language) =>
    check.right[language].some((each) => holdsAll(turn.words, wordsOf(each).join(" "))),
  );
  if (isRight)
    return answer(
      turn,
      [say(turn, "known_right"), inLanguage(turn, check.shown), lessonLine(turn, entry)],
      null,
      {
        act: "right",
      },
    );
  const isLost = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more");
  if (!isLost && (isAsking(turn) || turn.words.length > 6)) return null;
  if (waiting.tries >= 1 || check.hint === undefined)
    return answer(
      turn,
      [say(turn, "known_shown"), inLanguage(turn, check.shown), lessonLine(turn, entry)],
      null,
      {
        act: "shown",
      },
    );
  const hinted = [say(turn, isLost ? "known_hint" : "known_wrong"), inLanguage(turn, check.hint)];
  return answer(turn, hinted, { ...waiting, tries: waiting.tries + 1 }, { act: isLost ? "hint" : "wrong" });
}

/** "I saw a crab at the beach": told gladly, so a fact of it and one question; never where somebody else is told of. */
export function mentioned(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  if (
    !commands(turn, "saw") ||
    turn.isDelicate ||
    isAsking(turn) ||
    words.length < 3 ||
    words.length > LONGEST
  )
    return null;
  if (isGentle(state) || mentions(turn, library.persons) || mentions(turn, library.worries)) return null;
  const table = library.knowledge.entries.filter(({ id }) => SEEN.test(id));
  const seen = table.find(({ asks }) =>
    asks[state.language].some((name) => wordsOf(name).length === 1 && words.includes(wordsOf(name)[0] ?? "")),
  );
  const fact = seen && library.knowledge.entries.find(({ id }) => id === `${seen.id}/about`);
  if (fact === undefined) return null;
  const text = fact.tell[state.language][0] ?? "";
  return answer(turn, [say(turn, "known_seen", { fact: text })], null, {
    told: fact.id,
    nature: "open",
    act: "seen",
  });
}

/** The rows of the table of animals. */
const SEEN = /^animals\/[^/]+$/;
