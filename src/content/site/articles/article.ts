/**
 * An article as the pages get it: made from Markdown when they are built (scripts/articles). Text may hold
 * `{placeholders}`, filled from the catalogue, links `[label](address)` and `**strong**` words.
 */
export type Article = {
  readonly title: string;
  readonly summary: string;
  readonly body: readonly ArticleBlock[];
};

/** A paragraph, a heading, a list, steps in an order, or a note beside the text. */
export type ArticleBlock =
  | { readonly kind: "paragraph" | "heading" | "note"; readonly text: string }
  | { readonly kind: "list" | "steps"; readonly items: readonly string[] };

/** What a list of articles shows, and what a search in the page goes by. */
export type ArticleCard = {
  readonly title: string;
  readonly summary: string;
  /** Words without marks and capitals: those in the title, those that people say for it, those in the text. */
  readonly words: Readonly<Record<"title" | "also" | "text", string>>;
};
