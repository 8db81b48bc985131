import { LANGUAGES } from "../../locale/language.ts";
import { taskNamed } from "../mathematics/afterwards.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { firstSaid, inTurn, plain, says, wordsOf } from "../words.ts";
import type { Entry } from "./entry.ts";
import { find } from "./find.ts";
import { indexOf } from "./index.ts";
import { asksCheck, passageOf } from "./passage.ts";

/** In words: "test me", "ask me another one". */
const LONGEST = 5;

/** "Quiz me on planets", "test me": a question of that table, of that thing, or of what was told last. */
export function quizzed(turn: Turn): Answer | null {
  const { age, library, state, words } = turn;
  const isOn = commands(turn, "quiz_on");
  const isBare = words.length <= LONGEST && commands(turn, "quiz");
  if ((!isOn && !isBare) || commands(turn, "task") || taskNamed(turn) !== null) return null;
  const { en, es } = library.commands[isOn ? "quiz_on" : "quiz"];
  const cue = [...en, ...es].filter((each) => says(words, each)).flatMap(wordsOf);
  const { stop } = indexOf(library.knowledge, state.language);
  const subject = words.filter((word) => !cue.includes(word) && !stop.has(word));
  const isOwn = (["sum", "spelling", "joke", "story", "poem", "reading"] as const).some((each) =>
    commands({ ...turn, words: subject }, each),
  );
  if (isOwn) return null;
  const table =
    subject.length > 0
      ? tableNamed(turn, subject)
      : state.last === undefined
        ? undefined
        : tableOf(state.last.id, turn);
  if (table !== undefined) return askOf(turn, table, subject);
  const id =
    subject.length > 0
      ? find(indexOf(library.knowledge, state.language), subject, age)?.entry.id
      : state.last?.id;
  const passage = id === undefined ? null : passageOf(turn, id);
  if (passage?.entry?.check !== undefined) return asksCheck(turn, passage, []);
  if (subject.length > 0)
    return answer(turn, [say(turn, "quiz_none")], null, { nature: "open", act: "unknown" });
  // Of a problem that waits or was done, another one is asked.
  if (state.problem !== undefined || state.waiting !== null) return null;
  return answer(
    turn,
    [say(turn, "quiz_what")],
    { kind: "offer", what: "quiz" },
    { nature: "open", act: "ask" },
  );
}

/** The table that holds an entry, where it has questions. */
export const tableOf = (id: string, { library }: Turn): string | undefined =>
  Object.keys(library.knowledge.subjects).find((table) => id.startsWith(`${table}/`));

export const tableNamed = ({ library }: Turn, subject: readonly string[]): string | undefined =>
  Object.entries(library.knowledge.subjects).find(([, names]) =>
    LANGUAGES.some((language) => firstSaid(subject, names[language]) !== undefined),
  )?.[0];

/** Another row each time. */
export function askOf(turn: Turn, table: string, subject: readonly string[] = []): Answer | null {
  const all = turn.library.knowledge.entries.filter(
    (entry: Entry) => entry.check !== undefined && entry.id.startsWith(`${table}/`),
  );
  // "On capitals": of what the table holds, the questions that name it.
  const { language } = turn.state;
  const named = all.filter(({ check }) =>
    subject.some((word) => plain(check?.ask[language] ?? "").includes(word.slice(0, 6))),
  );
  const asked = named.length > 0 ? named : all;
  const fresh = asked.filter(({ id }) => !turn.state.told.includes(id));
  const found = inTurn(fresh.length > 0 ? fresh : asked, turn.state.turn * PRIME);
  const passage = found === undefined ? null : passageOf(turn, found.id);
  return passage === null ? null : asksCheck(turn, passage, []);
}
/** So that neighbours in the table do not follow each other. */
const PRIME = 37;
