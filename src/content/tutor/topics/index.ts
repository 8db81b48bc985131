import type { Topic } from "#domain/tutor/library.ts";
import { animals } from "./animals.ts";
import { body } from "./body.ts";
import { nature } from "./nature.ts";
import { people } from "./people.ts";
import { science } from "./science.ts";
import { space } from "./space.ts";

/** What the tutor knows by heart; the first match wins where two fit equally. */
export const topics: readonly Topic[] = [...animals, ...nature, ...body, ...space, ...science, ...people];
