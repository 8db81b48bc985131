import { describe, expect, test } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import { fill, placeholders } from "#domain/enrolment/assistant/facts.ts";
import { catalogueOf } from "#server/adapters/assistant/embedded.ts";
import { ask as askDesk, knowledge } from "./desk.ts";

const catalogue = catalogueOf(deliveredSchool);

const { crossings } = knowledge;

const ask = (language: "en" | "es", message: string, topic: string | null = null) =>
  askDesk(message, language, topic);

describe("what holds for one product is not promised for another", () => {
  test.each([
    ["en", "does the free trial apply to pod school", null, "Pod School has no trial"],
    ["en", "can we use the trial at pod school", null, "Pod School has no trial"],
    ["en", "can I try pod school for free first", null, "Pod School has no trial"],
    ["en", "and for pod school?", "free_trial", "Pod School has no trial"],
    ["en", "is the trial for premium", null, "subscriptions have no trial"],
    ["en", "does the trial apply to the worldschooler pass", null, "Pass has no trial"],
    ["en", "does the subscription include pod school", null, "separate"],
    ["en", "do teacher residents get the free trial", null, "companion plans"],
    ["en", "does the sponsor deposit reserve a spot", null, "Founders' Circle"],
    ["es", "la prueba gratis aplica para pod school?", null, "Pod School no tiene prueba"],
    ["es", "puedo probar pod school gratis?", null, "Pod School no tiene prueba"],
    ["es", "y para la suscripcion?", "free_trial", "no tienen prueba"],
    ["es", "el pase tiene prueba gratis", null, "no tiene prueba"],
    ["es", "la suscripcion incluye pod school", null, "cosas aparte"],
  ] as const)("no: %s %s", (language, message, topic, part) => {
    const { message: reply } = ask(language, message, topic);
    expect(reply).toMatch(/^No\. /);
    expect(reply).toContain(part);
  });

  test.each([
    ["en", "can I cancel pod school anytime", "can't promise"],
    ["en", "does cancel anytime work for the pod", "can't promise"],
    ["en", "is pod school refundable", "no published refund terms"],
    ["en", "can I get a refund on the subscription", "no published refund terms"],
    ["en", "does the deposit count towards tuition", "no confirmed information"],
    ["en", "does cancel anytime apply to the deposit", "fully refundable"],
    ["es", "puedo cancelar la pod school cuando quiera?", "no te lo puedo prometer"],
    ["es", "es reembolsable la suscripcion?", "no tengo condiciones de reembolso"],
    ["es", "el deposito se descuenta de la colegiatura?", "No tengo información confirmada"],
  ] as const)("neither yes nor no: %s %s", (language, message, part) => {
    const { message: reply } = ask(language, message);
    expect(reply).not.toMatch(/^(Yes|Sí)\b/);
    expect(reply).toContain(part);
  });

  test.each([
    ["en", "how long is the free trial"],
    ["en", "what happens if I regret the deposit"],
    ["es", "hasta cuando es reembolsable el deposito"],
    ["es", "q pasa si me arrepiento del deposito"],
  ] as const)("nobody asked yes or no: %s %s", (language, message) => {
    expect(ask(language, message).message).not.toMatch(/^(Yes|Sí)\b/);
  });

  test("a true yes is still said", () => {
    expect(ask("en", "is the deposit refundable?").message).toMatch(/^Yes\./);
    expect(ask("es", "se puede cancelar en cualquier momento?").message).toMatch(/^Sí,/);
  });

  test("names concepts and topics that exist, and figures of the catalogue", () => {
    const topics = new Set(knowledge.topics.map(({ id }) => id));
    for (const { all, none = [], topics: named, text } of crossings) {
      for (const concept of [...all, ...none]) expect(knowledge.lexicon, concept).toHaveProperty(concept);
      for (const id of named) expect(topics).toContain(id);
      for (const language of ["en", "es"] as const) {
        if (!text) continue;
        const filled = fill(text[language], placeholders(catalogue, language));
        expect(filled).not.toMatch(/[{}]/);
        expect(factsAgree(filled, catalogue, language), filled).toEqual([]);
      }
    }
    const said = knowledge.topics.flatMap(({ variants = [] }) => variants.flatMap(({ when }) => when));
    for (const one of said.filter((each) => each.startsWith("says:")))
      expect(knowledge.lexicon).toHaveProperty(one.slice("says:".length));
  });
});
