// The eight places of the coast, each composed for a tablet (wide) and a phone (tall). The middle stays calm: there stands
// what a child counts and touches.
import { C, G, P, ceiba, cloud, leaf, palm, ridge, rng, scallop, stone, sunD, waves } from './shapes.mjs';
import { at, beach, bigPalm, blossom, bush, corners, fern, flower, grass, hanging, sky, starfish, vine } from './scenery.mjs';
import { farTree } from './plants.mjs';
import { composed } from './scenes.mjs';

const MINT = ['#B0D3BF', '#BFDCCB', '#8FBCA2'];
const far = (list, tones = MINT) => list.map(([x, y, s]) => at(farTree(tones[0], tones[1], tones[2], s), x, y)).join('');
const ripple = (x, y, s, c = '#DDF0EC') => `<path transform="translate(${x} ${y}) scale(${s})" d="M-34 0q16 -10 32 0t32 0" stroke="${c}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/>`;
const dotsOf = (list, fill) => `<g fill="${fill}">${list.map(([x, y, r]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/>`).join('')}</g>`;
const scattered = (W, H, n, seed, top, bottom, r) => { const rd = rng(seed); return Array.from({ length: n }, () => [rd() * W, H * (top + rd() * (bottom - top)), Math.round((0.6 + rd()) * r * 10) / 10]); };

/** A branch of coral: rounded fingers from one foot. */
const coral = (x, y, s, fill, flip = 1) => at(G(`<path d="M0 6V-70M0 -22C-30 -26 -42 -44 -42 -78M0 -34C26 -38 40 -54 38 -96M-40 -52C-54 -56 -62 -66 -62 -84M38 -66C52 -70 58 -80 58 -98" stroke="${fill}" stroke-width="20" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`, 's2'), x, y, s, 0, flip);
const brain = (x, y, s, a, b) => at(G(P('M-70 8C-74 -60 -30 -84 4 -84S76 -56 70 8Z', a) + `<path d="M-44 -6C-40 -40 -20 -30 -22 -52M-14 0C-10 -30 10 -24 6 -60M22 2C20 -26 44 -24 40 -48" stroke="${b}" stroke-width="8" fill="none" stroke-linecap="round"/>`, 's2'), x, y, s);
const weed = (x, y, s, fill) => at(G(`<path d="M0 4C-14 -40 14 -70 0 -110C-4 -140 8 -150 6 -166M22 4C12 -30 34 -60 24 -96" stroke="${fill}" stroke-width="11" fill="none" stroke-linecap="round"/>`, 's1'), x, y, s);
/** A mangrove: a crown on high arched roots. */
const mangrove = (x, y, s, flip = 1, tones = [C.forest, C.leaf, C.fern]) => at(
  G(`<path d="M0 -118C-10 -60 -66 -60 -84 6M0 -112C-8 -60 -34 -40 -38 6M0 -112C4 -60 8 -40 4 6M0 -112C12 -62 40 -46 46 6M0 -118C18 -66 76 -64 96 6" stroke="${C.bark}" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-9 -104C-6 -150 -14 -190 -26 -214L26 -214C14 -190 6 -150 9 -104Z" fill="${C.bark}"/>`, 's2') +
  G(scallop(0, -224, 120, 46, 13, tones[0], 7), 's2') + G(scallop(-34, -246, 72, 34, 10, tones[1], 3) + scallop(48, -240, 64, 32, 10, tones[1], 5), 's2') + G(scallop(8, -262, 52, 24, 9, tones[2], 9), 's1'), x, y, s, 0, flip);
/** A market stall: a striped awning on two poles above a table with three baskets. */
const stall = (x, y, s, a, fruits) => at(
  G(P('M-128 8V-190H-116V8ZM116 8V-190H128V8Z', C.bark), 's1') + G(P('M-140 -70H140V-40H-140Z', C.wood) + P('M-132 -40H132V8H-132Z', '#B47F50'), 's2') +
  fruits.map((fill, i) => { const fx = -84 + i * 84; return G(`<circle cx="${fx - 20}" cy="-86" r="15" fill="${fill}"/><circle cx="${fx + 20}" cy="-86" r="15" fill="${fill}"/><circle cx="${fx}" cy="-96" r="16" fill="${fill}"/>`, 's1') + G(P(`M${fx - 40} -84H${fx + 40}L${fx + 30} -58H${fx - 30}Z`, C.sand3), 's1'); }).join('') +
  G([0, 1, 2, 3, 4, 5].map((i) => P(`M${-150 + i * 50} -208L${-138 + i * 46} -250H${-92 + i * 46}L${-100 + i * 50} -208A25 25 0 0 1 ${-150 + i * 50} -208Z`, i % 2 ? C.paper : a)).join(''), 's2'), x, y, s);
const bunting = (W, y, n, k) => { const w = W / n; return `<path d="M0 ${y}${Array.from({ length: n }, () => `q${w / 2} ${26 * k} ${w} 0`).join('')}" stroke="${C.bark}" stroke-width="3" fill="none"/>` + Array.from({ length: n * 3 }, (_, i) => { const x = w / 3 * (i + 0.5), t = (x % w) / w, dy = 52 * k * t * (1 - t); return P(`M${x - 17 * k} ${y + dy}H${x + 17 * k}V${y + dy + 34 * k}L${x} ${y + dy + 22 * k}L${x - 17 * k} ${y + dy + 34 * k}Z`, [C.papaya2, C.sun, C.sea, C.lilac, C.moss][i % 5]); }).join(''); };
const house = (x, y, s, wall, roof) => at(G(P('M-70 0V-86H70V0Z', wall) + P('M-20 0V-52H20V0Z', C.bark), 's2') + G(P('M-90 -78L0 -140L90 -78Z', roof), 's2') + P('M34 -64H56V-42H34Z', C.sun2), x, y, s);
const pot = (x, y, s, fill) => at(G(P('M-46 -60C-66 -40 -62 0 -34 4H34C62 0 66 -40 46 -60Z', fill) + P('M-52 -74H52V-58H-52Z', fill), 's2') + `<path d="M-44 -34q11 -12 22 0t22 0t22 0t22 0" stroke="${C.paper}" stroke-opacity=".7" stroke-width="5" fill="none"/>`, x, y, s);

const SCENES = {
  'coast-river': (W, H, tall) => {
    const y = H * (tall ? 0.3 : 0.28), k = tall ? 0.82 : 1.1, r = H - y;
    const bank = (g) => `M${W * 0.52 - g * 0.4} ${y - 6}C${W * 0.66} ${y + r * 0.08} ${W * 0.2 - g} ${y + r * 0.12} ${W * 0.02 - g} ${y + r * 0.34}C${W * -0.08 - g} ${y + r * 0.5} ${W * -0.1 - g} ${y + r * 0.86} ${-60 - g} ${H + 40}H${W + 60 + g}C${W * 1.1 + g} ${y + r * 0.8} ${W * 1.06 + g} ${y + r * 0.5} ${W * 0.98 + g} ${y + r * 0.34}C${W * 0.84 + g} ${y + r * 0.15} ${W * 0.74 + g} ${y + r * 0.08} ${W * 0.58 + g * 0.4} ${y - 6}Z`;
    return sky(W, H, C.mist) + sunD(W * 0.76, y - H * 0.13, tall ? 42 : 56) + cloud(W * 0.28, y - H * 0.16, 0.9) + ridge(W, H, y - H * 0.06, 20, 5, 3, '#C9E0D2') + far([[W * 0.42, y - H * 0.02, 0.7], [W * 0.66, y - H * 0.02, 0.6]]) + ridge(W, H, y - H * 0.01, 10, 4, 8, '#B9D39B') +
      ceiba(W * 0.1, y + H * 0.06, tall ? 0.44 : 0.58) + bigPalm(W * 0.84, y + H * 0.06, 0.64 * k, C.leaf, C.fern, -1) + ridge(W, H, y + H * 0.04, 6, 4, 8, '#6FA56C') + G(P(bank(tall ? 10 : 18), C.sand2), 's1') + G(P(bank(0), C.sea), 's1') +
      [[0.5, 0.12, 0.6], [0.24, 0.34, 1], [0.72, 0.4, 1.1], [0.42, 0.58, 1.2], [0.12, 0.72, 1.3], [0.8, 0.76, 1.4], [0.5, 0.9, 1.4]].map(([x, t, s]) => ripple(W * x, y + r * t, s * k)).join('') +
      stone(W * 0.08, y + r * 0.44, 60 * k, 20 * k) + stone(W * 0.93, y + r * 0.5, 66 * k, 22 * k, '#C6BCA9') + fern(W * 0.97, y + r * 0.3, 0.8 * k, C.leaf) + grass(W * 0.05, y + r * 0.34, k, C.leaf) + hanging(W, tall ? 6 : 9, tall ? 0.7 : 0.9, 7) + corners(W, H, tall ? 0.62 : 0.84);
  },
  'coast-mangrove': (W, H, tall) => {
    const y = H * 0.34, k = tall ? 0.8 : 1.15;
    return sky(W, H, '#F3EFD4') + sunD(W * 0.66, H * 0.15, tall ? 46 : 60) + cloud(W * 0.3, H * 0.12, 0.8) + ridge(W, H, y - H * 0.05, 12, 6, 3, '#CFE0C0') + far([[W * 0.3, y - H * 0.02, 0.7], [W * 0.5, y - H * 0.015, 0.55], [W * 0.8, y - H * 0.02, 0.8]], ['#A9CBA4', '#BAD6B0', '#8FB48E']) +
      waves(W, y, 110, 10, '#B5D8C0') + waves(W, y + H * 0.09, 120, 12, '#8CC0AE', 40) + mangrove(W * (tall ? 0.24 : 0.3), y + H * 0.12, 0.62 * k, 1, ['#3C6B52', '#4F8463', '#74A87C']) + mangrove(W * 0.72, y + H * 0.11, 0.56 * k, -1, ['#3C6B52', '#4F8463', '#74A87C']) +
      waves(W, y + H * 0.17, 130, 12, '#66A897', 15) + mangrove(W * 0.06, y + H * 0.28, 1.15 * k) + mangrove(W * 0.96, y + H * 0.3, 1.2 * k, -1) + waves(W, y + H * 0.3, 150, 13, '#4C9385', 60) + [[0.3, 0.44, 1], [0.66, 0.5, 1.1], [0.46, 0.6, 1.2]].map(([x, t, s]) => ripple(W * x, H * (t + 0.14), s * k, '#BFE0D2')).join('') + waves(W, H * 0.84, 160, 14, '#8A7152', 20) + ridge(W, H, H * 0.9, 10, 5, 9, '#745B40') + [0.1, 0.24, 0.38, 0.62, 0.78, 0.92].map((x, i) => `<path d="M${W * x} ${H * 0.9}v${-26 - (i % 3) * 12}" stroke="${C.bark}" stroke-width="9" stroke-linecap="round"/>`).join('') + corners(W, H, tall ? 0.55 : 0.7);
  },
  'coast-reef': (W, H, tall) => {
    const k = tall ? 0.85 : 1.15;
    const bubbles = scattered(W, H, 16, 9, 0.12, 0.6, 7);
    return sky(W, H, '#CDEBE6') + waves(W, H * 0.07, 140, 16, '#A6DAD4') + waves(W, H * 0.2, 150, 18, '#7FC8C3', 40) + waves(W, H * 0.36, 160, 18, '#58B2B0', 10) + waves(W, H * 0.53, 150, 18, '#3B9DA0', 70) + dotsOf(bubbles, '#E9F7F3') +
      ridge(W, H, H * 0.72, 20, 5, 4, '#8BB5A4') + coral(W * 0.08, H * 0.75, 1.1 * k, '#F7A98E') + brain(W * 0.92, H * 0.76, 1 * k, '#E9C46A', '#C99B36') + weed(W * 0.22, H * 0.78, 0.9 * k, '#4C8A5B') + weed(W * 0.78, H * 0.78, 1 * k, '#3F7A53') + ridge(W, H, H * 0.8, 14, 5, 9, C.sand3) +
      coral(W * 0.9, H * 0.87, 1 * k, C.papaya, -1) + brain(W * 0.13, H * 0.9, 0.8 * k, '#B99BD6', '#8D7FB8') + coral(W * 0.27, H * 0.93, 0.7 * k, '#E88BA3') + weed(W * 0.03, H * 0.96, 1.2 * k, C.leaf) + ridge(W, H, H * 0.92, 9, 5, 3, C.sand2) + starfish(W * 0.7, H * 0.95, 0.8 * k, C.papaya2, 14) + beach([['shell', W * 0.4, H * 0.97, 0.6 * k, C.lilac, -8]]);
  },
  'coast-market': (W, H, tall) => {
    const y = H * (tall ? 0.42 : 0.5), k = tall ? 0.72 : 1;
    return sky(W, H, '#FCEBCB') + sunD(W * 0.5, H * 0.16, tall ? 46 : 58) + cloud(W * 0.12, H * 0.14, 0.9) + ridge(W, H, y - H * 0.16, 20, 5, 5, '#DCE2B4') + house(W * 0.16, y - H * 0.02, 1.2 * k, '#F1C7A0', C.coralDeep) + house(W * 0.46, y - H * 0.03, 1 * k, '#BFDCD6', C.clay) + house(W * 0.8, y - H * 0.02, 1.25 * k, '#F7DE9A', '#9C4A31') + bigPalm(W * 0.64, y, 0.7 * k, C.leaf, C.fern) +
      ridge(W, H, y, 5, 4, 4, '#E8CFA0') + bunting(W, H * (tall ? 0.07 : 0.09), tall ? 2 : 3, tall ? 0.9 : 1.2) + stall(W * (tall ? 0.2 : 0.15), y + H * 0.13, (tall ? 0.78 : 1.05), C.papaya, [C.sun, C.papaya2, '#8BAF45']) + stall(W * (tall ? 0.82 : 0.86), y + H * 0.14, (tall ? 0.78 : 1.05), C.teal, ['#C94A33', C.lime, C.sun]) +
      ridge(W, H, y + H * 0.17, 6, 5, 8, '#DDBC85') + dotsOf(scattered(W, H, 22, 5, 0.72, 0.98, 5), '#C9A26A') + ridge(W, H, H * 0.92, 6, 4, 2, '#D0AA70') + blossom(W * 0.06, H * 0.95, 0.8 * k, C.papaya2) + blossom(W * 0.95, H * 0.96, 0.8 * k, C.lilac) + fern(W * 0.01, H * 1.0, k, C.leaf) + fern(W * 0.99, H * 1.0, k, C.leaf);
  },
  'coast-night-beach': (W, H, tall) => {
    const y = H * 0.36, k = tall ? 0.8 : 1.1;
    return sky(W, H, '#232B55') + `<path d="M0 ${H * 0.2}Q${W / 2} ${H * 0.13} ${W} ${H * 0.21}V${y + 20}H0Z" fill="#2F3968"/>` + dotsOf(scattered(W, H, 46, 4, 0.02, 0.3, 2.4), '#FBE9B7') + G(`<circle cx="${W * 0.72}" cy="${H * 0.14}" r="${tall ? 50 : 64}" fill="#FBEBC0"/>`, 's2') + dotsOf([[W * 0.705, H * 0.125, 9], [W * 0.735, H * 0.155, 6]], '#EBD59A') +
      ridge(W, H, y - H * 0.02, 16, 5, 3, '#2A3A63') + waves(W, y, 110, 12, '#2F5476') + `<g fill="#FBEBC0" opacity=".55">${[[0, 90], [0.03, 66], [0.06, 44], [0.085, 26]].map(([dy, w]) => `<rect x="${W * 0.72 - w * k}" y="${y + H * (0.03 + dy)}" width="${w * 2 * k}" height="6" rx="3"/>`).join('')}</g>` + waves(W, y + H * 0.08, 124, 13, '#28648A', 40) + waves(W, y + H * 0.15, 140, 13, '#5F93A8', 15) +
      ridge(W, H, y + H * 0.2, 9, 5, 9, '#8C7F84') + ridge(W, H, y + H * 0.32, 10, 5, 4, '#7A6D78') + `<g fill="#62566A">${Array.from({ length: 12 }, (_, i) => `<ellipse cx="${Math.round(W * 0.5 + (i % 2 ? 26 : -26) * k + i * 9)}" cy="${Math.round(y + H * 0.24 + i * H * 0.032)}" rx="${(9 + i * 0.8) * k}" ry="${5 * k}"/>`).join('')}</g>` + bigPalm(W * 0.06, y + H * 0.36, 1.2 * k, '#1B2B4A', '#24385B') + bigPalm(W * 0.96, y + H * 0.34, 1.05 * k, '#1B2B4A', '#24385B', -1) + ridge(W, H, H * 0.9, 12, 5, 6, '#5B5064') + corners(W, H, tall ? 0.6 : 0.8, ['#141D3A', '#1C2849', '#28375C']);
  },
  'coast-hills': (W, H, tall) => {
    const y = H * 0.4, k = tall ? 0.8 : 1.1;
    return sky(W, H, '#E4F0EA') + sunD(W * 0.2, H * 0.15, tall ? 46 : 58) + cloud(W * 0.5, H * 0.12, 1) + cloud(W * 0.78, H * 0.2, 0.7) + waves(W, H * 0.3, 120, 9, '#A9D8CF') + G(P(`M${-40} ${y + 60}L${W * 0.18} ${H * 0.2}Q${W * 0.22} ${H * 0.17} ${W * 0.27} ${H * 0.22}L${W * 0.46} ${y + 60}Z`, '#BBD3B4'), 's3') + G(P(`M${W * 0.34} ${y + 80}L${W * 0.62} ${H * 0.15}Q${W * 0.67} ${H * 0.11} ${W * 0.72} ${H * 0.16}L${W * 1.06} ${y + 80}Z`, '#A3C4A0'), 's3') +
      ridge(W, H, y, 26, 4, 6, '#93B97A') + far([[W * 0.16, y + H * 0.02, 1], [W * 0.3, y + H * 0.035, 0.8], [W * 0.56, y + H * 0.01, 0.9], [W * 0.84, y + H * 0.03, 1.1]], ['#5F935F', '#79AA70', '#4E7D52']) + ridge(W, H, y + H * 0.12, 26, 4, 3, '#7BAA66') +
      `<g stroke="#8FB96B" stroke-width="${10 * k}" fill="none" stroke-linecap="round" opacity=".8">${[0.18, 0.22, 0.26].map((d) => `<path d="M${W * 0.5} ${y + H * d}Q${W * 0.74} ${y + H * (d - 0.05)} ${W} ${y + H * (d + 0.01)}"/>`).join('')}</g>` + ceiba(W * 0.1, y + H * 0.26, tall ? 0.5 : 0.62) + ridge(W, H, y + H * 0.25, 16, 4, 9, C.fern) + G(P(`M${W * 0.47} ${y + H * 0.24}C${W * 0.6} ${y + H * 0.36} ${W * 0.34} ${y + H * 0.42} ${W * 0.36} ${H + 20}H${W * 0.62}C${W * 0.58} ${y + H * 0.44} ${W * 0.68} ${y + H * 0.36} ${W * 0.52} ${y + H * 0.24}Z`, '#E6D3A6'), 's1') +
      bush(W * 0.95, y + H * 0.3, 80 * k, [C.leaf, C.fern], 7) + flower(W * 0.14, H * 0.9, k, C.papaya2) + flower(W * 0.86, H * 0.92, 0.9 * k, C.sun) + grass(W * 0.24, H * 0.88, k, C.moss) + grass(W * 0.76, H * 0.86, k, C.moss) + corners(W, H, tall ? 0.55 : 0.72);
  },
  'coast-kitchen': (W, H, tall) => {
    const y = H * (tall ? 0.5 : 0.56), k = tall ? 0.78 : 1.1, wx = W * 0.5, ww = W * (tall ? 0.2 : 0.15);
    return sky(W, H, '#F3D9B0') + `<g fill="#EBCB9B">${[0.12, 0.24, 0.36, 0.48].map((t, i) => `<rect x="${W * (0.05 + (i % 2) * 0.5)}" y="${H * t}" width="${W * 0.14}" height="10" rx="5"/>`).join('')}</g>` +
      G(P(`M${wx - ww - 16} ${H * 0.1}H${wx + ww + 16}V${H * 0.38}H${wx - ww - 16}Z`, '#9C6A45'), 's2') + `<path d="M${wx - ww} ${H * 0.12}H${wx + ww}V${H * 0.36}H${wx - ww}Z" fill="#CFE8DF"/><path d="M${wx - ww} ${H * 0.29}Q${wx} ${H * 0.25} ${wx + ww} ${H * 0.3}V${H * 0.36}H${wx - ww}Z" fill="${C.fern}"/>` + palm(wx + ww * 0.4, H * 0.33, 0.8 * k, C.leaf) + `<path d="M${wx} ${H * 0.11}V${H * 0.37}" stroke="#9C6A45" stroke-width="9"/>` +
      G(P(`M${W * 0.04} ${H * 0.3}H${W * 0.26}V${H * 0.32}H${W * 0.04}ZM${W * 0.74} ${H * 0.3}H${W * 0.96}V${H * 0.32}H${W * 0.74}Z`, C.bark), 's1') + pot(W * 0.1, H * 0.3 - 3, 0.6 * k, C.coralDeep) + pot(W * 0.2, H * 0.3 - 3, 0.5 * k, C.teal) + pot(W * 0.8, H * 0.3 - 3, 0.56 * k, '#C98C2E') + pot(W * 0.91, H * 0.3 - 3, 0.62 * k, C.clay) +
      [0.32, 0.68].map((x) => vine(W * x, H * 0.17, 0.9 * k, C.bark, '#C94A33')).join('') + G(P(`M-20 ${y}H${W + 20}V${y + H * 0.05}H-20Z`, '#C4814F'), 's2') + G(P(`M-20 ${y + H * 0.05}H${W + 20}V${H + 20}H-20Z`, '#A9663F'), 's1') +
      Array.from({ length: tall ? 5 : 8 }, (_, i) => { const n = tall ? 5 : 8, w = W / n, x = i * w, t = y + H * 0.09; return `<path d="M${x + 8} ${t}H${x + w - 8}V${t + w - 16}H${x + 8}Z" fill="${i % 2 ? '#F3E3C3' : '#E8D2A8'}"/><path d="M${x + w / 2} ${t + w * 0.14}L${x + w * 0.78} ${t + w * 0.42}L${x + w / 2} ${t + w * 0.7}L${x + w * 0.22} ${t + w * 0.42}Z" fill="${[C.teal, C.papaya, C.sun, C.leaf][i % 4]}"/>`; }).join('') + ridge(W, H, H * 0.93, 4, 4, 2, '#7C4A2E') + pot(W * 0.07, y + 6, 0.9 * k, C.coralDeep) + pot(W * 0.93, y + 6, 0.86 * k, C.forest);
  },
  'coast-rain': (W, H, tall) => {
    const y = H * 0.42, k = tall ? 0.8 : 1.1, rd = rng(12);
    const drops = Array.from({ length: tall ? 46 : 60 }, () => { const x = rd() * W, t = H * (0.12 + rd() * 0.6); return `M${Math.round(x)} ${Math.round(t)}l-7 26`; }).join('');
    return sky(W, H, '#BFD3D6') + ridge(W, H, H * 0.3, 28, 4, 3, '#A3C0BE') + cloud(W * -0.02, H * 0.16, 2.6 * k, '#8EA6AE') + cloud(W * 0.3, H * 0.12, 2.9 * k, '#9DB3B9') + cloud(W * 0.62, H * 0.17, 3 * k, '#8EA6AE') + cloud(W * 0.14, H * 0.2, 1.9 * k, '#E6EEEE') + cloud(W * 0.56, H * 0.22, 2 * k, '#DCE7E8') +
      ridge(W, H, y - H * 0.02, 20, 5, 8, '#7FAE86') + bigPalm(W * 0.16, y + H * 0.08, 0.9 * k, C.leaf, C.fern) + house(W * (tall ? 0.76 : 0.78), y + H * 0.1, 1.1 * k, '#F1D3A4', C.coralDeep) + ridge(W, H, y + H * 0.09, 12, 4, 5, '#65995F') + ridge(W, H, y + H * 0.24, 12, 5, 2, '#4F8A57') +
      G(`<ellipse cx="${W * 0.5}" cy="${H * 0.78}" rx="${W * 0.4}" ry="${H * 0.1}" fill="#8FCBC4"/>`, 's1') + [[0.36, 0.76, 1], [0.6, 0.8, 1.2], [0.48, 0.84, 0.9], [0.7, 0.75, 0.8]].map(([x, t, s]) => `<ellipse cx="${W * x}" cy="${H * t}" rx="${34 * s * k}" ry="${10 * s * k}" fill="none" stroke="#E3F4EF" stroke-width="4"/>`).join('') + `<path d="${drops}" stroke="#F2FAFA" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>` + ridge(W, H, H * 0.92, 12, 5, 8, C.leaf) + leaf(W * 0.04, H * 0.98, 150 * k, 44 * k, -60, C.fern) + leaf(W * 0.97, H * 0.98, 150 * k, 44 * k, -120, C.fern) + corners(W, H, tall ? 0.6 : 0.8);
  },
  // Behind the map: the land above, the shore across, the sea below.
  'coast-map': (W, H, tall) =>
    sky(W, H, '#DCEBDD') + sunD(W * 0.14, H * 0.1, tall ? 44 : 56) + cloud(W * 0.62, H * 0.08, 1) + ridge(W, H, H * 0.17, 26, 5, 3, '#BBD3B4') + far([[W * 0.3, H * 0.17, 0.9], [W * 0.74, H * 0.18, 1]], ['#8DB58C', '#A2C69C', '#74A078']) + ridge(W, H, H * 0.26, 22, 5, 8, '#93B97A') + ridge(W, H, H * 0.4, 20, 4, 6, C.fern) + bush(W * 0.03, H * 0.44, 80, [C.leaf, C.fern]) + bigPalm(W * 0.95, H * 0.5, 0.9, C.leaf, C.fern, -1) +
    ridge(W, H, H * 0.55, 14, 5, 9, C.sand2) + beach([['shell', W * 0.08, H * 0.62, 0.6, C.papaya2, -8], ['star', W * 0.92, H * 0.63, 0.7, C.sun, 12]]) + waves(W, H * 0.68, 120, 14, C.foam, 30) + waves(W, H * 0.75, 130, 14, '#66B9B4') + waves(W, H * 0.85, 140, 14, C.sea, 40) + waves(W, H * 0.94, 150, 12, C.teal, 10),
};
export const files = composed(SCENES);
