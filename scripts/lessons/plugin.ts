import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import { lessonCards } from "../../src/domain/learner/skills/cards.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { readSkills } from "../skills/read.ts";
import { readLesson } from "./read.ts";
import { surroundings } from "./surroundings.ts";
import { faultText } from "./yaml.ts";

const FOLDER = fileURLToPath(new URL("../../src/content/learner/lessons/", import.meta.url));
const LESSON = /\/content\/learner\/lessons\/[\w-]+\/[\w-]+\.yaml\?(en|es)$/;
const CARDS = /^virtual:lesson-cards\/(en|es)$/;
const LOADERS = "virtual:lessons";

/** Every lesson file, by its path. */
export function lessonFiles(): string[] {
  const names = readdirSync(FOLDER, { recursive: true }) as string[];
  return names
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(FOLDER, name))
    .sort();
}

/**
 * Makes modules of the lessons: a file with `?en` or `?es` is the lesson in one language, `virtual:lesson-cards/en` what
 * the lists show of all, what needs less before what needs more, `virtual:lessons` how each is fetched. No reader of YAML gets into the browser, and a lesson
 * downloads its own file alone. A mistake stops the build with file, line and reason.
 */
export function lessons(): Plugin {
  let around: ReturnType<typeof surroundings> | null = null;
  const read = (file: string): Readonly<Record<Language, Lesson>> => {
    around ??= surroundings();
    const { lesson, faults } = readLesson(readFileSync(file, "utf8"), file, around);
    if (lesson === null) throw new Error(faults.map(faultText).join("\n"));
    return lesson;
  };
  return {
    name: "lessons",
    enforce: "pre",
    resolveId: (id) => (CARDS.test(id) || id === LOADERS ? `\0${id}` : null),
    load(id) {
      const language = LESSON.exec(id)?.[1] as Language | undefined;
      if (language !== undefined) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(read(file)[language])};`, map: null };
      }
      if (!id.startsWith("\0")) return null;
      const name = id.slice(1);
      if (name === LOADERS) return { code: loaders(), map: null };
      const listed = CARDS.exec(name)?.[1] as Language | undefined;
      if (listed === undefined) return null;
      const cards = lessonCards(
        lessonFiles().map((file) => read(file)[listed]),
        readSkills().skills,
      );
      return { code: `export default ${JSON.stringify(cards)};`, map: null };
    },
  };
}

function loaders(): string {
  const perLesson = lessonFiles().map((file) => {
    const id = file.split("/").at(-1)?.slice(0, -".yaml".length);
    const each = LANGUAGES.map(
      (language) => `${language}: () => import(${JSON.stringify(`${file}?${language}`)})`,
    );
    return `${JSON.stringify(id)}: { ${each.join(", ")} }`;
  });
  return `export default { ${perLesson.join(",\n")} };`;
}
