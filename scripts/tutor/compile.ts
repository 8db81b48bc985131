/**
 * Reads what the tutor knows and says (src/content/tutor/library, src/content/tutor/reference and the lessons) and writes it as the
 * one module that the tutor imports. A mistake is told with its file and line, and nothing is written.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { readContent } from "#server/content-file.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import type { Entry, KnowledgeLibrary } from "../../src/domain/tutor/knowledge/entry.ts";
import type { TutorLibrary } from "../../src/domain/tutor/library.ts";
import type { Saying } from "../../src/domain/tutor/understanding/saying.ts";
import { askedIn } from "./asked.ts";
import { factsIn } from "./facts.ts";
import { lessonEntries } from "./lessons.ts";
import { librarySchemas, TOPICS, topicsSchema } from "./library.ts";
import {
  familiesSchema,
  followUpsSchema,
  formsSchema,
  guessesSchema,
  moodsSchema,
  naturesSchema,
  questionsSchema,
  tableSchema,
  verbsSchema,
  writingSchema,
} from "./schema.ts";
import { entriesOf } from "./tables.ts";
import { actsIn, talksIn } from "./talks.ts";

const FOLDER = new URL("../../src/content/tutor/reference/", import.meta.url);
export const COMPILED = new URL("compiled.json", FOLDER);

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, FOLDER))
    .sort()
    .map((file) => `${folder}${file}`);
const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  readContent(readFileSync(new URL(file, FOLDER), "utf8"), file, schema);

/** Everything in one value, as the tutor imports it. */
export function compile(): string {
  const { entries: lessons, bySkill } = lessonEntries();
  const sheets = filesIn("tables/").map((file) => {
    const name = file.replace(/^.*\/|\.yaml$/g, "");
    return { name, file, table: read(file, tableSchema) };
  });
  const tables = sheets.flatMap(({ name, file, table }) => entriesOf(name, table, file));
  const subjects = Object.fromEntries(
    sheets.flatMap(({ name, table: { names } }) => (names === undefined ? [] : [[name, names]])),
  );
  const written = filesIn("facts/").flatMap((file) =>
    factsIn(readFileSync(new URL(file, FOLDER), "utf8"), file, bySkill),
  );
  const topics = TOPICS.flatMap((name) => read(`../library/topics/${name}.yaml`, topicsSchema)).map(entryOf);
  const entries = [...topics, ...written, ...tables, ...lessons];
  const twice = entries.find(({ id }, at) => entries.findIndex((each) => each.id === id) !== at);
  if (twice !== undefined) throw new Error(`${twice.id} stands twice`);
  const silent = entries.find(({ tell }) => LANGUAGES.some((language) => tell[language].length === 0));
  if (silent !== undefined) throw new Error(`${silent.id} says nothing`);
  const ids = new Set(entries.map(({ id }) => id));
  const askedOf = (language: Language) => {
    const file = `asked/${language}.tsv`;
    return askedIn(readFileSync(new URL(file, FOLDER), "utf8"), file, ids);
  };
  const knowledge: Omit<KnowledgeLibrary, "ordinary"> = {
    entries,
    asked: { en: askedOf("en"), es: askedOf("es") },
    subjects,
    questions: read("questions.yaml", questionsSchema),
  };
  const moods = read("moods.yaml", moodsSchema);
  const writing = read("writing.yaml", writingSchema);
  const forms = { ...read("forms.yaml", formsSchema), verbs: read("verbs.yaml", verbsSchema) };
  const followUps = read("follow-ups.yaml", followUpsSchema);
  const guesses = read("guesses.yaml", guessesSchema);
  const natures = read("natures.yaml", naturesSchema);
  const families = Object.entries(read("kinds.yaml", familiesSchema)).map(([id, kinds]) => ({
    id,
    kinds: Object.entries(kinds).map(([kind, { members, ...words }]) => ({
      ...{ id: kind, ...words },
      members: { en: membersOf(members.en), es: membersOf(members.es) },
    })),
  }));
  return `${JSON.stringify({ ...library(), knowledge, moods, writing, followUps, guesses, families, natures, forms, sayings: sayings() })}\n`;
}

/** What children's messages do: of whole talks, and of single messages. */
function sayings(): readonly Saying[] {
  const source = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
  const acts = LANGUAGES.map((language) => `../acts/${language}.tsv`);
  return [
    ...filesIn("../talks/").flatMap((file) => talksIn(source(file), file)),
    ...acts.flatMap((file) => actsIn(source(file), file)),
  ];
}

type Library = Omit<
  TutorLibrary,
  | "drawnAs"
  | "sayings"
  | "mathematics"
  | "words"
  | "beats"
  | "forms"
  | "knowledge"
  | "moods"
  | "writing"
  | "followUps"
  | "guesses"
  | "families"
  | "natures"
>;

/** A topic as an entry: what is told, and what is said once the child has wondered. */
const entryOf = ({
  id,
  asks,
  about,
  short,
  long,
  wonder,
  more,
  isTender,
}: z.output<typeof topicsSchema>[number]): Entry => ({
  ...{ id, asks, subject: about, small: short, wonder },
  tell: { en: [long.en, more.en], es: [long.es, more.es] },
  ...(isTender === undefined ? {} : { isTender }),
});

/** Everything that is said besides: stories, small talk, phrases. */
function library(): Library {
  const of = <Name extends keyof typeof librarySchemas>(name: Name) =>
    read(`../library/${name}.yaml`, librarySchemas[name]) as z.output<(typeof librarySchemas)[Name]>;
  return {
    ...{ stories: of("stories"), activities: of("activities"), fair: of("fair"), passages: of("passages") },
    ...{ spelling: of("spelling"), lookAlikes: of("look-alikes"), jokes: of("jokes") },
    ...{ smallTalk: of("small-talk"), tellings: of("tellings"), ...of("guards") },
    ...{ commands: of("commands"), phrases: of("phrases") },
    // What is absent is absent: zod's types allow an undefined that its answers never hold.
  } as Library;
}

const membersOf = (text: string) => text.split(",").map((one) => one.trim());

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    writeFileSync(COMPILED, compile());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
