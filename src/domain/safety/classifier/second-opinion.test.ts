import { describe, expect, it } from "vitest";
import { wordsOf } from "../reading/fold.ts";
import { MESSAGE_CLASSES, type MessageClass, type Opinion } from "./classifier.ts";
import { secondOpinion } from "./second-opinion.ts";

/** An opinion by what is said: `certainly`, `perhaps`, `rarely` before a kind, and harmless otherwise. */
const SHARES: Readonly<Record<string, number>> = { certainly: 0.9, perhaps: 0.2, rarely: 0.01 };
function classify(words: readonly { readonly text: string }[]): Opinion {
  const shares = Object.fromEntries(MESSAGE_CLASSES.map((name) => [name, 0])) as Record<MessageClass, number>;
  words.forEach(({ text }, at) => {
    const kind = words[at + 1]?.text as MessageClass | undefined;
    if (Object.hasOwn(SHARES, text) && kind !== undefined) shares[kind] += SHARES[text] ?? 0;
  });
  const told = Math.min(
    1,
    Object.values(shares).reduce((sum, share) => sum + share, 0),
  );
  return { ...shares, harmless: 1 - told };
}
const second = secondOpinion(classify);
const all = (text: string) => wordsOf(text).map((_, at) => at);
const see = (text: string) => second.suspicion(wordsOf(text), all(text));

describe("what the classifier finds by itself", () => {
  it.each([
    ["this is certainly abuse here", { kind: "abuse", isSure: true }],
    ["this is perhaps bullying here", { kind: "bullying", isSure: false }],
    ["this is certainly medical here", { kind: "medical", isSure: true }],
    // What may be harm is never turned aside by itself.
    ["certainly drugs and perhaps danger", { kind: "danger", isSure: false }],
  ])("%s", (text, wanted) => {
    expect(see(text)).toMatchObject(wanted);
  });

  it.each(["", "a sunny day at the beach", "this is rarely abuse here", "this is perhaps medical here"])(
    "nothing: %s",
    (text) => {
      expect(see(text)).toBeNull();
    },
  );

  it("one sentence among many harmless ones is seen, by itself", () => {
    const text = `${"We painted a tree today. ".repeat(30)}It is certainly grooming here. Bye!`;
    const found = see(text);
    const words = wordsOf(text).slice(found?.from, found?.to);
    expect(words.map((word) => word.text)).toEqual(["it", "is", "certainly", "grooming", "here"]);
  });

  it("what has no full stops is read in pieces", () => {
    expect(see(`${"la ".repeat(3000)}certainly danger ${"la ".repeat(3000)}`)).toMatchObject({
      kind: "danger",
    });
  });

  it("of several the surest, then the gravest", () => {
    expect(see("It is perhaps abuse now. It is certainly bullying now.")).toMatchObject({ kind: "bullying" });
    expect(see("It is certainly bullying now. It is certainly abuse now.")).toMatchObject({ kind: "abuse" });
  });

  it("twice the text is at most twice the work, and what repeats is read once", () => {
    let calls = 0;
    const counting = secondOpinion((words) => {
      calls += 1;
      return classify(words);
    });
    const work = (text: string) => {
      calls = 0;
      counting.suspicion(wordsOf(text), all(text));
      return calls;
    };
    const row = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
    expect(work(row(4000))).toBeLessThanOrEqual(2 * work(row(2000)) + 1);
    expect(work(row(4000))).toBeLessThanOrEqual(4000 / 20);
    expect(work("no ".repeat(400))).toBeLessThanOrEqual(2);
  });

  it("a page of a book does not alarm by its length", () => {
    const page = Array.from({ length: 200 }, (_, at) => `In chapter ${at} it is perhaps abuse.`).join(" ");
    expect(see("In chapter 1 it is perhaps abuse.")).toMatchObject({ kind: "abuse", isSure: false });
    expect(see(page)).toBeNull();
  });

  it("what an idiom has used up is not read", () => {
    const text = "this is certainly abuse";
    expect(second.suspicion(wordsOf(text), [0, 1])).toBeNull();
  });
});
