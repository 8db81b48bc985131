import { z } from "zod";
import { PICTURES } from "../../../src/content/learner/pictures.ts";

export const picture = z.literal(
  PICTURES,
  "there is no picture of that name (src/content/learner/pictures.ts)",
);
