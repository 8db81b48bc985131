import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Language } from "../../src/domain/locale/language.ts";
import { faultText } from "../lessons/yaml.ts";
import { DAY_FILES, readDay } from "./read.ts";

const DAY = /^\0virtual:day\/(en|es)$/;
const CONTENT = new URL("../../src/content/", import.meta.url);

/**
 * Makes a module of what the days are made of in each language: `virtual:day/en`. A mistake stops the build with file, line
 * and reason.
 */
export function day(): Plugin {
  return {
    name: "day",
    enforce: "pre",
    resolveId: (id) => (DAY.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const language = DAY.exec(id)?.[1];
      if (language === undefined) return null;
      for (const file of Object.values(DAY_FILES)) this.addWatchFile(fileURLToPath(new URL(file, CONTENT)));
      const read = readDay();
      if (read.faults.length > 0) throw new Error(read.faults.map(faultText).join("\n"));
      return { code: `export default ${JSON.stringify(read.day[language as Language])};`, map: null };
    },
  };
}
