import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { starterPacks } from "../../src/content/packs/starter-packs.ts";
import type { PackActivity, PackBand } from "../../src/domain/learner/curriculum/pack-activity.ts";
import { packFaults } from "../../src/domain/learner/curriculum/pack-faults.ts";
import { THEMES } from "../../src/domain/learner/curriculum/path.ts";
import { LESSON_BANDS } from "../../src/domain/learner/lessons/lesson.ts";
import { readBoth } from "../content/both.ts";
import { BEATS, line, short } from "../lessons/schema/lesson.ts";
import { picture } from "../lessons/schema/picture.ts";
import { readSkills } from "../skills/read.ts";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(HOUSE, "src/content/packs/starter");

const report = z.strictObject({ say: short, picture: picture.optional(), reply: line });
const activity = z.strictObject({
  skills: z.array(z.string()).max(4).default([]),
  wonder: z.strictObject(BEATS.wonder),
  show: z.strictObject(BEATS.show),
  together: z.strictObject(BEATS.together).optional(),
  out: z.strictObject(BEATS.out),
  tell: z.strictObject({
    say: line,
    reports: z.array(report).min(1).max(2),
    free: line.nullable().default(null),
  }),
});

/** A pack for one band in one language, as it stands in its file. */
const schema: z.ZodType<PackBand> = z
  .strictObject({
    theme: z.literal(THEMES),
    band: z.literal(LESSON_BANDS),
    /** What a child says of whom the doing still waits; the same for all activities of the file. */
    later: report,
    activities: z.array(activity),
  })
  .transform(({ later, activities, ...head }) => ({
    ...head,
    activities: activities.map(
      ({ skills, wonder, show, together, out, tell }): PackActivity => ({
        skills,
        wonder: { kind: "wonder", ...wonder },
        show: { kind: "show", ...show },
        together: together === undefined ? null : { kind: "together", ...together },
        out: { kind: "out", ...out },
        tell: {
          kind: "tell",
          ...tell,
          reports: [...tell.reports.map((each) => ({ ...each, waits: false })), { ...later, waits: true }],
        },
      }),
    ),
  }));

/** Every pack file, by its path. */
export const packFiles = (): string[] =>
  (readdirSync(FOLDER, { recursive: true }) as string[])
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(FOLDER, name))
    .sort();

/** A pack for one band in both languages, or everything that is wrong with its file. */
export function readPack(path: string, source = readFileSync(path, "utf8")) {
  const skills = new Set(readSkills().skills.map(({ id }) => id));
  return readBoth(source, relative(HOUSE, path), schema, (pack, written) => {
    const count = starterPacks.find(({ theme }) => theme === pack.theme)?.activities.length ?? 0;
    const found = packFaults(pack, written, count, skills);
    if (basename(path) !== `${pack.theme}.yaml`)
      found.push({ path: ["theme"], reason: `the file of "${pack.theme}" is ${pack.theme}.yaml` });
    if (basename(dirname(path)) !== pack.band)
      found.push({ path: ["band"], reason: `a pack for ${pack.band} lies in the folder ${pack.band}` });
    return found;
  });
}
