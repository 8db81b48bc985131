import { fill } from "../locale/fill.ts";
import type { BilingualList } from "../locale/language.ts";
import { asksAside, isAsking } from "./asking.ts";
import { subjectsIn } from "./knowledge/about.ts";
import { find } from "./knowledge/find.ts";
import { indexOf } from "./knowledge/index.ts";
import { passageOf, tellPart } from "./knowledge/passage.ts";
import type { Form } from "./library.ts";
import { feels } from "./small-talk.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "./turn.ts";
import { inTurn, wordsOf } from "./words.ts";

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
  const { begin } = turn.library.writing;
  return answer(turn, [one(turn, begin[form])], { kind: "writing", form, lines: [] }, { act: "write" });
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
    return answer(turn, [say(turn, "so_far", { lines: lines.map(sentence).join("\n") })], waiting, {
      act: "book",
    });
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
