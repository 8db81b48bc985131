import { LANGUAGES } from "../../src/domain/locale/language.ts";
import type { Entry } from "../../src/domain/tutor/knowledge/entry.ts";

const FIELDS = 5;

/**
 * Reads lines of `id @skill | keys in English | what is said >> more | keys in Spanish | what is said >> more`. The skill may
 * be left out; with it, the lesson of that skill goes on where the fact ends. What
 * stands in reasons.txt is told to whoever asks why, what stands in advice.txt to whoever asks what to do,
 * and what stands in dangers.txt to whoever asks so with the danger's word, whatever else is named.
 *
 * @throws Error with file, line and reason
 */
export function factsIn(text: string, file: string, bySkill: ReadonlyMap<string, Entry>): readonly Entry[] {
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const fault = (reason: string) => new Error(`${file}:${at + 1}: ${reason}`);
    const fields = line.split(" | ").map((field) => field.trim());
    if (fields.length !== FIELDS) throw fault(`${fields.length} fields, not ${FIELDS}`);
    if (fields.some((field) => field === "")) throw fault("an empty field");
    const [head = "", keys = "", said = "", claves = "", dicho = ""] = fields;
    const [id = "", skill] = head.split(" @");
    const taught = skill === undefined ? undefined : bySkill.get(skill);
    if (skill !== undefined && taught === undefined) throw fault(`no lesson teaches ${skill}`);
    const parts = { en: said.split(" >> "), es: dicho.split(" >> ") };
    const tell = {
      en: [...parts.en, ...(taught?.tell.en ?? [])],
      es: [...parts.es, ...(taught?.tell.es ?? [])],
    };
    if (LANGUAGES.some((language) => parts[language].length !== parts.en.length))
      throw fault("more parts in one language than in the other");
    return [
      {
        id,
        asks: { en: listOf(keys), es: listOf(claves) },
        tell,
        ...(file.endsWith("reasons.txt") ? { answers: "why" as const } : {}),
        ...(file.endsWith("advice.txt") ? { answers: "advice" as const } : {}),
        ...(file.endsWith("dangers.txt") ? { isDanger: true as const } : {}),
        ...(taught?.check === undefined ? {} : { check: taught.check }),
        ...(taught?.lesson === undefined ? {} : { lesson: taught.lesson }),
      },
    ];
  });
}

const listOf = (text: string) => text.split(";").map((one) => one.trim());
