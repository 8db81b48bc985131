// The two heroes (morning) and the two closings (night).
import { C, P, G, T, flat, O, L, EL, swellD, crestD, bird, boat, turtleTop, heliconia, monstera, star, rng, recolour, f } from './kit.mjs';
import { ceiba, palm, cornerL, bananas } from './plants.mjs';
import { circle } from './people.mjs';
import { ariaFull, luma } from './cast.mjs';

const steps = (pts) => pts.map(([x, y, r]) => EL(x, y, 5.5, 2.4, C.sand3, `transform="rotate(${r} ${x} ${y})"`)).join('');
const path = (x, y, w, k = 1) => P(`M${x - w} ${y}h${2 * w}l${28 * k} ${9 * k}h${-(2 * w + 56 * k)}zM${x - w * 0.72} ${y + 18 * k}h${f(w * 1.44)}l${18 * k} ${8 * k}h${f(-(w * 1.44 + 36 * k))}zM${x - w * 0.46} ${y + 35 * k}h${f(w * 0.92)}l${12 * k} ${6 * k}h${f(-(w * 0.92 + 24 * k))}z`, C.sun2);

function heroWide() {
  const W = 1440, H = 760; let s = `<rect width="${W}" height="${H}" fill="${C.sun3}"/>`;
  s += P('M0 214C200 180 420 250 700 206S1200 140 1440 196V760H0Z', '#FDE8C2') + P('M0 386C260 340 520 404 800 356S1280 310 1440 346V760H0Z', '#FCDDB6');
  s += O(764, 490, 168, '#FBD292') + G(O(764, 490, 116, C.sun));
  s += bird(636, 214, 0.95) + bird(690, 184, 0.75) + bird(672, 250, 0.55);
  s += G(P('M0 506C50 488 110 492 170 470C240 450 300 480 370 492C440 500 520 506 600 512L0 530Z', C.sea4)) + G(P('M-20 522C60 492 130 500 200 492C270 486 320 506 420 514L450 530Z', C.leaf2)) + G(P('M1440 430C1340 414 1250 452 1150 458C1060 468 960 494 880 504L1440 540Z', C.sea4));
  s += G(P(swellD(508, 2.5, 150, W, H), C.sea3)) + path(764, 522, 92) + T(boat(0.86), 990, 519);
  s += G(P(swellD(552, 5, 210, W, H, 30), C.sea2)) + T(boat(0.42), 908, 531)
    + G(P(crestD(590, 40, W, H, 40), C.sea)) + G(P(crestD(614, 54, W, H, 0), C.sea2)) + G(P(crestD(638, 58, W, H, 26), C.sea4)) + P(crestD(650, 60, W, H, 10), C.sea5);
  s += G(P('M0 648C120 652 240 676 420 674C600 672 690 636 820 634C1000 632 1200 622 1440 606V760H0Z', C.sand2), 2) + P('M0 690C160 696 300 714 470 712C640 708 720 680 900 678C1100 678 1300 666 1440 648V760H0Z', C.sand);
  s += steps([...Array(11).keys()].map((i) => [632 + i * 22, 684 + i * 2.6 - (i % 2) * 8, 10])) + T(turtleTop(), 586, 686, 0.92, -82);
  s += G(P('M766 760C806 706 880 682 1000 672C1140 660 1300 648 1440 650V760Z', C.leaf2), 2) + G(P('M826 760C870 724 960 704 1080 698C1220 690 1340 688 1440 692V760Z', C.leaf));
  s += T(palm(250, -40), 1366, 676) + T(ceiba(), 1098, 702, 1.06);
  s += T(flat(ariaFull()), 1030, 204, 0.36, 0, -1);
  s += T(circle(), 904, 706, 0.94);
  s += T(cornerL(), 0, 760, 0.9) + T(bananas(), 1300, 764, 0.95) + G(T(heliconia(1.05), 1352, 764, 1, 4) + T(monstera(0.8, C.forest, C.forest2), 1402, 786, 1, -14), 2);
  return s + G(P('M0 742C240 724 420 754 720 746S1200 728 1440 744V762H0Z', C.sand), 3);
}
function heroTall() {
  const W = 390, H = 430; let s = `<rect width="${W}" height="${H}" fill="${C.sun3}"/>`;
  s += P('M0 60C80 42 180 78 260 60S350 42 390 52V430H0Z', '#FDE8C2') + P('M0 150C80 124 200 160 390 134V430H0Z', '#FCDDB6') + O(86, 214, 84, '#FBD292') + G(O(86, 214, 58, C.sun)) + bird(20, 48, 0.6) + bird(58, 32, 0.45)
    + G(P('M-10 242C24 216 56 224 104 236L150 246L-10 258Z', C.leaf2)) + G(P('M400 196C340 198 280 226 216 238L400 262Z', C.sea4))
    + G(P(swellD(234, 2, 90, W, H), C.sea3)) + path(86, 244, 44, 0.5) + T(boat(0.5), 156, 240)
    + G(P(crestD(266, 28, W, H, 0), C.sea2)) + G(P(crestD(288, 34, W, H, 20), C.sea)) + G(P(crestD(316, 40, W, H, 6), C.sea4)) + P(crestD(326, 40, W, H, 22), C.sea5)
    + G(P('M-5 330C70 328 100 352 180 342C260 330 320 322 400 316V430H-5Z', C.sand2), 2) + T(turtleTop(), 36, 360, 0.5, -84)
    + G(P('M86 430C110 376 190 354 270 348C326 344 370 342 400 342V430Z', C.leaf2), 2) + T(ceiba(5, { len: 32, dens: 14 }), 262, 356, 0.565) + G(P('M52 430C114 396 206 382 400 372V430Z', C.leaf)) + T(flat(ariaFull()), 227, 80, 0.25, 0, -1)
    + T(circle(), 104, 402, 0.66)
    + G(T(monstera(0.36, C.forest2, C.leaf), 6, 440, 1, -14) + T(monstera(0.32, C.leaf, C.forest2), 40, 442, 1, 22), 1) + T(bananas(), 372, 432, 0.5);
  return s + G(P('M0 420C80 408 180 426 390 416V432H0Z', C.sand), 3);
}

// Night: the same sheets, moonlit.
const NIGHT = { [C.clay]: '#3E5A4C', [C.clay2]: '#2A463C', [C.clay3]: '#1B352F', '#7E5236': '#24403A', '#8A5B3B': '#2C493F', [C.forest]: '#0B2A28', [C.forest2]: '#133F38', [C.leaf]: '#1C5246', [C.leaf2]: '#2D6B56', [C.leaf3]: '#4A8A6A' };
const DUSK = { [C.paper]: '#E9E2CF', [C.sun]: '#E0A63A', [C.papaya]: '#DD7350', [C.coral]: '#DB9478', [C.sea3]: '#4C9A98', [C.leaf2]: '#6F9A66' };
const fly = (li, k) => li.map(([x, y], i) => { const r = k + (i % 3); return O(x, y, f(r * 3.4), C.sun, 'opacity=".14"') + O(x, y, f(r * 1.9), C.sun, 'opacity=".3"') + O(x, y, r, C.sun2); }).join('');
function closing(W, H, o) {
  const { mx, my, r, y0, k } = o; const rd = rng(8);
  let s = `<rect width="${W}" height="${H}" fill="${C.night}"/>` + P(o.sky1, '#0F323B') + P(o.sky2, C.night2);
  let st = ''; for (let i = 0; i < o.stars; i++) { const x = Math.round(rd() * W), y = Math.round(rd() * my * 0.8), q = f(0.8 + rd() * 1.4); st += `M${x} ${y}m-${q} 0a${q} ${q} 0 1 0 ${f(q * 2)} 0a${q} ${q} 0 1 0-${f(q * 2)} 0z`; }
  s += P(st, C.sun3, 'opacity=".6"') + o.big.map(([x, y, q]) => star(x, y, q)).join('');
  s += O(mx, my, f(r * 1.76), '#1B4B50') + O(mx, my, f(r * 1.36), '#32625B') + G(O(mx, my, r, C.sun2) + O(mx - r * 0.3, my - r * 0.34, f(r * 0.15), '#F3CC74') + O(mx + r * 0.3, my - r * 0.5, f(r * 0.09), '#F3CC74'));
  s += G(P(o.hill, '#174A50')) + G(P(swellD(y0, 3 * k, 150 * k, W, H), '#14505A')) + `<g opacity=".85">${path(mx, y0 + 12 * k, 72 * k, k)}</g>` + G(P(crestD(y0 + 62 * k, 52 * k, W, H, 10), '#0F424C')) + G(P(crestD(y0 + 98 * k, 64 * k, W, H, 30), '#0C3640'));
  s += G(P(o.bank, '#133F38'), 2) + recolour(T(ceiba(3, o.tree || {}), o.tx, o.ty, o.ts), NIGHT) + recolour(o.palm, NIGHT) + G(P(o.fore, '#0E312D'), 2);
  s += O(o.gx, o.gy, f(150 * k), C.sun, 'opacity=".07"') + O(o.gx, o.gy, f(96 * k), C.sun, 'opacity=".09"') + recolour(T(circle(), o.cx, o.cy, o.cs), DUSK) + o.front + fly(o.flies, 4.2 * k + (k < 1 ? 0.6 : 0)) + o.luma;
  return s;
}
const lantern = (s) => `<g transform="scale(${s})">${L('M-8 -26C-8 -40 8 -40 8 -26', C.clay3, 2.6)}${G(`<rect x="-12" y="-27" width="24" height="27" rx="5" fill="${C.sun2}"/><rect x="-13" y="-28" width="26" height="6" rx="2" fill="${C.papayaD}"/><rect x="-13" y="-4" width="26" height="6" rx="2" fill="${C.papayaD}"/>`, 3)}${O(0, -13, 5, C.sun)}</g>`;
const closingWide = () => closing(1440, 620, { mx: 842, my: 384, r: 78, y0: 404, k: 1, stars: 66, big: [[96, 76, 7], [430, 52, 6], [640, 130, 7], [282, 150, 5], [706, 44, 5]],
  sky1: 'M0 230C300 190 600 280 900 220S1300 180 1440 210V620H0Z', sky2: 'M0 344C300 304 700 370 1000 330S1300 310 1440 320V620H0Z', hill: 'M-10 412C60 384 150 390 230 376C330 366 420 396 560 408L-10 424Z',
  bank: 'M600 620C740 556 960 520 1440 506V620Z', fore: 'M-10 620C300 600 700 618 900 600C1100 588 1300 588 1450 574V630H-10Z', tx: 1150, ty: 548, ts: 0.88, palm: T(palm(220, -30), 1394, 566), gx: 1040, gy: 560,
  cx: 912, cy: 588, cs: 0.86, front: T(lantern(0.9), 1090, 604), luma: T(flat(luma()), 936, 236, 0.4, -10),
  flies: [[716, 440], [800, 520], [964, 500], [1010, 420], [1262, 452], [1320, 380], [1220, 556], [860, 570], [640, 556], [1352, 560], [930, 330], [520, 574], [388, 556], [1406, 470]] });
const closingTall = () => closing(390, 460, { mx: 96, my: 222, r: 44, y0: 236, k: 0.55, stars: 46, big: [[40, 40, 5], [150, 26, 4], [96, 96, 4]], tree: { len: 32, dens: 14 },
  sky1: 'M0 96C100 66 260 116 390 76V460H0Z', sky2: 'M0 176C120 146 260 186 390 162V460H0Z', hill: 'M-5 242C30 226 70 230 110 238L150 242L-5 248Z',
  bank: 'M90 460C140 380 250 352 400 344V460Z', fore: 'M-5 460C90 420 250 410 400 404V465H-5Z', tx: 264, ty: 364, ts: 0.56, palm: T(palm(104, 12), 26, 446), gx: 226, gy: 396,
  cx: 120, cy: 424, cs: 0.64, front: T(lantern(0.66), 253, 437), luma: T(flat(luma()), 120, 116, 0.3, -10),
  flies: [[52, 158], [190, 230], [160, 300], [352, 296], [84, 352], [232, 300], [376, 410], [70, 420], [368, 222]] });

export const files = {
  'hero-wide.svg': { w: 1440, h: 760, max: 25, draw: heroWide },
  'hero-tall.svg': { w: 390, h: 430, max: 25, draw: heroTall },
  'closing-wide.svg': { w: 1440, h: 620, max: 18, rim: 0.12, draw: closingWide },
  'closing-tall.svg': { w: 390, h: 460, max: 18, rim: 0.12, draw: closingTall },
};
