import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LessonSurroundings } from "../../src/domain/learner/lessons/faults/fault.ts";
import { lessonCards } from "../../src/domain/learner/skills/cards.ts";
import { articles } from "../articles/plugin.ts";
import { readFunTime } from "../coast/fun-time.ts";
import { readGettingToKnow } from "../coast/getting-to-know.ts";
import { placeFiles, readPlace } from "../coast/read.ts";
import { DAY_FILES, readDay } from "../day/read.ts";
import { lessonFiles, readLesson } from "../lessons/read.ts";
import { surroundings } from "../lessons/surroundings.ts";
import { packFiles, readPack } from "../packs/read.ts";
import { PRACTICE_FILES, readPractice } from "../practice/read.ts";
import { readSkills } from "../skills/read.ts";
import { contentModules, flawless } from "./modules.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".yaml".length);

/**
 * Reads a file once for as long as it says the same: each language, the lists and both halves of the build ask for it, and
 * reading all of them takes seconds.
 */
function readOnce<Value>(read: (source: string, path: string) => Value): (path: string) => Value {
  const known = new Map<string, { readonly source: string; readonly value: Value }>();
  return (path) => {
    const source = readFileSync(path, "utf8");
    const before = known.get(path);
    if (before?.source === source) return before.value;
    const value = read(source, path);
    known.set(path, { source, value });
    return value;
  };
}

let around: LessonSurroundings | undefined;
const lesson = readOnce((source, path) => {
  around ??= surroundings();
  return flawless(readLesson(source, path, around)).value;
});
const pack = readOnce((source, path) => flawless(readPack(path, source)).value);
const place = readOnce((source, path) => flawless(readPlace(path, source)).value);

/** Each lesson; `virtual:lesson-cards/en` is what the lists show, what needs less before what needs more. */
function lessons() {
  return contentModules({
    name: "lessons",
    made: {
      "virtual:lesson-cards": (language) =>
        lessonCards(
          lessonFiles().flatMap((file) => lesson(file)?.[language] ?? []),
          readSkills().skills,
        ),
    },
    each: {
      file: /\/content\/learner\/lessons\/[\w-]+\/[\w-]+\.yaml$/,
      read: (path, language) => lesson(path)?.[language],
      fetched: { by: "virtual:lessons", files: lessonFiles, called: nameOf },
    },
  });
}

/** Each starter pack for one band; they are fetched by theme and band. */
const packs = () =>
  contentModules({
    name: "packs",
    each: {
      file: /\/content\/packs\/starter\/[\w-]+\/\w+\.yaml$/,
      read: (path, language) => pack(path)?.[language],
      fetched: {
        by: "virtual:starter-packs",
        files: packFiles,
        called: (path) => `${nameOf(path)} ${path.split("/").at(-2)}`,
      },
    },
  });

/** Each place of the coast, what the map shows of it, and the play of the smallest. */
function coast() {
  return contentModules({
    name: "coast",
    made: {
      "virtual:coast": (language) =>
        placeFiles()
          .flatMap((file) => place(file)?.[language] ?? [])
          .sort((one, other) => one.at - other.at)
          .map(({ id, title, visits }) => ({ id, title, visits: visits.length })),
      "virtual:fun-time": (language) => flawless(readFunTime()).scenes?.[language],
      "virtual:getting-to-know": () => flawless(readGettingToKnow()).questions,
    },
    each: {
      file: /\/content\/learner\/coast\/[\w-]+\.yaml$/,
      read: (path, language) => place(path)?.[language],
    },
  });
}

/** What the days and practice are made of, each in one language. */
const day = () =>
  contentModules({
    name: "day",
    made: { "virtual:day": (language) => flawless(readDay()).day[language] },
    watched: () => Object.values(DAY_FILES).map((file) => fileURLToPath(new URL(file, CONTENT))),
  });
const practice = () =>
  contentModules({
    name: "practice",
    made: { "virtual:practice": (language) => flawless(readPractice()).words[language] },
    watched: () => PRACTICE_FILES,
  });

/** Content that is YAML or Markdown, as modules: the build and the tests read it by the same plugins. */
export const contentPlugins = () => [articles(), lessons(), day(), coast(), packs(), practice()];
