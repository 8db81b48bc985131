// Pictures for choices (square, to be known at 64 px), badges, signs and what is celebrated.
import { C, G, I, P, PIC, ceiba, crystal, frog, guide, leaf, scallop, scallopD, shell, sunD, waves } from './shapes.mjs';
import { FILTERS } from './scenery.mjs';

const edge = 'stroke="#fff" stroke-opacity=".22" stroke-width="1.4"';
const eye = (x, y, r = 7) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.ink}"/><circle cx="${x + r * 0.32}" cy="${y - r * 0.36}" r="${r * 0.34}" fill="#fff"/>`;
const cheek = (x, y, r = 9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.papaya2}" opacity=".5"/>`;
const smile = (x, y, w = 14, c = C.ink) => `<path d="M${x - w} ${y}Q${x} ${y + w} ${x + w} ${y}" stroke="${c}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
const T = (inner, x, y, s = 1, r = 0) => `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${inner}</g>`;
const stalk = (d, c = C.leaf, w = 7) => `<path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;

/** Fruits around the origin, about 100 wide. */
const mango = () => G(stalk('M4 -50q2 -14 12 -18', C.bark) + P('M0 -52C34 -56 56 -22 48 14C40 50 2 62 -26 46C-56 28 -52 -14 -30 -34C-20 -44 -12 -50 0 -52Z', '#F0A03C') + P('M30 -34C50 -12 50 24 24 42C34 16 38 -12 30 -34Z', '#E2703A')) + leaf(14, -60, 40, 10, 14, C.fern);
const papaya = () => G(P('M0 -62C26 -60 34 -30 46 4C58 40 34 66 0 66S-58 40 -46 4C-34 -30 -26 -60 0 -62Z', '#F4A65A') + P('M0 -46C16 -44 24 -20 32 6C40 34 24 52 0 52S-40 34 -32 6C-24 -20 -16 -44 0 -46Z', '#F27B4B')) + P('M0 -16C10 -14 14 2 16 14C18 30 10 36 0 36S-18 30 -16 14C-14 2 -10 -14 0 -16Z', '#FBD5C1') + [[-4, -4], [6, 2], [-8, 10], [2, 14], [10, 16], [-6, 24], [5, 27]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${C.ink}"/>`).join('');
const banana = () => G(P('M-52 -34C-40 20 6 48 56 30C64 26 62 16 54 16C18 18 -18 -4 -34 -46Z', C.sun) + P('M-34 -46C-18 -4 18 18 54 16C30 30 -20 14 -42 -36Z', '#F9D67C') + P('M-54 -36L-50 -52L-38 -52L-33 -44Z', C.clay) + `<circle cx="58" cy="23" r="6" fill="${C.bark}"/>`);
const coconut = () => G(`<circle r="54" fill="${C.bark}" ${edge}/><circle r="42" fill="${C.paper}"/><circle r="28" fill="#E6EFE9"/>`) + `<path d="M-50 -20Q-58 0 -50 20M48 -24Q58 0 50 22" stroke="#8A5B40" stroke-width="4" fill="none"/>`;
const orange = () => G(`<circle r="50" fill="#F08A33" ${edge}/><path d="M24 -38A46 46 0 0 1 24 38A60 60 0 0 0 24 -38Z" fill="#D96F22"/>`) + stalk('M0 -48v-12', C.bark) + leaf(2, -56, 40, 11, -10, C.fern) + `<g fill="#D96F22"><circle cx="-18" cy="-10" r="3"/><circle cx="-4" cy="14" r="3"/><circle cx="-22" cy="18" r="3"/></g>`;

const animals = {
  ...PIC,
  toucan: () => head('hilda'),
  monkey: () => head('noa'),
  jaguar: () => head('maya'),
  rabbit: () => head('luna'),
  bee: () => G(P('M70 84C40 40 70 24 92 62ZM130 84C160 40 130 24 108 62Z', C.foam)) + G(`<ellipse cx="100" cy="118" rx="62" ry="48" fill="${C.sun}" ${edge}/>`) + `<path d="M84 72Q74 118 84 164M116 72Q126 118 116 164" stroke="${C.ink}" stroke-width="13" stroke-linecap="round" fill="none"/>` + eye(56, 108, 7) + smile(52, 128, 9) + stalk('M60 76Q54 54 40 52', C.ink, 5) + stalk('M74 72Q74 50 64 42', C.ink, 5),
  fish: () => G(P('M128 100L182 62C176 90 176 112 184 140Z', C.papaya)) + G(P('M16 102C34 56 104 48 146 100C104 154 34 150 16 102Z', C.sun) + P('M70 58C84 40 110 44 118 66C102 60 86 58 70 62Z', C.papaya)) + `<path d="M84 76Q98 102 84 130M106 76Q120 102 106 130" stroke="${C.papaya}" stroke-width="6" fill="none" stroke-linecap="round"/>` + eye(52, 94, 8) + smile(40, 114, 8),
  bird: () => G(P('M150 92L190 76L178 104L192 124L150 116Z', '#3E5C9A')) + G(P('M30 104C30 62 62 44 92 48C128 52 160 78 160 110C160 146 120 166 88 162C52 158 30 138 30 104Z', '#5B86C9') + P('M50 130C70 150 110 152 132 130C124 156 104 164 88 162C66 160 54 148 50 130Z', C.paper)) + P('M86 100C112 86 142 96 150 118C124 132 98 126 86 100Z', '#3E5C9A') + P('M34 96L8 106L34 116Z', C.sun) + eye(58, 88, 8) + cheek(52, 112) + stalk('M84 162v22M104 162v22', C.clay, 5),
};
function head(name) {
  const body = guide(name, 200, { medal: false }).replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<g transform="translate(4 6) scale(.96)">${body}</g>`;
}
const flower = (c) => G([0, 72, 144, 216, 288].map((a) => `<ellipse cx="100" cy="58" rx="27" ry="38" fill="${c}" ${edge} transform="rotate(${a} 100 96)"/>`).join('')) + `<circle cx="100" cy="96" r="19" fill="${C.sun}"/>` + stalk('M100 140v44', C.leaf, 9) + leaf(102, 172, 44, 12, -28, C.fern);
const things = {
  'red-flower': () => flower('#D8482F'),
  'yellow-sun': () => sunD(100, 100, 58) + eye(82, 94, 6) + eye(118, 94, 6) + smile(100, 114, 14),
  'blue-wave': () => `<clipPath id="kw"><circle cx="100" cy="100" r="88"/></clipPath><g clip-path="url(#kw)"><rect width="200" height="200" fill="#D5E6F7"/>${waves(200, 76, 70, 16, '#8DB4E2')}${waves(200, 104, 80, 18, '#5B86C9', 30)}${waves(200, 136, 80, 18, '#2F5BA6', 10)}</g>`,
  'green-leaf': () => leaf(40, 164, 160, 46, -48, C.fern),
  'purple-shell': () => shell(100, 168, 2.7, C.lilac),
  'orange-fish': () => animals.fish().replaceAll(C.sun, '#F08A33').replaceAll(C.papaya, '#D96F22'),
};
const counts = {
  1: [[100, 104]],
  2: [[62, 104], [138, 104]],
  3: [[100, 62], [60, 134], [140, 134]],
  4: [[60, 62], [140, 62], [60, 138], [140, 138]],
  5: [[54, 54], [146, 54], [100, 100], [54, 146], [146, 146]],
};
const dancer = (arms, legs, extra = '') => extra + G(stalk(arms, C.fern, 15) + stalk(legs, C.leaf, 16)) + T(frog(0, 0, 1.25), 100, 98);
const moods = {
  brave: () => `<path d="M40 176H160" stroke="${C.moss}" stroke-width="16" stroke-linecap="round"/>` + T(head('maya'), 22, 8, 0.8) + sunD(166, 40, 16),
  try: () => T(PIC.turtle(), 24, 8, 0.76) + `<path d="M30 178h36M82 178h30M128 178h42" stroke="${C.sand3}" stroke-width="12" stroke-linecap="round"/>`,
  shy: () => T(PIC.crab(), 40, 6, 0.62) + shell(100, 190, 2.5, C.papaya2),
  help: () => frog(64, 124, 1.35) + frog(136, 124, 1.35, -1, C.moss) + G(P('M100 56C92 40 70 44 72 62C74 78 92 86 100 94C108 86 126 78 128 62C130 44 108 40 100 56Z', C.papaya2), 's1'),
};
const dances = {
  jump: () => dancer('M74 92L36 52M126 92L164 52', 'M84 124L70 146M116 124L130 146', `<path d="M56 178h88" stroke="${C.sand3}" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 18"/>`),
  spin: () => dancer('M74 96L30 92M126 96L170 92', 'M92 124L96 158M108 124L104 158') + `<path d="M34 150Q100 196 166 150M34 150l4 18M34 150l18 4" stroke="${C.papaya}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  clap: () => dancer('M78 98L92 62M122 98L108 62', 'M84 124L76 158M116 124L124 158') + `<path d="M100 34V14M72 42L60 26M128 42L140 26" stroke="${C.sun}" stroke-width="8" stroke-linecap="round"/>`,
  drum: () => G(`<path d="M44 96H156L146 168H54Z" fill="${C.papaya}" ${edge}/><path d="M44 96L72 168M100 96L72 168M100 96L128 168M156 96L128 168" stroke="${C.sun2}" stroke-width="5"/><ellipse cx="100" cy="96" rx="56" ry="20" fill="${C.paper}"/>`) + stalk('M96 90L48 34', C.wood, 9) + stalk('M112 90L160 40', C.wood, 9) + `<circle cx="46" cy="32" r="11" fill="${C.bark}"/><circle cx="162" cy="38" r="11" fill="${C.bark}"/>`,
};
const big = (icon) => `<g transform="translate(20 20) scale(4)">${icon.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')}</g>`;
const card = (x, y, r, c, inner) => T(G(`<rect x="-34" y="-46" width="68" height="92" rx="14" fill="${C.paper}"/><rect x="-27" y="-39" width="54" height="60" rx="9" fill="${c}"/>`) + T(inner, -24, -36, 0.24), x, y, 1, r);
const topics = {
  'math-river': () => big(I.stRiver()),
  story: () => big(I.stTree()),
  crystal: () => big(I.stCave()),
  path: () => big(I.stLeaf()),
  voice: () => T(head('hilda'), 8, 4, 0.96),
  cards: () => card(54, 108, -10, C.foam, PIC.turtle()) + card(104, 96, 2, C.sun2, PIC.butterfly()) + card(152, 108, 11, C.peach, PIC.crab()),
  chat: () => G(P('M20 44A18 18 0 0 1 38 26H138A18 18 0 0 1 156 44V88A18 18 0 0 1 138 106H70L42 130V106H38A18 18 0 0 1 20 88Z', C.paper)) + `<path d="M44 54H130M44 78H104" stroke="${C.sand3}" stroke-width="9" stroke-linecap="round"/>` + G(P('M72 120A16 16 0 0 1 88 104H166A16 16 0 0 1 182 120V150A16 16 0 0 1 166 166V186L142 166H88A16 16 0 0 1 72 150Z', C.teal)) + P('M106 150L110 134L140 112L150 124L120 146Z', C.sun),
};
const pictures = {
  ...animals,
  mango: () => T(mango(), 100, 108, 1.5), papaya: () => T(papaya(), 100, 100, 1.35), banana: () => T(banana(), 96, 106, 1.5), coconut: () => T(coconut(), 100, 100, 1.5), orange: () => T(orange(), 100, 112, 1.5),
  ...Object.fromEntries(Object.entries(counts).map(([n, at]) => [`count-${n}`, () => at.map(([x, y]) => T(mango(), x, y + 4, n === '1' ? 1.2 : 0.62)).join('')])),
  ...things, ...moods, ...dances, ...topics,
};

/** A round badge: a wreath of leaves, a picture in the middle, a ribbon below. */
const badge = (inner, ground) => {
  const wreath = Array.from({ length: 18 }, (_, i) => leaf(110 + Math.cos((i * Math.PI) / 9) * 76, 100 + Math.sin((i * Math.PI) / 9) * 76, 30, 9, i * 20, i % 2 ? C.leaf : C.fern)).join('');
  return G(P('M78 160L58 232L84 218L100 236L112 170Z', C.papaya) + P('M142 160L162 232L136 218L120 236L108 170Z', C.coralDeep)) + wreath + G(`<circle cx="110" cy="100" r="82" fill="${C.paper}"/><circle cx="110" cy="100" r="74" fill="${C.sun}"/>`) + `<clipPath id="kb"><circle cx="110" cy="100" r="68"/></clipPath><g clip-path="url(#kb)"><rect x="40" y="30" width="140" height="140" fill="${ground}"/>${inner}</g>`;
};
const at = (inner, s = 0.6) => T(inner, 110 - 100 * s, 100 - 100 * s, s);
const badges = {
  'jungle-explorer': () => badge(waves(220, 112, 50, 8, C.sea) + waves(220, 126, 50, 8, C.teal, 20) + ceiba(110, 150, 0.27), '#DFF0E8'),
  'week-warrior': () => badge(at(sunD(100, 108, 56), 0.85), '#DFF0E8'),
  'month-master': () => badge(waves(220, 134, 50, 8, C.teal) + at(`<path d="M124 36A70 70 0 1 0 164 148A82 82 0 0 1 124 36Z" fill="${C.sun2}"/>`, 0.7), '#39406F'),
  'curious-explorer': () => badge(T(leaf(0, 0, 96, 26, -52, C.fern), 80, 146) + `<circle cx="132" cy="88" r="9" fill="${C.papaya}"/>`, C.sun2),
  'point-collector': () => badge([[92, 112], [126, 112], [110, 84]].map(([x, y]) => T(big(I.seed()), x - 30, y - 34, 0.34)).join(''), C.foam),
};
const starfish = (c = C.papaya2) => G(P(Array.from({ length: 10 }, (_, i) => { const a = (i * Math.PI) / 5 - Math.PI / 2, r = i % 2 ? 40 : 88; return `${i ? 'L' : 'M'}${(100 + Math.cos(a) * r).toFixed(1)} ${(104 + Math.sin(a) * r).toFixed(1)}`; }).join('') + 'Z', c, `stroke-linejoin="round"`).replace('stroke-width="1.4"', 'stroke-width="1.4"')) + eye(86, 98, 6) + eye(114, 98, 6) + smile(100, 114, 11);
const fest = {
  gem: () => crystal(100, 176, 1.6, 0, C.sea, C.teal, '#fff') + crystal(58, 180, 0.9, -14, C.lilac, '#6F629E', '#fff') + crystal(144, 180, 0.8, 12, C.papaya2, C.papaya, '#fff'),
  star: () => starfish(),
  trophy: () => G(P('M52 40H148C148 104 128 128 100 132C72 128 52 104 52 40Z', C.fern) + P('M52 40H148L140 60H60Z', C.moss)) + G(stalk('M52 56C20 54 24 100 64 104M148 56C180 54 176 100 136 104', C.leaf, 11)) + G(P('M88 130H112L116 160H84Z', C.clay) + P('M62 160H138A8 8 0 0 1 138 178H62A8 8 0 0 1 62 160Z', C.bark)),
  heart: () => G(P('M100 66C86 28 26 36 30 86C34 126 76 148 100 176C124 148 166 126 170 86C174 36 114 28 100 66Z', C.fern)) + `<path d="M100 66V166M100 96L64 74M100 96L136 74M100 124L66 104M100 124L134 104" stroke="${C.forest}" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  crown: () => G(`<path d="M28 128Q100 176 172 128" stroke="${C.leaf}" stroke-width="18" fill="none" stroke-linecap="round"/>`) + [[34, 118, '#D8482F'], [66, 138, C.sun], [100, 144, C.papaya2], [134, 138, C.lilac], [166, 118, '#D8482F']].map(([x, y, c]) => T(flower(c).replace(/<path d="M100 140.*$/, ''), x - 42, y - 62, 0.42)).join(''),
  spark: () => G(`<ellipse cx="100" cy="120" rx="26" ry="42" fill="${C.sun}" ${edge}/><ellipse cx="100" cy="76" rx="22" ry="22" fill="${C.bark}"/>`) + G(P('M82 92C40 70 22 96 40 118C56 132 78 116 86 104ZM118 92C160 70 178 96 160 118C144 132 122 116 114 104Z', C.foam)) + eye(92, 74, 5) + eye(108, 74, 5) + stalk('M92 56Q84 40 74 38M108 56Q116 40 126 38', C.ink, 5),
};
const signs = { seed: () => big(I.seed()), sun: () => big(I.sun()), sprout: () => big(I.sprout()), crystal: () => big(I.gem()), star: () => starfish(C.sun) };

/** One per stop of the jungle, and the shells that count for the youngest. */
const gems = { leaf: [C.fern, C.leaf], river: [C.sea, C.teal], tree: [C.papaya2, C.papaya], cave: [C.lilac, '#6E62A8'] };
const counters = { shell: () => shell(100, 170, 2.6, C.papaya), 'shell-ahead': () => `<circle cx="100" cy="104" r="74" fill="none" stroke="#5BB0AC" stroke-width="12" stroke-dasharray="2 24" stroke-linecap="round"/>` };

const sheet = (prefix, set, w, h, max) =>
  Object.entries(set).map(([name, draw]) => [`${prefix}-${name}.svg`, { w, h, max, draw: () => FILTERS + draw() }]);

export const files = Object.fromEntries([
  ...sheet('pic', pictures, 200, 200, 6),
  ...sheet('badge', badges, 220, 240, 6),
  ...sheet('fest', fest, 200, 200, 4),
  ...sheet('sign', signs, 200, 200, 2),
  ...sheet('gem', Object.fromEntries(Object.entries(gems).map(([name, [face, side]]) => [name, () => big(I.gem(28, face, side))])), 200, 200, 2),
  ...sheet('counter', counters, 200, 200, 2),
]);
