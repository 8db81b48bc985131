// What is earned and celebrated, all of it found in nature: badges, festive pictures and the small signs of points and days.
import { C, G, P, ceiba, crystal, leaf, ridge, scallopD, sunD, waves } from './shapes.mjs';
import { FILTERS, at, blossom } from './scenery.mjs';
import { cheek, dot, eye, line, smile } from './nature.mjs';

const ribbon = (d, fold, c, shade) => P(d, c) + `<path d="${fold}" fill="${shade}"/>`;
/** A round badge, 220 x 240: wreath of broad leaves, paper ring, golden ring, a picture in a circle of radius 62 around 0,0, ribbon. */
const badge = (inner, ground) => {
  const wreath = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return leaf(110 + Math.cos(a) * 62, 106 + Math.sin(a) * 62, 44, 15, (i * 360) / 16, i % 2 ? C.leaf : C.fern);
  }).join('');
  return G(ribbon('M74 158L48 224L78 216L96 238L116 168Z', 'M74 158L66 178L104 196L116 168Z', C.papaya, C.coralDeep) + ribbon('M146 158L172 224L142 216L124 238L104 168Z', 'M146 158L154 178L116 196L104 168Z', C.papaya, C.coralDeep)) +
    wreath + G(dot(110, 106, 75, C.paper)) + dot(110, 106, 68, C.sun) + `<clipPath id="kb"><circle cx="110" cy="106" r="62"/></clipPath><g clip-path="url(#kb)"><rect x="46" y="42" width="128" height="128" fill="${ground}"/><g transform="translate(110 106)">${inner}</g></g>`;
};
/** Water, hills and the like reach past the circle: drawn from -80 and cut by it. */
const band = (inner) => `<g transform="translate(-80 0)">${inner}</g>`;
const star4 = (x, y, r, c = C.sun2) => `<path d="M${x} ${y - r}Q${x + r * 0.18} ${y - r * 0.18} ${x + r} ${y}Q${x + r * 0.18} ${y + r * 0.18} ${x} ${y + r}Q${x - r * 0.18} ${y + r * 0.18} ${x - r} ${y}Q${x - r * 0.18} ${y - r * 0.18} ${x} ${y - r}Z" fill="${c}"/>`;
const ray = (i, n, r, l, c) => `<g transform="rotate(${(i * 360) / n})"><path d="M0 ${-r}C-11 ${-r - l * 0.3} -8 ${-r - l * 0.8} 0 ${-r - l}C8 ${-r - l * 0.8} 11 ${-r - l * 0.3} 0 ${-r}Z" fill="${c}"/></g>`;
const seedShape = (x, y, s, r = 0) => at(G(P('M0 -34C27 -16 33 8 24 26C15 46 -15 46 -24 26C-33 8 -27 -16 0 -34Z', C.clay), 's1') + line('M-6 -14C-16 0 -18 14 -14 26', '#E4B48E', 6), x, y, s, r);
const badges = {
  'jungle-explorer': () => badge(sunD(40, -34, 12) + band(ridge(160, 60, 2, 5, 4, 5, '#A5CDB8') + ridge(160, 60, 10, 4, 4, 2, C.moss) + waves(160, 18, 40, 6, '#8FCBC4') + waves(160, 25, 40, 6, C.sea, 14) + waves(160, 33, 44, 6, C.teal, 6)) + ceiba(0, 50, 0.185) + band(ridge(160, 80, 48, 2, 4, 3, C.fern)), '#DFF0E8'),
  'week-warrior': () => badge(at(G(Array.from({ length: 7 }, (_, i) => ray(i, 7, 26, 26, i % 2 ? C.papaya : C.papaya2)).join(''), 's1') + G(dot(0, 0, 27, C.sun), 's1') + eye(-9, -3, 3.4) + eye(9, -3, 3.4) + smile(0, 6, 8), 0, -6) + band(ridge(160, 80, 34, 4, 4, 4, C.moss) + ridge(160, 80, 46, 3, 4, 8, C.fern)), '#DFF0E8'),
  'month-master': () => badge(star4(-38, -30, 7) + star4(36, -36, 8) + star4(42, -4, 5) + star4(-46, 0, 4) + G(`<path d="M10 -48A35 35 0 1 0 32 8A40 40 0 0 1 10 -48Z" fill="${C.sun2}"/>`, 's1') + band(waves(160, 24, 40, 6, '#6E77B4') + waves(160, 34, 44, 6, C.sea, 16) + waves(160, 45, 44, 6, C.teal, 4)), '#39406F'),
  'curious-explorer': () => badge(band(ridge(160, 80, 34, 4, 4, 4, C.moss)) + G(line('M22 20L46 48', C.bark, 13), 's1') + line('M22 20L26 24', C.sun, 14) + G(dot(-6, -10, 39, C.paper) + dot(-6, -10, 32, '#DDF3EE'), 's1') + `<g transform="translate(-8 -8)">${leaf(-20, 18, 54, 17, -44, C.fern)}</g>` + dot(8, -26, 6, C.papaya) + line('M8 -32v-4M14 -29l3 -3M2 -29l-3 -3', C.ink, 2) + line('M-28 -22Q-22 -34 -10 -36', '#fff', 5), C.sun2),
  'point-collector': () => badge([[-24, -12, 0.5, -16], [24, -12, 0.5, 16], [0, -26, 0.52, 0], [-12, 4, 0.5, -6], [12, 4, 0.5, 8]].map((p) => seedShape(...p)).join('') + G(P('M-46 8C-24 16 24 16 46 8C46 38 26 50 0 50S-46 38 -46 8Z', C.wood)) + line('M-42 22C-20 30 20 30 42 22M-34 36C-16 43 16 43 34 36', C.clay, 4.5) + line('M-22 14L-16 46M0 16V49M22 14L16 46', C.clay, 3.5), C.foam),
};

const starfish = (c, d) => G(P('M100 12C113 12 120 62 130 70S190 74 193 88S148 120 144 132S160 184 148 192S110 168 100 168S64 200 52 192S60 144 56 132S4 102 7 88S60 78 70 70S87 12 100 12Z', c)) + [[100, 42], [160, 92], [136, 162], [64, 162], [40, 92]].map(([x, y]) => dot(x, y, 6, d)).join('') + [[100, 62], [144, 98], [127, 146], [73, 146], [56, 98]].map(([x, y]) => dot(x, y, 4, d)).join('') + eye(84, 100, 8) + eye(116, 100, 8) + smile(100, 118, 14) + cheek(70, 116, 8, C.papaya) + cheek(130, 116, 8, C.papaya);
const cupLeaf = (fill, side, r) => `<g transform="translate(100 134) rotate(${r})">${P('M0 0C-42 -14 -54 -70 -22 -112C-10 -104 10 -104 22 -112C54 -70 42 -14 0 0Z', fill)}<path d="M0 0C42 -14 54 -70 22 -112C14 -106 7 -106 0 -105Z" fill="${side}"/></g>`;
const tendril = 'M56 60C18 46 4 84 28 102C44 112 58 96 48 86C42 80 34 86 36 92';
const fest = {
  gem: () => crystal(136, 182, 1.15, 15, C.lilac, '#6F629E', '#DCD5EF') + crystal(64, 182, 1.2, -15, C.papaya2, C.papaya, C.peach) + crystal(100, 186, 1.85, 0, C.sea, C.teal, '#DDF3EE') + crystal(158, 188, 0.62, 24, C.moss, C.fern, '#DDEBC8') + crystal(42, 188, 0.62, -24, C.moss, C.fern, '#DDEBC8') + G(P('M20 180C44 166 72 176 100 172S156 166 180 180C186 194 152 198 100 198S14 194 20 180Z', '#8B7F6C'), 's1'),
  star: () => starfish(C.papaya2, C.peach),
  trophy: () => G(line(tendril, C.fern, 9) + `<g transform="translate(200 0) scale(-1 1)">${line(tendril, C.fern, 9)}</g>`, 's1') + G(cupLeaf(C.leaf, '#275C44', -24) + cupLeaf(C.leaf, '#275C44', 24)) + G(cupLeaf(C.fern, '#4C8457', 0)) + line('M100 130V44', C.forest, 4, 'opacity=".5"') + G(P('M88 128H112C112 148 116 156 126 162H74C84 156 88 148 88 128Z', C.clay)) + G(P('M48 158H152C160 158 160 190 152 190H48C40 190 40 158 48 158Z', C.bark) + `<ellipse cx="100" cy="160" rx="54" ry="11" fill="${C.wood}"/><ellipse cx="100" cy="160" rx="34" ry="6.500" fill="none" stroke="${C.clay}" stroke-width="3"/>`) + G(P('M88 128H112C112 146 114 152 118 158C110 163 90 163 82 158C86 152 88 146 88 128Z', C.clay), 's1') + blossom(100, 86, 0.85, C.papaya2),
  heart: () => G(P('M100 62C84 14 18 26 22 88C26 134 76 156 100 190C124 156 174 134 178 88C182 26 116 14 100 62Z', C.fern) + `<path d="M100 62C116 14 182 26 178 88C174 134 124 156 100 190Z" fill="${C.leaf}"/>`) + line('M100 190V84M100 116L58 86M100 116L142 86M100 146L68 122M100 146L132 122M100 90L66 58M100 90L134 58', C.moss, 5, 'opacity=".75"') + line('M100 64C100 40 108 26 122 16', C.leaf, 9),
  crown: () => at(G(`<path d="M22 118C30 84 170 84 178 118" stroke="${C.leaf}" stroke-width="15" fill="none" stroke-linecap="round"/>`, 's1') + [[40, 98, -130], [70, 88, -106], [100, 86, -86], [130, 88, -70], [160, 98, -48]].map(([x, y, r], i) => leaf(x, y, 38, 12, r, i % 2 ? C.leaf : C.fern)).join('') + G(`<path d="M22 118C30 168 170 168 178 118" stroke="${C.fern}" stroke-width="20" fill="none" stroke-linecap="round"/>`) + [[30, 146, 150], [64, 162, 118], [136, 162, 62], [170, 146, 30]].map(([x, y, r]) => leaf(x, y, 34, 11, r, C.leaf)).join('') + blossom(22, 116, 0.78, C.lilac) + blossom(178, 116, 0.78, C.lilac) + blossom(56, 146, 0.94, C.papaya2) + blossom(144, 146, 0.94, C.papaya2) + blossom(100, 154, 1.14, '#D8482F'), 13, -6, 0.87),
  spark: () => G(`<path d="${scallopD(100, 108, 80, 78, 16, 1, 0)}" fill="${C.sun2}"/>`, 's1') + dot(100, 112, 56, '#FFF3CC') + [[24, 34, 8], [176, 30, 10], [186, 176, 7], [16, 170, 6]].map((s) => star4(...s, C.sun)).join('') + G(P('M84 84C44 44 4 62 14 98C22 126 66 122 90 102ZM116 84C156 44 196 62 186 98C178 126 134 122 110 102Z', C.foam)) + G(P('M76 98C70 140 80 178 100 190C120 178 130 140 124 98Z', C.sun)) + `<path d="M74.500 124Q100 134 125.500 124L124.500 137Q100 147 75.500 137ZM78 152Q100 162 122 152L118 165Q100 174 82 165Z" fill="${C.papaya}"/>` + line('M88 34C82 18 72 12 62 12M112 34C118 18 128 12 138 12', C.leaf, 5) + dot(61, 12, 7, C.papaya) + dot(139, 12, 7, C.papaya) + G(`<ellipse cx="100" cy="66" rx="42" ry="37" fill="${C.fern}"/>`) + dot(83, 62, 13, '#fff') + dot(117, 62, 13, '#fff') + eye(85, 63, 7.5) + eye(115, 63, 7.5) + smile(100, 82, 11) + cheek(66, 80, 7) + cheek(134, 80, 7),
};
/** A raw crystal as it is found, in three tones. */
export const rawGem = (face, side, light) => G(P('M22 184L32 112L56 76L82 116V184Z', side) + P('M178 184L172 124L148 90L122 130V184Z', side)) + G(P('M54 184V78L97 14L144 80V184Z', face) + `<path d="M97 14L144 80V184H104V86Z" fill="${side}"/><path d="M54 78L97 14L104 86L80 98Z" fill="${light}" opacity=".75"/>`);
const signs = {
  seed: () => seedShape(100, 94, 2.35),
  sun: () => G(`<path d="${scallopD(100, 100, 76, 76, 11, 1, 0)}" fill="${C.sun}"/>`) + dot(100, 100, 46, C.sun2),
  sprout: () => line('M100 186C104 150 98 120 100 92', C.leaf, 17) + G(P('M100 112C46 116 16 84 14 38C64 30 100 62 100 112Z', C.fern)) + G(P('M100 92C98 46 130 18 186 20C188 70 152 98 100 92Z', C.leaf)),
  crystal: () => rawGem(C.sea, C.teal, '#DDF3EE'),
  star: () => starfish(C.sun, C.sun2),
};

const sheet = (prefix, set, w, h, max) => Object.entries(set).map(([name, draw]) => [`${prefix}-${name}.svg`, { w, h, max, draw: () => FILTERS + draw() }]);
export const files = Object.fromEntries([...sheet('badge', badges, 220, 240, 6), ...sheet('fest', fest, 200, 200, 4), ...sheet('sign', signs, 200, 200, 2)]);
