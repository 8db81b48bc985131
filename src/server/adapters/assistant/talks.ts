import { readdirSync, readFileSync } from "node:fs";
import type { Asked, Doing, Said } from "#domain/enrolment/assistant/knowledge.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { type Fault, faultError } from "#server/content-file.ts";
import { packageFile } from "#server/package-root.ts";

const FOLDER = "src/content/enrolment/assistant/talks/";

/** One message of a family: what it means, by the ids of what it asks for or one of the words below. */
export type TalkTurn = {
  readonly talk: string;
  readonly language: Language;
  readonly means: readonly string[];
  readonly text: string;
};

/** What a message does that asks for nothing that is known by an id. */
const DOES: Readonly<Record<string, Doing>> = {
  tells: "tells",
  reacts: "reacts",
  gives_contact: "gives",
  think_over: "leaves",
  goodbye: "leaves",
  thanks: "leaves",
  other: "asks",
  fit: "asks",
  visit: "asks",
};

/** Whether a child may come is answered by the ages, and a wish to visit by what is said of visits. */
const ANSWERED_BY: Readonly<Record<string, string>> = { fit: "ages", visit: "tours" };

/**
 * Reads how families talk: a message a line, after its conversation, its language and what it means, with tabs between; two
 * meanings with a comma.
 *
 * @param ids what a message may mean beside the words above
 * @throws Error with file, line and reason of every mistake
 */
export function readTalks(source: string, file: string, ids: ReadonlySet<string>): readonly TalkTurn[] {
  const faults: Fault[] = [];
  const turns = source.split("\n").flatMap((row, at) => {
    if (row === "") return [];
    const fail = (reason: string) => {
      faults.push({ file, line: at + 1, reason });
      return [];
    };
    const [talk = "", code, named = "", text = "", ...more] = row.split("\t");
    const language = LANGUAGES.find((each) => each === code);
    if (talk === "" || language === undefined || text.trim() === "" || more.length > 0)
      return fail("a conversation, a language, a meaning and a message are wanted, with tabs between");
    const means = named.split(",");
    const strange = means.find((id) => !ids.has(id) && !Object.hasOwn(DOES, id));
    return strange === undefined ? [{ talk, language, means, text }] : fail(`nothing is called "${strange}"`);
  });
  if (faults.length > 0) throw faultError(faults);
  return turns;
}

/** Who wrote the talks: each file is a hand of its own. */
export const HANDS: readonly string[] = readdirSync(packageFile(FOLDER))
  .filter((name) => name.endsWith(".tsv"))
  .map((name) => name.slice(0, -".tsv".length))
  .sort();

/** @param hand one of `HANDS`, or the path of another file */
export function readTalksFile(hand: string, ids: ReadonlySet<string>): readonly TalkTurn[] {
  const file = HANDS.includes(hand) ? packageFile(`${FOLDER}${hand}.tsv`) : hand;
  return readTalks(readFileSync(file, "utf8"), hand, ids);
}

const doesOf = ({ means: [first = ""] }: TalkTurn): Doing => DOES[first] ?? "asks";

/** What each message does, with what the one before it did. */
export function saidIn(turns: readonly TalkTurn[]): readonly Said[] {
  return turns.map((turn, at) => {
    const before = turns[at - 1];
    const isFirst = before?.talk !== turn.talk;
    return { text: turn.text, does: doesOf(turn), after: isFirst || !before ? null : doesOf(before) };
  });
}

/**
 * How families ask in the middle of a talk: what each message asks, after what was asked before it.
 *
 * @param spokenOf the ids of what can be gone on from
 */
export function askedInTalks(
  turns: readonly TalkTurn[],
  ids: ReadonlySet<string>,
  spokenOf: ReadonlySet<string>,
): readonly Asked[] {
  let before: string | undefined;
  return turns.flatMap(({ talk, language, means, text }, at): Asked[] => {
    if (turns[at - 1]?.talk !== talk) before = undefined;
    const meant = means.map((one) => ANSWERED_BY[one] ?? one).filter((one) => ids.has(one));
    const context = before;
    before = meant.findLast((one) => spokenOf.has(one)) ?? before;
    const [id, another] = meant;
    if (id === undefined || another !== undefined) return [];
    return [{ id, language, text: context === undefined ? text : `${context} > ${text}` }];
  });
}
