import type { Plugin } from "vite";
import type { Language } from "../../src/domain/locale/language.ts";
import { faultText } from "../lessons/yaml.ts";
import { PRACTICE_FILES, readPractice } from "./read.ts";

const PRACTICE = /^\0virtual:practice\/(en|es)$/;

/**
 * Makes a module of what practice is made of in each language: `virtual:practice/en`. A mistake stops the build with
 * file, line and reason.
 */
export function practice(): Plugin {
  return {
    name: "practice",
    enforce: "pre",
    resolveId: (id) => (PRACTICE.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const language = PRACTICE.exec(id)?.[1];
      if (language === undefined) return null;
      for (const file of PRACTICE_FILES) this.addWatchFile(file);
      const { words, faults } = readPractice();
      if (faults.length > 0) throw new Error(faults.map(faultText).join("\n"));
      return { code: `export default ${JSON.stringify(words[language as Language])};`, map: null };
    },
  };
}
