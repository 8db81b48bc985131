import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { cardOf, readArticle } from "./markdown.ts";

const ARTICLE = /\/content\/site\/articles\/\w+\/[\w-]+\.md$/;

/**
 * Makes modules of the articles: `name.md` is the article, `name.md?card` what lists show and searches go by. No reader
 * of Markdown gets into the browser.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (!ARTICLE.test(file)) return null;
      this.addWatchFile(file);
      const { also, ...article } = readArticle(await readFile(file, "utf8"), file);
      const value = query === "card" ? cardOf({ also, ...article }) : article;
      return { code: `export default ${JSON.stringify(value)};`, map: null };
    },
  };
}
