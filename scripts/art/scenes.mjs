// The scenes behind the children's screens, each composed for a tablet (wide) and a phone (tall).
import { C, G, P, ceiba, cloud, crystal, frog, frond, leaf, monstera, palm, ridge, scallop, shell, stone, sunD, waves } from './shapes.mjs';

export const FILTERS = `<defs>${[
  [1, 1.5, 1.2, 0.28],
  [2, 3, 3, 0.3],
  [3, -4, 7, 0.26],
].map(([n, dy, blur, o]) => `<filter id="s${n}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#0c241d" flood-opacity="${o}"/></filter>`).join('')}</defs>`;
const sky = (W, H, fill) => `<rect width="${W}" height="${H}" fill="${fill}"/>`;
const SIZES = { wide: [1200, 800], tall: [600, 1040] };

/** Sea, sand and grass at the foot, with what stands on them in between. */
const shore = (W, H, y, between = '') =>
  waves(W, y, 90, 13, '#A9D8CF') + waves(W, y + H * 0.035, 110, 15, C.sea, 30) + waves(W, y + H * 0.08, 120, 15, C.teal, 60) +
  ridge(W, H, y + H * 0.15, 8, 5, 9, C.sand2) + between + ridge(W, H, y + H * 0.3, 14, 4, 4, C.moss) + ridge(W, H, y + H * 0.38, 12, 5, 8, C.fern);
const corners = (W, H, k = 1) =>
  frond(-20 * k, H + 10, 190 * k, -50, C.forest) + frond(-30 * k, H - 40, 170 * k, -22, C.leaf) + leaf(70 * k, H + 20, 130 * k, 30 * k, -70, C.fern) +
  frond(W + 20 * k, H + 10, 190 * k, -130, C.forest) + frond(W + 30 * k, H - 40, 170 * k, -158, C.leaf) + monstera(W - 70 * k, H - 20, 60 * k, -18, C.leaf);

const SCENES = {
  gate: (W, H, tall) => {
    const k = tall ? 1 : 1.05;
    return sky(W, H, C.mist) + sunD(W * (tall ? 0.84 : 0.8), H * (tall ? 0.24 : 0.14), 66) + cloud(W * 0.62, H * 0.1, 1) +
      ridge(W, H, H * 0.34, 24, 5, 3, '#BFDCCB') + ridge(W, H, H * 0.4, 20, 6, 12, '#A5CDB8') +
      waves(W, H * 0.42, 90, 13, '#8FCBC4') + waves(W, H * 0.46, 100, 14, C.sea, 40) + waves(W, H * 0.5, 110, 14, C.teal, 15) +
      ridge(W, H, H * 0.56, 8, 5, 9, C.sand2) + palm(W * (tall ? 0.12 : 0.52), H * 0.6, 0.9) + palm(W * 0.94, H * 0.6, 0.8) + shell(W * 0.56, H * 0.68, 0.5, C.papaya2) +
      ceiba(W * (tall ? 0.5 : 0.27), H * (tall ? 0.66 : 0.84), k * (tall ? 0.98 : 1.12), { door: true }) +
      ridge(W, H, H * (tall ? 0.65 : 0.83), 10, 4, 4, C.moss) + ridge(W, H, H * (tall ? 0.74 : 0.91), 12, 5, 8, C.fern) + corners(W, H, tall ? 0.8 : 1);
  },
  'scene-entry': (W, H, tall) =>
    sky(W, H, C.mist) + sunD(W * 0.84, H * 0.15, 62) + cloud(W * 0.08, H * 0.1, 1.1) + cloud(W * 0.58, H * 0.06, 0.8) +
    ridge(W, H, H * 0.36, 22, 5, 3, '#BFDCCB') + ridge(W, H, H * 0.42, 18, 6, 12, '#A5CDB8') +
    shore(W, H, H * 0.47, palm(W * 0.1, H * 0.68, 0.8) + ceiba(W * (tall ? 0.8 : 0.86), H * 0.79, tall ? 0.62 : 0.78)) + corners(W, H, tall ? 0.7 : 0.9),
  'scene-jungle': (W, H, tall) =>
    sky(W, H, '#DDEBC8') + sunD(W * 0.7, H * 0.16, 50) + ridge(W, H, H * 0.32, 40, 5, 2, '#B7D29B') + ridge(W, H, H * 0.44, 36, 6, 6, C.moss) +
    palm(W * 0.14, H * 0.62, 1.5) + palm(W * 0.88, H * 0.6, 1.4, C.forest) + ceiba(W * 0.5, H * 0.6, tall ? 0.34 : 0.44) +
    ridge(W, H, H * 0.58, 26, 5, 9, C.fern) + ridge(W, H, H * 0.76, 20, 4, 5, C.leaf) +
    Array.from({ length: tall ? 7 : 12 }, (_, i) => leaf((W * (i + 0.5)) / (tall ? 7 : 12), -14, 90 + (i % 3) * 34, 20, 78 + (i % 4) * 8, [C.forest, C.leaf, C.fern][i % 3])).join('') + corners(W, H, tall ? 0.8 : 1.05),
  'scene-river': (W, H, tall) => {
    const y = tall ? H * 0.33 : H * 0.4;
    const k = tall ? 0.92 : 1.15;
    const logX = W * (tall ? 0.3 : 0.34), stoneX = W * (tall ? 0.72 : 0.66);
    const log = G(`<path d="M-140 -16H120A20 20 0 0 1 120 24H-140A20 20 0 0 1 -140 -16Z" fill="${C.clay}"/><ellipse cx="122" cy="4" rx="17" ry="20" fill="${C.wood}"/><ellipse cx="122" cy="4" rx="8" ry="10" fill="${C.clay}"/><path d="M-120 -2H40M-90 12H60" stroke="${C.bark}" stroke-width="4" stroke-linecap="round"/>`);
    return sky(W, H, C.mist) + sunD(W * 0.86, H * 0.1, 46) + ridge(W, H, y - H * 0.14, 20, 5, 3, '#BFDCCB') +
      ceiba(W * 0.12, y, tall ? 0.34 : 0.42) + ceiba(W * 0.92, y + 6, tall ? 0.3 : 0.38) + palm(W * 0.3, y - 6, 0.8) + palm(W * 0.76, y - 4, 0.7) +
      ridge(W, H, y - H * 0.02, 12, 4, 8, '#B9D39B') +
      G(P(`M${W * 0.5} ${y - H * 0.02}C${W * 0.6} ${y + H * 0.1} ${W * 0.3} ${y + H * 0.14} ${W * 0.02} ${H + 40}H${W * 0.98}C${W * 0.8} ${y + H * 0.2} ${W * 0.72} ${y + H * 0.06} ${W * 0.56} ${y - H * 0.02}Z`, C.sea), 's1') +
      `<path d="M${W * 0.3} ${y + H * 0.3}q20 10 40 0t40 0M${W * 0.55} ${y + H * 0.2}q20 10 40 0M${W * 0.5} ${y + H * 0.42}q20 10 40 0t40 0" stroke="#DDF0EC" stroke-width="5" fill="none" stroke-linecap="round"/>` +
      `<g transform="translate(${logX} ${y + H * 0.15}) scale(${k})">${log}${[-96, -16, 64].map((x) => frog(x, -34, 1.05)).join('')}</g>` +
      stone(stoneX - 52 * k, y + H * 0.16, 56 * k, 20) + stone(stoneX + 70 * k, y + H * 0.11, 56 * k, 20) +
      frog(stoneX - 52 * k, y + H * 0.16 - 34 * k, 1.05 * k, -1) + frog(stoneX + 70 * k, y + H * 0.11 - 34 * k, 1.05 * k, -1) +
      `<path d="M${stoneX - 90 * k} ${y + H * 0.04}q${-30 * k} -34 ${-66 * k} -6" stroke="${C.paper}" stroke-width="6" fill="none" stroke-linecap="round" stroke-dasharray="1 14"/>` + corners(W, H, tall ? 0.7 : 0.9);
  },
  'scene-story': (W, H, tall) => {
    const x = W * 0.86;
    return sky(W, H, '#FBEBC4') + sunD(W * 0.2, H * 0.16, 64) + ridge(W, H, H * 0.36, 26, 5, 5, '#D7DDA4') + ridge(W, H, H * 0.46, 22, 5, 2, C.lime) +
      G(P(`M${x - W * 0.16} ${H}C${x - W * 0.1} ${H * 0.72} ${x - W * 0.12} ${H * 0.4} ${x - W * 0.2} ${H * 0.2}L${W + 60} ${H * 0.12}V${H + 40}Z`, C.bark), 's2') +
      `<path d="M${x - W * 0.03} ${H}C${x} ${H * 0.7} ${x - W * 0.02} ${H * 0.4} ${x - W * 0.06} ${H * 0.24}" stroke="#573423" stroke-width="${W * 0.02}" fill="none" stroke-linecap="round"/><path d="M${x + W * 0.07} ${H}C${x + W * 0.08} ${H * 0.7} ${x + W * 0.05} ${H * 0.5} ${x + W * 0.06} ${H * 0.3}" stroke="#8A5B40" stroke-width="${W * 0.014}" fill="none" stroke-linecap="round"/>` +
      G(P(`M${x - W * 0.06} ${H * 0.58}a${W * 0.05} ${W * 0.07} 0 0 1 ${W * 0.1} 0v${H * 0.06}h${-W * 0.1}Z`, '#3B2317') + `<circle cx="${x - W * 0.01}" cy="${H * 0.585}" r="${W * 0.018}" fill="${C.sun}"/>`, 's1') +
      G(scallop(W * 0.72, H * 0.07, W * 0.44, H * 0.13, 18, C.forest, 7), 's2') + G(scallop(W * 0.92, H * 0.1, W * 0.3, H * 0.13, 14, C.leaf, 5) + scallop(W * 0.56, H * 0.03, W * 0.24, H * 0.09, 13, C.fern, 3), 's2') + G(scallop(W * 0.8, H * 0.02, W * 0.16, H * 0.06, 10, C.moss, 9), 's1') +
      ridge(W, H, H * 0.68, 16, 4, 4, C.moss) + ridge(W, H, H * 0.8, 12, 5, 8, C.fern) + corners(W, H, tall ? 0.7 : 0.9);
  },
  'scene-cave': (W, H, tall) => {
    const cx = W / 2, cy = H * (tall ? 0.3 : 0.36);
    const sheets = ['#1D2145', '#2A2F55', '#3B3C6C', '#57558F', '#7A74AE'];
    const r = tall ? W * 0.62 : W * 0.36;
    return sky(W, H, sheets[0]) +
      sheets.slice(1).map((c, i) => G(scallop(cx, cy, r * (1.5 - i * 0.17), r * (1.25 - i * 0.16), 20 - i, c, 3 + i), 's2')).join('') +
      G(scallop(cx, cy, r * 0.74, r * 0.62, 15, '#FDF1D3', 11), 's1') +
      `<clipPath id="kc"><ellipse cx="${cx}" cy="${cy}" rx="${r * 0.66}" ry="${r * 0.56}"/></clipPath><g clip-path="url(#kc)">${sunD(cx + r * 0.2, cy - r * 0.12, r * 0.14)}${waves(W, cy + r * 0.16, 60, 9, '#A9D8CF')}${waves(W, cy + r * 0.26, 70, 10, C.sea, 20)}${waves(W, cy + r * 0.38, 70, 10, C.teal, 40)}</g>` +
      ridge(W, H, H * 0.78, 16, 4, 4, '#171A3A') +
      crystal(W * 0.1, H * 0.86, 1.5, -8, '#8D7FB8', '#6F629E', '#C9BEE6') + crystal(W * 0.17, H * 0.87, 1, 8, '#3FA5A3', '#17777B', '#BFE3DB') + crystal(W * 0.9, H * 0.86, 1.6, 6, '#8D7FB8', '#6F629E', '#C9BEE6') + crystal(W * 0.82, H * 0.88, 0.9, -10, '#F5886A', '#E2553A', '#FBD5C1') +
      crystal(W * 0.2, -6, 0.9, 178, '#8D7FB8', '#6F629E', '#C9BEE6') + crystal(W * 0.84, -6, 0.8, 184, '#3FA5A3', '#17777B', '#BFE3DB');
  },
  'scene-sea': (W, H) =>
    sky(W, H, '#DFF0E8') + waves(W, H * 0.16, 120, 16, '#BFE3DB') + waves(W, H * 0.36, 130, 18, '#8FCBC4', 40) + waves(W, H * 0.56, 140, 18, C.sea, 10) + waves(W, H * 0.72, 140, 18, C.teal, 70) + ridge(W, H, H * 0.86, 10, 5, 9, C.sand2),
  'scene-meadow': (W, H, tall) =>
    sky(W, H, '#E6F2DD') + sunD(W * 0.14, H * 0.14, 60) + cloud(W * 0.6, H * 0.12, 1.1) + waves(W, H * 0.34, 110, 13, '#A9D8CF') + waves(W, H * 0.38, 120, 13, C.sea, 40) +
    ridge(W, H, H * 0.44, 10, 5, 9, C.sand2) + palm(W * 0.9, H * 0.5, 1.1) + ridge(W, H, H * 0.52, 22, 4, 4, '#C9DDA0') + ridge(W, H, H * 0.68, 20, 5, 8, C.lime) + ridge(W, H, H * 0.84, 14, 4, 3, C.moss) +
    [0.08, 0.2, 0.82, 0.94].map((x, i) => G(`<g transform="translate(${W * x} ${H * (0.9 - (i % 2) * 0.04)}) scale(${tall ? 0.8 : 1})"><path d="M0 0V-34" stroke="${C.leaf}" stroke-width="5"/><circle cx="0" cy="-42" r="9" fill="${C.sun}"/>${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-58" rx="9" ry="12" fill="${[C.papaya2, C.paper, C.lilac, C.papaya2][i]}" transform="rotate(${a} 0 -42)"/>`).join('')}</g>`, 's1')).join(''),
};

export const files = Object.fromEntries(
  Object.entries(SCENES).flatMap(([name, draw]) =>
    Object.entries(SIZES).map(([shape, [w, h]]) => [
      `${name}-${shape}.svg`,
      { w, h, max: 20, draw: () => FILTERS + draw(w, h, shape === 'tall') },
    ]),
  ),
);
