import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { faultText } from "../lessons/yaml.ts";
import { packFiles, readPack } from "./read.ts";

const PACK = /\/content\/packs\/starter\/[\w-]+\/\w+\.yaml\?(en|es)$/;
const LOADERS = "virtual:starter-packs";

/**
 * Makes modules of the starter packs, as scripts/lessons/plugin.ts does of lessons: a file with `?en` or `?es` is the pack
 * for one band in one language, `virtual:starter-packs` how each is fetched. A mistake stops the build with file, line
 * and reason.
 */
export function packs(): Plugin {
  return {
    name: "packs",
    enforce: "pre",
    resolveId: (id) => (id === LOADERS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LOADERS}`) return { code: loaders(), map: null };
      const language = PACK.exec(id)?.[1] as Language | undefined;
      if (language === undefined) return null;
      const [file = ""] = id.split("?");
      this.addWatchFile(file);
      const { pack, faults } = readPack(file);
      if (pack === null) throw new Error(faults.map(faultText).join("\n"));
      return { code: `export default ${JSON.stringify(pack[language])};`, map: null };
    },
  };
}

function loaders(): string {
  const perPack = packFiles().map((file) => {
    const [theme, band] = file.slice(0, -".yaml".length).split("/").reverse();
    const each = LANGUAGES.map(
      (language) => `${language}: () => import(${JSON.stringify(`${file}?${language}`)})`,
    );
    return `${JSON.stringify(`${theme} ${band}`)}: { ${each.join(", ")} }`;
  });
  return `export default { ${perPack.join(",\n")} };`;
}
