import type { Theme } from "#domain/learner/curriculum/path.ts";
import type { Pedagogy } from "#domain/learner/pedagogy.ts";
import storyTime from "#web/assets/art/demo-story-time.svg";
import tinyHome from "#web/assets/art/demo-tiny-home.svg";
import waterCycle from "#web/assets/art/demo-water-cycle.svg";
import handsOn from "#web/assets/art/how-1.svg";
import world from "#web/assets/art/how-2.svg";
import project from "#web/assets/art/how-3.svg";
import art from "#web/assets/art/pack-art.svg";
import music from "#web/assets/art/pack-music.svg";
import space from "#web/assets/art/pack-space.svg";
import type { DemoActivity } from "./answers.ts";

export const activityPictures: Readonly<Record<DemoActivity, string>> = {
  "tiny-home": tinyHome,
  "water-cycle": waterCycle,
  "story-time": storyTime,
};

export const packPictures: Readonly<Record<Theme, string>> = {
  tiny_home: tinyHome,
  water_study: waterCycle,
  space_explorer: space,
  art_adventure: art,
  music_maker: music,
};

export const approachPictures: Readonly<Record<Pedagogy, string>> = {
  Montessori: handsOn,
  "Project-Based": project,
  "IB-aligned": world,
};
