// The scenes of the shore behind the children's screens, each composed for a tablet (wide) and a phone (tall).
// What matters stands in the middle four fifths: the page covers the screen with the picture and holds it at the foot.
import { C, ceiba, cloud, palm, ridge, sunD, waves } from './shapes.mjs';
import { FILTERS, beach, bigPalm, bush, corners, fern, flower, grass, sky, trail } from './scenery.mjs';
import { farTree } from './plants.mjs';

const SIZES = { wide: [1200, 800], tall: [600, 1040] };
const far = (list) => list.map(([x, y, s, c1, c2, tr]) => `<g transform="translate(${x} ${y})">${farTree(c1, c2, tr, s)}</g>`).join('');
const MINT = ['#B0D3BF', '#BFDCCB', '#8FBCA2'];

const SCENES = {
  gate: (W, H, tall) => {
    // On a phone the label covers the lower half, so the door stands above the middle.
    const foot = H * (tall ? 0.465 : 0.83), x = W * (tall ? 0.5 : 0.27), y = H * (tall ? 0.215 : 0.385), k = tall ? 0.78 : 1.18;
    return sky(W, H, C.mist) + sunD(W * 0.8, H * (tall ? 0.17 : 0.15), tall ? 54 : 70) + cloud(W * (tall ? 0.06 : 0.56), H * 0.09, tall ? 0.9 : 1.1) +
      ridge(W, H, y - H * 0.05, 24, 5, 3, '#C3DFD0') + far([[W * (tall ? 0.16 : 0.64), y - H * 0.018, 0.9, ...MINT], [W * (tall ? 0.28 : 0.74), y - H * 0.012, 0.7, ...MINT]]) + ridge(W, H, y, 18, 6, 12, '#A5CDB8') +
      waves(W, y + H * 0.025, 90, 13, '#8FCBC4') + waves(W, y + H * 0.055, 100, 14, C.sea, 40) + waves(W, y + H * 0.09, 112, 14, C.teal, 15) + waves(W, y + H * 0.125, 128, 12, C.foam, 60) +
      ridge(W, H, y + H * 0.15, 8, 5, 9, C.sand2) +
      palm(W * (tall ? 0.17 : 0.55), y + H * (tall ? 0.215 : 0.25), tall ? 1 : 1.25) + palm(W * (tall ? 0.85 : 0.93), y + H * (tall ? 0.2 : 0.24), tall ? 0.85 : 1.05, C.fern) +
      (tall ? beach([['shell', W * 0.76, y + H * 0.225, 0.42, C.papaya2, -8]]) : beach([['shell', W * 0.49, H * 0.68, 0.6, C.papaya2, -8], ['star', W * 0.6, H * 0.73, 0.7, C.sun, 12], ['shell', W * 0.83, H * 0.72, 0.5, C.lilac, 10]])) +
      ceiba(x, foot + 6, k, { door: true }) +
      ridge(W, H, foot, 8, 4, 4, C.moss) + (tall ? ridge(W, H, foot + H * 0.16, 12, 5, 6, '#86B072') : '') + trail(x, foot + 2, tall ? W * 0.46 : W * 0.42, H + 10, tall ? 21 : 32, tall ? 92 : 110, tall ? 44 : 70) + ridge(W, H, foot + H * (tall ? 0.34 : 0.105), 10, 5, 8, C.fern) +
      grass(x - 104 * k, foot + 6, 0.68 * k, C.fern) + grass(x + 112 * k, foot + 4, 0.72 * k, C.fern) + fern(x + 156 * k, foot + 12, 0.65 * k, C.leaf) + fern(x - 158 * k, foot + 12, 0.7 * k, C.leaf) + corners(W, H, tall ? 0.72 : 1);
  },
  'scene-entry': (W, H, tall) => {
    const y = H * (tall ? 0.4 : 0.44), foot = H * (tall ? 0.68 : 0.74);
    return sky(W, H, C.mist) + sunD(W * (tall ? 0.2 : 0.17), H * 0.15, tall ? 50 : 62) + cloud(W * 0.36, H * 0.13, 1) + cloud(W * 0.66, H * 0.07, 0.75) +
      ridge(W, H, y - H * 0.07, 22, 5, 3, '#C3DFD0') + far([[W * 0.3, y - H * 0.035, 0.8, ...MINT], [W * 0.4, y - H * 0.03, 0.6, ...MINT]]) + ridge(W, H, y - H * 0.015, 16, 6, 12, '#A5CDB8') +
      waves(W, y + H * 0.025, 90, 12, '#8FCBC4') + waves(W, y + H * 0.06, 104, 13, C.sea, 40) + waves(W, y + H * 0.1, 116, 13, C.teal, 15) + waves(W, y + H * 0.135, 130, 12, C.foam, 60) +
      ridge(W, H, y + H * 0.16, 8, 5, 9, C.sand2) + palm(W * 0.1, foot - 8, tall ? 1 : 1.35) + palm(W * (tall ? 0.27 : 0.19), foot + 2, tall ? 0.75 : 1, C.fern) +
      beach([['shell', W * 0.42, foot - 22, 0.44, C.papaya2, -8], ['star', W * 0.56, foot - 34, 0.5, C.sun, 14]]) + ceiba(W * (tall ? 0.79 : 0.84), foot + 8, tall ? 0.5 : 0.72) +
      ridge(W, H, foot, 10, 4, 4, C.moss) + bush(W * (tall ? 0.97 : 0.98), foot + 16, tall ? 60 : 90) + grass(W * 0.66, foot + 12, 0.7, C.fern) + grass(W * 0.3, foot + 14, 0.6, C.fern) +
      ridge(W, H, foot + H * 0.1, 12, 5, 8, C.fern) + corners(W, H, tall ? 0.72 : 0.95);
  },
  'scene-sea': (W, H, tall) =>
    sky(W, H, '#DFF0E8') + cloud(W * (tall ? 0.08 : 0.1), H * 0.1, tall ? 0.9 : 1.2) + cloud(W * (tall ? 0.62 : 0.7), H * 0.085, tall ? 0.8 : 1.1) +
    waves(W, H * 0.15, 128, 18, '#BCE1D9') + waves(W, H * 0.34, 138, 20, '#8FCBC4', 40) + waves(W, H * 0.53, 148, 20, '#66B9B4', 10) + waves(W, H * 0.7, 156, 20, C.sea, 70) +
    waves(W, H * 0.83, 140, 14, '#F4DDA8', 30) + ridge(W, H, H * 0.875, 9, 5, 9, C.sand2) +
    beach([['shell', W * 0.07, H * 0.955, tall ? 0.6 : 0.8, C.papaya2, -10], ['shell', W * 0.93, H * 0.95, tall ? 0.5 : 0.64, C.sun, 8], ['star', W * (tall ? 0.2 : 0.14), H * 0.955, tall ? 0.5 : 0.6, C.papaya2, 16]]),
  'scene-meadow': (W, H, tall) => {
    const k = tall ? 0.8 : 1.1, y = H * 0.33;
    const bed = (list) => list.map(([x, dy, s, c]) => flower(W * x, H * dy, s * k, c)).join('');
    return sky(W, H, '#E6F2DD') + sunD(W * 0.16, H * 0.15, tall ? 52 : 64) + cloud(W * 0.56, H * 0.13, tall ? 0.9 : 1.2) + cloud(W * 0.32, H * 0.08, 0.7) +
      ridge(W, H, y - H * 0.035, 16, 5, 3, '#C9E0D2') + waves(W, y, 100, 13, '#A9D8CF') + waves(W, y + H * 0.035, 112, 13, C.sea, 40) + waves(W, y + H * 0.075, 126, 12, C.foam, 15) +
      ridge(W, H, y + H * 0.1, 9, 5, 9, C.sand2) + beach([['shell', W * 0.34, y + H * 0.145, 0.42, C.papaya2, -8], ['star', W * 0.6, y + H * 0.14, 0.46, C.sun, 10]]) +
      bigPalm(W * (tall ? 0.84 : 0.87), y + H * 0.22, tall ? 0.86 : 1.05, C.leaf, C.fern, -1) + bush(W * 0.02, y + H * 0.2, 70 * k, [C.fern, C.moss]) +
      ridge(W, H, y + H * 0.19, 18, 4, 4, '#CFE0A8') + bush(W * 0.99, y + H * 0.3, 84 * k, [C.fern, C.moss], 5) + grass(W * 0.24, y + H * 0.3, 0.7 * k, C.moss) + grass(W * 0.7, y + H * 0.28, 0.7 * k, C.moss) +
      ridge(W, H, y + H * 0.33, 18, 5, 8, C.lime) + grass(W * 0.44, H * 0.76, 0.8 * k, C.moss) + grass(W * 0.12, H * 0.74, 0.8 * k, C.moss) + grass(W * 0.84, H * 0.78, 0.8 * k, C.moss) +
      ridge(W, H, H * 0.84, 14, 4, 3, C.moss) +
      bed([[0.06, 0.93, 1, C.papaya2], [0.13, 0.97, 0.8, C.paper], [0.2, 0.94, 0.7, C.lilac], [0.81, 0.95, 0.7, C.papaya2], [0.88, 0.975, 0.8, C.lilac], [0.95, 0.93, 1, C.paper]]) +
      grass(W * 0.02, H * 1.01, 1.1 * k, C.fern) + grass(W * 0.26, H * 1.01, 0.9 * k, C.fern) + grass(W * 0.74, H * 1.01, 0.9 * k, C.fern) + grass(W * 0.98, H * 1.01, 1.1 * k, C.fern);
  },
};

/** Both shapes of every scene of a sheet. */
export const composed = (scenes) => Object.fromEntries(
  Object.entries(scenes).flatMap(([name, draw]) =>
    Object.entries(SIZES).map(([shape, [w, h]]) => [`${name}-${shape}.svg`, { w, h, max: 20, draw: () => FILTERS + draw(w, h, shape === 'tall') }]),
  ),
);
export const files = composed(SCENES);
