// Gems, one per stop of the jungle, and the shells that count for the youngest.
import { C, I, shell } from './shapes.mjs';
import { FILTERS } from './scenery.mjs';

const big = (icon) => `<g transform="translate(20 20) scale(4)">${icon.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')}</g>`;
const gems = { leaf: [C.fern, C.leaf], river: [C.sea, C.teal], tree: [C.papaya2, C.papaya], cave: [C.lilac, '#6E62A8'] };
const counters = {
  shell: () => shell(100, 170, 2.6, C.papaya),
  'shell-ahead': () => `<circle cx="100" cy="104" r="74" fill="none" stroke="#5BB0AC" stroke-width="12" stroke-dasharray="2 24" stroke-linecap="round"/>`,
};
const picture = (draw) => ({ w: 200, h: 200, max: 2, draw: () => FILTERS + draw() });

export const files = Object.fromEntries([
  ...Object.entries(gems).map(([name, [face, side]]) => [`gem-${name}.svg`, picture(() => big(I.gem(28, face, side)))]),
  ...Object.entries(counters).map(([name, draw]) => [`counter-${name}.svg`, picture(draw)]),
]);
