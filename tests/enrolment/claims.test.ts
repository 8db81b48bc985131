import { describe, expect, test } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import { placeholders } from "#domain/enrolment/assistant/facts.ts";
import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { fill } from "#domain/locale/fill.ts";
import { catalogueOf } from "#server/adapters/assistant/embedded.ts";
import { knowledge } from "./desk.ts";

const catalogue = catalogueOf(deliveredSchool);

const AGREE: readonly (readonly ["en" | "es", string])[] = [
  ["en", "Pod School is $950 a month."],
  ["en", "It costs nine hundred and fifty dollars a month."],
  ["es", "La Pod School cuesta novecientos cincuenta dólares al mes."],
  ["es", "El patrocinio de maestros es de mil dólares."],
  ["en", "Pathfinder is $39 and Trailblazer $69 a month."],
  ["en", "School subscriptions: Explorer $500, Premium $1,000."],
  ["en", "Ages 6–12, at most six children per group."],
  ["en", "Ages 6 to 12, Monday to Friday, 9 am to 3 pm."],
  ["es", "De 6 a 12 años, de 9 a. m. a 3 p. m."],
  ["en", "A 7-year-old goes in the Foundation pod (6–8)."],
  ["en", "You must be 18 or older."],
  ["en", "Refundable until September 6, 2027."],
  ["es", "Reembolsable hasta el 6 de septiembre de 2027."],
  ["en", "The 30-day free trial belongs to the companion plans."],
  ["en", "Passes are 1 week, 2 weeks or 1 month."],
  ["en", "Contracts last 3 to 6 months."],
  ["es", "Contratos de tres a seis meses."],
  ["en", "Feel free to ask. It isn't free."],
  ["en", "There are seven AI companions."],
  ["en", "Your two children are welcome."],
];

const DISAGREE: readonly (readonly ["en" | "es", string, string])[] = [
  ["en", "Pod School is $900 a month.", "price"],
  ["en", "Pod School is $500 a month.", "price"],
  ["en", "It is eight hundred dollars.", "price"],
  ["es", "Cuesta ochocientos dólares al mes.", "price"],
  ["es", "Cuesta 950 pesos.", "price"],
  ["en", "The deposit is $200.", "price"],
  ["en", "The Founders' Circle deposit is $1,000.", "price"],
  ["en", "Pathfinder is $69.", "price"],
  ["en", "The Worldschooler Pass is $500.", "price"],
  ["en", "For ages 5 to 12.", "age"],
  ["es", "Para niños de 4 a 15 años.", "age"],
  ["en", "You must be 21 or older.", "age"],
  ["en", "A 7-year-old goes in the Creator pod.", "age"],
  ["en", "We open on September 6, 2026.", "date"],
  ["en", "We open in March 2027.", "date"],
  ["es", "Abrimos el 10 de septiembre de 2027.", "date"],
  ["en", "School ends at 2 pm.", "time"],
  ["es", "Entran a las 8 a. m.", "time"],
  ["en", "The trial lasts 14 days.", "duration"],
  ["en", "The residency lasts 12 months.", "duration"],
  ["es", "El pase es de 3 meses.", "duration"],
  ["en", "There are 12 children per group.", "group"],
  ["es", "Máximo 10 niños por grupo.", "group"],
  ["en", "We give a 10% discount.", "percentage"],
  ["en", "Tuition is free.", "free"],
  ["es", "La colegiatura es gratis.", "free"],
  ["en", "The deposit is non-refundable.", "refund"],
  ["es", "El depósito no es reembolsable.", "refund"],
  ["en", "We refund half.", "refund"],
  ["en", "There are five companions.", "count"],
];

describe("what the catalogue bears out", () => {
  test.each(AGREE)("%s: %s", (language, text) => {
    expect(factsAgree(text, catalogue, language)).toEqual([]);
  });

  test.each(DISAGREE)("%s: %s is a wrong %s", (language, text, kind) => {
    expect(factsAgree(text, catalogue, language).map((one) => one.kind)).toContain(kind);
  });
});

test("every answer of the knowledge agrees with the catalogue and leaves no placeholder", () => {
  for (const topic of knowledge.topics) {
    for (const language of ["en", "es"] as const) {
      const values = {
        ...placeholders(catalogue, language),
        contactEmail: "school@example.com",
        place: "town",
        phone: "+52 322 555 0100",
      };
      for (const { text } of topic.corrections ?? []) {
        expect(factsAgree(`Not quite: ${text[language]}`, catalogue, language), topic.id).toEqual([]);
      }
      for (const { text, when } of [
        { text: topic.answer, when: [] as readonly string[] },
        ...(topic.variants ?? []),
      ]) {
        const age = { "age:foundation": "7", "age:explorer": "9", "age:creator": "11" }[when[0] ?? ""];
        const said = fill(text[language], age ? { ...values, age } : { ...values, age: "" });
        expect(said, topic.id).not.toMatch(/\{\w+\}/);
        expect(factsAgree(said, catalogue, language), `${topic.id}: ${said}`).toEqual([]);
      }
    }
  }
});

test("how long a child's talks are kept is what the portal does", () => {
  expect(catalogue.tutorKeptDays).toEqual(RETENTION_DAYS);
});
