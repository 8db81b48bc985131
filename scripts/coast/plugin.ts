import type { Plugin } from "vite";
import type { PlaceCard } from "../../src/domain/learner/coast/place.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { faultText } from "../lessons/yaml.ts";
import { readFunTime } from "./fun-time.ts";
import { readGettingToKnow } from "./getting-to-know.ts";
import { placeFiles, readPlace } from "./read.ts";

const PLACE = /\/content\/learner\/coast\/[\w-]+\.yaml\?(en|es)$/;
const FUN_TIME = /^virtual:fun-time\/(en|es)$/;
const KNOWING = "virtual:getting-to-know";
const CARDS = /^virtual:coast\/(en|es)$/;

/**
 * Makes modules of the places of the coast, as scripts/lessons/plugin.ts does of lessons: a file with `?en` or `?es` is the
 * place in one language, `virtual:coast/en` what the map shows, `virtual:fun-time/en` the scenes of Fun Time,
 * `virtual:getting-to-know` the questions of that play. A mistake stops the build with file, line and reason.
 */
export function coast(): Plugin {
  const read = (file: string, language: Language) => {
    const { place, faults } = readPlace(file);
    if (place === null) throw new Error(faults.map(faultText).join("\n"));
    return place[language];
  };
  return {
    name: "coast",
    enforce: "pre",
    resolveId: (id) => (CARDS.test(id) || FUN_TIME.test(id) || id === KNOWING ? `\0${id}` : null),
    load(id) {
      const language = PLACE.exec(id)?.[1] as Language | undefined;
      if (language !== undefined) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(read(file, language))};`, map: null };
      }
      if (id === `\0${KNOWING}`) {
        const { questions, faults } = readGettingToKnow();
        if (questions === null) throw new Error(faults.map(faultText).join("\n"));
        return { code: `export default ${JSON.stringify(questions)};`, map: null };
      }
      const young = id.startsWith("\0")
        ? (FUN_TIME.exec(id.slice(1))?.[1] as Language | undefined)
        : undefined;
      if (young !== undefined) {
        const { scenes, faults } = readFunTime();
        if (scenes === null) throw new Error(faults.map(faultText).join("\n"));
        return { code: `export default ${JSON.stringify(scenes[young])};`, map: null };
      }
      const listed = id.startsWith("\0") ? (CARDS.exec(id.slice(1))?.[1] as Language | undefined) : undefined;
      if (listed === undefined) return null;
      const cards = placeFiles()
        .map((file) => read(file, listed))
        .sort((one, other) => one.at - other.at)
        .map(({ id: name, title, visits }): PlaceCard => ({ id: name, title, visits: visits.length }));
      return { code: `export default ${JSON.stringify(cards)};`, map: null };
    },
  };
}
