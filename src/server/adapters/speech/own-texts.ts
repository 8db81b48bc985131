import { readdirSync } from "node:fs";
import { z } from "zod";
import { LANGUAGES } from "#domain/locale/language.ts";
import { cleanForSpeech } from "#domain/speech/clean.ts";
import { signsInWords } from "#domain/speech/signs.ts";
import { yamlFile } from "#server/content-file.ts";
import { packageFile } from "#server/package-root.ts";

/** The activities of the starter packs, which the open demo performs. */
async function performedPacks(): Promise<object> {
  const folder = "src/content/packs/starter/";
  const names = readdirSync(packageFile(folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml")).map((name) => yamlFile(folder + name, z.unknown()));
}

/** What pages say that are open to everybody; loaded only where a speech server is configured. */
const SPOKEN = [
  () => import("#content/adventures/fun-time.ts"),
  () => import("#content/adventures/jungle.ts"),
  () => import("#content/adventures/toddler.ts"),
  () => import("#content/copy/en/adventure.ts"),
  () => import("#content/copy/es/adventure.ts"),
  () => import("#content/copy/en/explorers.ts"),
  () => import("#content/copy/es/explorers.ts"),
  () => import("#content/copy/en/help.ts"),
  () => import("#content/copy/es/help.ts"),
  () => import("#content/copy/en/luma.ts"),
  () => import("#content/copy/es/luma.ts"),
  () => import("#content/copy/en/student.ts"),
  () => import("#content/copy/es/student.ts"),
  () => import("#content/learner/guides/cast.ts"),
  () => import("#content/packs/starter-packs.ts"),
  () => import("#content/packs/weekly-packs.ts"),
  performedPacks,
] as const;

/** Where one sentence ends and the next begins. */
const BETWEEN_SENTENCES = /(?<=[.!?]["”’')]?) /;
const sentencesOf = (text: string) =>
  text.split(BETWEEN_SENTENCES).map((sentence) => sentence.replace(/[.!?"”’')]{1,9}$/, ""));

/** Every string within a value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) yield* stringsIn(each);
  }
}

async function readSentences(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const modules of await Promise.all(SPOKEN.map((load) => load()))) {
    for (const text of stringsIn({ ...modules })) {
      const clean = cleanForSpeech(text);
      for (const language of LANGUAGES) {
        for (const sentence of sentencesOf(signsInWords(clean, language))) found.add(sentence);
      }
    }
  }
  return found;
}

/** Tells whether each sentence of a text, as it would be spoken, is one of our own content. */
export function ownTexts(): (text: string) => Promise<boolean> {
  let reading: Promise<ReadonlySet<string>> | undefined;
  return async (text) => {
    reading ??= readSentences();
    const sentences = await reading;
    return sentencesOf(text).every((sentence) => sentences.has(sentence));
  };
}
