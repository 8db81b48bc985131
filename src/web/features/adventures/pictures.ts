import bee from "#web/assets/art/pic-bee.svg";
import bird from "#web/assets/art/pic-bird.svg";
import blueWave from "#web/assets/art/pic-blue-wave.svg";
import brave from "#web/assets/art/pic-brave.svg";
import butterfly from "#web/assets/art/pic-butterfly.svg";
import clap from "#web/assets/art/pic-clap.svg";
import count1 from "#web/assets/art/pic-count-1.svg";
import count2 from "#web/assets/art/pic-count-2.svg";
import count3 from "#web/assets/art/pic-count-3.svg";
import count4 from "#web/assets/art/pic-count-4.svg";
import count5 from "#web/assets/art/pic-count-5.svg";
import crab from "#web/assets/art/pic-crab.svg";
import crystal from "#web/assets/art/pic-crystal.svg";
import drum from "#web/assets/art/pic-drum.svg";
import frog from "#web/assets/art/pic-frog.svg";
import greenLeaf from "#web/assets/art/pic-green-leaf.svg";
import help from "#web/assets/art/pic-help.svg";
import jaguar from "#web/assets/art/pic-jaguar.svg";
import jump from "#web/assets/art/pic-jump.svg";
import mango from "#web/assets/art/pic-mango.svg";
import mathRiver from "#web/assets/art/pic-math-river.svg";
import monkey from "#web/assets/art/pic-monkey.svg";
import path from "#web/assets/art/pic-path.svg";
import redFlower from "#web/assets/art/pic-red-flower.svg";
import shy from "#web/assets/art/pic-shy.svg";
import spin from "#web/assets/art/pic-spin.svg";
import story from "#web/assets/art/pic-story.svg";
import toucan from "#web/assets/art/pic-toucan.svg";
import tryAgain from "#web/assets/art/pic-try.svg";
import turtle from "#web/assets/art/pic-turtle.svg";
import whale from "#web/assets/art/pic-whale.svg";
import yellowSun from "#web/assets/art/pic-yellow-sun.svg";

import { pictureUrl } from "#web/child/materials/picture.ts";

/** The pictures of the adventures, by the key that the content uses. A test proves that none is missing. */
export const pics: Readonly<Record<string, string>> = {
  turtle,
  butterfly,
  crab,
  whale,
  frog,
  toucan,
  monkey,
  jaguar,
  bee,
  bird,
  mango,
  "count-1": count1,
  "count-2": count2,
  "count-3": count3,
  "count-4": count4,
  "count-5": count5,
  "red-flower": redFlower,
  "yellow-sun": yellowSun,
  "blue-wave": blueWave,
  "green-leaf": greenLeaf,
  brave,
  try: tryAgain,
  shy,
  help,
  jump,
  spin,
  clap,
  drum,
  "math-river": mathRiver,
  story,
  crystal,
  path,
};

/** A picture of the adventures, or of the kit that all lessons share. */
export const pictureOf = (name: string): string | undefined => pics[name] ?? pictureUrl(name);
