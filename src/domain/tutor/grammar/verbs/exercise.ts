import type { Phrase } from "../../phrases.ts";
import { type Answer, answer, say, type Turn } from "../../turn.ts";
import { formBefore, judged } from "./judging.ts";
import type { Tense } from "./known.ts";
import { type Gap, gapIn } from "./sentence.ts";
import type { VerbTask } from "./task.ts";
import { labelOf, personOf } from "./telling.ts";
import { triedIn } from "./tried.ts";

/** "Ayer nosotros ___ (ir) al mercado": who and when come first; a try in the same message is looked at. */
export function askedGap(turn: Turn): Answer | null {
  if (turn.isDelicate) return null;
  const gap = gapIn(turn);
  if (gap === null) return null;
  const { verb, tense, person } = gap;
  const task: VerbTask = {
    ...{ kind: "verb", language: verb.language, verb: verb.base, tense, person, tries: 0 },
  };
  const attempt = triedIn(turn, task, gap.rest) ?? formBefore(turn, task);
  if (attempt !== null) return judged(turn, task, attempt);
  return answer(turn, [...hint(turn, gap), say(turn, "verb_try", { verb: verb.base })], task, {
    act: "hint",
  });
}

const LED = {
  base: "verb_led_base",
  gerund: "verb_led_gerund",
  participle: "verb_led_participle",
} as const;
const WHEN: Readonly<Partial<Record<Tense, Phrase>>> = {
  present: "verb_when_present",
  preterite: "verb_when_preterite",
  imperfect: "verb_when_imperfect",
  future: "verb_when_future",
  conditional: "verb_when_conditional",
  subjunctive: "verb_when_subjunctive",
};

/** Who does it, and which word tells when. */
function hint(turn: Turn, { verb, tense, person, cue }: Gap): readonly string[] {
  const { language } = verb;
  const led = tense === null ? undefined : LED[tense as keyof typeof LED];
  if (led !== undefined) return [say(turn, led)];
  const who =
    person === null
      ? say(turn, "verb_who_unknown")
      : say(turn, "verb_who", { who: personOf(turn, language, person) });
  if (tense === null) return [who, say(turn, "verb_when_unknown")];
  const when = WHEN[tense];
  if (cue === null || when === undefined)
    return [
      tense === "command" ? "" : who,
      say(turn, "verb_named", { tense: labelOf(turn, language, tense) }),
    ];
  return [who, say(turn, when, { cue })];
}
