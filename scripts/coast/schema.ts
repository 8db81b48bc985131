import { z } from "zod";
import type { Place } from "../../src/domain/learner/coast/place.ts";
import { LESSON_BANDS } from "../../src/domain/learner/lessons/lesson.ts";
import { line, taskSchema } from "../lessons/schema/lesson.ts";
import { id } from "../lessons/schema/materials.ts";
import { picture } from "../lessons/schema/picture.ts";

const perBand = <T extends z.ZodType>(schema: T) => z.record(z.literal(LESSON_BANDS), schema);
const title = z.string().trim().min(2).max(40);

/** A place of the coast in one language, as it stands in its file. */
export const placeSchema: z.ZodType<Place> = z.strictObject({
  id,
  at: z.int().min(1),
  title,
  visits: z.array(
    z.strictObject({
      id,
      title,
      picture,
      say: line,
      done: line,
      skills: perBand(z.array(z.string()).min(1).max(4)),
      tasks: perBand(z.array(taskSchema).max(4)),
    }),
  ),
});
