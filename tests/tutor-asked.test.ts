import { describe, expect, it } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { alikes } from "#domain/tutor/knowledge/alike.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { wordsOf } from "#domain/tutor/words.ts";
import { askedIn } from "../scripts/tutor/asked.ts";

const { knowledge } = tutorLibrary;

describe("how children ask, as a file", () => {
  const ids = new Set(["manta"]);
  it.each([
    ["manta", /asked\.tsv:2: an id and a question are wanted/],
    ["ray\twhat is a ray", /asked\.tsv:2: nothing is called "ray"/],
    ["manta\twhat does a manta eat", /asked\.tsv:2: this question is there already/],
  ])("%s is told with its file and line", (line, told) => {
    expect(() => askedIn(`manta\twhat does a manta eat\n${line}\n`, "asked.tsv", ids)).toThrow(told);
  });
});

describe("a question that nobody wrote is known by those that are like it", () => {
  it.each(LANGUAGES)("%s: the last question of each entry, not learned from", (language) => {
    const asked = Object.entries(knowledge.asked[language]);
    const last = asked.flatMap(([id, all]) => (all.length > 2 ? [[id, all.at(-1) ?? ""] as const] : []));
    const others = Object.fromEntries(
      asked.map(([id, all]) => [id, all.length > 2 ? all.slice(0, -1) : all]),
    );
    const library = { ...knowledge, asked: { ...knowledge.asked, [language]: others } };
    const alike = alikes(library, language).get();
    const found = last.map(([id, question]) => ({ id, nearest: alike(wordsOf(question)) }));
    const rightOf = (some: typeof found) =>
      some.filter(({ id, nearest }) => nearest?.entry.id === id).length / some.length;
    const clear = found.filter(
      ({ nearest }) => (nearest?.likeness ?? 0) >= 0.4 && (nearest?.lead ?? 0) >= 0.15,
    );
    // The last of an entry's questions is the one that is least like its text.
    expect(rightOf(found)).toBeGreaterThan(0.45);
    expect(clear.length).toBeGreaterThan(found.length / 5);
    expect(rightOf(clear)).toBeGreaterThan(0.65);
  });

  it.each([
    ["en", 0.27],
    ["es", 0.36],
  ] as const)(
    "%s: of every eighth such question the tutor tells its entry, whatever else it knows",
    (language, share) => {
      const asked = Object.entries(knowledge.asked[language]).filter(([, all]) => all.length > 2);
      const some = asked.flatMap(([id, all], at) =>
        at % 8 === 0 ? [{ id, question: all.at(-1) ?? "" }] : [],
      );
      const left = Object.fromEntries(
        some.map(({ id }) => [id, (knowledge.asked[language][id] ?? []).slice(0, -1)]),
      );
      const others = { ...knowledge.asked, [language]: { ...knowledge.asked[language], ...left } };
      const tutor = createTutor({ ...tutorLibrary, knowledge: { ...knowledge, asked: others } });
      const right = some.filter(({ id, question }) => {
        const { state } = tutor.answer({ message: question, age: 9, state: newState(language) });
        return state.told.at(-1) === id;
      });
      expect(right.length / some.length).toBeGreaterThan(share);
    },
  );
});

it.each([
  ["en", "why do trees throw down their leaves", /leav/i],
  ["es", "¿qué pasa si hoy no me cepillo los dientes?", /dientes/i],
] as const)("%s: %s", (language, message, told) => {
  const { act, text } = createTutor(tutorLibrary).answer({ message, age: 8, state: newState(language) });
  expect(act).toBe("told");
  expect(text).toMatch(told);
});
