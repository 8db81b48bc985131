import { type Answer, answer, commands, say, type Turn } from "../../turn.ts";
import { plain } from "../../words.ts";
import type { Tense } from "./known.ts";
import { tokensOf } from "./reading.ts";
import type { VerbTask } from "./task.ts";
import { labelOf, personOf, tip } from "./telling.ts";
import { type Try, triedIn, verbOf, wantedIn } from "./tried.ts";
import { type Form, formsWritten } from "./verbs.ts";

/** In words: "no sé, dime tú". */
const SHORT = 6;

/** What a child says to the gap: checked, or another hint; null where it is about something else. */
export function triedVerb(turn: Turn, task: VerbTask): Answer | null {
  if (verbOf(turn, task) === null || /\(/.test(turn.message)) return null;
  const attempt = triedIn(turn, task, turn.message);
  if (attempt !== null) return judged(turn, task, attempt);
  const isStuck = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "help");
  if (!isStuck || turn.words.length > SHORT) return null;
  return task.tries > 0 ? shown(turn, task) : again(turn, task, []);
}

/** Right, right but for an accent, or not yet; the second time the form is shown. */
export function judged(turn: Turn, task: VerbTask, attempt: Try): Answer {
  const verb = verbOf(turn, task);
  if (attempt.fit !== "wrong") {
    const tense = task.tense ?? tenseOf(turn, task, attempt.form);
    const help = verb === null || tense === null ? "" : tip(turn, verb, tense, task.person);
    const phrase = attempt.fit === "right" ? "verb_right" : "verb_accent";
    return answer(turn, [say(turn, phrase, { form: attempt.form }), help], null, { act: "right" });
  }
  if (task.tries > 0) return shown(turn, task);
  return again(turn, task, [described(turn, task, attempt.said)], attempt.said);
}

const tenseOf = (turn: Turn, task: VerbTask, form: string): Tense | null =>
  formsWritten(turn.library.forms, task.language, form).find(({ verb }) => verb.base === task.verb)?.tense ??
  null;

function again(turn: Turn, task: VerbTask, said: readonly string[], tried = ""): Answer {
  const verb = verbOf(turn, task);
  const help = verb === null || task.tense === null ? "" : tip(turn, verb, task.tense, task.person);
  const next = { ...task, tries: task.tries + 1 };
  const wanted = wantedIn(turn, task)[0] ?? "";
  const start = tokensOf(wanted).at(-1)?.slice(0, 2) ?? "";
  const isBegun = plain(tried).startsWith(plain(start));
  const parts = [...said, help, say(turn, isBegun ? "verb_again" : "verb_begins", { start })];
  return answer(turn, parts, next, { act: said.length > 0 ? "wrong" : "hint" });
}

function shown(turn: Turn, task: VerbTask): Answer {
  const verb = verbOf(turn, task);
  const wanted = wantedIn(turn, task);
  const isOpen = task.tense === null || task.person === null;
  const isOne = new Set(wanted).size === 1 || !isOpen;
  const form = isOne ? (wanted[0] ?? "") : wanted.slice(0, 3).join(", ");
  const help = verb === null || task.tense === null ? "" : tip(turn, verb, task.tense, task.person);
  return answer(turn, [say(turn, isOne ? "verb_shown" : "verb_shown_open", { form }), help], null, {
    act: "shown",
  });
}

/** "«Fueron» is said of them": what the try is, where it is a form of the verb. */
function described(turn: Turn, task: VerbTask, said: string): string {
  const found = formsWritten(turn.library.forms, task.language, said).filter(
    ({ verb, tense }) => plain(verb.base) === plain(task.verb.replace(/(?<=r)se$/, "")) && tense !== "base",
  );
  const nearest =
    found.find(({ tense }) => tense === task.tense) ??
    found.find(({ person }) => person === task.person) ??
    found[0];
  return nearest === undefined
    ? say(turn, "verb_wrong", { said })
    : say(turn, nearest.person === null ? "verb_is_one" : "verb_is", valuesOf(turn, nearest, said));
}

export const valuesOf = (turn: Turn, { verb, tense, person, form }: Form, said = form) => ({
  said,
  verb: verb.base,
  tense: labelOf(turn, verb.language, tense),
  person: person === null ? "" : personOf(turn, verb.language, person),
});

/** "Ayer nosotros fuimos (ir) al mercado": the gap is filled already. */
export function formBefore(turn: Turn, task: VerbTask): Try | null {
  const before = turn.message.slice(0, turn.message.indexOf("("));
  if (/_|\.{3}|…|-{3}|\($/.test(before)) return null;
  const last = tokensOf(before).at(-1) ?? "";
  return triedIn(turn, task, last);
}
