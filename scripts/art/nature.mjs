// Animals, fruit and things a child chooses between: 200 x 200, to be known at 64 px without a word.
import { recolour } from './kit.mjs';
import * as cast from './cast.mjs';
import { C, G, P, PIC, leaf, scallopD, shell, sunD } from './shapes.mjs';
import { at } from './scenery.mjs';

export const eye = (x, y, r = 7) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.ink}"/><circle cx="${x + r * 0.32}" cy="${y - r * 0.36}" r="${r * 0.34}" fill="#fff"/>`;
export const cheek = (x, y, r = 9, c = C.papaya2) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity=".55"/>`;
export const smile = (x, y, w = 14, c = C.ink) => `<path d="M${x - w} ${y}Q${x} ${y + w} ${x + w} ${y}" stroke="${c}" stroke-width="4.500" fill="none" stroke-linecap="round"/>`;
export const line = (d, c = C.leaf, w = 7, more = '') => `<path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const dot = (x, y, r, c, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" ${more}/>`;
/** A bust whose foot is cut round, so that it stands on any ground. */
export const bust = (inner) => `<clipPath id="kb"><path d="M-40 -60H240V104H194A94 94 0 0 1 6 104H-40Z"/></clipPath>${at(`<g clip-path="url(#kb)">${inner}</g>`, 9, 7, 0.93)}`;
const veins = (d) => `<path d="${d}" stroke="${C.forest}" stroke-opacity=".42" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const frogLegs = `<path d="M40 168C8 168 6 116 44 118C62 122 70 150 62 170ZM160 168C192 168 194 116 156 118C138 122 130 150 138 170Z" fill="${C.leaf}"/><path d="M28 172h46M126 172h46" stroke="${C.leaf}" stroke-width="15" stroke-linecap="round"/>`;
const fish = (a, b, c) => G(P('M132 104L186 62C180 90 180 114 188 146Z', b) + P('M96 146C104 166 124 172 138 168C138 152 128 140 116 134Z', b)) + G(P('M12 106C30 56 104 44 150 104C104 160 30 154 12 106Z', a) + P('M70 60C82 36 114 36 126 60C108 56 88 56 70 60Z', b)) + line('M88 74Q104 104 88 136M114 74Q130 104 114 136', c, 8) + `<circle cx="48" cy="94" r="14" fill="#fff"/>` + eye(47, 95, 8.5) + smile(34, 118, 9) + cheek(62, 122, 9, C.papaya);
export const animals = {
  turtle: PIC.turtle,
  butterfly: PIC.butterfly,
  crab: PIC.crab,
  whale: () => at(PIC.whale(), 4, -6, 0.95),
  frog: () => G(frogLegs) + G(P('M34 166C26 96 58 62 100 62S174 96 166 166C140 184 60 184 34 166Z', C.fern)) + P('M64 172C60 128 80 116 100 116S140 128 136 172C114 178 86 178 64 172Z', C.sun2) + G(`<circle cx="62" cy="52" r="29" fill="${C.fern}"/><circle cx="138" cy="52" r="29" fill="${C.fern}"/>`, 's1') + `<circle cx="62" cy="50" r="20" fill="#fff"/><circle cx="138" cy="50" r="20" fill="#fff"/>` + eye(64, 52, 11.5) + eye(136, 52, 11.5) + smile(100, 94, 26) + cheek(58, 104, 10) + cheek(142, 104, 10) + line('M66 184v-8M82 186v-10M118 186v-10M134 184v-8', C.leaf, 9),
  toucan: () => bust(cast.hilda()),
  monkey: () => bust(cast.noa()),
  jaguar: () => at(cast.mayaHead(), 2, 2, 0.98),
  rabbit: () => at(recolour(cast.lunaHead() + cast.lunaFace(), { '#F6E9DA': '#EBD6BE' }), -4, 14, 1.06),
  bee: () => G(P('M86 78C38 58 40 6 74 12C98 16 106 48 100 76ZM118 78C128 32 172 14 184 40C192 66 156 88 124 90Z', C.foam)) + P('M190 122L168 108V136Z', C.ink) + G(`<ellipse cx="104" cy="122" rx="70" ry="52" fill="${C.sun}"/><path d="M98 70C84 100 84 142 98 174L120 172.500C106 142 106 102 120 71.500ZM140 78C132 104 132 140 140 166L158 154C152 134 152 110 158 90Z" fill="${C.ink}"/>`) + eye(60, 112, 8.5) + smile(56, 132, 10) + cheek(76, 136, 9) + line('M56 78Q48 60 32 62M72 72Q70 52 56 46', C.ink, 5.5) + dot(31, 62, 6, C.ink) + dot(55, 45, 6, C.ink),
  fish: () => fish(C.sun, C.papaya, C.papaya),
  bird: () => G(P('M150 96L196 78L182 106L198 130L150 122Z', '#3E5C9A')) + G(P('M26 104C26 60 60 38 94 44C132 48 164 78 164 112C164 150 122 172 88 168C50 164 26 142 26 104Z', '#5B86C9') + P('M44 128C54 160 112 166 138 134C128 160 106 168 88 168C64 165 48 152 44 128Z', C.paper)) + G(P('M84 104C112 84 148 96 156 122C128 140 98 134 84 104Z', '#3E5C9A'), 's1') + line('M104 112Q124 108 138 118', '#8DB4E2', 5) + G(P('M30 92L2 106L30 118Z', C.sun), 's1') + eye(60, 86, 9.5) + cheek(54, 112, 10) + line('M82 168v20M106 168v20M72 189h18M96 189h18', C.clay, 6) + line('M92 44C92 32 100 26 108 26M102 46C106 38 114 36 120 38', '#3E5C9A', 6),
};

/** A mango around the origin, about 110 high: gold with a red cheek. */
export const mango = () => G(line('M22 -50q2 -14 12 -18', C.bark, 8) + P('M22 -52C54 -44 60 -2 40 28C22 54 -12 64 -40 54C-62 46 -62 24 -48 8C-32 -10 -30 -34 -10 -46C0 -52 12 -54 22 -52Z', C.sun) + `<path d="M22 -52C54 -44 60 -2 40 28C36 34 31 39 26 43C40 10 22 -16 -14 -43.500C-12 -45 -11 -45.500 -10 -46C0 -52 12 -54 22 -52Z" fill="#E5623C"/><path d="M-40 54C-62 46 -62 24 -48 8C-50 30 -36 46 -14 53C-23 56 -32 57 -40 54Z" fill="#B9C25C"/>`) + leaf(32, -62, 44, 12, 12, C.fern);
const banana = (a, b) => G(P('M-34 -58C-48 0 -16 52 50 60C58 60 60 50 54 46C14 28 -6 -12 -12 -56Z', a) + `<path d="M-24 -57C-34 -4 -4 40 52 54C55 53 56 48 54 46C14 28 -6 -12 -12 -56Z" fill="${b}"/><path d="M-36 -56L-32 -76L-16 -76L-11 -55Z" fill="${C.clay}"/><circle cx="53" cy="53" r="7.500" fill="${C.bark}"/>`);
const fruit = {
  mango: () => at(mango(), 90, 108, 1.34),
  papaya: () => at(G(P('M0 -64C27 -62 34 -31 47 4C59 41 35 68 0 68S-59 41 -47 4C-34 -31 -27 -62 0 -64Z', '#E9A23B') + P('M0 -50C18 -48 24 -22 34 6C43 36 26 55 0 55S-43 36 -34 6C-24 -22 -18 -48 0 -50Z', '#F27B4B')) + P('M0 -22C12 -20 15 0 19 14C22 32 12 40 0 40S-22 32 -19 14C-15 0 -12 -20 0 -22Z', '#FBD5C1') + [[-4, -8], [5, -1], [-9, 6], [2, 11], [11, 14], [-9, 20], [5, 24], [-3, 32], [12, 27]].map(([x, y]) => dot(x, y, 4.2, C.ink)).join(''), 100, 98, 1.38),
  banana: () => at(at(banana('#E2A62E', '#F0BE4A'), 4, 2, 1, -24) + banana(C.sun, '#F9D67C'), 84, 106, 1.42),
  coconut: () => at(G(dot(0, 0, 48, C.bark)) + line('M-30 -26Q-38 0 -26 26M-8 -40Q-18 -6 -8 38', '#8A5B40', 5) + dot(12, -20, 6, '#3B2317') + dot(30, -10, 6, '#3B2317') + dot(26, -28, 6, '#3B2317'), 76, 74, 1.2) + at(G(dot(0, 0, 54, C.bark) + dot(0, 0, 45, C.paper) + dot(0, 0, 31, '#DCEAE4')) + line('M-18 -8Q-8 -20 8 -20', '#fff', 7), 128, 126, 1.16),
  orange: () => at(G(dot(0, 0, 50, '#F08A33') + `<path d="M24 -44A50 50 0 0 1 24 44A66 66 0 0 0 24 -44Z" fill="#D96F22"/>`) + line('M-4 -48v-12', C.bark, 7) + leaf(-2, -56, 46, 13, -14, C.fern) + [[-22, -12], [-6, 10], [-28, 14], [-10, -26]].map(([x, y]) => dot(x, y, 3.4, '#D96F22')).join(''), 84, 106, 1.34) + at(G(`<path d="M-52 0A52 52 0 0 0 52 0Z" fill="#D96F22"/><path d="M-45 0A45 45 0 0 0 45 0Z" fill="${C.sun2}"/><path d="M-38 5A38 38 0 0 0 -15 36L-4 8ZM38 5A38 38 0 0 1 15 36L4 8ZM0 10L11 38A38 38 0 0 1 -11 38Z" fill="#F5A04A"/>`), 136, 134, 1.04, -16),
};
const counts = {
  1: [[92, 106, 1.1]],
  2: [[45, 106, 0.7], [143, 106, 0.7]],
  3: [[95, 54, 0.66], [46, 150, 0.66], [144, 150, 0.66]],
  4: [[46, 54, 0.64], [143, 54, 0.64], [46, 154, 0.64], [143, 154, 0.64]],
  5: [[36, 42, 0.5], [156, 42, 0.5], [96, 104, 0.5], [36, 166, 0.5], [156, 166, 0.5]],
};

const things = {
  'red-flower': () => line('M100 128C102 150 98 170 100 192', C.leaf, 10) + leaf(101, 176, 58, 17, -32, C.fern) + leaf(99, 184, 50, 15, -146, C.leaf) + G([0, 72, 144, 216, 288].map((a) => `<ellipse cx="100" cy="46" rx="32" ry="40" fill="${a % 144 ? '#D8482F' : '#C43C26'}" transform="rotate(${a} 100 84)"/>`).join('')) + G(dot(100, 84, 22, C.sun), 's1') + [[94, 80], [106, 80], [100, 91]].map(([x, y]) => dot(x, y, 3.2, C.clay)).join(''),
  'yellow-sun': () => sunD(100, 100, 70) + eye(78, 94, 7) + eye(122, 94, 7) + smile(100, 114, 17) + cheek(62, 114, 10) + cheek(138, 114, 10),
  'blue-wave': () => G(P('M6 168C8 92 58 30 124 32C166 34 192 66 184 98C178 122 146 126 138 106C134 94 142 82 154 86C144 66 112 76 108 112C104 148 146 166 194 160V186H6Z', '#2F5BA6')) + `<path d="M28 168C32 108 74 56 128 56C146 56 160 64 166 76C140 52 96 70 92 116C90 142 104 158 126 168Z" fill="#5B86C9"/><path d="M52 168C56 130 76 96 104 82C88 100 78 134 98 168Z" fill="#8DB4E2"/>` + G(`<path d="M0 172q16 -18 33 0t33 0t33 0t33 0t33 0t33 0V194H0Z" fill="#24498A"/>`, 's1') + dot(186, 44, 7, '#8DB4E2') + dot(168, 22, 5, '#8DB4E2') + dot(196, 66, 4, '#8DB4E2'),
  'green-leaf': () => G(P('M30 176C6 96 52 22 176 22C184 140 116 200 40 168Z', C.fern) + `<path d="M176 22C184 140 116 200 40 168C92 140 142 88 176 22Z" fill="${C.leaf}"/>`) + veins('M22 190C50 138 100 82 160 40M66 132L64 88M98 98L98 54M84 116L130 122M116 82L158 86') + line('M18 194L40 160', C.leaf, 10),
  'purple-shell': () => shell(100, 170, 3, C.lilac),
};
/** A wall of the ceiba's scalloped crown, for small trees. */
export const crown = (x, y, rx, ry, fill, seed = 3) => `<path d="${scallopD(x, y, rx, ry, 12, seed)}" fill="${fill}"/>`;
export const choices = {
  ...animals, ...fruit, ...things,
  ...Object.fromEntries(Object.entries(counts).map(([n, list]) => [`count-${n}`, () => list.map(([x, y, s]) => at(mango(), x, y, s)).join('')])),
};
