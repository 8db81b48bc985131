import type { TutorLibrary } from "#domain/tutor/library.ts";
import { drawnAs } from "../guides/drawn.ts";
import { guideByName } from "../guides/everyone.ts";
import { activities } from "./activities.ts";
import { commands } from "./commands.ts";
import { jokes } from "./jokes.ts";
import { lookAlikes } from "./look-alikes.ts";
import { mathematics } from "./mathematics/index.ts";
import { goodNews, worries } from "./news.ts";
import { passages } from "./passages.ts";
import { bodyAndFeelings, persons } from "./persons.ts";
import { phrases } from "./phrases.ts";
import { knowledge, moods, writing } from "./reference/index.ts";
import { smallTalk } from "./small-talk.ts";
import { spelling } from "./spelling.ts";
import { stories } from "./stories.ts";
import { topics } from "./topics/index.ts";

/** Everything the embedded tutor says. */
export const tutorLibrary: TutorLibrary = {
  topics,
  stories,
  activities,
  passages,
  spelling,
  lookAlikes,
  smallTalk,
  goodNews,
  drawnAs: (guide) => drawnAs[guideByName(guide).picture],
  worries,
  persons,
  bodyAndFeelings,
  jokes,
  commands,
  mathematics,
  phrases,
  knowledge,
  moods,
  writing,
};
