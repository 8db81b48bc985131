// Little Explorers: the way from the shore to the ceiba (wide and tall), and the pictures of the weekly packs. The
// pictures are content (figures.ts), because the printed sheets draw the same ones in outline.
import { C, P, G, L, O, T, crestD, fern, monstera, frond } from './kit.mjs';
import { ceiba, palm } from './plants.mjs';
import { figures } from '../../src/content/packs/figures.ts';

const M = { sky: '#DFF0E8', far: '#C3DBBD', mid: '#9CC39A', hill: '#97BC7C', meadow: '#B0CB88', dry: '#F1DCA4', beach: '#F0E2C8', road: '#FFF8E8', dot: '#B98560', water: '#43A6A4' };

export const figure = (pieces, lvl = 1) => G(pieces.map((p) => p.line ? L(p.line, p.fill, p.width) : p.circle ? O(p.circle[0], p.circle[1], p.circle[2], p.fill) : P(p.shape, p.fill)).join(''), lvl);
const road = (d, w) => G(L(d, M.road, w), 3) + `<path d="${d}" stroke="${M.dot}" stroke-width="${w * 0.12}" stroke-dasharray="${w * 0.04} ${w * 0.36}" stroke-linecap="round" fill="none"/>`;
const sheet = (d, fill, W, H) => G(P(`${d}V${H + 12}H-12Z`, fill), 2);
const sun = (x, y, r) => G(O(x, y, r * 1.26, C.sun2) + O(x, y, r, C.sun), 3);
const cloud = (x, y, s) => G(P('M0 0h90a18 18 0 0 0-10-34a26 26 0 0 0-46-12a20 20 0 0 0-30 16a16 16 0 0 0-4 30Z', C.paper, `transform="translate(${x} ${y}) scale(${s})"`), 3);
const shell = (x, y, s, fill) => T(G(P('M0 0C-30-6-32-44 0-50C32-44 30-6 0 0Z', fill) + L('M0-4V-44M-9-6L-17-36M9-6L17-36', C.paper, 3) + P('M-9 0h18l-3 7h-12Z', fill), 3), x, y, s);
const ripple = (x, y) => L(`M${x} ${y}q8-7 16 0t16 0`, C.sea5, 4);
const fronds = (x, y, s, r, a, b) => T(G(frond(150, 30, 26, a) + T(frond(130, 24, 24, b), 0, 0, 1, -34)), x, y, s, r);

const RIVER = 'M690 300C664 348 708 392 744 428C806 484 790 536 736 584C664 646 570 690 520 812H618C664 700 740 652 806 594C858 544 876 484 800 424C744 380 706 348 700 300Z';

function wide() {
  const W = 1280, H = 800;
  return P(`M0 0H${W}V${H}H0Z`, M.sky) + sun(140, 118, 54) + cloud(330, 116, 1.3)
    + sheet('M-12 232C160 214 330 250 520 226C720 196 900 214 1292 238', M.far, W, H)
    + sheet('M-12 262C220 232 420 282 660 262C900 244 1080 282 1292 260', M.mid, W, H)
    + T(palm(104, 14), 412, 300, 0.96) + T(palm(96, -10), 706, 278, 0.8)
    + T(ceiba(5, { len: 34, dens: 16 }), 1160, 392, 0.62)
    + sheet('M-12 336C180 318 420 372 700 344C940 324 1100 344 1292 338', M.hill, W, H)
    + sheet('M-12 424C260 402 420 444 720 428C1000 412 1140 436 1292 424', M.meadow, W, H)
    + sheet('M-12 606C200 588 320 620 640 604C900 592 1130 614 1292 598', M.dry, W, H) + sheet('M-12 642C200 626 330 652 640 638C900 626 1120 650 1292 636', M.beach, W, H)
    + G(P(RIVER, M.beach, 'stroke="#F0E2C8" stroke-width="18" stroke-linejoin="round"') + P(RIVER, M.water), 3)
    + ripple(706, 350) + ripple(800, 452) + ripple(736, 568) + ripple(640, 664)
    + G(T(fern(10, 74, C.forest2), 676, 316, 1, -20) + T(fern(9, 60, C.leaf), 712, 318, 1, 24))
    + road('M-20 716C90 716 190 700 244 560C300 440 420 440 540 452C660 466 700 420 780 350C860 270 900 300 1010 304C1090 306 1120 300 1142 226', 56)
    + G(P(crestD(754, 34, W, H + 12, 12), C.sea3)) + G(P(crestD(782, 30, W, H + 12, 40), C.sea2))
    + shell(420, 712, 0.7, C.coral) + shell(490, 690, 0.5, C.sun) + shell(372, 680, 0.46, '#8D7FB8')
    + T(figure(figures.frog, 3), 846, 540, 0.52)
    + G(T(monstera(0.5, C.forest2, C.leaf), 520, 392, 1, -16) + T(monstera(0.4, C.leaf, C.forest2), 584, 400, 1, 22))
    + T(palm(176, -16), 62, 640, 1.05)
    + G(T(fern(11, 110, C.forest2), 1010, 610, 1, 18) + T(fern(10, 84, C.leaf), 1052, 616, 1, 34))
    + fronds(1300, 620, 1.4, 168, C.forest, C.forest2) + fronds(1300, 730, 1.2, 190, C.forest2, C.leaf);
}

function tall() {
  const W = 390, H = 844;
  return P(`M0 0H${W}V${H}H0Z`, M.sky) + sun(60, 128, 28) + cloud(120, 108, 0.62)
    + sheet('M-12 152C80 138 150 168 240 150C300 140 340 152 402 148', M.far, W, H)
    + sheet('M-12 182C100 168 200 198 402 176', M.mid, W, H)
    + T(ceiba(5, { len: 40, dens: 20 }), 332, 236, 0.34)
    + sheet('M-12 240C90 226 230 252 402 228', M.hill, W, H)
    + T(palm(66, -6), 34, 300, 0.9) + T(palm(58, 8), 66, 304, 0.8)
    + G(L('M-20 356C60 330 110 322 160 300C210 276 214 262 216 240', M.beach, 42) + L('M-20 356C60 330 110 322 160 300C210 276 214 262 216 240', M.water, 32), 3)
    + ripple(30, 342) + ripple(150, 304)
    + sheet('M-12 392C100 380 240 410 402 390', M.meadow, W, H)
    + sheet('M-12 540C100 530 260 556 402 546', M.dry, W, H) + sheet('M-12 598C120 590 250 606 402 592', M.beach, W, H)
    + G(T(monstera(0.42, C.forest2, C.leaf), 26, 432, 1, -18) + T(monstera(0.34, C.leaf, C.forest2), 62, 442, 1, 26))
    + fronds(404, 386, 0.86, 172, C.forest2, C.leaf) + T(palm(112, -12), 366, 646, 0.92)
    + road('M64 862C64 780 52 700 118 572C150 512 220 480 284 426C320 390 180 370 112 304C100 260 190 246 236 204', 38)
    + G(P(crestD(738, 22, W, H + 12, 6), C.sea3)) + G(P(crestD(758, 20, W, H + 12, 20), C.sea2))
    + shell(268, 660, 0.66, C.coral) + shell(226, 690, 0.5, C.sun)
    + fronds(-10, 640, 0.72, 20, C.forest2, C.leaf);
}

export const files = {
  'trail-wide.svg': { w: 1280, h: 800, max: 24, draw: wide },
  'trail-tall.svg': { w: 390, h: 844, max: 22, draw: tall },
  ...Object.fromEntries(Object.entries(figures).map(([name, pieces]) => [`week-${name}.svg`, { w: 100, h: 100, box: [-5, -5, 110, 110], max: 2, draw: () => figure(pieces) }])),
};
