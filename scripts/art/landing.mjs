// Landing page pictures: how it works, demo cards, plans, tickets, resources, notebook.
import { C, P, G, T, flat, L, O, R, leaf, monstera, fern, banana, tuft, crestD, swellD, star, clip, f, bird, boat, paperBoat, turtleTop, dots, heliconia } from './kit.mjs';
import { ceiba, smallCeiba, farTree, palm, sprout, sapling, bananas } from './plants.mjs';
import { kid, teacher, circle } from './people.mjs';
import { ariaFull, chrisTail, chrisBody, chrisHead, kerchief, lunaHead, lunaFace } from './cast.mjs';

const BLOB = ['M26 178C2 98 78 16 196 14C318 8 398 62 402 150C406 236 310 286 200 288C108 290 44 246 26 178Z', 'M20 150C14 70 96 12 208 16C332 14 410 84 400 168C392 244 300 290 190 286C96 286 28 230 20 150Z', 'M30 132C44 50 138 10 232 16C342 22 412 88 404 164C396 246 296 288 196 284C92 282 14 216 30 132Z'];
const vignette = (i, ground, inner) => G(P(BLOB[i], ground)) + clip(P(BLOB[i], '#000'), inner);
const can = () => G(P('M-20 -26H18V8C18 12 -20 12 -20 8Z', C.sea3) + P('M16 -18L40 -30L44 -24L18 -4Z', C.sea3) + P('M36 -36L50 -30L46 -20L38 -24Z', C.sea2)) + L('M-20 -20C-36 -20 -36 4 -20 4', C.sea2, 5) + P('M-20 -26H18V-20H-20Z', C.sea2);

const how = [
  () => vignette(0, C.sun2, P('M0 120C100 90 260 140 420 100V300H0Z', '#FBE1A0') + G(O(312, 96, 40, C.sun)) + G(P('M0 182C70 140 150 160 220 150S360 136 420 156V300H0Z', C.leaf3)) + bird(150, 78, 0.6) + bird(186, 60, 0.45) + T(farTree(C.leaf, C.leaf2, C.clay2, 0.62), 352, 168) + T(farTree(C.leaf, C.leaf2, C.clay2, 0.44), 70, 172) + G(P('M0 204C90 180 260 196 420 184V300H0Z', C.leaf2)) + G(P('M0 234C110 212 300 224 420 216V300H0Z', C.clay)) + P('M0 262C110 248 300 258 420 246V300H0Z', C.clay2))
    + G(P('M166 244C172 226 238 226 246 244Z', C.clay3)) + T(sprout(), 206, 232, 1.35) + T(teacher({ skin: 'b', hair: C.clay3, top: C.sea3, skirt: C.forest2, hold: '' }), 104, 252, 0.98) + T(kid({ skin: 'b', hair: C.ink, top: C.papaya, leg: C.sea, style: 'braid', arm: 'down', flip: -1 }), 296, 252, 1.12) + T(can(), 358, 250, 0.72),
  () => vignette(1, C.sea5, G(O(96, 88, 34, C.sun2)) + G(P('M0 176C60 150 130 158 200 166L420 150V300H0Z', C.leaf3)) + G(P(swellD(184, 4, 110, 420, 300), C.sea4)) + G(P(crestD(212, 28, 420, 300, 0), C.sea3)) + G(P('M0 262C110 230 240 246 420 226V300H0Z', C.sand2)) + T(palm(120, 18), 374, 238))
    + G(L('M222 226C270 220 340 206 404 178', C.clay2, 12)) + T(ariaFull(), 206, 39, 0.77) + G(T(leaf(38, 11, C.leaf, C.forest2), 384, 186, 1, 30) + T(leaf(32, 9, C.leaf2, C.leaf), 378, 190, 1, 112) + T(leaf(32, 9, C.leaf, C.forest2), 236, 224, 1, -56))
    + T(kid({ skin: 'd', hair: C.ink, top: C.sun, leg: C.sea, style: 'curls', arm: 'up', tall: 3 }), 116, 262, 1.3),
  () => vignette(2, C.sea4, G(O(108, 84, 34, C.sun2)) + bird(320, 70, 0.7) + G(P('M420 132C340 112 280 128 210 142L420 170Z', C.leaf3)) + G(P(swellD(148, 4, 120, 420, 300), C.sea3)) + G(P(crestD(186, 36, 420, 300, 12), C.sea2)))
    + `<g transform="rotate(-4 256 170)">${T(L('M0 -84V-104', C.clay2, 3) + G(P('M0 -106L28 -96L0 -86Z', C.papaya)) + paperBoat(), 254, 176, 1.12)}</g>` + clip(P(BLOB[2], '#000'), G(P(crestD(228, 36, 420, 300, 30), C.sea)) + G(P(crestD(258, 34, 420, 300, 4), C.sea3)) + G(P('M0 206C80 204 160 232 214 300H0Z', C.sand2)))
    + T(kid({ skin: 'c', hair: C.clay3, top: C.papaya, stripe: C.coral2, leg: C.forest2, style: 'hat', arm: 'fwd', tall: 2 }), 112, 256, 1.1),
];
function trail() {
  const d = 'M-10 262C150 250 210 196 340 190S560 216 690 160S900 70 1030 84S1200 60 1290 22';
  return dots(d, C.sand4, 5, 17) + T(turtleTop(), 1016, 82, 0.62, 78);
}

// Lotería pictures
const demo = {
  'demo-tiny-home.svg': () => { const W = 360, H = 260;
    return R(0, 0, W, H, C.sea4) + P('M0 70C80 50 240 96 360 60V260H0Z', '#BBE0D6') + G(O(296, 58, 28, C.sun)) + bird(206, 42, 0.6) + G(P('M0 172C60 126 140 150 220 140S320 128 370 140V270H-5Z', C.leaf2)) + T(farTree(C.leaf, C.leaf3, C.clay2, 0.6), 322, 158) + G(P('M-5 204C90 180 240 194 370 184V270H-5Z', C.leaf)) + T(palm(146, 18), 54, 206)
      + G(R(128, 178, 9, 36, C.clay3) + R(236, 178, 9, 36, C.clay3) + R(182, 178, 8, 30, C.clay3)) + G(R(118, 112, 136, 72, C.paper)) + P('M118 130h136v3h-136zM118 148h136v3h-136zM118 166h136v3h-136z', C.sand2) + G(P('M98 120L186 48L274 120Z', C.papaya)) + P('M186 48L274 120H256L186 64L116 120H98Z', C.papayaD) + G(O(186, 96, 12, C.sun2), 3) + L('M186 84v24M174 96h24', C.papayaD, 2.6)
      + G(`<rect x="134" y="128" width="32" height="30" rx="3" fill="${C.sea3}"/>`, 3) + L('M150 128v30M134 143h32', C.paper, 3) + G(P('M190 184V146C190 126 222 126 222 146V184Z', C.sea2), 3) + O(197, 162, 2.8, C.sun) + G(R(110, 180, 152, 8, C.clay2))
      + G(L('M282 218L254 110M308 214L280 106', C.clay2, 6) + L('M278 196l24-4M273 174l24-4M267 152l24-4M262 131l23-4', C.clay2, 5)) + T(kid({ skin: 'b', hair: C.ink, top: C.sun, leg: C.sea, style: 'short', hold: 'book', flip: 1 }), 74, 244, 0.92) + G(P('M130 226H226L234 238H122Z', C.sand3) + R(136, 238, 7, 16, C.clay2) + R(212, 238, 7, 16, C.clay2)) + G(P('M150 222H206L210 228H146Z', C.paper) + L('M156 225H196', C.sea3, 1.6), 3) + T(bananas(), 326, 262, 0.44); },
  'demo-water-cycle.svg': () => { const W = 360, H = 260; const cl = 'M0 0C-18 0 -20 -22 -2 -24C0 -46 34 -48 40 -30C56 -42 78 -28 72 -14C90 -12 88 2 74 2Z';
    const arrow = (d, x, y, r) => L(d, C.papayaD, 5, 'stroke-dasharray="0 11"') + P('M-9 7L0 -9L9 7Q0 2 -9 7Z', C.papayaD, `transform="translate(${x} ${y}) rotate(${r})"`);
    return R(0, 0, W, H, C.coral2) + P('M0 66C90 44 240 92 360 56V260H0Z', '#FCE3D3') + G(O(296, 56, 34, C.sun)) + G(P('M-5 166L40 104L74 132L122 62L176 134L206 116L250 170V270H-5Z', C.sea3)) + P('M122 62L104 88L114 84L122 94L132 84L142 90Z', C.paper) + P('M122 62L176 134L206 116L250 170H150L134 110Z', '#4DA09D', 'opacity=".7"') + G(P('M-5 178C50 150 130 164 190 160S262 164 296 200L320 270H-5Z', C.leaf2)) + T(farTree(C.forest2, C.leaf, C.clay2, 0.5), 46, 172) + T(farTree(C.forest2, C.leaf, C.clay2, 0.4), 88, 168)
      + G(P('M138 132C128 152 156 160 144 178C132 196 96 200 108 222C116 236 150 238 190 244L230 222C196 220 158 220 160 210C166 196 190 186 184 166C180 154 158 148 150 134Z', C.sea4)) + G(P('M-5 214C60 198 100 210 130 232L150 270H-5Z', C.leaf)) + G(P('M176 270C196 230 250 212 370 206V270Z', C.sea2)) + G(P(crestD(238, 22, 370, 270, 6).replace(/^M[-\d.]+ 238/, 'M168 262L190 238'), C.sea)) + T(boat(0.42), 300, 218)
      + G(P(cl, C.paper, 'transform="translate(52 74)"')) + G(P(cl, C.sea5, 'transform="translate(156 50) scale(.8)"')) + P([[66, 88], [84, 96], [102, 88], [120, 96], [76, 112], [96, 114], [112, 112]].map(([x, y]) => `M${x} ${y}c-6 8-4 13 0 13s6-5 0-13z`).join(''), C.sea2)
      + arrow('M262 196C284 170 284 140 268 116', 264, 104, -24) + arrow('M244 66C234 78 222 82 208 78', 196, 72, -66) + G(tuftP(28, 254) + tuftP(66, 258)); },
  'demo-story-time.svg': () => { const W = 360, H = 260;
    return R(0, 0, W, H, C.night2) + P('M0 96C80 70 240 120 360 84V260H0Z', '#174A52') + [[40, 44, 6], [92, 26, 5], [312, 40, 6], [330, 96, 4], [30, 110, 4], [176, 24, 4]].map((a) => star(...a)).join('') + O(132, 54, 1.6, C.sun3) + O(262, 26, 1.6, C.sun3) + O(62, 78, 1.4, C.sun3)
      + G(P('M-5 206C90 182 260 194 370 182V270H-5Z', C.forest2)) + G(P('M-5 232C90 214 260 222 370 212V270H-5Z', C.forest))
      + G(O(250, 74, 42, C.sun2)) + `<g transform="translate(220 46) scale(.3)">${lunaHead() + G(P('M46 150C46 170 154 170 154 150L150 112H50Z', '#F6E9DA')) + lunaFace()}</g>`
      + T(smallCeiba(3), 118, 196, 0.2) + G(P('M180 204C184 182 196 192 204 182C212 172 222 190 232 180C242 170 252 190 262 180C274 172 282 186 288 204Z', C.sea3)) + T(boat(0.66), 226, 178) + G(P('M178 208C186 192 200 202 210 194C222 184 236 204 248 194C262 184 280 196 292 208Z', C.sea2))
      + G(P('M180 214C150 184 96 184 44 196V240C96 228 148 230 180 250Z', C.paper) + P('M180 214C210 184 264 184 316 196V240C264 228 212 230 180 250Z', C.sand50), 2) + L('M180 214V250', C.sand3, 3) + L('M66 212C98 206 130 208 160 220M66 226C98 220 130 222 160 234M200 220C230 208 262 206 294 212M200 234C230 222 262 220 294 226', C.sand3, 3) + P('M44 240C96 228 148 230 180 250C212 230 264 228 316 240V246C264 234 212 236 180 256C148 236 96 234 44 246Z', C.papaya); },
};
const tuftP = (x, y) => P(tuft([[x, y, 24, 5, -34], [x, y, 30, 5, -8], [x, y, 26, 5, 22]]), C.forest2);

// Roots below the ground line (y 176): each one a tapering strand.
const root = (x, w, tx, ty) => `M${f(x - w)} -2C${f(x - w)} ${f(ty * 0.5)} ${f(x + (tx - x) * 0.3)} ${f(ty * 0.55)} ${tx} ${ty}C${f(x + (tx - x) * 0.45)} ${f(ty * 0.7)} ${f(x + w)} ${f(ty * 0.8)} ${f(x + w)} -2Z`;
const ROOTS = [[[0, 5, -18, 30], [0, 5, 3, 40], [1, 5, 22, 26]], [[-5, 6, -50, 26], [-3, 6, -24, 42], [2, 5, 8, 44], [4, 6, 30, 36], [5, 6, 54, 22]], [[-36, 10, -98, 30], [-22, 9, -62, 42], [-10, 8, -24, 40], [2, 8, 6, 44], [14, 8, 36, 40], [26, 9, 70, 40], [38, 10, 100, 26]]];
const plan = (i, plant) => G(P(ROOTS[i].map((r) => root(...r)).join(''), C.clay2, 'transform="translate(110 174)"'), 3) + T(plant, 110, 176);
const paperSheet = (x, y, r, c, lines) => `<g transform="translate(${x} ${y}) rotate(${r})">${G(`<path d="M-30 -38L28 -40L31 36L-28 39Z" fill="${c}"/>`, 3)}${lines}</g>`;
export const files = {
  'how-1.svg': { w: 420, h: 300, max: 6, draw: how[0] }, 'how-2.svg': { w: 420, h: 300, max: 6, draw: how[1] }, 'how-3.svg': { w: 420, h: 300, max: 6, draw: how[2] },
  'how-trail.svg': { w: 1280, h: 280, max: 2, draw: trail },
  ...Object.fromEntries(Object.entries(demo).map(([n, d]) => [n, { w: 360, h: 260, max: 6, draw: d }])),
  'plan-explorer.svg': { w: 220, h: 220, max: 6, draw: () => plan(0, T(sprout(), 0, 0, 1.45)) },
  'plan-pathfinder.svg': { w: 220, h: 220, max: 6, draw: () => plan(1, T(sapling(), 0, 0, 0.74)) },
  'plan-trailblazer.svg': { w: 220, h: 220, max: 6, draw: () => plan(2, T(smallCeiba(), 0, 0, 0.258)) },
  'ticket-founders.svg': { w: 200, h: 240, max: 6, draw: () => R(0, 0, 200, 240, C.sun2) + P('M0 70C60 44 130 90 200 60V240H0Z', '#FBE1A0') + G(O(44, 120, 38, C.sun)) + bird(22, 38, 0.5) + G(P('M-5 164C40 140 120 150 205 142V245H-5Z', C.sea4)) + G(P('M-5 182C60 168 130 176 205 164V245H-5Z', C.leaf2)) + T(ceiba(3, { len: 46, dens: 27 }), 98, 194, 0.25) + G(P('M-5 206C60 190 130 198 205 188V245H-5Z', C.leaf)) + T(flat(circle()), 46, 216, 0.37) + G(P('M-5 232C60 222 140 230 205 222V245H-5Z', C.forest2)) },
  'ticket-sponsor.svg': { w: 200, h: 240, max: 6, draw: () => R(0, 0, 200, 240, C.sea4) + P('M0 60C60 40 130 84 200 54V240H0Z', '#BBE0D6') + G(O(144, 62, 28, C.sun2)) + bird(34, 50, 0.55) + G(P('M-5 134C30 112 70 120 120 130L205 126V245H-5Z', C.leaf3)) + G(P(swellD(138, 3, 80, 200, 245), C.sea3)) + G(P(crestD(160, 24, 200, 245, 6), C.sea2)) + G(P(crestD(178, 24, 200, 245, 20), C.sea5)) + G(P('M-5 190C60 180 130 192 205 180V245H-5Z', C.sand2)) + P('M-5 214C60 206 130 216 205 206V245H-5Z', C.sand) + T(teacher({ skin: 'e', hair: C.clay3, top: C.papaya, skirt: C.forest2 }), 60, 222, 1.02) + T(kid({ skin: 'c', hair: '#B06A2C', top: C.sun, leg: C.sea, style: 'bob', flip: -1, arm: 'fwd' }), 152, 226, 0.98) },
  'resources-coati.svg': { w: 260, h: 300, max: 6, draw: () => G(T(monstera(1.05, C.leaf, C.forest2), 44, 306, 1, -26) + T(banana(170, 36, C.leaf, C.forest2), 216, 304, 1, 24) + T(banana(150, 32, C.forest2, C.leaf), 236, 306, 1, 48)) + T(chrisTail() + chrisBody() + kerchief() + chrisHead(), 30, 54, 1)
    + paperSheet(150, 276, 9, C.paper, L('M-18 -22H8M-18 -10H16M-18 2H12', C.sand3, 3.4) + T(leaf(20, 7, C.leaf2, C.leaf), 10, 26, 1, 24)) + G(L('M196 292q0-18-14-26', '#8A5735', 17), 3) + G(T(fern(10, 110, C.forest2), 32, 304, 1, -10) + T(fern(9, 84, C.leaf2), 66, 306, 1, 12)) + G(T(heliconia(0.86), 236, 306, 1, 8) + T(monstera(0.5, C.forest2, C.leaf), 186, 308, 1, 22)) },
  'notebook-rings.svg': { w: 160, h: 160, max: 2, draw: () => { const arc = (r, a, c, w) => { const t = a * Math.PI * 2; return L(`M80 ${80 - r}A${r} ${r} 0 ${a > 0.5 ? 1 : 0} 1 ${f(80 + Math.sin(t) * r)} ${f(80 - Math.cos(t) * r)}`, c, w); };
    return G(P('M80 6C112 4 150 30 154 76C156 118 124 154 82 154C38 156 6 122 6 80C6 38 40 8 80 6Z', C.clay2)) + P('M80 13C108 12 143 36 147 77C149 114 120 147 82 147C44 148 13 118 13 80C13 42 46 14 80 13Z', C.sand2) + [58, 45, 32, 19].map((r) => `<circle cx="80" cy="80" r="${r}" fill="none" stroke="${C.sand3}" stroke-width="8.500"/>`).join('') + G(arc(58, 0.74, C.papaya, 9) + arc(45, 0.62, C.sea2, 9) + arc(32, 0.86, C.leaf, 9) + arc(19, 0.52, C.sun, 9), 3) + O(80, 80, 6, C.clay2); } },
  'notebook-leaves.svg': { w: 340, h: 110, max: 2, draw: () => { const hs = [30, 52, 40, 66, 24, 58, 46]; let s = ''; hs.forEach((h, i) => { const x = 28 + i * 47.5, b = 92; s += L(`M${x} ${b}q2 ${-h / 2} 0 ${-h}`, C.forest2, 3.6) + T(leaf(26, 8.5, C.leaf, C.forest2), x, b - h + 2, 1, -48) + T(leaf(29, 9.5, i === 3 ? C.papaya : C.leaf2, i === 3 ? C.papayaD : C.leaf), x, b - h + 2, 1, 42) + (h > 45 ? T(leaf(20, 6.5, C.leaf, C.forest2), x + 1, b - h / 2 + 4, 1, -62) : '') + (h > 55 ? T(leaf(20, 6.5, C.leaf2, C.leaf), x + 1, b - h / 2 - 6, 1, 60) : ''); });
    return G(s) + G(P('M4 94C80 88 260 90 336 93C338 97 336 100 330 101C230 104 90 105 10 101C4 100 2 96 4 94Z', C.clay2), 3); } },
};
