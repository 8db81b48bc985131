import { describe, expect, test } from "vitest";
import { fill } from "#domain/enrolment/assistant/facts.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { last } from "./talk.ts";

/** How a family asks each small question of what is spoken of. */
const ASKED: Readonly<Record<string, Readonly<Record<"en" | "es", readonly string[]>>>> = {
  begins: {
    en: ["how do I sign up?", "ok how do we start", "where do I get it?"],
    es: ["¿cómo me inscribo?", "y cómo empezamos"],
  },
  seesfirst: {
    en: ["can I see it first?", "can we see it before?"],
    es: ["¿lo puedo ver antes?", "¿podemos verlo primero?"],
  },
  triesfirst: {
    en: ["could we try it first", "can she try it?"],
    es: ["¿se puede probar?", "¿lo podemos probar antes?"],
  },
  isworth: { en: ["is it worth it?", "is it any good?"], es: ["¿vale la pena?", "¿conviene?"] },
  paysnow: {
    en: ["do I have to pay now?", "do we pay today?"],
    es: ["¿tengo que pagar ahorita?", "¿hay que pagar ya?"],
  },
  comesnext: {
    en: ["what happens after that?", "ok and then what?"],
    es: ["¿y luego qué sigue?", "¿y qué pasa después?"],
  },
  whodoes: { en: ["who does it with them?", "who runs it?"], es: ["¿quién lo hace?", "¿quién los da?"] },
  dislikes: {
    en: ["what if he doesn't like it?", "and if she gets bored?"],
    es: ["¿y si no le gusta?", "¿y si se aburre?"],
  },
  seekslink: {
    en: ["what's the link?", "which page is it on?", "how do I see it?"],
    es: ["¿me pasas el enlace?", "¿en qué página viene?", "¿y cómo lo veo?"],
  },
  isin: { en: ["where is it?", "where do we do it?"], es: ["¿dónde es?", "¿en dónde se hace?"] },
};

const desk = deskOf({ paymentsOpen: true });

const spoken = desk.knowledge.things.filter(({ asked }) => asked.some(({ said }) => said !== undefined));

describe.each(spoken)("a small question asked of what is spoken of: $id", ({ facts, asked }) => {
  const opening = desk.answerer.fact(facts[0] ?? "")?.question;
  const rows = asked.flatMap((entry) =>
    (entry.said ?? []).flatMap((cue) =>
      LANGUAGES.flatMap((language) =>
        (ASKED[cue]?.[language] ?? []).map((question) => [language, question, entry] as const),
      ),
    ),
  );
  test.each(rows)("%s: %s", (language, question, entry) => {
    const reply = last(language, opening?.[language] ?? "", question);
    if (entry.move === "visit") expect(reply.wish?.kind).toBe("visit");
    else if (entry.fact !== undefined) expect(reply.topic).toBe(entry.fact);
    else
      expect(reply.message).toContain(fill(entry.text?.[language] ?? "?", desk.answerer.figures(language)));
  });
});

test("every small question that a thing may be asked has its sentences here", () => {
  const cues = desk.knowledge.things.flatMap(({ asked }) => asked.flatMap(({ said = [] }) => said));
  expect([...new Set(cues)].filter((cue) => ASKED[cue] === undefined)).toEqual([]);
});

test.each([
  ["en", ["what are the little explorers packs", "where is the school?"], /beach town/],
  ["en", ["what is the demo?", "how do I sign up for the waitlist?"], /form/],
  ["es", ["¿qué es la demo?", "¿y si no le gusta la comida de la escuela?"], /comida/],
] as const)("%s: %j names another thing", (language, messages, said) => {
  expect(last(language, ...messages).message).toMatch(said);
});
