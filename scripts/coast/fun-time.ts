import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Fault, parsed, readYaml } from "#server/content-file.ts";
import { COMPLETE, type YoungStep, type YoungStepType } from "../../src/domain/adventures/step.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { line } from "../lessons/schema/lesson.ts";
import { id } from "../lessons/schema/materials.ts";
import { picture } from "../lessons/schema/picture.ts";
import { nameOf } from "./names.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
const FILE = join(HOUSE, "src/content/learner/play/fun-time.yaml");
/** Pictures of so many mangoes: as far as a small child sees at a glance. */
const NUMBERS = ["count-1", "count-2", "count-3", "count-4", "count-5"] as const;
const number = z.int().min(1).max(NUMBERS.length);

const scene = { id, say: line, reply: line };
const sounds = z.partialRecord(picture, z.string().min(1).max(30));
const tap = z.array(picture).min(2).max(4);
const schema = z.strictObject({
  animals: z.array(z.strictObject({ ...scene, sounds })),
  counting: z.array(
    z
      .strictObject({ ...scene, of: picture, times: number, among: z.array(number).min(2).max(4) })
      .refine(({ times, among }) => among.includes(times), "how many there are is among the choices"),
  ),
  colors: z.array(
    z
      .strictObject({ ...scene, right: picture, tap })
      .refine(
        ({ right, tap: all }) => all.includes(right as never),
        "what is asked for is among the pictures",
      ),
  ),
  simple: z.array(z.strictObject({ ...scene, tap, sounds: sounds.optional() })),
});
type File = z.output<typeof schema>;
const TYPES = ["animals", "counting", "colors", "simple"] as const satisfies readonly YoungStepType[];

export type FunTimeScenes = Readonly<Record<Language, readonly YoungStep[]>>;

/** Every scene of Fun Time as a child of each language taps it, or what is wrong with the file. */
export function readFunTime(source = readFileSync(FILE, "utf8")): {
  readonly scenes: FunTimeScenes | null;
  readonly faults: readonly Fault[];
} {
  const file = relative(HOUSE, FILE);
  const content = readYaml(source, file);
  const en = parsed(content, schema, "en");
  const es = parsed(content, schema, "es");
  const faults = [en, es].flatMap((each) => ("faults" in each ? [...each.faults] : []));
  if ("faults" in en || "faults" in es) return { scenes: null, faults };
  const both = { en: en.value, es: es.value };
  for (const type of TYPES)
    for (const [at, each] of both.en[type].entries()) {
      const line = content.lineOf([type, at], "en");
      const twin = both.es[type][at];
      if (twin === undefined || twin.say === each.say || twin.reply === each.reply)
        faults.push({ file, line, reason: `${type}.${at}: the same in both languages` });
      for (const language of LANGUAGES)
        for (const { icon } of stepOf(both, type, at, language)?.simpleChoices ?? [])
          if (!icon.startsWith("count-") && nameOf(icon).en === "")
            faults.push({ file, line, reason: `${type}.${at}: "${icon}" has no name in names.yaml` });
    }
  const ids = TYPES.flatMap((type) => both.en[type].map((each) => each.id));
  const twice = ids.find((each, at) => ids.indexOf(each) !== at);
  if (twice !== undefined) faults.push({ file, line: 1, reason: `"${twice}" is the id of two scenes` });
  if (faults.length > 0) return { scenes: null, faults };
  const steps = (language: Language) =>
    TYPES.flatMap((type) => both.en[type].flatMap((_, at) => stepOf(both, type, at, language) ?? []));
  return { scenes: { en: steps("en"), es: steps("es") }, faults };
}

type Both = Readonly<Record<Language, File>>;

/** The pictures are the language's own, where a rhyme is; the words are there in both. */
function stepOf(both: Both, type: (typeof TYPES)[number], at: number, language: Language): YoungStep | null {
  const own = both[language][type][at];
  const [en, es] = [both.en[type][at], both.es[type][at]];
  if (own === undefined || en === undefined || es === undefined) return null;
  const successMessage = { en: en.reply, es: es.reply };
  const soundOf = (icon: string) => {
    const [one, other] = [en, es].map((each) =>
      "sounds" in each ? (each.sounds as Record<string, string> | undefined)?.[icon] : undefined,
    );
    return one === undefined || other === undefined ? {} : { sound: { en: one, es: other } };
  };
  const icons =
    "among" in own
      ? own.among.map((count) => `count-${count}`)
      : "tap" in own
        ? own.tap
        : Object.keys(own.sounds);
  return {
    ...{ id: own.id, type, icon: icons[0] ?? "", prompt: { en: en.say, es: es.say }, successMessage },
    ...("of" in own && { show: { picture: own.of, times: own.times } }),
    simpleChoices: icons.map((icon) => ({
      ...{ value: icon, icon, successMessage },
      label: icon.startsWith("count-") ? { en: icon.slice(-1), es: icon.slice(-1) } : nameOf(icon),
      ...soundOf(icon),
      ...("right" in own && { isCorrect: icon === own.right }),
      ...("of" in own && { isCorrect: icon === `count-${own.times}` }),
    })),
    nextStep: COMPLETE,
  };
}
