import { LANGUAGES } from "../../locale/language.ts";
import type { Problem } from "../../mathematics/problem.ts";
import { read } from "../follow-ups/asked.ts";
import { askedAgain, type Best } from "../follow-ups/asked-again.ts";
import { nextOr, simpler } from "../follow-ups/telling-on.ts";
import type { Entry } from "../knowledge/entry.ts";
import { indexOf } from "../knowledge/index.ts";
import { lastOf, passageOf, tellPart } from "../knowledge/passage.ts";
import { setProblem, taskNamed } from "../mathematics/afterwards.ts";
import { isGentle, stillWaiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { questionsIn } from "../understanding/asking.ts";
import { firstSaid, says, wordsOf } from "../words.ts";
import { mayWeigh } from "./own-life.ts";
import { feels, tellJoke } from "./small-talk.ts";

/** In words: a longer message brings more along than its complaint. */
const LONGEST = 12;
/** What one of the complaints below begins with. */
const BEGIN = ["too_hard", "no", "dislikes", "repeated", "unfunny", "unclear", "useless"] as const;
const OPEN = { nature: "open" as const };

/**
 * What is said of the tutor's own doing: too hard, told already, of no use, in words that are not understood. Each is met by
 * something else of the same kind. Null where the message asks something as well, which is then answered.
 */
export function complaint(turn: Turn): Answer | null {
  if (turn.words.length > LONGEST || turn.isDelicate || isGentle(turn.state)) return null;
  // Most messages complain of nothing, which is cheap to see.
  if (!BEGIN.some((command) => commands(turn, command))) return null;
  if (questionsIn(turn.message).length > 0 || (feels(turn) && mayWeigh(turn))) return null;
  return (
    tooHard(turn) ?? otherTask(turn) ?? toldBefore(turn) ?? unfunny(turn) ?? unclear(turn) ?? useless(turn)
  );
}

/** The problem that the tutor has set, whether it waits, was left or is done. */
function setOne({ state }: Turn): Problem | undefined {
  const { paused, waiting } = state;
  const held = [waiting, paused].find((each) => each?.kind === "mathematics" && each.isSet === true);
  return held?.kind === "mathematics" ? held.problem : undefined;
}

/** School begins at this age. */
const FIRST_GRADE = 6;

/** "Im in first grade", "voy en segundo": the age that belongs to it; null where no grade is named. */
export function ageOfGrade({ library, words }: Pick<Turn, "library" | "words">): number | null {
  const { grades } = library.commands;
  for (const language of LANGUAGES) {
    const at = grades[language].findIndex((each) => each.split(" or ").some((name) => says(words, name)));
    if (at >= 0) return FIRST_GRADE + at;
  }
  return null;
}

/** "Thats to hard im in first grade": a smaller one than the tutor had set; of what was told, a simpler word. */
function tooHard(turn: Turn): Answer | null {
  if (!commands(turn, "too_hard")) return null;
  const set = setOne(turn);
  if (set !== undefined) {
    const grade = ageOfGrade(turn);
    const age = Math.min(turn.age, grade ?? turn.age);
    const easier = setProblem({ ...turn, age, words: [EASIER] }, set);
    return { ...easier, text: `${say(turn, "smaller_one")} ${easier.text}` };
  }
  if (turn.state.waiting?.kind === "mathematics") return null;
  const passage = lastOf(turn);
  if (passage !== null) return simpler(turn, passage);
  return answer(turn, [say(turn, "too_hard_which")], stillWaiting(turn), OPEN);
}
/** What an easier one is wished for by. */
const EASIER = "easier";

/** "No, not that, one of equations", once the tutor had set one: of the kind that is named. */
function otherTask(turn: Turn): Answer | null {
  const isNo = commands(turn, "no") || commands(turn, "dislikes");
  if (setOne(turn) === undefined || !isNo || /\d/.test(turn.message)) return null;
  return taskNamed(turn) === null ? null : setProblem(turn);
}

/** "You already told me that": another part of it, or another text of the same thing; else it is said that there is no more. */
function toldBefore(turn: Turn): Answer | null {
  if (!commands(turn, "repeated")) return null;
  const set = setOne(turn);
  if (set !== undefined) return setProblem(turn, set);
  const passage = lastOf(turn);
  if (passage === null) return answer(turn, [say(turn, "repeated_none")], stillWaiting(turn), OPEN);
  const more = nextOr(turn, passage);
  const { language, told: before } = turn.state;
  const things = passage.entry.subject?.[language] ?? [];
  const isFresh = ({ id, isTender, lesson }: Entry) =>
    !before.includes(id) && isTender !== true && lesson === undefined;
  const other =
    more === null
      ? turn.library.knowledge.entries.find(
          (each) => isFresh(each) && each.subject?.[language].some((name) => things.includes(name)) === true,
        )
      : undefined;
  const next = more ?? (other === undefined ? null : passageOf(turn, other.id));
  if (next === null) return answer(turn, [say(turn, "repeated_none")], null, OPEN);
  const told = "text" in next ? next : tellPart(turn, next, 0);
  return { ...told, text: `${say(turn, "repeated")} ${told.text}` };
}

/** "That was not funny": another one. */
function unfunny(turn: Turn): Answer | null {
  const { waiting } = turn.state;
  const isJoke = waiting?.kind === "joke" || (waiting?.kind === "offer" && waiting.what === "joke");
  return isJoke && commands(turn, "unfunny") ? tellJoke(turn) : null;
}

/** "What?? i dont talk that", "habla normal": what was told last, in the child's language and in few words. */
function unclear(turn: Turn): Answer | null {
  if (!commands(turn, "unclear")) return null;
  const passage = lastOf(turn);
  if (passage === null) return answer(turn, [say(turn, "unclear_none")], stillWaiting(turn), OPEN);
  const told = simpler(turn, passage);
  return { ...told, text: `${say(turn, "unclear")} ${told.text}` };
}

/** "This app is trash", "u dont no anything": no menu, but one more try. */
function useless(turn: Turn): Answer | null {
  if (!commands(turn, "useless")) return null;
  return answer(turn, [say(turn, "useless_met")], stillWaiting(turn), OPEN);
}

/**
 * "I said how many MOONS", "pero te pregunté de los océanos": what stands behind that is asked, if need be of the thing that was
 * named last; null where nothing is known of it.
 */
export function meantNow(turn: Turn, best: Best): Answer | null {
  const { library, state, words } = turn;
  if (turn.isDelicate || !commands(turn, "misheard") || words.length > LONGEST) return null;
  const said = LANGUAGES.map((each) => firstSaid(words, library.commands.misheard[each])).find(
    (each) => each !== undefined,
  );
  const cue = wordsOf(said ?? "");
  const at = words.findIndex((_, place) => cue.every((word, next) => words[place + next] === word));
  const rest = at < 0 ? [] : words.slice(at + cue.length);
  const { stop } = indexOf(library.knowledge, state.language);
  const content = rest.filter((word) => !stop.has(word));
  if (content.length === 0) return aboutWhat(turn);
  const about = state.about === undefined || rest.includes(state.about) ? [] : [state.about];
  const last = lastOf(turn)?.entry.subject?.[state.language].flatMap(wordsOf).slice(0, 1) ?? [];
  for (const beside of content.length < 2 ? [about, last, []] : [[], about, last]) {
    const found = askedAgain(turn, [...rest, ...beside], best);
    if (found?.act === "told") return { ...found, text: `${say(turn, "meant_now")} ${found.text}` };
  }
  return null;
}

/** "That's not what I asked", and no word more: it is asked what of the last thing was meant. */
function aboutWhat(turn: Turn): Answer | null {
  const passage = lastOf(turn);
  const thing = turn.state.about ?? passage?.entry.subject?.[turn.state.language][0];
  if (passage === null || thing === undefined || turn.words.length > 8) return null;
  return answer(turn, [say(turn, "meant_what", { thing })], null, { ...OPEN, last: turn.state.last ?? null });
}

/** In things that were told: so far back the same is not told to another question, if another text answers it by itself. */
const RECENT = 4;

/** What was just told whole is not told again to another question. */
export function notTwice(turn: Turn, found: Answer, best: Best): Answer {
  const { said = "", told } = turn.state;
  const id = found.state.told.at(-1);
  const isRecent = found.act === "told" && told.slice(-RECENT).includes(id ?? "");
  const passage = isRecent ? passageOf(turn, id ?? "") : null;
  const part = passage?.parts.find((each) => found.text.includes(each));
  if (passage === null || part === undefined || passage.sentences.length < 2) return found;
  // What goes on from it is no repetition; of what was told before the last, its beginning surely was.
  const isAgain = said.includes(part) || (id !== told.at(-1) && part === passage.parts[0]);
  if (!isAgain || found.by?.startsWith("waits") === true) return found;
  const isWished = commands(turn, "again") || commands(turn, "repeat");
  if (isWished || turn.words.join(" ") === turn.state.question?.join(" ")) return found;
  // "Do they breathe too" points at what was told, and is nothing by itself.
  const { isPronoun } = read(turn);
  if (isPronoun && !said.includes(part)) return found;
  // What is said by itself, and not of what was told last, may be of something else.
  const { last: _, ...apart } = turn.state;
  const other = isPronoun ? undefined : best({ ...turn, state: { ...apart, waiting: null } })?.answer;
  if (other?.act === "told" && !told.slice(-RECENT).includes(other.state.told.at(-1) ?? "")) return other;
  if (!said.includes(part)) return found;
  const more = nextOr(turn, passage);
  return more ?? answer(turn, [say(turn, "told_already")], null, { ...OPEN, last: turn.state.last ?? null });
}
