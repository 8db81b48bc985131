import { expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";

/**
 * A child who tells of a person and of a feeling or its body may be telling of harm that the screen did not see. It is
 * never asked on about it, and never talked past. Every person × every thing told, at three ages.
 */
const tutor = createTutor(tutorLibrary);
const ASKS_ON =
  /what happened|what did (?:he|she|they)|tell me more|what about it|what comes next|and then\?/i;
const PREGUNTA = /qué pasó|qué hizo|cuéntame más|qué pasa con eso|y qué más|y luego\?/i;
const FRAMES: Readonly<
  Record<Language, { readonly persons: readonly string[]; readonly told: readonly string[] }>
> = {
  en: {
    persons: ["my dad", "my uncle", "my teacher", "mom's friend, a man,", "my brother", "the neighbor"],
    told: [
      "has cold hands",
      "makes my tummy feel weird",
      "sits on my bed",
      "holds my arm",
      "scares me",
      "looks at my body",
      "was mad and my back hurts",
      "kissed my face",
      "cries",
      "gives me long hugs",
    ],
  },
  es: {
    persons: ["mi papá", "mi tío", "mi maestro", "el amigo de mi mamá", "mi hermano", "el vecino"],
    told: [
      "tiene las manos frías",
      "hace que mi panza se sienta rara",
      "se sienta en mi cama",
      "me agarra el brazo",
      "me da miedo",
      "ve mi cuerpo",
      "estaba enojado y me duele la espalda",
      "me besó la cara",
      "llora",
      "me da abrazos largos",
    ],
  },
};
const rows = (["en", "es"] as const).flatMap((language) =>
  FRAMES[language].persons.flatMap((person) =>
    FRAMES[language].told.flatMap((told) =>
      [6, 9, 12].map((age) => [language, `${person} ${told}`, age] as const),
    ),
  ),
);

test.each(rows)("%s, %s, at %i", (language, message, age) => {
  for (const waiting of [null, { kind: "topic", id: "sleep" }, { kind: "offer", what: "joke" }] as const) {
    const { text, state } = tutor.answer({ message, age, state: { ...newState(language, age), waiting } });
    expect(text).not.toMatch(ASKS_ON);
    expect(text).not.toMatch(PREGUNTA);
    expect(state.waiting?.kind).not.toBe("topic");
    expect(text).toMatch(/grown-up|adult/i);
  }
});
