import { readFileSync } from "node:fs";
import { storedReplyClassifier } from "#server/adapters/safety/stored-classifier.ts";
import { contentReplies } from "./replies.ts";

/**
 * Asks whether the classifier of replies leaves the product's own content in peace, and prints what it did on replies
 * left out when it was learned.
 */
export async function passesReplyGate(): Promise<boolean> {
  const isUnfit = storedReplyClassifier();
  const content = await contentReplies();
  const refused = content.filter(({ text }) => isUnfit(text));
  for (const { theme, text } of refused) console.log(`reply: ${text} (${theme})`);
  const isPassed = refused.length === 0 && content.length > 0;
  console.log(
    `${isPassed ? "passes" : "FAILS "}  own content refused as a model's reply: ${refused.length} of ${content.length}`,
  );
  const kept = readFileSync(
    new URL("../../src/content/safety/reply-classifier.json", import.meta.url),
    "utf8",
  );
  const { heldOut } = JSON.parse(kept) as {
    readonly heldOut: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  for (const [by, figures] of Object.entries(heldOut)) {
    const told = Object.entries(figures).map(([name, share]) => `${name} ${share}%`);
    console.log(`        replies left out ${by}: ${told.join(", ")}`);
  }
  return isPassed;
}
