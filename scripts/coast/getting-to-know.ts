import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Fault, parsed, readYaml } from "#server/content-file.ts";
import {
  TODDLER_CATEGORIES,
  type ToddlerCategory,
  type ToddlerQuestion,
} from "../../src/domain/adventures/step.ts";
import type { Bilingual } from "../../src/domain/locale/language.ts";
import { line } from "../lessons/schema/lesson.ts";
import { id } from "../lessons/schema/materials.ts";
import { nameOf } from "./names.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
const FILE = join(HOUSE, "src/content/learner/play/getting-to-know.yaml");

const said = { id, say: line, reply: line };
const icon = z.string().refine((name) => nameOf(name).en !== "", "this picture has no name in names.yaml");
const tapped = z.strictObject({ ...said, tap: z.array(icon).min(2).max(4) });
const counted = z.strictObject({ ...said, of: icon, among: z.array(z.int().min(1).max(5)).min(2).max(4) });
const schema = z.strictObject({
  colors: z.array(tapped),
  animals: z.array(tapped),
  numbers: z.array(counted),
  confidence: z.array(tapped),
} satisfies Record<ToddlerCategory, z.ZodType>);

/** Every question of "Getting to Know You" besides the specified four, or what is wrong with the file. */
export function readGettingToKnow(source = readFileSync(FILE, "utf8")): {
  readonly questions: readonly ToddlerQuestion[] | null;
  readonly faults: readonly Fault[];
} {
  const file = relative(HOUSE, FILE);
  const content = readYaml(source, file);
  const en = parsed(content, schema, "en");
  const es = parsed(content, schema, "es");
  if ("faults" in en || "faults" in es)
    return { questions: null, faults: [en, es].flatMap((each) => ("faults" in each ? each.faults : [])) };
  const faults: Fault[] = [];
  const questions = TODDLER_CATEGORIES.flatMap((category) =>
    en.value[category].flatMap((own, at): readonly ToddlerQuestion[] => {
      const twin = es.value[category][at];
      if (twin === undefined || twin.say === own.say || twin.reply === own.reply) {
        const reason = `${category}.${at}: the same in both languages`;
        faults.push({ file, line: content.lineOf([category, at], "en"), reason });
        return [];
      }
      const choices =
        "among" in own
          ? own.among.map((times) => ({ value: String(times), icon: own.of, times }))
          : own.tap.map((name) => ({ value: name, icon: name }));
      const reply = { en: own.reply, es: twin.reply };
      return [
        {
          ...{ id: own.id, category, audioPrompt: { en: own.say, es: twin.say } },
          visualChoices: choices.map((choice) => ({ ...choice, ...named(choice.value, reply) })),
        },
      ];
    }),
  );
  const ids = questions.map((each) => each.id);
  const twice = ids.find((each, at) => ids.indexOf(each) !== at);
  if (twice !== undefined) faults.push({ file, line: 1, reason: `"${twice}" is the id of two questions` });
  return { questions: faults.length === 0 ? questions : null, faults };
}

/** What was tapped is named, so that the word comes with the picture; then the guide answers. */
function named(
  value: string,
  reply: Bilingual,
): { readonly description: Bilingual; readonly praise: Bilingual } {
  const name = nameOf(value);
  const description = { en: capital(name.en), es: capital(name.es) };
  return {
    description,
    praise: { en: `${description.en}! ${reply.en}`, es: `¡${description.es}! ${reply.es}` },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
