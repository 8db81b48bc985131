import { z } from "zod";
import type { Article, ArticleBlock, ArticleCard } from "../../src/content/site/articles/article.ts";
import { folded } from "../../src/domain/locale/fold.ts";

const head = z.strictObject({
  title: z.string().min(5).max(80),
  summary: z.string().min(20).max(160),
  /** What people say for it, for the search. */
  also: z.string().min(5),
});

/**
 * Reads the Markdown that articles are written in: a head between `---`, then headings (`##`), paragraphs, lists (`-`),
 * steps (`1.`) and notes (`>`). Everything else is refused, so that nobody sees raw marks on a page.
 *
 * @throws with the file's name and the line
 */
export function readArticle(source: string, file: string): Article & { readonly also: string } {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) throw new Error(`${file}:1: an article begins with a head between ---`);
  const fields = lines.slice(1, end).map((line) => line.split(/: (.*)/s).slice(0, 2));
  const parsed = head.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`${file}:1: ${z.prettifyError(parsed.error)}`);

  const body: ArticleBlock[] = [];
  let block: string[] = [];
  const close = (line: number) => {
    if (block.length > 0) body.push(blockOf(block, `${file}:${line - block.length + 1}`));
    block = [];
  };
  lines.slice(end + 1).forEach((line, index) => {
    if (line.trim() === "") close(end + 1 + index);
    else block.push(line);
  });
  close(lines.length);
  return { ...parsed.data, body };
}

function blockOf(lines: readonly string[], place: string): ArticleBlock {
  const [first = ""] = lines;
  const items = (mark: RegExp) => {
    if (!lines.every((line) => mark.test(line))) throw new Error(`${place}: every line of a list is an item`);
    return lines.map((line) => text(line.replace(mark, ""), place));
  };
  if (first.startsWith("- ")) return { kind: "list", items: items(/^- /) };
  if (first.startsWith("1. ")) return { kind: "steps", items: items(/^\d+\. /) };
  if (lines.length > 1) throw new Error(`${place}: a paragraph is one line, and an empty line ends it`);
  if (first.startsWith("## ")) return { kind: "heading", text: text(first.slice(3), place) };
  if (first.startsWith("> ")) return { kind: "note", text: text(first.slice(2), place) };
  return { kind: "paragraph", text: text(first, place) };
}

/** What is left once links and strong words are taken out must hold no mark that a reader would see. */
function text(line: string, place: string): string {
  const plain = line.replace(/\[[^[\]]+\]\([^()\s]+\)/g, "").replace(/\*\*[^*]+\*\*/g, "");
  const stray = /^#|[*_`\]|<]|\]\(/.exec(plain);
  if (stray !== null) throw new Error(`${place}: "${stray[0]}" is not part of what articles are written in`);
  return line;
}

/** The shortest word that a search can go by. */
const SHORTEST = 3;

/** What a list shows of an article, and the words by which it is found. */
export function cardOf({ title, summary, also, body }: ReturnType<typeof readArticle>): ArticleCard {
  const said = body.flatMap((block) => ("items" in block ? block.items : block.text)).join(" ");
  return {
    title,
    summary,
    words: { title: words(title), also: words(`${also} ${summary}`), text: words(said) },
  };
}

/** Each word once, without addresses and placeholders. */
function words(text: string): string {
  const plain = folded(text.replace(/\]\([^()]*\)|\{\w+\}/g, " "));
  const all = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST);
  return [...new Set(all)].join(" ");
}
