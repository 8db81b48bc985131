import type { Pedagogy } from "#domain/learner/pedagogy.ts";
import handsOn from "#web/assets/art/how-1.svg";
import world from "#web/assets/art/how-2.svg";
import project from "#web/assets/art/how-3.svg";

/** What each approach looks like, wherever one is chosen. */
export const pedagogyPictures: Readonly<Record<Pedagogy, string>> = {
  Montessori: handsOn,
  "Project-Based": project,
  "IB-aligned": world,
};
