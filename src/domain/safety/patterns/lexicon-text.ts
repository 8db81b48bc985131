import { SAFETY_KINDS, type SafetyKind } from "../kinds.ts";
import type { SoundRule } from "../reading/fold.ts";
import { REPLY_FAULTS, type ReplyFault } from "../screening.ts";
import type { SafetyLexicon, SafetyRules } from "./lexicon.ts";
import { STANCE_CUES, type StanceCue } from "./stance-cues.ts";

/**
 * Reads one file of the rules for child safety (src/content/safety/lexicon). A line that begins with `#` is a comment;
 * a line in brackets begins a section, and what follows belongs to it:
 *
 * - `[list adult]` words and phrases for the patterns, between commas
 * - `[endings ar]` how the verbs of one class end, by name: `finite o, as, a`, `infinitive ar`, `me arme, andome, ame`
 * - `[verbs hits]` one verb a line, its stems and its class: `peg/pegu ar`. They make the lists `hits` (the finite
 *   forms), and `hits.NAME` for each other name of the endings, such as `hits.infinitive` and `hits.me`
 * - `[idioms]`, `[context play]` patterns, one a line (see patterns.ts)
 * - `[rules abuse]`, `[rules abuse unless play, story]` patterns of a kind, silent in these contexts;
 *   `[rules abuse given absence, hunger unless trip]` only where all of these show, in whatever order; `[reply secrecy]` of a fault of replies;
 *   `[reply harmless]` what no rule for replies sees; `[answer abuse]` a question of the tutor with the child's answer
 * - `[stance warning]` by what a reply is known to warn, forbid or explain (reply-stance.ts)
 * - `[spellings]` how words are also written: `becuz, bcuz = because`, `killmyself = kill myself`
 * - `[sounds]` letters and what they sound like, in order: `ph f`, `^kn n`, `h -` (nothing)
 * - `[foul]`, `[not foul]` words, between commas
 *
 * @throws Error with file and line, on anything else
 */
export function parseLexicon(files: readonly LexiconFile[]): SafetyLexicon {
  const parts = files.flatMap(sectionsOf);
  const lists: Record<string, string[]> = {};
  const addTo = (name: string, words: readonly string[]) => {
    lists[name] = [...new Set([...(lists[name] ?? []), ...words])];
  };
  const contexts: Record<string, string[]> = {};
  const rules: SafetyRules[] = [];
  const answers: SafetyRules[] = [];
  const replies: { fault: ReplyFault; patterns: readonly string[] }[] = [];
  const stances: Partial<Record<StanceCue, readonly string[]>> = {};
  const spellings: Record<string, string> = {};
  const sounds: SoundRule[] = [];
  const harmlessReplies: string[] = [];
  const [idioms, foul, notFoul]: string[][] = [[], [], []];
  const endings = new Map<string, ReadonlyMap<string, readonly string[]>>();

  for (const section of parts) {
    if (section.name === "endings") endings.set(section.of, endingsOf(section));
  }
  for (const section of parts) {
    const { name, of, given, unless, lines, fail } = section;
    const patterns = lines.map(({ text }) => text);
    if (name === "list") {
      // A phrase that is broken over two lines would be two words, each known by itself.
      const broken = lines.slice(0, -1).find(({ text }) => !text.endsWith(","));
      if (broken !== undefined) throw broken.fail("a comma is wanted at the end, where the list goes on");
      addTo(of, wordsOf(lines));
    } else if (name === "verbs") {
      for (const [form, words] of inflected(section, endings)) addTo(form, words);
    } else if (name === "idioms") idioms?.push(...patterns);
    else if (name === "context") contexts[of] = [...(contexts[of] ?? []), ...patterns];
    else if (name === "rules" || name === "answer") {
      if (!isKind(of)) throw fail(`there is no kind "${of}"`);
      (name === "rules" ? rules : answers).push({
        kind: of,
        patterns,
        ...(given.length > 0 ? { given } : {}),
        ...(unless.length > 0 ? { unless } : {}),
      });
    } else if (name === "reply" && of === "harmless") harmlessReplies.push(...patterns);
    else if (name === "reply") {
      if (!isFault(of)) throw fail(`there is no fault "${of}"`);
      replies.push({ fault: of, patterns });
    } else if (name === "stance") {
      if (!isStance(of)) throw fail(`there is no stance "${of}"`);
      stances[of] = [...(stances[of] ?? []), ...patterns];
    } else if (name === "spellings") {
      for (const line of lines) {
        const [written = "", meant] = line.text.split(" = ");
        if (meant === undefined) throw line.fail('"as it is written = as it is meant" is wanted');
        for (const each of split(written)) spellings[each] = meant;
      }
    } else if (name === "sounds") {
      for (const line of lines) {
        const [letters, sound] = line.text.split(" ");
        if (letters === undefined || sound === undefined) throw line.fail("letters and a sound are wanted");
        sounds.push({ letters, sound: sound === "-" ? "" : sound });
      }
    } else if (name === "foul") foul?.push(...wordsOf(lines));
    else if (name === "not foul") notFoul?.push(...wordsOf(lines));
    else if (name !== "endings") throw fail(`there is no section [${name}]`);
  }
  return {
    ...{ lists, contexts, rules, answers, replies, harmlessReplies, stances, spellings, sounds },
    ...{ idioms: idioms ?? [], foul: foul ?? [], notFoul: notFoul ?? [] },
  };
}

/** A file by the name that errors give it. */
export type LexiconFile = { readonly name: string; readonly text: string };
type Fail = (why: string) => Error;
type Line = { readonly text: string; readonly fail: Fail };
type Section = {
  readonly name: string;
  readonly of: string;
  readonly given: readonly string[];
  readonly unless: readonly string[];
  readonly lines: readonly Line[];
  readonly fail: Fail;
};

/** Sections that are named by one word alone. */
const UNNAMED = ["idioms", "spellings", "sounds", "foul", "not foul"];
const isKind = (name: string): name is SafetyKind => (SAFETY_KINDS as readonly string[]).includes(name);
const isFault = (name: string): name is ReplyFault =>
  isKind(name) || (REPLY_FAULTS as readonly string[]).includes(name);
const isStance = (name: string): name is StanceCue => (STANCE_CUES as readonly string[]).includes(name);
const split = (text: string) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ text }) => split(text));

function sectionsOf({ name: file, text }: LexiconFile): Section[] {
  const sections: (Section & { lines: Line[] })[] = [];
  text.split("\n").forEach((raw, at) => {
    const line = raw.trim();
    const fail: Fail = (why) => new Error(`${file}, line ${at + 1}: ${why}.`);
    if (line === "" || line.startsWith("#")) return;
    const title = /^\[(.*)\]$/.exec(line)?.[1];
    if (title === undefined) {
      const section = sections.at(-1);
      if (section === undefined) throw fail("a section in brackets is wanted first");
      section.lines.push({ text: line, fail });
      return;
    }
    const [conditions = "", unless = ""] = title.split(" unless ");
    const [head = "", given = ""] = conditions.split(" given ");
    const [name = "", of = ""] = UNNAMED.includes(head) ? [head] : head.split(" ");
    sections.push({ name, of, given: split(given), unless: split(unless), lines: [], fail });
  });
  return sections;
}

function endingsOf({ lines }: Section): Map<string, readonly string[]> {
  return new Map(
    lines.map(({ text, fail }) => {
      const [name = "", ...rest] = text.split(" ");
      if (rest.length === 0) throw fail("a name and its endings are wanted");
      return [name, split(rest.join(" "))];
    }),
  );
}

/** The forms of some verbs, by the names of lists. `-` is an ending of no letters. */
function inflected(
  { of, lines }: Section,
  endings: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const { text, fail } of lines) {
    const [stems = "", type = ""] = text.split(" ");
    const ofType = endings.get(type);
    if (ofType === undefined) throw fail(`there are no endings "${type}"`);
    for (const [name, ends] of ofType) {
      const list = name === "finite" ? of : `${of}.${name}`;
      const forms = stems.split("/").flatMap((stem) => ends.map((end) => stem + (end === "-" ? "" : end)));
      made.set(list, [...(made.get(list) ?? []), ...forms]);
    }
  }
  return made;
}
