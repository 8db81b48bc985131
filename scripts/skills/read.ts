import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { type ContentFile, type Fault, parsed, readYaml } from "#server/content-file.ts";
import { skillFaults } from "../../src/domain/learner/skills/faults.ts";
import { SKILL_AGES, type Skill, strandOf } from "../../src/domain/learner/skills/skill.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

/** The curricula and albums that put a skill at its place, as a source begins. */
const SOURCES = ["SEP 2022 Fase ", "CCSS ", "NGSS ", "IB PYP ", "AMI "];
const LETTERS = new Set("abcdefghijklmnopqrstuvwxyz0123456789-");

const id = z
  .string()
  .refine(
    (text) =>
      text.includes(".") &&
      text.split(".").every((part) => part !== "" && [...part].every((letter) => LETTERS.has(letter))),
    "an id is written strand.area.name, in small letters",
  );
const age = z.int().min(SKILL_AGES.from).max(SKILL_AGES.to);
const line = z.string().trim().min(8).max(120);
const source = z
  .string()
  .refine(
    (text) => SOURCES.some((start) => text.startsWith(start) && text.length > start.length),
    `a source begins with one of: ${SOURCES.map((start) => start.trim()).join(", ")}`,
  );

const skillIn = (language: Language) =>
  z.strictObject({
    id,
    name: line.refine(
      (text) => language !== "en" || text.startsWith("can "),
      'the English name begins with "can"',
    ),
    ages: z.tuple([age, age]),
    needs: z.array(z.string()),
    from: z.array(source).min(1),
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .default([...LANGUAGES]),
  });
const mapIn = { en: z.array(skillIn("en")).min(1), es: z.array(skillIn("es")).min(1) };

const SKILLS = new URL("../../src/content/learner/skills/", import.meta.url);

/** The map as it lies in src/content/learner/skills, or everything that is wrong with it. */
export function readSkills(folder: URL = SKILLS): { skills: readonly Skill[]; faults: readonly Fault[] } {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return skillsOf(
    names.sort().map((name) => ({ name, source: readFileSync(new URL(name, folder), "utf8") })),
  );
}

/** @param files each strand's file: `number.yaml` holds the skills `number.…` */
export function skillsOf(files: readonly { readonly name: string; readonly source: string }[]): {
  skills: readonly Skill[];
  faults: readonly Fault[];
} {
  const skills: { skill: Skill; content: ContentFile; place: number }[] = [];
  const faults: Fault[] = [];
  for (const { name, source } of files) {
    const content = readYaml(source, `src/content/learner/skills/${name}`);
    const [en, es] = [parsed(content, mapIn.en, "en"), parsed(content, mapIn.es, "es")];
    if ("faults" in en || "faults" in es) {
      faults.push(...("faults" in en ? en.faults : []), ...("faults" in es ? es.faults : []));
      continue;
    }
    en.value.forEach((written, place) => {
      const skill = { ...written, name: { en: written.name, es: es.value[place]?.name ?? "" } };
      skills.push({ skill, content, place });
      const home = `${strandOf(skill.id)}.yaml`;
      if (home !== name) {
        const reason = `"${skill.id}" belongs into ${home}`;
        faults.push({ file: content.file, line: content.lineOf([place, "id"], "en"), reason });
      }
    });
  }
  // A file that could not be read would only make its skills seem missing to the others.
  if (faults.length === 0) {
    for (const { at, part, reason } of skillFaults(skills.map(({ skill }) => skill))) {
      const written = skills[at];
      if (written === undefined) continue;
      const { skill, content, place } = written;
      faults.push({
        file: content.file,
        line: content.lineOf([place, ...part], "en"),
        reason: `${skill.id}: ${reason}`,
      });
    }
  }
  return { skills: skills.map(({ skill }) => skill), faults };
}
