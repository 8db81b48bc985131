// The cast. Each drawing lives in a 200 x 200 box (bust: it runs off the foot of the box) unless said otherwise.
import { C, P, G, L, O, EL, T, f } from './kit.mjs';
import { mouth, pick, shut } from './mouths.mjs';
const K = { ink: '#14342B', paper: '#FFFBF3', papaya: '#E2553A', papaya2: '#F5886A', deep: '#B93E26', sun: '#F4BC3F', sun2: '#FBE2A0', sea: '#3FA5A3', bark: '#6B3F1F', scarlet: '#D8432E', scarlet2: '#B42D22', blue: '#1F62A0', blue2: '#184A7D' };
const E = (d, fill, turn = 0) => `<path d="${d}" fill="${fill}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"${turn ? ` transform="rotate(${turn} 108 106)"` : ''}/>`;
const EO = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/>`;
export const eye = (x, y, r = 7) => O(x, y, r, K.ink) + O(x + r * 0.32, y - r * 0.36, f(r * 0.34), '#fff');
const cheek = (x, y, r = 9, c = K.papaya2) => O(x, y, r, c, 'opacity=".5"');
const mir = (s) => `<g transform="translate(200 0) scale(-1 1)">${s}</g>`;

// A bust takes its look ('rest', 'small', 'wide', 'blink': mouths.mjs); everything else in it stays where it is.
export const hilda = (look) => G(E('M22 214C20 160 34 120 60 100H116C134 130 140 170 140 214Z', '#1D2B2E'))
  + G(E('M66 122C86 112 112 116 120 134C130 162 122 196 104 206C80 196 62 160 66 122Z', K.paper), 3)
  + G(E('M44 34C40 20 46 12 52 8C52 18 56 24 62 28C62 16 68 10 76 8C74 18 76 24 82 28C112 30 128 54 126 84C124 112 100 126 80 126C52 126 34 106 34 78C34 58 40 44 46 38Z', '#1D2B2E'))
  + hildaBill(pick(look, { rest: 0, small: 7, wide: 15 }))
  + G(E('M104 62C134 28 196 40 198 108C198 118 188 118 186 110C178 96 146 106 106 104C98 96 98 72 104 62Z', K.papaya) + P('M178 62C192 74 199 92 198 108C198 118 188 118 186 110C184 104 181 84 178 62Z', '#1D2B2E') + L('M120 66C136 52 152 50 164 56', '#FFD7A0', 7), 3)
  + O(82, 72, 27, K.sea) + O(84, 72, 19, '#fff', `stroke="${K.sun}" stroke-width="6.500"`) + L('M64 70C54 68 46 66 38 66', K.sun, 6) + pick(look, { rest: eye(88, 73, 9), blink: shut(85, 72, 11, K.sea, 16.5) })
  + G(E('M34 122C56 138 98 140 118 122C124 130 124 140 120 146C96 160 54 158 32 142C30 134 30 128 34 122Z', K.papaya) + L('M50 133L46 152M72 138L70 156M95 138L97 155', K.paper, 8, 'stroke-linecap="butt"') + E('M44 146L36 190C46 198 58 198 66 192L66 152Z', K.papaya) + L('M41 166L66 168M38 182L66 184', K.paper, 7, 'stroke-linecap="butt"'), 3);

const hildaBill = (open) => (open ? P(`M106 98L184 106L${open > 9 ? 172 : 176} ${open > 9 ? 128 : 121}L108 116Z`, '#7E2B22') : '') + G(E('M108 98C134 104 162 106 180 112C164 130 130 130 108 118Z', K.sun, open), 3);

const RAB = '#F6E9DA', RAB2 = '#F2B8A6';
export const lunaHead = (look) => G(E('M66 92C40 62 40 10 58 -6C78 2 92 46 92 82Z', RAB) + P('M70 78C54 54 52 22 60 8C72 20 80 48 82 72Z', RAB2))
  + (look === 'blink' ? '<g transform="rotate(5 112 86)">' : '') + G(E('M108 82C110 46 122 24 142 8C160 -2 176 12 176 34C176 48 166 54 158 46C150 52 140 70 132 92Z', RAB) + P('M118 78C122 54 130 38 144 24C150 30 152 38 150 46C142 52 134 66 126 82Z', RAB2)) + (look === 'blink' ? '</g>' : '');
export const lunaFace = (look) => G(E('M46 112C46 82 70 68 100 68S154 82 154 112C154 142 128 160 100 160S46 142 46 112Z', RAB))
  + P('M98 74a15 15 0 1 0 12 24a12 12 0 1 1-12-24Z', K.sun)
  + L('M64 116Q74 128 84 116M116 116Q126 128 136 116', K.ink, 5) + `<g transform="translate(0 ${look === 'blink' ? -2.5 : 0})">${P('M93 124C95 120 105 120 107 124C106 130 101 132 100 133C99 132 94 130 93 124Z', K.papaya)}</g>` + pick(look, { rest: '', small: mouth(100, 140, 7, 3, 9), wide: mouth(100, 140, 9.5, 3, 16) }) + L('M90 138Q95 144 100 138Q105 144 110 138', K.ink, 3.6) + cheek(62, 134, 11) + cheek(138, 134, 11);
export const luna = (look) => lunaHead(look) + G(E('M40 214C42 170 66 148 100 148S158 170 160 214Z', '#8088BF') + [[66, 186], [134, 184], [100, 192]].map(([x, y]) => O(x, y, 4, K.sun2)).join('')) + lunaFace(look);
// Whole rabbit, seated, 200 x 300 box, feet at about y 292.
export const lunaFull = () => G(EO(166, 262, 19, '#fff'))
  + lunaHead()
  + G(E('M50 286C34 236 52 150 100 148C148 150 166 236 150 286C130 298 70 298 50 286Z', '#8088BF') + [[76, 196], [124, 190], [100, 216], [70, 244], [132, 240], [104, 262], [86, 170], [118, 166]].map(([x, y]) => O(x, y, 4, K.sun2)).join(''))
  + G(E('M44 292C40 270 62 262 82 270C94 276 94 294 82 296H52C47 296 45 295 44 292ZM156 292C160 270 138 262 118 270C106 276 106 294 118 296H148C153 296 155 295 156 292Z', RAB))
  + G(L('M66 184C60 204 72 220 92 222M134 184C140 204 128 220 108 222', '#6E77B4', 19) + O(95, 222, 10, RAB) + O(106, 222, 10, RAB), 3) + lunaFace();

const JAG = '#E5A33A';
const ros = (x, y, r) => `M${f(x - r)} ${y + 2}A${r} ${r} 0 0 1 ${f(x + r * 0.4)} ${f(y - r)}M${f(x + r)} ${y - 1}A${r} ${r} 0 0 1 ${f(x - r * 0.2)} ${f(y + r)}`;
const rosettes = (li) => li.map(([x, y, r]) => L(ros(x, y, r), K.bark, f(r * 0.7))).join('');
export const mayaHead = (look) => G(EO(52, 54, 24, JAG) + O(52, 54, 13, K.bark) + EO(148, 54, 24, JAG) + O(148, 54, 13, K.bark))
  + G(E('M36 100C36 60 64 42 100 42S164 60 164 100C164 140 136 164 100 164S36 140 36 100Z', JAG)) + rosettes([[100, 60, 7], [78, 66, 6], [122, 66, 6], [52, 100, 6.5], [148, 100, 6.5], [58, 124, 6], [142, 124, 6]])
  + pick(look, { rest: EL(72, 94, 15, 14, K.paper) + EL(128, 94, 15, 14, K.paper) + eye(74, 95, 8.5) + eye(126, 95, 8.5), blink: shut(72, 93, 12) + shut(128, 93, 12) })
  + G(P('M100 118C118 108 140 118 138 136C136 152 114 158 100 150C86 158 64 152 62 136C60 118 82 108 100 118Z', K.paper), 3) + P('M88 112H112C114 120 104 128 100 128S86 120 88 112Z', K.bark) + pick(look, { rest: '', small: mouth(100, 139, 10, 2, 11), wide: mouth(100, 139, 14, 2, 19) }) + L('M100 128V136M84 138Q92 146 100 137Q108 146 116 138', K.bark, 3.8)
  + G([0, 72, 144, 216, 288].map((a) => `<ellipse cx="150" cy="30" rx="9" ry="13" transform="rotate(${a} 156 42)" fill="${K.papaya}"/>`).join('') + O(156, 42, 8, K.sun), 3);
export const maya = (look) => G(E('M46 214C50 166 70 150 100 150S150 166 154 214Z', JAG) + rosettes([[72, 190, 7], [128, 190, 7]]) + E('M80 160C84 190 116 190 120 160Z', K.paper)) + mayaHead(look);
// Jaguar lying along a branch or rock: 200 x 260 box, paws at about y 246.
export const mayaFull = () => G(L('M160 236C204 232 206 190 188 176C178 168 170 178 176 186', JAG, 17) + L('M190 222l10 8M198 204l14 -1M190 182l8 -10', K.bark, 6))
  + G(E('M42 246C38 190 62 150 100 150S168 190 164 246Z', JAG) + rosettes([[62, 214, 7], [140, 206, 7], [150, 232, 6], [54, 236, 6]]) + E('M72 164C72 214 88 240 100 240S128 214 128 164Z', K.paper))
  + G(E('M58 252C54 228 58 200 74 192C90 190 94 216 92 252C88 260 62 260 58 252ZM142 252C146 228 142 200 126 192C110 190 106 216 108 252C112 260 138 260 142 252Z', JAG) + L('M70 248v6M80 248v6M120 248v6M130 248v6', K.bark, 3)) + rosettes([[76, 216, 6], [124, 218, 6]]) + mayaHead();

export const sofi = (look) => { const S = '#0F5E5F', S2 = '#2B9089', H = '#8CC9A1'; return `<g transform="translate(100 112) scale(.86) translate(-100 -108)">${G(E('M6 118C6 52 48 14 100 14S194 52 194 118C194 150 150 168 100 168S6 150 6 118Z', S))}${E('M100 24L128 40V72L100 88L72 72V40ZM64 42L64 74L38 92L18 84C22 64 40 48 64 42ZM136 42V74L162 92L182 84C178 64 160 48 136 42ZM34 100L62 84L88 98V130H30L16 112ZM166 100L138 84L112 98V130H170L184 112Z', S2)}</g>`
  + G(E('M30 150C4 152 -8 178 -2 200C24 202 52 186 58 164ZM170 150C196 152 208 178 202 200C176 202 148 186 142 164Z', H), 3)
  + G(E('M54 120C54 84 74 66 100 66S146 84 146 120C146 156 126 186 100 186S54 156 54 120Z', H))
  + P('M88 78h24l6 12-18 12-18-12ZM66 96l10-4 8 10-10 10-10-4ZM134 96l-10-4-8 10 10 10 10-4Z', '#5EA57F') + pick(look, { rest: EL(76, 126, 13, 14, '#fff') + EL(124, 126, 13, 14, '#fff') + eye(78, 127, 8.5) + eye(122, 127, 8.5), blink: shut(76, 125, 11) + shut(124, 125, 11) }) + pick(look, { rest: L('M78 154Q100 172 122 154', K.ink, 4.6), small: mouth(100, 157, 13, 7, 14), wide: mouth(100, 154, 19, 8, 23) }) + O(95, 142, 2, K.ink) + O(105, 142, 2, K.ink) + cheek(66, 150) + cheek(134, 150); };

export const noa = (look) => { const B = '#5C3A2A', F = '#F1C9A2'; return G(L('M140 206C176 190 182 150 176 106C170 66 144 46 154 22C162 4 186 10 182 28C179 38 169 36 168 29', B, 13), 3)
  + G(E('M44 214C46 168 68 150 100 150S154 168 156 214Z', B) + E('M72 214C74 184 84 172 100 172S126 184 128 214Z', F))
  + G(EO(40, 106, 23, B) + O(40, 106, 13, F) + EO(160, 106, 23, B) + O(160, 106, 13, F))
  + G(E('M44 102C44 64 66 46 84 44C82 34 86 26 94 20C94 28 98 32 102 34C104 26 110 22 118 22C114 30 114 36 118 44C136 48 156 66 156 102C156 140 132 166 100 166S44 140 44 102Z', B))
  + G(E('M100 78C108 64 146 66 144 100C143 118 136 122 136 132C134 150 118 158 100 158S66 150 64 132C64 122 57 118 56 100C54 66 92 64 100 78Z', F), 3)
  + pick(look, { rest: eye(80, 100, 9) + eye(120, 100, 9), blink: shut(80, 99, 11) + shut(120, 99, 11) }) + L('M93 118Q96 121 97 118M103 118Q104 121 107 118', B, 3.6) + pick(look, { rest: P('M74 128Q100 156 126 128Q100 138 74 128Z', B) + P('M84 134Q100 144 116 134Q100 139 84 134Z', '#fff'), small: mouth(100, 130, 15, 6, 16), wide: mouth(100, 128, 22, 8, 26) + P('M81 132Q100 138 119 132Q118 139 100 140Q82 139 81 132Z', '#fff') }) + cheek(68, 118, 8) + cheek(132, 118, 8); };

export const ari = (look) => { const A = '#9CC152', D = '#5E8A34'; const sp = [[84, 46, -14], [108, 40, 0], [132, 46, 16], [152, 64, 38], [164, 88, 58], [170, 114, 72], [174, 142, 80], [178, 170, 84]].map(([x, y, a], i) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M-13 12C-8 -6 0 -22 6 -${46 - i * 2.5}C10 -18 12 0 13 12Z" fill="${K.papaya}"/>`).join('');
  return `<g transform="translate(-4 15) scale(.92)">${G(sp, 3)}${G(E('M14 108C10 84 34 66 60 58C96 42 146 48 160 92C168 126 174 170 178 214H82C86 178 92 156 82 144C54 146 20 138 14 122Z', A))}`
  + G(E('M46 142C44 176 62 206 88 200C96 184 92 156 84 142Z', K.sun) + L('M58 150C58 170 66 186 78 192M70 150C71 166 76 176 84 180', K.papaya, 4), 3)
  + pick(look, { rest: '', small: P('M16 116C40 126 70 126 94 114C76 130 40 134 19 124Z', '#7E2B22') + P('M40 127C52 124 64 124 72 126C62 131 50 131 40 127Z', '#F08A72'), wide: P('M16 116C40 126 70 126 94 114C80 139 42 145 21 131Z', '#7E2B22') + P('M40 135C50 128 64 127 76 129C66 139 52 140 40 135Z', '#F08A72') }) + L('M16 116C40 126 70 126 94 114', D, 5) + O(26, 98, 3.4, D) + pick(look, { rest: EO(90, 84, 23, K.paper) + O(86, 85, 13, K.sun) + eye(85, 86, 9), blink: EO(90, 84, 23, '#8AB244') + shut(87, 85, 13) }) + L('M66 78C72 60 104 56 114 78', D, 7) + O(132, 112, 11, D) + O(132, 112, 6, A) + [[140, 80, 5], [124, 150, 7], [146, 140, 5], [150, 172, 7], [122, 184, 5]].map(([x, y, r]) => O(x, y, r, D, 'opacity=".7"')).join('') + '</g>'; };

const AX = '#F6B3AC';
const gill = (x, y, a, l) => { let t = ''; for (let i = 0; i < 4; i++) { const k = l * (0.3 + i * 0.2), r = l * (0.2 - i * 0.022); t += O(k, -r * 0.8, f(r), K.papaya) + O(k, r * 0.8, f(r), K.papaya); } return `<g transform="translate(${x} ${y}) rotate(${a})">${t}${O(l, 0, f(l * 0.15), K.papaya)}${L(`M0 0H${f(l * 0.92)}`, '#F9A797', 6)}</g>`; };
const gills = () => { const s = gill(132, 74, -58, 60) + gill(150, 94, -22, 58) + gill(150, 122, 14, 48); return G(s + mir(s)); };
export const taliHead = (look) => G(E('M36 108C36 74 66 58 100 58S164 74 164 108C164 142 134 162 100 162S36 142 36 108Z', AX)) + pick(look, { rest: eye(64, 104, 8) + eye(136, 104, 8), blink: shut(64, 103, 11) + shut(136, 103, 11) }) + pick(look, { rest: L('M66 128Q100 152 134 128', K.deep, 5), small: mouth(100, 132, 17, 7, 14), wide: mouth(100, 130, 26, 9, 23) }) + cheek(56, 126, 11, K.papaya) + cheek(144, 126, 11, K.papaya) + [[90, 74], [100, 68], [110, 74], [100, 80]].map(([x, y]) => O(x, y, 2.6, K.deep, 'opacity=".55"')).join('');
export const tali = (look) => gills() + G(E('M58 214C60 176 76 158 100 158S140 176 142 214Z', AX) + E('M82 214C84 190 90 178 100 178S116 190 118 214Z', '#FCD9D3')) + taliHead(look);
// Whole axolotl afloat: 200 x 320 box, tail sweeping to the lower right.
export const taliFull = () => gills()
  + G(E('M84 232C96 286 140 312 186 292C196 286 194 276 184 278C160 282 140 262 132 228Z', '#F9A797'))
  + G(E('M66 176C50 176 34 188 30 206C28 216 38 218 44 212C48 220 56 216 58 210C64 212 68 202 72 196ZM134 176C150 176 166 188 170 206C172 216 162 218 156 212C152 220 144 216 142 210C136 212 132 202 128 196ZM72 236C60 242 52 254 54 266C56 274 64 270 66 264C72 270 78 264 78 258C84 258 90 250 92 242Z', AX))
  + G(E('M62 190C64 166 78 152 100 152S136 166 138 190C142 232 134 256 112 262C82 264 60 230 62 190Z', AX) + P('M82 196C82 176 90 168 100 168S118 176 118 196C120 226 114 246 104 248C90 246 82 222 82 196Z', '#FCD9D3')) + taliHead();

// Luma, firefly, whole, 200 x 240.
export const luma = (look) => G(P('M92 108C50 66 14 84 18 118C22 146 66 150 94 122ZM108 108C150 66 186 84 182 118C178 146 134 150 106 122Z', C.sea4)) + G(P('M92 116C60 118 34 140 44 166C56 184 84 160 97 130ZM108 116C140 118 166 140 156 166C144 184 116 160 103 130Z', C.sea3))
  + G(P('M78 136C74 178 84 212 100 222C116 212 126 178 122 136Z', C.sun)) + P('M76.500 158Q100 168 123.500 158L122.500 169Q100 179 77.500 169ZM80 184Q100 194 120 184L117 194Q100 203 83 194Z', C.papaya)
  + G(P('M72 122C70 98 84 92 100 92C116 92 130 98 128 122C124 142 76 142 72 122Z', C.forest2)) + L('M78 128C66 134 60 142 62 150M122 128C134 134 140 142 138 150', C.forest2, 7) + lumaHead(look);
export const lumaHead = (look) => L('M86 52C82 34 70 26 58 26M114 52C118 34 130 26 142 26', C.sun2, 4) + O(56, 26, 6.5, C.papaya) + O(144, 26, 6.5, C.papaya)
  + G(EL(100, 76, 41, 35, '#5E9E6C')) + pick(look, { rest: O(83, 74, 13.5, C.paper) + O(117, 74, 13.5, C.paper) + eye(85, 76, 8) + eye(115, 76, 8), blink: shut(82, 74, 10) + shut(118, 74, 10) }) + pick(look, { rest: L('M90 94Q100 102 110 94', C.ink, 3.4), small: mouth(100, 93, 8, 4, 9), wide: mouth(100, 91, 11, 4, 15) }) + O(68, 92, 5.5, C.coral) + O(132, 92, 5.5, C.coral);

// Alex, octopus with glasses, 200 x 240.
export const alexHead = (look) => G(P('M100 26C58 26 42 66 50 100C56 124 60 140 64 160C68 182 132 182 136 160C140 140 144 124 150 100C158 66 142 26 100 26Z', C.papaya)) + [[78, 50, 7], [92, 42, 4], [124, 54, 6], [112, 40, 3.5]].map((p) => O(p[0], p[1], p[2], C.coral)).join('')
  + pick(look, { rest: EL(80, 98, 15.500, 17, C.paper) + EL(120, 98, 15.500, 17, C.paper) + eye(82, 100, 8.5) + eye(118, 100, 8.5), blink: shut(80, 97, 11) + shut(120, 97, 11) }) + `<g fill="none" stroke="${C.ink}" stroke-width="4"><circle cx="79" cy="98" r="20"/><circle cx="121" cy="98" r="20"/></g>` + pick(look, { rest: L('M90 131Q100 139 110 131', C.ink, 3.8), small: mouth(100, 129, 9, 4, 12), wide: mouth(100, 128, 13, 4, 20) }) + cheekS(63, 126) + cheekS(137, 126);
const cheekS = (x, y) => O(x, y, 7, C.papayaD, 'opacity=".28"');
export const alex = (look) => G(L('M70 150C40 168 26 150 34 124C38 108 54 108 54 122M130 150C160 168 176 150 166 124C162 106 146 108 147 122', C.papayaD, 18))
  + G(L('M84 150C76 190 50 196 34 184C22 174 28 162 38 164M116 150C124 190 150 196 166 184C178 174 172 162 162 164', C.papaya, 24)) + G(L('M92 160C90 200 76 214 58 216M108 160C110 200 124 214 142 216', C.papaya, 24)) + alexHead(look)
  + [[66, 196], [80, 184], [134, 196], [120, 184], [78, 213], [122, 213], [50, 190], [150, 190]].map((p) => O(p[0], p[1], 3.8, C.coral2)).join('')
  + G(P('M44 96L61 122H27Z', C.sun, 'transform="rotate(-10 44 112)"') + `<rect x="138" y="96" width="27" height="27" rx="4" fill="${C.sea4}" transform="rotate(12 151 109)"/>`, 3);

// Chris, coati: ringed tail, neckerchief. Bust 200 x 244.
const COAT = '#8A5735';
export const chrisTail = (d = 'M146 232C198 206 196 134 172 100C156 76 164 50 184 46') => G(L(d, COAT, 25) + `<path d="${d}" stroke="${C.clay3}" stroke-width="25" fill="none" stroke-dasharray="14 18" stroke-dashoffset="-14"/>`);
export const chrisHead = (look) => G(O(60, 64, 18, COAT) + O(140, 64, 18, COAT)) + O(61, 66, 9.5, C.coral) + O(139, 66, 9.5, C.coral)
  + G(P('M100 42C62 42 46 76 52 104C58 124 74 130 82 150C82 176 88 190 100 190C112 190 118 176 118 150C126 130 142 124 148 104C154 76 138 42 100 42Z', C.clay))
  + P('M100 58C94 82 92 108 89 138C88 154 93 164 100 164C107 164 112 154 111 138C108 108 106 82 100 58Z', C.sand)
  + P('M58 96C60 80 84 78 92 96C94 112 84 122 74 116C64 112 58 106 58 96ZM142 96C140 80 116 78 108 96C106 112 116 122 126 116C136 112 142 106 142 96Z', C.paper) + pick(look, { rest: eye(79, 98, 10) + eye(121, 98, 10), blink: shut(77, 98, 11) + shut(123, 98, 11) })
  + G(EL(100, 163, 14, 10.5, C.ink), 3) + EL(96, 159, 4, 2.4, C.sand3) + pick(look, { rest: L('M88 175Q100 186 112 175', C.clay3, 3.4), small: mouth(100, 175, 9, 4, 10), wide: mouth(100, 174, 12, 4, 18) }) + O(62, 122, 6, C.papaya, 'opacity=".35"') + O(138, 122, 6, C.papaya, 'opacity=".35"');
export const chrisBody = () => G(P('M44 246C38 196 60 152 104 152C146 152 164 200 158 246Z', COAT)) + G(P('M72 246C68 216 80 190 100 190C122 190 134 216 130 246Z', C.sand2), 3);
export const kerchief = (c = C.papaya, c2 = C.papayaD) => G(P('M58 172C80 196 122 196 144 172L149 186C138 200 124 208 108 209L98 232L90 209C74 206 60 200 51 186Z', c) + P('M93 206L104 206L102 215L94 215Z', c2), 3) + O(74, 196, 2.6, C.paper) + O(98, 204, 2.6, C.paper) + O(124, 197, 2.6, C.paper) + O(97, 221, 2.2, C.paper);
export const chris = (look) => chrisTail() + chrisBody() + kerchief() + chrisHead(look);

// Aria, scarlet macaw, facing left. Head and shoulders in 200 x 214.
export const ariaHead = (look) => G(E('M150 78C150 44 126 24 98 26C70 28 54 48 56 74C58 108 78 130 106 130C134 130 150 110 150 78Z', K.scarlet))
  + G(P('M58 58C72 44 100 44 110 62C116 82 102 108 76 112C62 110 54 96 54 80C54 70 55 64 58 58Z', K.paper), 3) + L('M70 94q8 5 16 2M74 102q6 3 12 1M66 84q6 4 12 3', K.scarlet, 2.6)
  + ariaBill(pick(look, { rest: 0, small: 7, wide: 13 }))
  + G(E('M68 48C36 40 6 62 8 102C9 120 18 132 26 136C28 120 40 110 70 108C80 90 80 64 68 48Z', '#FBE8C8') + P('M9 92C7 116 17 131 26 136C28 126 32 119 40 114C26 112 14 106 9 92Z', '#26312F') + L('M26 66C36 58 46 55 56 56', '#fff', 5), 3)
  + pick(look, { rest: O(90, 70, 13, K.sun) + eye(88, 71, 9), blink: shut(89, 70, 11) });
const ariaBill = (open) => (open ? P(`M34 108L72 104L71 ${114 + open}L${46 + open / 4} ${120 + open}Z`, '#B4372A') + P(`M47 110L70 105L69 ${111 + open}L50 ${113 + open}Z`, '#F08A72') : '') + G(P('M38 108C50 102 62 104 72 106C74 122 60 136 46 136C38 130 35 118 38 108Z', '#26312F', open ? `transform="translate(${open / 5} ${open}) rotate(${-open} 74 110)"` : ''), 3);
export const aria = (look) => G(E('M70 214C58 172 76 120 108 104H140C172 130 184 176 180 214Z', K.scarlet)) + G(E('M128 118C160 124 184 170 184 214H132C118 180 114 140 128 118Z', K.sun) + P('M136 160C150 164 172 176 183 206L184 214H138C134 196 132 176 136 160Z', K.blue) + P('M134 142C150 146 170 158 178 180C164 172 150 168 134 164Z', C.leaf), 3) + ariaHead(look);
export const ariaFeet = () => G(L('M80 208q-4 6-2 11M89 209v12M98 208q4 6 2 11M122 208q-4 6-2 11M131 209v12M140 208q4 6 2 11', '#5F5B53', 5.4), 3);
// Whole macaw on a perch: 200 x 330, feet at about y 214, tail to 330.
export const ariaFull = () => T(ariaFeet(), 0, 4) + G(P('M104 190C108 240 100 290 84 330C112 300 130 250 132 196Z', K.scarlet2) + P('M122 190C132 240 128 280 118 318C142 284 150 240 146 196Z', K.blue))
  + G(E('M76 120C56 150 62 196 96 216C128 226 158 206 160 166C160 140 152 116 140 104H104C92 108 82 112 76 120Z', K.scarlet))
  + G(P('M118 112C152 112 172 150 168 190C164 224 152 250 142 262C122 240 100 160 118 112Z', K.scarlet2) + P('M116 136C136 136 164 160 168 186C165 216 153 248 142 262C124 236 110 180 116 136Z', K.sun) + P('M118 160C136 164 160 184 166 202C162 226 152 250 142 262C130 240 120 196 118 160Z', C.leaf) + P('M121 180C138 188 156 202 163 216C158 236 150 252 142 262C131 242 124 210 121 180Z', K.blue) + L('M134 204L144 244M144 208L150 236', K.blue2, 3))
  + ariaHead();
