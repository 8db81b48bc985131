// Gems, one per stop of the jungle, and the shells that count for the youngest.
import { C, shell } from './shapes.mjs';
import { FILTERS } from './scenery.mjs';
import { rawGem } from './badges.mjs';

const gems = { leaf: [C.moss, C.fern, '#DDEBC8'], river: [C.sea, C.teal, '#DDF3EE'], tree: [C.papaya2, C.papaya, C.peach], cave: [C.lilac, '#6E62A8', '#DCD5EF'] };
const counters = {
  shell: () => shell(100, 172, 3, C.papaya),
};
const picture = (draw) => ({ w: 200, h: 200, max: 2, draw: () => FILTERS + draw() });

export const files = Object.fromEntries([
  ...Object.entries(gems).map(([name, tones]) => [`gem-${name}.svg`, picture(() => rawGem(...tones))]),
  ...Object.entries(counters).map(([name, draw]) => [`counter-${name}.svg`, picture(draw)]),
]);
