import { readFileSync } from "node:fs";
import { grammarOf } from "./grammar.ts";
import { seeded } from "./learning.ts";
import { contentSentences } from "./ordinary.ts";

/** A reply to learn from or to be asked about. */
export type Reply = {
  readonly language: "en" | "es";
  readonly isFit: boolean;
  /** Where it comes from: our grammar, the file of the rules' tests, the product's content, or joined from these. */
  readonly source: "grammar" | "rules" | "content" | "joined";
  /** What it is about, or the file of content that it stands in. */
  readonly theme: string;
  /** All that one line of the grammar makes has the same frame. */
  readonly frame: string;
  readonly text: string;
};

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Replies made of the lists and frames in replies/. */
export function grammarReplies(): Reply[] {
  return (["fit", "unfit"] as const).flatMap((label) =>
    (["en", "es"] as const).flatMap((language) =>
      grammarOf(read(`replies/${label}-${language}.txt`)).map(
        ({ section, frame, text }): Reply => ({
          ...{ language, isFit: label === "fit", source: "grammar", theme: `${label} ${section}` },
          ...{ frame: `${label} ${language} ${frame}`, text: text.charAt(0).toUpperCase() + text.slice(1) },
        }),
      ),
    ),
  );
}

/** Faults that no words tell: other checks find them. */
const TOLD_BY_NO_WORDS = ["language", "leak"];

/** Replies that the rules were widened by, of other hands than the grammar's. */
export function rulesReplies(): Reply[] {
  return read("../../tests/safety/replies.tsv")
    .trim()
    .split("\n")
    .flatMap((line): Reply[] => {
      const [label = "", theme = "", language = "", text = ""] = line.split("\t");
      if (TOLD_BY_NO_WORDS.includes(theme)) return [];
      return [
        {
          ...{ language: language === "es" ? "es" : "en", isFit: label === "fit", source: "rules" },
          ...{ theme: `${label} ${theme}`, frame: text, text },
        },
      ];
    });
}

/** What the product's own content says. */
export async function contentReplies(): Promise<Reply[]> {
  return (await contentSentences("tutor")).map(({ language, from, text }) => ({
    ...{ language, isFit: true, source: "content", theme: from.split("/").slice(0, 4).join("/") },
    ...{ frame: text, text },
  }));
}

/** A label or a heading ends as the sentence that it is in a reply. */
const asSentence = (text: string) => (/[.!?…:;»”"]$/u.test(text.trim()) ? text : `${text}.`);

/**
 * Replies of several sentences: each in a random place among one to `most` fit ones of its language. The same each time.
 */
export function joined(replies: readonly Reply[], fit: readonly Reply[], most: number): Reply[] {
  const random = seeded(7);
  const take = (all: readonly Reply[]) => asSentence(all[Math.floor(random() * all.length)]?.text ?? "");
  const pools = {
    en: fit.filter(({ language }) => language === "en"),
    es: fit.filter(({ language }) => language === "es"),
  };
  return replies.map((reply) => {
    const parts = Array.from({ length: 1 + Math.floor(random() * most) }, () => take(pools[reply.language]));
    parts.splice(Math.floor(random() * (parts.length + 1)), 0, reply.text);
    return { ...reply, source: "joined", text: parts.join(" ") };
  });
}

/** What decides what is learned of replies, as one text (messages.ts tells why the content is not in it). */
export function sourcesOfReplies(): string {
  const words = ["concepts.yaml", "meanings.txt", "word-clusters.txt"].map((name) =>
    read(`../../src/content/safety/${name}`),
  );
  return JSON.stringify([grammarReplies(), rulesReplies(), words]);
}
