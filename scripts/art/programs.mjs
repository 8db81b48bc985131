// The programs map (wide and tall, no labels), where its clearings are, three spots, and the tree that gains branches.
import { C, P, G, T, flat, L, O, EL, R, leaf, monstera, fern, mass, crestD, swellD, dots, bird, boat, turtleTop, f } from './kit.mjs';
import { ceiba, farTree, palm } from './plants.mjs';
import { kid, kidBack, teacher } from './people.mjs';

const swim = (s, r) => T(G(P('M-20 -14C-44 -30 -62 -26 -70 -8C-52 -6 -34 0 -22 4ZM24 12C40 22 48 36 44 48C32 42 20 30 14 20ZM-14 12C-20 24 -34 34 -44 34C-42 24 -34 14 -26 6Z', C.sea3)) + G(P('M-32 -2C-30 -26 20 -34 38 -6C42 8 30 20 4 20C-20 20 -32 12 -32 -2Z', C.forest2)) + P('M-26 -2C-22 -20 18 -26 32 -5C34 6 24 14 4 14C-16 14 -26 8 -26 -2Z', C.leaf) + P('M-10 -12L8 -16L20 -6L12 6L-6 8L-14 -2Z', C.leaf2) + G(EL(-44, 2, 15, 12, C.sea3)) + O(-48, -1, 2.4, C.ink), 0, 0, s, r);
const bush = (x, y, w, c, a, k) => mass(x, y, w, w * 0.72, c, a, k, 17, 13);
const pebble = 'M-120 4C-128 -34 -70 -56 -6 -54C64 -58 130 -36 124 4C120 40 60 56 -2 54C-66 58 -114 42 -120 4Z';
const clearing = (x, y, s, a, b, sy = 1) => `<g transform="translate(${x} ${y})">${G(P(pebble, a, `transform="scale(${f(s * 1.22)} ${f(s * 1.26 * sy)})"`))}${G(P(pebble, b, `transform="scale(${s} ${s * sy})"`), 3)}</g>`;
const bridge = (x, y, r, s = 1) => T(G(P('M-46 -13H46V13H-46Z', C.clay2)) + L('M-36 -13V13M-24 -13V13M-12 -13V13M0 -13V13M12 -13V13M24 -13V13M36 -13V13', C.clay3, 2) + L('M-46 -13H46M-46 13H46', C.clay, 4), x, y, s, r);
const ripples = (li) => L(li.map(([x, y]) => `M${x} ${y}q11-9 22 0t22 0`).join(''), C.sea3, 4);
const box = () => G(P('M-16 -20H16V2H-16Z', C.papaya) + P('M-16 -20L-8 -27H22L16 -20Z', C.coral) + P('M16 -20L22 -27V-4L16 2Z', C.papayaD), 3);
const stool = () => G(P('M-24 -16H24L26 -10H-26Z', C.clay2) + P('M-18 -10H-12V4H-18ZM12 -10H18V4H12Z', C.clay3), 3);

const pool = () => G(P('M-30 0C-30 -12 28 -14 30 0C30 10 -28 12 -30 0Z', C.sea3), 3) + P('M-20 -1C-18 -7 16 -8 20 -1C18 5 -18 6 -20 -1Z', C.sea4) + P('M0 -5l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z', C.papaya);
const KIDS1 = () => T(flat(kid({ skin: 'd', hair: C.ink, top: C.papaya, leg: C.sea, style: 'bun', arm: 'down' })), -46, 22, 0.86) + T(flat(kid({ skin: 'c', hair: '#C07A34', top: C.sun, leg: C.papayaD, style: 'bob', arm: 'down', flip: -1 })), 46, 24, 0.86) + T(pool(), 0, 26);
const KIDS2 = () => T(flat(kid({ skin: 'b', hair: C.clay3, top: C.sea2, leg: C.clay2, style: 'curls', hold: 'book' })), -40, 22, 0.88) + T(flat(kid({ skin: 'a', hair: C.ink, top: C.sun, leg: C.sea, style: 'braid', arm: 'up', flip: -1 })), 42, 24, 0.88);
const KIDS3 = () => T(stool(), 0, 22) + T(box(), 0, 8, 0.9) + T(flat(kid({ skin: 'e', hair: C.ink, top: C.paper, stripe: C.sea3, leg: C.forest2, style: 'short', arm: 'fwd', glasses: true })), -44, 22, 0.9) + T(flat(kid({ skin: 'd', hair: C.ink, top: C.coral, leg: C.papayaD, style: 'hat', arm: 'fwd', flip: -1 })), 46, 24, 0.9);

const WIDE = { w: 1280, h: 740, clearings: [{ key: 'foundation', x: 226, y: 492 }, { key: 'explorer', x: 622, y: 380 }, { key: 'creator', x: 1052, y: 300 }], labels: [[160, 580, 290, 90], [490, 464, 290, 90], [920, 398, 290, 90]], heading: [40, 36, 440, 250] };
const TALL = { w: 390, h: 900, clearings: [{ key: 'foundation', x: 132, y: 190 }, { key: 'explorer', x: 238, y: 424 }, { key: 'creator', x: 146, y: 730 }], labels: [[20, 252, 276, 82], [24, 488, 342, 80], [24, 800, 342, 86]], heading: null };

function mapWide() {
  const W = 1280, H = 740; let s = R(0, 0, W, H, '#3C7550');
  const sh = (d, c) => G(P(d + `V${H + 10}H-10Z`, c), 2);
  s += sh('M-10 -20C120 -30 330 60 640 40S1000 110 1290 60', C.leaf) + [[560, 34, 84, 11], [694, 62, 66, 12], [1228, 40, 120, 15], [950, 40, 96, 13], [1090, 28, 84, 14]].map(([x, y, w, k]) => bush(x, y, w, C.forest2, [C.leaf], k)).join('');
  s += sh('M-10 60C180 30 400 130 640 116S1020 200 1290 150', '#6BA062') + [[540, 136, 92, 21], [670, 168, 70, 22], [936, 138, 88, 23]].map(([x, y, w, k]) => bush(x, y, w, k % 2 ? C.leaf : C.forest2, [k % 2 ? C.leaf2 : C.leaf], k)).join('');
  s += sh('M-10 190C180 150 400 240 640 220S1040 290 1290 244', C.leaf2) + sh('M-10 318C200 276 420 340 660 330S1060 392 1290 350', C.leaf3);
  s += sh('M-10 420C220 374 420 470 680 462S1060 500 1290 436', C.sand2) + sh('M-10 520C200 476 420 540 680 534S1080 540 1290 486', C.sand);
  s += G(P('M826 -10C812 60 872 120 862 190C850 262 806 300 818 372C828 440 846 500 826 590H892C904 500 882 436 874 372C866 304 908 268 918 190C926 120 874 60 886 -10Z', C.sea3)) + P('M844 -10C830 60 888 120 880 190C868 262 826 300 836 372C846 440 862 500 846 590H862C876 500 858 436 850 372C842 304 882 268 894 190C902 120 848 60 860 -10Z', C.sea4);
  s += sh('M-10 584C220 548 420 606 680 586S1080 560 1290 512', C.sea4) + sh('M-10 616C220 582 440 640 700 616S1080 592 1290 548', C.sea3) + sh('M-10 652C220 620 460 676 720 652S1080 632 1290 590', C.sea2) + G(P(crestD(718, 40, W, H + 10, 20), C.sea));
  s += ripples([[430, 668], [690, 690], [980, 672], [36, 690]]) + T(swim(0.82, 4), 560, 682) + T(swim(0.56, 14), 884, 666) + T(boat(0.92), 1186, 640);
  const d = 'M-10 690C40 620 90 540 190 512C320 480 380 470 440 430C500 392 560 388 640 384C740 378 800 366 850 350C920 330 960 320 1060 306';
  s += clearing(226, 488, 1.18, C.sun3, C.paper, 0.86) + clearing(622, 372, 1.14, C.leaf4, C.sun3, 0.86) + clearing(1052, 286, 1.2, C.leaf4, C.sun2, 0.9);
  s += dots(d, C.papayaD, 7, 18) + bridge(848, 351, -17);
  s += T(palm(150, -14), 118, 486, 0.92) + T(palm(120, 16), 72, 500, 0.8) + T(KIDS1(), 244, 492) + T(turtleTop(), 352, 470, 0.52, 64);
  s += T(palm(150, 10), 528, 354, 0.9) + G(T(fern(10, 96, C.forest2), 476, 396, 1, -14) + T(fern(9, 76, C.leaf), 500, 400, 1, 10)) + T(KIDS2(), 628, 380) + T(farTree(C.leaf, C.leaf2, C.clay2, 0.62), 760, 326) + G(T(monstera(0.44, C.forest2, C.leaf), 712, 440, 1, 22));
  s += T(ceiba(3, { len: 30, dens: 12 }), 1126, 296, 0.46) + T(KIDS3(), 1028, 304) + bush(1262, 330, 80, C.forest2, [C.leaf], 31) + bush(900, 288, 52, C.leaf, [C.leaf2], 33) + G(T(fern(8, 70, C.forest2), 1218, 372, 1, 12) + T(fern(8, 58, C.leaf), 1196, 374, 1, -12));
  return s;
}
function mapTall() {
  const W = 390, H = 900; let s = R(0, 0, W, H, C.sun3); const sh = (d, c) => G(P(d + `V${H + 10}H-10Z`, c), 2);
  s += G(O(286, 48, 30, C.sun)) + bird(40, 26, 0.6) + G(P('M-10 56C40 28 90 36 150 50L200 60H-10Z', C.leaf2)) + G(P(swellD(54, 2, 90, W, H), C.sea3)) + T(boat(0.5), 196, 62) + G(P(crestD(88, 26, W, H, 0), C.sea2)) + G(P(crestD(112, 32, W, H, 20), C.sea4)) + P(crestD(122, 34, W, H, 6), C.sea5);
  s += sh('M-10 128C80 112 190 144 400 116', C.sand2) + sh('M-10 196C110 166 260 220 400 184', C.sand) + sh('M-10 342C120 310 250 366 400 326', C.leaf4) + sh('M-10 378C110 352 270 404 400 368', C.leaf3) + sh('M-10 494C120 466 260 520 400 482', C.leaf2);
  s += G(P('M404 316C330 330 356 364 304 364C220 364 120 340 60 354C20 364 0 358 -14 362V384C10 380 30 388 70 378C130 362 220 388 310 388C372 386 360 352 404 342Z', C.sea3)) + L('M400 330C346 344 364 374 304 375C220 375 130 351 66 366', C.sea4, 6);
  s += sh('M-10 596C120 566 260 620 400 586', '#6BA062') + [[30, 604, 70, 12], [366, 590, 60, 13]].map(([x, y, w, k]) => bush(x, y, w, C.forest2, [C.leaf], k)).join('') + sh('M-10 676C120 650 260 700 400 664', C.leaf) + sh('M-10 790C120 764 270 802 400 774', C.forest2);
  const d = 'M-10 128C30 166 60 198 132 204C230 208 316 206 330 262C338 306 296 330 296 374C296 400 262 430 238 438C150 450 52 470 44 540C38 610 70 690 146 736';
  s += clearing(132, 186, 0.86, C.sun3, C.paper, 0.86) + clearing(238, 420, 0.86, C.leaf4, C.sun3, 0.8) + clearing(146, 724, 0.92, C.leaf3, C.sun2, 0.86);
  s += dots(d, C.papayaD, 6, 15) + bridge(299, 370, 92, 0.62);
  s += T(palm(104, -10), 30, 194, 0.76) + T(KIDS1(), 138, 190, 0.82) + T(turtleTop(), 298, 208, 0.46, 100) + T(KIDS2(), 232, 428, 0.82) + T(farTree(C.leaf, C.leaf2, C.clay2, 0.5), 112, 432) + T(farTree(C.leaf, C.leaf3, C.clay2, 0.4), 60, 440) + G(T(fern(9, 70, C.forest2), 356, 452, 1, 12) + T(fern(8, 54, C.leaf), 336, 456, 1, -12));
  s += T(ceiba(5, { len: 36, dens: 16 }), 244, 728, 0.252) + T(KIDS3(), 132, 734, 0.82) + bush(370, 742, 70, C.forest2, [C.leaf], 31) + bush(10, 752, 56, C.forest2, [C.leaf], 32);
  return s;
}
const pc = (m) => { const x = (v) => Math.round(v / m.w * 1000) / 10, y = (v) => Math.round(v / m.h * 1000) / 10; const bx = (b) => b && { left: x(b[0]), top: y(b[1]), width: x(b[2]), height: y(b[3]) };
  return { width: m.w, height: m.h, clearings: m.clearings.map((c, i) => ({ key: c.key, x: x(c.x), y: y(c.y), label: bx(m.labels[i]) })), heading: bx(m.heading) }; };

const round = (c, inner) => G(O(70, 72, 60, c)) + inner;
const spots = {
  'program-pod.svg': () => round(C.leaf4, T(farTree(C.forest2, C.leaf, C.clay, 0.86), 70, 100) + G(P('M18 104C40 92 100 92 124 102C118 118 96 130 70 132C44 130 26 120 18 104Z', C.leaf2)) + T(kid({ skin: 'b', hair: C.clay3, top: C.sun, leg: C.sea, style: 'curls', arm: 'rest' }), 34, 118, 0.52) + T(kid({ skin: 'c', hair: '#C07A34', top: C.sea3, leg: C.forest, style: 'bob', flip: -1, arm: 'rest' }), 106, 118, 0.52) + T(kidBack({ skin: 'd', hair: C.ink, top: C.papaya, leg: C.papayaD }), 70, 126, 0.52)),
  'program-pass.svg': () => round(C.sun3, O(98, 46, 15, C.sun) + T(boat(1.02), 68, 84) + G(P('M14 96C26 86 34 98 46 92C58 84 66 98 80 92C94 84 102 98 114 92C122 88 128 92 130 96C126 116 104 134 70 134C36 134 18 118 14 96Z', C.sea2)) + P('M22 112C34 104 42 114 54 108C66 102 74 114 88 108C100 102 108 112 118 110C108 126 92 134 70 134C46 134 30 126 22 112Z', C.sea)),
  'program-residency.svg': () => round(C.coral2, G(P('M16 112C40 100 100 102 126 110C118 126 96 134 70 134C44 134 24 126 16 112Z', C.sand3)) + T(teacher({ skin: 'e', hair: C.clay3, top: C.sea2, skirt: C.papaya, hold: 'sprig' }), 56, 122, 0.86) + G(P('M92 98C92 88 118 88 118 98L120 122H90Z', C.leaf) + P('M97 106H113V118H97Z', C.leaf2), 3) + L('M99 91C99 84 111 84 111 91', C.forest2, 3)),
};

// Fit tree: eight branch groups with ids, b1 lowest left … b8 the crown. The trunk and one shoot always stand.
function fitTree() {
  const br = (d, masses, cl) => `<g id="${cl}">${G(P(d, C.clay2), 3)}${masses}</g>`;
  const m = (x, y, w, h, c, a, k) => mass(x, y, w, h, c, a, k, 14, 9);
  const tr = P('M143 84C141 126 139 170 134 206C128 244 108 266 66 280C84 286 104 284 118 278L134 286L150 279L166 286L182 278C196 284 216 286 234 280C192 266 172 244 166 206C161 170 159 126 157 84C156 76 144 76 143 84Z', C.clay);
  const fold = P('M146 190C142 226 132 258 106 281C112 281 116 279 118 278C136 258 146 232 150 200ZM153 180C154 220 164 256 182 278L192 281C170 262 160 226 156 184Z', C.clay2) + P('M159 120C160 180 166 250 234 280C192 266 172 244 166 206C162 172 161 140 159 120Z', '#7E5236') + P('M142 150l-5-2 5-4zM154 140l-5-2 5-4zM144 118l-5-2 5-4zM156 168l-5-2 5-4zM140 182l-5-2 5-4z', C.clay2);
  const twig = (d, x, y, r, k) => G(L(d, C.clay2, 5) + T(leaf(17 * k, 5.5 * k, C.leaf, C.forest2), x, y, 1, r - 40) + T(leaf(19 * k, 6 * k, C.leaf2, C.leaf), x, y, 1, r + 34), 3);
  const shoot = twig('M142 134C132 130 124 122 119 110', 119, 110, -14, 1) + twig('M158 124C168 120 176 112 180 101', 180, 101, 14, 1) + twig('M150 90V74', 150, 76, 0, 1.35);
  // The page stacks this file nine times, each time naming one sheet: fit-tree.svg#b3. Without a name all are shown.
  const only = '<style>svg:has(:target)>g:not(:target){display:none}</style>';
  return only + br('M141 150C120 132 92 124 62 122C94 116 126 122 145 138Z', m(60, 118, 92, 46, C.leaf, [C.leaf2, C.leaf3], 1), 'b1')
    + br('M159 148C180 128 210 120 242 120C208 112 174 118 155 136Z', m(240, 116, 92, 46, C.leaf, [C.leaf2, C.leaf3], 2), 'b2')
    + br('M141 128C124 106 104 94 78 88C106 88 132 98 146 118Z', m(78, 84, 96, 50, '#6BA062', [C.leaf, C.leaf3], 3), 'b3')
    + br('M159 126C176 104 198 92 224 86C194 84 168 96 154 116Z', m(222, 82, 96, 50, '#6BA062', [C.leaf, C.leaf3], 4), 'b4')
    + `<g id="trunk">${shoot}${G(tr)}${fold}</g>`
    + br('M140 108C130 86 118 72 104 62C122 70 138 84 148 102Z', m(106, 56, 88, 46, C.leaf2, [C.leaf, C.leaf3], 5), 'b5')
    + br('M160 108C168 84 180 70 196 60C178 66 160 82 152 102Z', m(194, 54, 88, 46, C.leaf2, [C.leaf, C.leaf3], 6), 'b6')
    + br('M145 104C144 84 146 66 150 54C155 66 156 84 155 104Z', m(150, 76, 104, 44, C.leaf, [C.leaf2, C.leaf3], 7), 'b7')
    + br('M147 80C147 64 149 50 150 40C152 50 153 64 153 80Z', m(150, 38, 112, 48, C.leaf3, [C.leaf2, C.papaya], 8), 'b8');
}
export const files = {
  'programs-map-wide.svg': { w: 1280, h: 740, max: 18, draw: mapWide }, 'programs-map-tall.svg': { w: 390, h: 900, max: 18, draw: mapTall },
  'programs-map.json': { data: () => ({ note: 'Percent of the picture width and height. x, y: the middle of the clearing; label and heading: calm places for text.', wide: pc(WIDE), tall: pc(TALL) }) },
  ...Object.fromEntries(Object.entries(spots).map(([n, d]) => [n, { w: 140, h: 140, max: 6, draw: d }])),
  'fit-tree.svg': { w: 300, h: 300, max: 6, draw: fitTree },
};
