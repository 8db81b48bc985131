import { stemIn } from "../../language/stems.ts";
import { sentences } from "../../language/text.ts";
import { fill } from "../../locale/fill.ts";
import type { BilingualList } from "../../locale/language.ts";
import { subjectsIn } from "../knowledge/about.ts";
import type { Entry } from "../knowledge/entry.ts";
import { find } from "../knowledge/find.ts";
import { indexOf } from "../knowledge/index.ts";
import { passageOf, tellPart } from "../knowledge/passage.ts";
import type { Form } from "../library.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import { wishIn } from "../mathematics/understanding.ts";
import type { Waiting } from "../state.ts";
import { feels } from "../talk/small-talk.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "../turn.ts";
import { asksAside, isAsking } from "../understanding/asking.ts";
import { inTurn, wordsOf } from "../words.ts";

type Pending = Waiting & { kind: "writing" };

const MOST_LINES = 14;
const LONGEST_LINE = 160;
/** In words. */
const LONGEST_WISH = 7;

const one = ({ state }: Turn, list: BilingualList): string => inTurn(list[state.language], state.turn) ?? "";

/** "Let's write a story about a dragon"; null when nothing is to be written. */
export function beganWriting(turn: Turn): Answer | null {
  if (!commands(turn, "write")) return null;
  const form: Form = commands(turn, "poem") ? "poem" : "story";
  if (commands(turn, "you_begin")) return firstLine(turn, form);
  const { begin } = turn.library.writing;
  return answer(turn, [one(turn, begin[form])], { kind: "writing", form, lines: [] }, { act: "write" });
}

/** "Start it for me": a line that the child takes or changes. */
function firstLine(turn: Turn, form: Form): Answer {
  const { first, offer } = turn.library.writing;
  const line = one(turn, first[form]);
  const text = fill(inLanguage(turn, offer[form]), { line });
  return answer(turn, [text], { kind: "writing", form, lines: [line] }, { act: "write" });
}

/** The child's line is kept, and the next turn offered; null when the child leaves. */
export function wroteOn(turn: Turn, waiting: Pending): Answer | null {
  const { library, message, words } = turn;
  const { begin, empty, more, steps, stuck } = library.writing;
  const { form, lines } = waiting;
  if (commands(turn, "the_end") && words.length <= 6) {
    return lines.length === 0 ? answer(turn, [inLanguage(turn, empty)], null) : finished(turn, lines);
  }
  if (commands(turn, "stop") && words.length <= 5)
    return lines.length === 0 ? answer(turn, [inLanguage(turn, empty)], null) : finished(turn, lines);
  if (commands(turn, "so_far") && words.length <= LONGEST_WISH && lines.length > 0)
    return soFar(turn, waiting);
  if (lines.length <= 1 && words.length <= LONGEST_WISH && commands(turn, "you_begin"))
    return firstLine(turn, form);
  if (beganWriting(turn) !== null && lines.length > 0 && words.length <= 6) return null;
  const isLost = commands(turn, "unsure") || commands(turn, "next_line") || commands(turn, "help");
  if (isLost && words.length <= 8) return answer(turn, [one(turn, stuck)], waiting, { act: "hint" });
  // What is asked while one writes is answered, and is no line.
  if (asksAside(turn)) return null;
  if (feels(turn) && words.length <= 6) return null;
  if (words.length <= 1 && (commands(turn, "yes") || commands(turn, "next")))
    return answer(turn, [one(turn, lines.length === 0 ? begin[form] : stuck)], waiting, { act: "hint" });
  const kept = [...lines, message.trim().slice(0, LONGEST_LINE)].slice(-MOST_LINES);
  const step = steps[form][kept.length - 1];
  return answer(turn, [inLanguage(turn, step ?? more)], { ...waiting, lines: kept }, { act: "kept" });
}

/** "The end", "what do I have so far": said of what was written before something else was done. */
export function wroteBefore(turn: Turn): Answer | null {
  const { draft, waiting } = turn.state;
  const isMeant = commands(turn, "the_end") || commands(turn, "so_far") || wishIn(turn) === "back";
  if (draft === undefined || waiting?.kind === "writing" || !isMeant || turn.words.length > LONGEST_WISH)
    return null;
  const { draft: _, ...state } = turn.state;
  const found = wroteOn({ ...turn, state }, draft);
  return wishIn(turn) === "back" ? soFar({ ...turn, state }, draft) : found;
}

const soFar = (turn: Turn, waiting: Pending): Answer =>
  answer(turn, [say(turn, "so_far", { lines: waiting.lines.map(sentence).join("\n") })], waiting, {
    act: "book",
  });

/** All of it at once, to read aloud and to print. */
function finished(turn: Turn, lines: readonly string[]): Answer {
  const text = fill(inLanguage(turn, turn.library.writing.end), { lines: lines.map(sentence).join("\n") });
  return answer(turn, [text], { kind: "offer", what: "story" }, { act: "book" });
}

function sentence(line: string): string {
  const text = line.charAt(0).toLocaleUpperCase() + line.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** "Help me write 3 sentences about volcanoes": what is known of them, to be written in the child's own words. */
export function forReport(turn: Turn): Answer | null {
  const { age, library, state } = turn;
  const [head = "", ...rest] = turn.message.split(ABOUT);
  const wish = { ...turn, words: wordsOf(head) };
  const isWanted =
    rest.length > 0 && (commands(wish, "request") || commands(wish, "teach")) && commands(wish, "report");
  const index = indexOf(library.knowledge, state.language);
  const [thing] = isWanted ? subjectsIn(index, wordsOf(rest.join(" "))) : [];
  const found =
    thing === undefined ? null : find(index, [thing.stem, ...wordsOf(rest[0] ?? "").slice(0, 1)], age);
  const passage = passageOf(turn, (found?.entry ?? thing?.entries[0])?.id ?? "");
  if (passage === null) return null;
  const told = tellPart(turn, passage, 0);
  return { ...told, text: `${say(turn, "report_facts")} ${told.text}` };
}
const ABOUT = /\s(?:about|on|sobre|acerca de)\s/iu;

/** "3 facts about sharks": so many sentences about them, each of another text where there are enough. */
export function someFacts(turn: Turn): Answer | null {
  const { library, state } = turn;
  const [wanted, ...others] = tokensIn(turn).filter((token) => token.kind === "number");
  const count = wanted === undefined || others.length > 0 ? 0 : wanted.value.top;
  if (turn.isDelicate || count < 2 || count > MOST_FACTS || !commands(turn, "facts")) return null;
  const index = indexOf(library.knowledge, state.language);
  // "3 facts about octopuses for my poster": the first that is named after the wish.
  const cues = [...library.commands.facts.en, ...library.commands.facts.es];
  const after = turn.words.slice(turn.words.findIndex((word) => cues.includes(word)) + 1);
  const places = after.map((word) => stemIn(state.language, word));
  const [thing, beside] = [...subjectsIn(index, after)].sort(
    (one, other) => places.indexOf(one.stem) - places.indexOf(other.stem),
  );
  const entries = (thing?.entries ?? []).filter(
    (each) => each.isTender !== true && each.lesson === undefined,
  );
  const isNear = (entry: Entry) => beside?.entries.includes(entry) === true;
  const texts = [...entries.filter(isNear), ...entries.filter((each) => !isNear(each))]
    .flatMap((entry) =>
      sentences(entry.tell[state.language].join(" ")).map((text, at) => ({ entry, text, at })),
    )
    .filter(({ text }) => wordsOf(text).some((word) => stemIn(state.language, word) === thing?.stem));
  const inOrder = [...texts.filter(({ at }) => at === 0), ...texts.filter(({ at }) => at > 0)];
  // The same words in another order say nothing new.
  const byWords = new Map(inOrder.map(({ text }) => [wordsOf(text).sort().join(" "), text]));
  const found = [...byWords.values()].slice(0, count);
  const [first] = inOrder;
  if (first === undefined || found.length < 2) return null;
  const facts = found.map((text, at) => `${at + 1}. ${text}`).join("\n");
  return answer(turn, [say(turn, found.length < count ? "facts_fewer" : "facts_told", { facts })], null, {
    ...{ nature: "open" as const, act: "told", last: { id: first.entry.id, at: 0 } },
  });
}
const MOST_FACTS = 10;

/** "Was he a bad guy", of whom was told last: no verdict, but how to come to one's own. */
export function judgedPerson(turn: Turn): Answer | null {
  const { last } = turn.state;
  const isMeant = last !== undefined && isAsking(turn) && turn.words.length <= LONGEST_WISH;
  if (!isMeant || turn.isDelicate || !commands(turn, "judgement")) return null;
  const about = { nature: "open" as const, act: "told", last };
  return answer(turn, [say(turn, "judgement")], { kind: "talk", of: "reason" }, about);
}

/** "I have to argue that zoos should be banned, help": how a side is argued for, whatever it is about. */
export function argued(turn: Turn): Answer | null {
  if (turn.isDelicate || !commands(turn, "debate")) return null;
  return answer(turn, [say(turn, "debate")], { kind: "talk", of: "reason" }, { nature: "open", act: "told" });
}
