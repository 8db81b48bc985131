// What stands in the scenes of the children's side: corner leaves, hanging leaves, bushes, vines, big palms, grass, flowers, shells.
import { fern as fernLeaf, tuft } from './kit.mjs';
import { C, G, P, frond, leaf, monstera, rng, scallop, shell } from './shapes.mjs';

/** The three shadows of shapes.mjs (small, object, ridge), once per file. */
export const FILTERS = `<defs>${[
  [1, 1.5, 1.2, 0.28],
  [2, 3, 3, 0.3],
  [3, -4, 7, 0.26],
].map(([n, dy, blur, o]) => `<filter id="s${n}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#0c241d" flood-opacity="${o}"/></filter>`).join('')}</defs>`;

export const sky = (W, H, fill) => `<rect width="${W}" height="${H}" fill="${fill}"/>`;
export const at = (inner, x, y, s = 1, r = 0, sx = 1) => `<g transform="translate(${x} ${y})${r ? ` rotate(${r})` : ''} scale(${s * sx} ${s})">${inner}</g>`;
const mirrored = (W, inner) => `<g transform="translate(${W} 0) scale(-1 1)">${inner}</g>`;

/** Leaves in the two lower corners, never over the middle. */
export const corners = (W, H, k = 1, tones = [C.forest, C.leaf, C.fern]) => {
  const side = (extra) => at(frond(-34, 30, 250, -66, tones[0], 10, 0.44, 0.26) + frond(-30, 44, 232, -34, tones[0], 10, 0.4, 0.2) + extra, 0, 0);
  const left = side(leaf(70, 26, 150, 34, -62, tones[2]) + leaf(96, 30, 112, 27, -40, tones[1]) + monstera(22, -4, 46, -22, tones[1]));
  const right = side(leaf(104, 28, 120, 28, -52, tones[1]) + monstera(54, -16, 56, 14, tones[1]) + leaf(4, 24, 120, 30, -88, tones[2]));
  return at(left, 0, H, k) + mirrored(W, at(right, 0, H, k));
};

/** Leaves that hang from the upper edge, `n` of them, longer toward the sides. */
export const hanging = (W, n, k = 1, seed = 4, tones = [C.forest, C.leaf, C.fern]) => {
  const rd = rng(seed);
  return Array.from({ length: n }, (_, i) => {
    const x = (W * (i + 0.5)) / n, far = Math.abs(x / W - 0.5) * 2;
    return leaf(x + (rd() - 0.5) * 16, -16, (56 + far * 74 + rd() * 20) * k, (17 + far * 7) * k, 90 + (x / W - 0.5) * 34 + (rd() - 0.5) * 12, tones[i % 3]);
  }).join('');
};

export const bush = (x, y, w, tones = [C.leaf, C.fern], seed = 3) => G(scallop(x, y, w, w * 0.42, 13, tones[0], seed), 's2') + G(scallop(x - w * 0.18, y - w * 0.14, w * 0.5, w * 0.22, 9, tones[1], seed + 4), 's1');

/** A liana with leaves in pairs, hanging from 0,0. */
export const vine = (x, len, k, stem, fill, flower) => {
  const n = Math.round(len / (26 * k)), li = [];
  for (let i = 1; i <= n; i++) li.push([Math.sin(i) * 5 * k, (len * i) / n, 30 * k, 8 * k, 118 + (i % 3) * 12], [Math.sin(i) * 5 * k, (len * i) / n - 6 * k, 30 * k, 8 * k, -118 - (i % 2) * 14]);
  return at(G(`<path d="M0 -10C${10 * k} ${len * 0.3} ${-10 * k} ${len * 0.7} ${4 * k} ${len}" stroke="${stem}" stroke-width="${4.5 * k}" fill="none" stroke-linecap="round"/><path d="${tuft(li, 1)}" fill="${fill}"/>`, 's1') + (flower ? blossom(4 * k, len + 8 * k, 0.5 * k, flower) : ''), x, 0);
};

/** A palm with a ringed trunk and nine drooping fronds, about 230 high at size 1; it leans right, `flip` leans it left. */
export const bigPalm = (x, y, s, dark = C.forest, mid = C.leaf, flip = 1) => at(
  G(`<path d="M-9 4C-4 -60 4 -120 24 -176L38 -172C24 -120 16 -60 13 4Z" fill="${C.bark}"/><path d="M-5 -30q9 5 18 1M-1 -62q9 5 17 1M4 -94q8 5 16 1M11 -126q8 5 15 1M19 -152q7 4 13 1" stroke="#8A5B40" stroke-width="3" fill="none" stroke-linecap="round"/>`, 's2') +
  [[-196, -0.34, 96], [-150, -0.5, 104], [-30, 0.5, 104], [16, 0.34, 96]].map(([r, b, l]) => frond(30, -174, l, r, dark, 8, 0.42, b)).join('') +
  [[-172, -0.42, 112], [-122, -0.46, 92], [-60, 0.46, 92], [-92, 0.1, 74], [-8, 0.42, 112]].map(([r, b, l]) => frond(30, -176, l, r, mid, 8, 0.42, b)).join('') +
  G(`<circle cx="22" cy="-166" r="9" fill="${C.clay}"/><circle cx="40" cy="-164" r="9" fill="${C.wood}"/>`, 's1'), x, y, s, 0, flip);

export const grass = (x, y, s, fill) => at(`<path d="M-18 2C-18 -14 -24 -24 -32 -32C-18 -30 -12 -20 -9 -10C-9 -26 -6 -40 0 -50C5 -38 8 -24 8 -10C12 -22 20 -30 30 -34C22 -24 19 -12 18 2Z" fill="${fill}"/>`, x, y, s);
export const fern = (x, y, s, fill, r = 0) => at(G(`<g transform="rotate(${r - 32})">${fernLeaf(9, 74, fill)}</g><g transform="rotate(${r + 32})">${fernLeaf(9, 70, fill)}</g><g transform="rotate(${r})">${fernLeaf(10, 92, fill)}</g>`, 's1'), x, y, s);

/** A five-petalled blossom around its heart. */
export const blossom = (x, y, s, fill, heart = C.sun) => at(G([0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-19" rx="12" ry="16" fill="${fill}" transform="rotate(${a})"/>`).join('') + `<circle r="10" fill="${heart}"/>`, 's1'), x, y, s);
export const flower = (x, y, s, fill) => at(`<path d="M0 0C2 -16 -2 -34 0 -48" stroke="${C.leaf}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${tuft([[0, -8, 32, 8, 58], [0, -14, 28, 7, -62]], 1)}" fill="${C.leaf}"/>`, x, y, s) + blossom(x, y - 52 * s, s, fill);

export const starfish = (x, y, s, fill, r = 0) => at(G(`<path d="M0 -30C5 -30 8 -12 12 -10S30 -11 31 -6S17 6 16 10S22 27 18 30S4 20 0 20S-14 33 -18 30S-15 14 -16 10S-32 -1 -31 -6S-16 -8 -12 -10S-5 -30 0 -30Z" fill="${fill}"/>`, 's1') + `<g fill="#fff" opacity=".55"><circle cy="-14" r="2.600"/><circle cx="14" cy="-3" r="2.600"/><circle cx="9" cy="13" r="2.600"/><circle cx="-9" cy="13" r="2.600"/><circle cx="-14" cy="-3" r="2.600"/><circle r="3"/></g>`, x, y, s, r);
export const beach = (list) => list.map(([what, x, y, s, c, r = 0]) => (what === 'star' ? starfish(x, y, s, c, r) : at(shell(0, 0, s, c), x, y, 1, r))).join('');

/** A sand path that comes from (x, y) toward the child and widens, with footprints of pebbles. */
export const trail = (x, y, x2, y2, w1, w2, bend, fill = C.sand2, dots = '#D9B98A') =>
  G(P(`M${x - w1} ${y}C${x - w1 + bend} ${y + (y2 - y) * 0.4} ${x2 - w2 - bend} ${y + (y2 - y) * 0.55} ${x2 - w2} ${y2}H${x2 + w2}C${x2 + w2 - bend * 0.6} ${y + (y2 - y) * 0.5} ${x + w1 + bend * 1.2} ${y + (y2 - y) * 0.42} ${x + w1} ${y}Z`, fill), 's1') +
  `<path d="M${x} ${y + 12}C${x + bend * 1.1} ${y + (y2 - y) * 0.42} ${x2 - bend * 0.8} ${y + (y2 - y) * 0.54} ${x2} ${y2}" stroke="${dots}" stroke-width="6" stroke-dasharray=".1 22" stroke-linecap="round" fill="none"/>`;
