import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { factsIn } from "../scripts/tutor/facts.ts";

const tutor = createTutor(tutorLibrary);
const entriesOf = (subject: string) => {
  const file = `../src/content/tutor/reference/facts/glossary-${subject}.txt`;
  return factsIn(readFileSync(new URL(file, import.meta.url), "utf8"), file, new Map());
};

/** A key is the term, with what tells it from its everyday sense: "what plot" is asked as "what is plot". */
const FRAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["what is {term}", "what does {term} mean"],
  es: ["qué es {term}", "qué significa {term}"],
};
const termOf = (key: string) => key.replace(/^(?:what|que) /, "");

test.each(["language", "mathematics", "science", "society"])(
  "glossary of %s: whoever asks for a term is told its own entry",
  (subject) => {
    const lost = entriesOf(subject).flatMap(({ id, asks, tell }) =>
      LANGUAGES.flatMap((language) =>
        FRAMES[language].flatMap((frame) => {
          const message = frame.replace("{term}", termOf(asks[language][0] ?? ""));
          const { text } = tutor.answer({ message, age: 10, state: newState(language) });
          return text.includes(tell[language][0] ?? "?") ? [] : [`${id}: ${message} => ${text}`];
        }),
      ),
    );
    expect(lost).toEqual([]);
  },
);

test.each(["state", "character", "period"])("“whats a %s” is heard as the whole question", (term) => {
  const told = (message: string) => tutor.answer({ message, age: 10, state: newState("en") }).text;
  expect(told(`whats a ${term}`)).toEqual(told(`what is a ${term}`));
});
