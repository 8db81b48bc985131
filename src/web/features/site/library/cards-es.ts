import type { ArticleCard } from "#content/site/articles/article.ts";

/** What lists show of every article, and what a search goes by: one chunk, fetched with the page. */
export const cards = import.meta.glob<ArticleCard>("../../../../content/site/articles/es/*.md", {
  query: "?card",
  import: "default",
  eager: true,
});
