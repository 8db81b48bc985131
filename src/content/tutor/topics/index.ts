import type { Topic } from "#domain/tutor/library.ts";
import { animals } from "./animals.ts";
import { body } from "./body.ts";
import { growing } from "./growing.ts";
import { health } from "./health.ts";
import { nature } from "./nature.ts";
import { people } from "./people.ts";
import { science } from "./science.ts";
import { space } from "./space.ts";
import { together } from "./together.ts";

/** What the tutor knows by heart; the first match wins where two fit equally. */
export const topics: readonly Topic[] = [
  ...animals,
  ...nature,
  ...body,
  ...space,
  ...science,
  ...people,
  ...health,
  ...growing,
  ...together,
];
