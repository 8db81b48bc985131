import type { LessonFault } from "../../src/domain/learner/lessons/faults/fault.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "../../src/domain/locale/language.ts";

/**
 * How a question begins or ends that only continues another one: "And this one?", "Otras tres.". On another day it is
 * asked by itself, and then nobody knows what is meant.
 */
const LEANS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|or)\b|^(?:another one|once more|one more|(?:two|three|four) (?:more|others?))\b|^(?:now )?(?:these|this one)\b.{0,8}[.?!]|\b(?:as well|too|in the same way)[.?!]|^here too\b/iu,
  es: /^¿?(?:y|o)\s|^(?:otr[oa]s?|una más)(?: dos| tres| cuatro)?[.,]|^(?:ahora )?est[eao]s?\b.{0,8}[.?!]|\b(?:también|de la misma manera)[.?!]|^aquí también\b/iu,
};

/** Second tasks that do not stand by themselves, as they are asked again on another day. */
export const leaningFaults = ({ beats }: Pick<Lesson, "beats">, language: Language): LessonFault[] =>
  beats.flatMap((beat, at) =>
    (beat.kind === "alone" || beat.kind === "together" ? beat.tasks : []).flatMap(({ again }, place) =>
      again === null || !LEANS[language].test(again.say)
        ? []
        : [
            {
              path: ["beats", at, "tasks", place, "again", "say"],
              reason: `it comes back by itself on another day: say what is to be done: "${again.say}"`,
            },
          ],
    ),
  );
