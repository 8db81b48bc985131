import type { Knowledge } from "#domain/enrolment/assistant/knowledge.ts";
import { crossings } from "./crossings.ts";
import { lexicon } from "./lexicon.ts";
import { outside } from "./outside.ts";
import { phrases } from "./phrases.ts";
import { shorthand } from "./shorthand.ts";
import { deposits } from "./topics/deposits.ts";
import { learning } from "./topics/learning.ts";
import { money } from "./topics/money.ts";
import { school } from "./topics/school.ts";
import { talk } from "./topics/talk.ts";

/** All that the enrolment assistant knows, in both languages; every number in it is a placeholder. */
export const knowledge: Knowledge = {
  topics: [...money, ...deposits, ...school, ...learning, ...talk],
  outside,
  crossings,
  starters: ["about", "cost_overview", "launch_date"],
  lexicon,
  shorthand,
  phrases,
};
