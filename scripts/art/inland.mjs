// The scenes of an adventure's stops: jungle entrance, math river, story tree, crystal cave.
import { C, G, P, ceiba, cloud, crystal, frog, leaf, ridge, scallop, scallopD, stone, sunD, waves } from './shapes.mjs';
import { at, bigPalm, blossom, bush, corners, fern, grass, hanging, sky, trail, vine } from './scenery.mjs';
import { farTree } from './plants.mjs';
import { composed } from './scenes.mjs';

const far = (list, tones) => list.map(([x, y, s]) => at(farTree(...tones, s), x, y)).join('');
/** A canopy that hangs into the upper corners and leaves the middle open. */
const arch = (W, H, k, tones) => {
  const side = G(scallop(20 * k, -10 * k, 330 * k, 150 * k, 18, tones[0], 4), 's2') + G(scallop(-20 * k, 70 * k, 190 * k, 150 * k, 15, tones[0], 8), 's2') + G(scallop(50 * k, -40 * k, 220 * k, 120 * k, 15, tones[1], 6) + scallop(-40 * k, 70 * k, 140 * k, 110 * k, 12, tones[1], 3), 's2') + G(scallop(10 * k, -30 * k, 130 * k, 76 * k, 11, tones[2], 5), 's1');
  return side + `<g transform="translate(${W} 0) scale(-1 1)">${side}</g>`;
};
const GEM = { lilac: ['#8D7FB8', '#6F629E', '#C9BEE6'], teal: ['#3FA5A3', '#17777B', '#BFE3DB'], coral: ['#F5886A', '#E2553A', '#FBD5C1'], lime: ['#93B97A', '#5A9463', '#DDEBC8'] };
const gems = (list) => list.map(([x, y, s, r, tone]) => crystal(x, y, s, r, ...GEM[tone])).join('');
const log = G(`<path d="M-196 -20C-120 -26 60 -24 166 -20A24 28 0 0 1 166 36C60 42 -110 42 -190 36C-214 30 -218 -12 -196 -20Z" fill="${C.clay}"/><path d="M-196 18C-110 26 60 26 176 18C176 28 172 34 166 36C60 42 -110 42 -190 36C-196 32 -198 26 -196 18Z" fill="#8E5230"/><ellipse cx="168" cy="8" rx="21" ry="28" fill="${C.wood}"/><ellipse cx="168" cy="8" rx="12" ry="17" fill="none" stroke="${C.clay}" stroke-width="4"/><ellipse cx="168" cy="8" rx="4" ry="6" fill="${C.clay}"/><path d="M-170 4H-60M-130 22H10M30 6H120" stroke="${C.bark}" stroke-width="4.500" stroke-linecap="round" opacity=".8"/>`) + leaf(-192, -14, 42, 12, -116, C.fern) + leaf(-196, -8, 36, 11, -160, C.leaf);

const SCENES = {
  'scene-jungle': (W, H, tall) => {
    const k = tall ? 0.78 : 1.1, y = H * (tall ? 0.34 : 0.36);
    return sky(W, H, '#EEF3D4') + sunD(W * 0.56, y - H * 0.12, tall ? 54 : 66) +
      ridge(W, H, y - H * 0.02, 24, 5, 2, '#D6E4B6') + far([[W * 0.36, y + H * 0.015, 1], [W * 0.45, y + H * 0.02, 0.7], [W * 0.72, y + H * 0.01, 0.9]], ['#B5CE96', '#C4D9A6', '#A8C28B']) + ridge(W, H, y + H * 0.05, 24, 6, 6, '#B7D29B') +
      ceiba(W * (tall ? 0.25 : 0.31), y + H * 0.15, tall ? 0.3 : 0.4, { c: [C.leaf, '#43805A', C.fern, C.moss], t1: '#80543C', t2: '#6A4331', t3: '#98694E' }) + ceiba(W * (tall ? 0.8 : 0.72), y + H * 0.14, tall ? 0.26 : 0.34, { c: [C.leaf, '#43805A', C.fern, C.moss], t1: '#80543C', t2: '#6A4331', t3: '#98694E' }) +
      bush(W * 0.4, y + H * 0.13, 56 * k, [C.fern, C.moss], 2) + bush(W * 0.64, y + H * 0.135, 64 * k, [C.fern, C.moss], 6) + ridge(W, H, y + H * 0.12, 20, 5, 9, C.moss) + trail(W * 0.53, y + H * 0.12, W * 0.46, H * 0.9, 15 * k, 96 * k, 60 * k, '#EBDCB4') +
      fern(W * 0.42, y + H * 0.19, 0.7 * k, C.leaf) + fern(W * 0.63, y + H * 0.19, 0.7 * k, C.leaf) +
      bigPalm(W * (tall ? 0.08 : 0.1), H * 0.68, 1.35 * k) + bigPalm(W * (tall ? 0.95 : 0.91), H * 0.67, 1.25 * k, C.forest, C.leaf, -1) +
      bush(W * 0.03, H * 0.735, 96 * k, [C.leaf, C.fern], 3) + bush(W * 0.97, H * 0.745, 100 * k, [C.leaf, C.fern], 7) + ridge(W, H, H * 0.74, 16, 4, 5, C.fern) + fern(W * 0.2, H * 0.79, k, C.leaf) + fern(W * 0.82, H * 0.79, k, C.leaf) + grass(W * 0.64, H * 0.79, 0.9 * k, C.leaf) +
      ridge(W, H, H * 0.88, 12, 5, 8, C.leaf) + arch(W, H, tall ? 0.62 : 1, [C.forest, C.leaf, C.fern]) +
      vine(W * 0.2, H * (tall ? 0.25 : 0.19), k * 0.9, C.forest, C.leaf, C.papaya2) + vine(W * 0.08, H * (tall ? 0.33 : 0.25), k * 0.9, C.forest, C.fern) + vine(W * 0.82, H * (tall ? 0.22 : 0.18), k * 0.9, C.forest, C.fern) + vine(W * 0.93, H * (tall ? 0.31 : 0.24), k * 0.9, C.forest, C.leaf, C.papaya2) + hanging(W, tall ? 7 : 11, k * 0.9) + corners(W, H, tall ? 0.75 : 1.05, ['#123629', C.forest, C.fern]);
  },
  'scene-river': (W, H, tall) => {
    const y = H * (tall ? 0.285 : 0.27), k = tall ? 0.8 : 1.08, band = H * (tall ? 0.44 : 0.505);
    const X = (t) => W * t, r = H - y;
    const bank = (grow) => `M${X(0.52) - grow * 0.4} ${y - 6}C${X(0.62)} ${y + r * 0.1} ${X(tall ? 0.28 : 0.3) - grow} ${y + r * 0.14} ${X(tall ? 0 : 0.16) - grow} ${y + r * 0.5}C${X(tall ? -0.13 : 0.09) - grow} ${y + r * 0.68} ${X(tall ? -0.2 : 0.03) - grow} ${y + r * 0.86} ${X(tall ? -0.2 : 0) - grow} ${H + 40}H${X(tall ? 1.2 : 1) + grow}C${X(tall ? 1.2 : 0.99) + grow} ${y + r * 0.8} ${X(tall ? 1.11 : 0.97) + grow} ${y + r * (tall ? 0.6 : 0.66)} ${X(tall ? 0.95 : 0.86) + grow} ${y + r * 0.4}C${X(0.78) + grow} ${y + r * 0.18} ${X(0.72) + grow} ${y + r * 0.08} ${X(0.57) + grow * 0.4} ${y - 6}Z`;
    const ripple = (px, py, s) => `<path transform="translate(${px} ${py}) scale(${s})" d="M-34 0q16 -10 32 0t32 0" stroke="#DDF0EC" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/>`;
    const sx = X(tall ? 0.695 : 0.7), hop = tall ? 92 : 108, by = band + H * 0.012;
    return sky(W, H, C.mist) + sunD(W * 0.72, y - H * (tall ? 0.07 : 0.1), tall ? 44 : 54) + cloud(W * 0.36, y - H * 0.14, 0.8) + ridge(W, H, y - H * 0.05, 18, 5, 3, '#C9E0D2') + far([[W * 0.44, y - H * 0.02, 0.6], [W * 0.66, y - H * 0.02, 0.7]], ['#AECFB4', '#BFDCCB', '#97BC9F']) +
      ridge(W, H, y - H * 0.012, 10, 4, 8, '#B9D39B') + ceiba(W * (tall ? 0.1 : 0.13), y + H * 0.035, tall ? 0.42 : 0.56) + ceiba(W * (tall ? 0.94 : 0.91), y + H * 0.03, tall ? 0.38 : 0.5) + bigPalm(W * (tall ? 0.31 : 0.29), y + H * 0.035, tall ? 0.46 : 0.6, C.leaf, C.fern) + bigPalm(W * 0.76, y + H * 0.03, tall ? 0.42 : 0.54, C.fern, C.moss, -1) +
      ridge(W, H, y + H * 0.02, 6, 4, 8, '#6FA56C') + G(P(bank(tall ? 10 : 15), C.sand2), 's1') + G(P(bank(0), C.sea), 's1') +
      ripple(X(0.545), y + H * 0.075, 0.6) + ripple(X(tall ? 0.6 : 0.56), by + 44 * k, 1 * k) + ripple(X(0.48), y + H * 0.135, 0.7) + ripple(X(0.3), by + H * 0.13, 1.2 * k) + ripple(X(0.66), by + H * 0.16, 1.2 * k) + ripple(X(0.44), by + H * 0.3, 1.3 * k) + ripple(X(0.7), by + H * 0.37, 1.3 * k) +
      at(`<ellipse cx="-10" cy="34" rx="206" ry="15" fill="${C.teal}" opacity=".5"/>` + log + [-116, -14, 88].map((fx) => frog(fx, -40, 1.18)).join(''), X(tall ? 0.315 : 0.385), by, k * (tall ? 0.86 : 1)) +
      `<g fill="${C.teal}" opacity=".5"><ellipse cx="${sx - 30 * k}" cy="${by + 34 * k}" rx="${84 * k}" ry="${13 * k}"/><ellipse cx="${sx + hop * k}" cy="${by - 18 * k}" rx="${80 * k}" ry="${12 * k}"/></g>` +
      stone(sx + hop * k, by - 26 * k, 72 * k, 23 * k) + frog(sx + hop * k, by - (tall ? 58 : 62) * k, (tall ? 1.06 : 1.18) * k, -1, C.moss) + stone(sx - 30 * k, by + 26 * k, 74 * k, 24 * k, '#C6BCA9') + frog(sx - 30 * k, by - (tall ? 7 : 11) * k, (tall ? 1.06 : 1.18) * k, -1, C.moss) +
      `<path d="M${sx - 66 * k} ${by - 74 * k}q${-30 * k} ${-44 * k} ${-76 * k} ${-16 * k}" stroke="${C.paper}" stroke-width="${7 * k}" fill="none" stroke-linecap="round" stroke-dasharray=".1 ${17 * k}"/>` +
      grass(X(tall ? 0.2 : 0.05), band - H * (tall ? 0.075 : 0.02), 0.9 * k, C.leaf) + fern(X(tall ? 0.03 : 0.1), band + H * (tall ? 0.05 : 0.02), 0.8 * k, C.leaf) + fern(X(0.955), band + H * (tall ? -0.05 : 0.01), 0.9 * k, C.leaf) + hanging(W, tall ? 6 : 9, tall ? 0.72 : 0.9, 7) + corners(W, H, tall ? 0.75 : 1.05);
  },
  'scene-story': (W, H, tall) => {
    const x = W * (tall ? 0.86 : 0.83), w = W * (tall ? 0.2 : 0.15), foot = H * 0.76, top = H * 0.16, k = tall ? 0.72 : 1;
    const trunk = `M${x - w * 2.5} ${foot + 30}C${x - w * 1.7} ${foot - H * 0.01} ${x - w * 1.16} ${foot - H * 0.12} ${x - w * 1.04} ${H * 0.48}C${x - w * 0.98} ${H * 0.36} ${x - w * 1.1} ${H * 0.26} ${x - w * 1.9} ${top}L${x - w * 1.2} ${top - H * 0.12}H${W + 40}V${foot + 40}Z`;
    const fold = (a, b, c, fill) => `<path d="M${x + w * a} ${top}C${x + w * (a + 0.1)} ${H * 0.4} ${x + w * (b - 0.04)} ${H * 0.58} ${x + w * b - w * c} ${foot + 30}H${x + w * b + w * c}C${x + w * (b + 0.1)} ${H * 0.56} ${x + w * (a + 0.24)} ${H * 0.4} ${x + w * (a + 0.16)} ${top}Z" fill="${fill}"/>`;
    const nx = x - w * 0.08, ny = H * 0.6, nw = w * 0.44;
    const nook = (g) => `M${nx - nw - g} ${ny + g}V${ny - nw * 0.7}C${nx - nw - g} ${ny - nw * 2.1 - g} ${nx + nw + g} ${ny - nw * 2.1 - g} ${nx + nw + g} ${ny - nw * 0.7}V${ny + g}Z`;
    const book = at(G(`<path d="M0 10C-16 0 -40 -2 -58 4V-36C-40 -42 -16 -40 0 -30C16 -40 40 -42 58 -36V4C40 -2 16 0 0 10Z" fill="${C.teal}"/><path d="M0 2C-14 -7 -36 -9 -52 -4V-42C-36 -47 -14 -45 0 -36C14 -45 36 -47 52 -42V-4C36 -9 14 -7 0 2Z" fill="${C.paper}"/>`, 's1') + `<path d="M0 2V-36" stroke="${C.sand3}" stroke-width="3"/><path d="M-42 -33q16 -3 30 4M-42 -22q16 -3 30 4M42 -33q-16 -3 -30 4M42 -22q-16 -3 -30 4M-42 -11q16 -3 30 4" stroke="${C.sand3}" stroke-width="3.500" fill="none" stroke-linecap="round"/>`, nx, ny + 3, nw / 62);
    return sky(W, H, '#FCEFCF') + `<g fill="#FFF8E4"><path d="M${W * 0.17} ${H * 0.16}L${W * 0.5} ${H * 0.52}H${W * 0.66}Z"/><path d="M${W * 0.17} ${H * 0.16}L${W * 0.2} ${H * 0.52}H${W * 0.34}Z"/></g>` + sunD(W * (tall ? 0.2 : 0.18), H * 0.17, tall ? 56 : 70) +
      ridge(W, H, H * 0.4, 24, 5, 5, '#E5E2AE') + far([[W * 0.3, H * 0.425, 1.1 * k], [W * 0.42, H * 0.43, 0.8 * k], [W * 0.1, H * 0.43, 0.7 * k]], ['#C8CC8A', '#D5D79C', '#B9AE78']) + ridge(W, H, H * 0.475, 20, 5, 2, '#CDD794') +
      ceiba(W * (tall ? 0.16 : 0.14), H * 0.58, tall ? 0.3 : 0.4, { c: ['#5A8A4C', '#6C9A58', '#86B071', '#A9C883'], t1: '#96684A', t2: '#7C5239', t3: '#AC7F5F' }) + ridge(W, H, H * 0.56, 16, 5, 9, '#B3C97C') + grass(W * 0.36, H * 0.64, 0.8 * k, C.moss) + grass(W * 0.2, H * 0.67, 0.8 * k, C.moss) +
      G(P(trunk, C.bark), 's2') + `<clipPath id="kt"><path d="${trunk}"/></clipPath><g clip-path="url(#kt)">${fold(-0.9, -1.62, 0.34, '#573423')}</g>` + fold(-0.5, -0.66, 0.07, '#8A5B40') + fold(0.34, 0.52, 0.12, '#573423') + fold(0.8, 0.98, 0.07, '#8A5B40') +
      [[-0.62, 0.3], [-0.1, 0.27], [0.24, 0.33], [-0.72, 0.44], [0.06, 0.38], [0.62, 0.43], [-0.62, 0.55], [0.5, 0.6]].map(([a, b]) => `<path d="M${x + w * a - 9 * k} ${H * b + 8 * k}l${9 * k} ${-20 * k}l${9 * k} ${20 * k}Z" fill="#8A5B40"/>`).join('') +
      G(P(nook(nw * 0.2), '#573423'), 's1') + P(nook(0), C.sun) + P(`M${nx - nw * 0.66} ${ny}V${ny - nw * 0.6}C${nx - nw * 0.66} ${ny - nw * 1.56} ${nx + nw * 0.66} ${ny - nw * 1.56} ${nx + nw * 0.66} ${ny - nw * 0.6}V${ny}Z`, C.sun2) + book +
      G(`<path d="${scallopD(x - w * 1.62, foot + 8, w * 0.7, H * 0.035, 11, 5)}" fill="${C.moss}"/><path d="${scallopD(x - w * 0.9, H * 0.43, w * 0.16, H * 0.022, 7, 3)}" fill="${C.moss}"/><path d="${scallopD(nx, ny + nw * 0.22, nw * 1.5, nw * 0.26, 11, 4)}" fill="${C.fern}"/>`, 's1') + blossom(x - w * 0.86, H * 0.425, 0.5 * k, C.papaya2) + blossom(nx + nw * 1.2, ny + nw * 0.14, 0.5 * k, C.paper) + blossom(nx - nw * 1.25, ny + nw * 0.16, 0.4 * k, C.papaya2) +
      vine(x - w * 1.7, H * 0.36, k, C.forest, C.fern, C.papaya2) + vine(x - w * 2.3, H * 0.27, k, C.forest, C.leaf) +
      G(scallop(W * 0.74, -H * 0.01, W * 0.36, H * 0.13, 17, C.forest, 7) + scallop(W * 0.98, H * 0.06, W * 0.24, H * 0.15, 13, C.forest, 2), 's2') + G(scallop(W * 0.95, H * 0.03, W * 0.22, H * 0.13, 13, C.leaf, 5) + scallop(W * 0.64, -H * 0.01, W * 0.22, H * 0.09, 13, C.leaf, 3), 's2') + G(scallop(W * 0.8, -H * 0.01, W * 0.17, H * 0.08, 11, C.fern, 9), 's2') + G(scallop(W * 0.72, -H * 0.02, W * 0.09, H * 0.05, 8, C.moss, 4) + scallop(W * 0.95, -H * 0.005, W * 0.1, H * 0.055, 8, C.moss, 6), 's1') +
      ridge(W, H, H * 0.74, 12, 4, 4, C.moss) + fern(x - w * 1.9, H * 0.79, 0.9 * k, C.leaf) + grass(W * 0.46, H * 0.79, 0.9 * k, C.fern) + fern(W * 0.14, H * 0.8, 0.8 * k, C.fern) + ridge(W, H, H * 0.85, 12, 5, 8, C.fern) + corners(W, H, tall ? 0.7 : 0.95);
  },
  'scene-cave': (W, H, tall) => {
    const cx = W / 2, cy = H * (tall ? 0.3 : 0.37), rx = tall ? W * 0.5 : W * 0.32, ry = tall ? H * 0.2 : H * 0.28, k = tall ? 0.85 : 1.15;
    const sheets = ['#2A2F55', '#3F3F72', '#57558F', '#7A74AE'];
    const mouth = scallopD(cx, cy, rx, ry, 17, 11);
    return sky(W, H, '#1D2145') + sheets.map((c, i) => G(scallop(cx, cy + (3 - i) * H * 0.012, rx * (1.92 - i * 0.24), ry * (2.1 - i * 0.29), 19 - i, c, 3 + i * 2), 's2')).join('') +
      G(`<path d="${mouth}" fill="#FDEBC4"/>`, 's1') + `<clipPath id="kc"><path d="${mouth}"/></clipPath><g clip-path="url(#kc)">${G(scallop(cx, cy - ry * 0.05, rx * 0.72, ry * 0.84, 15, '#FFF6DF', 5), 's1')}${sunD(cx + rx * 0.3, cy - ry * 0.34, ry * 0.2)}${ridge(W, H, cy + ry * 0.12, 8, 5, 4, '#DCE3C4')}${waves(W, cy + ry * 0.24, 62, 9, '#A9D8CF')}${waves(W, cy + ry * 0.42, 70, 10, C.sea, 20)}${waves(W, cy + ry * 0.64, 78, 10, C.teal, 40)}</g>` +
      gems([[W * 0.06, -12, 1.5 * k, 176, 'lilac'], [W * 0.13, -14, 0.9 * k, 186, 'teal'], [W * 0.8, -12, 0.8 * k, 182, 'coral'], [W * 0.88, -12, 1.2 * k, 174, 'teal'], [W * 0.95, -12, 1.7 * k, 184, 'lilac']]) +
      ridge(W, H, H * 0.76, 14, 4, 4, '#191C3F') +
      gems([[W * 0.045, H * 0.82, 1.9 * k, -10, 'lilac'], [W * 0.15, H * 0.83, 1.3 * k, 10, 'teal'], [W * 0.1, H * 0.85, 1.1 * k, 1, 'lilac'], [W * 0.2, H * 0.855, 0.7 * k, 16, 'coral'], [W * 0.955, H * 0.82, 2 * k, 9, 'lilac'], [W * 0.86, H * 0.83, 1.2 * k, -9, 'teal'], [W * 0.91, H * 0.855, 1 * k, 3, 'lime'], [W * 0.805, H * 0.86, 0.7 * k, -16, 'coral']]) +
      ridge(W, H, H * 0.84, 10, 5, 8, '#14173A') + `<g fill="#C9BEE6" opacity=".7">${[[0.3, 0.9, 3], [0.42, 0.94, 2.2], [0.62, 0.91, 2.6], [0.74, 0.95, 3], [0.14, 0.95, 2.4], [0.9, 0.93, 2.4]].map(([a, b, r]) => `<circle cx="${W * a}" cy="${H * b}" r="${r}"/>`).join('')}</g>`;
  },
};
export const files = composed(SCENES);
