// Seven niches (200 x 340, drawn to every edge, the page cuts the arch) and eleven medallions, each with the looks of speaking.
import { C, P, G, T, L, O, EL, R, leaf, monstera, fern, frond, banana, crestD, swellD, star, clip, f, rng } from './kit.mjs';
import * as cast from './cast.mjs';

const ground = (c) => R(0, 0, 200, 340, c);
const tuftG = (x, y, c, s = 1) => T(P('M-16 0C-16 -16 -20 -26 -26 -34C-14 -30 -10 -20 -8 -10C-8 -26 -6 -38 0 -48C4 -36 6 -24 6 -10C10 -22 16 -30 26 -34C20 -24 18 -12 17 0Z', c), x, y, s);
const cloud = (x, y, s, c) => P('M-52 16C-66 14 -66 -8 -48 -8C-46 -26 -20 -30 -12 -16C-4 -30 24 -28 26 -10C42 -16 60 -2 50 12C48 16 44 16 40 16Z', c, `transform="translate(${x} ${y}) scale(${s})"`);
const niche = {
  luma: () => {
    let halo = ''; for (let i = 0; i <= 18; i++) { const a = i * Math.PI / 9; halo += `${i ? 'A16 16 0 0 1 ' : 'M'}${f(100 + Math.sin(a) * 76)} ${f(206 - Math.cos(a) * 76)}`; }
    return ground(C.night) + P('M0 120C60 96 140 140 200 110V340H0Z', '#0F323B') + star(40, 70, 6) + star(150, 52, 5) + star(106, 34, 4) + star(172, 118, 5) + star(22, 132, 4) + star(78, 92, 3) + O(128, 86, 1.5, C.sun3) + O(58, 38, 1.4, C.sun3) + O(184, 84, 1.4, C.sun3)
      + G(P('M-5 236C40 206 70 230 110 220S170 206 205 216V345H-5Z', '#14454C')) + O(100, 206, 104, C.sun, 'opacity=".1"') + G(P(halo + 'Z', C.sun2)) + G(O(100, 206, 56, C.sun3))
      + T(cast.luma(), 3, 66, 0.97)
      + G(T(leaf(96, 26, '#1B6B6B', '#14454C'), 26, -22, 1, 168) + T(leaf(84, 22, '#17595D', '#14454C'), 4, 4, 1, 142) + T(leaf(86, 22, '#1B6B6B', '#14454C'), 184, -16, 1, 196))
      + G(P('M-5 306C40 286 150 296 205 284V345H-5Z', '#123F38') + tuftG(34, 304, '#123F38', 0.9) + tuftG(172, 298, '#123F38', 1)) + G(P('M-5 322C60 306 140 326 205 312V345H-5Z', '#0B2A28') + tuftG(78, 322, '#0B2A28', 0.7)) + O(30, 262, 7, C.sun, 'opacity=".3"') + O(30, 262, 3.4, C.sun2) + O(176, 246, 7, C.sun, 'opacity=".3"') + O(176, 246, 3.4, C.sun2);
  },
  alex: () => ground('#BFE2D8') + P('M40 0L0 240V0ZM96 0L70 340H10L70 0ZM150 0L170 340H110L120 0ZM200 0V300L170 0Z', C.sea5, 'opacity=".75"') + G(P('M-5 210C40 186 90 214 130 198S190 190 205 200V345H-5Z', C.sea4)) + G(P('M-5 250C30 226 60 240 100 234S170 222 205 238V345H-5Z', C.sea3))
    + [[44, 74, 8], [58, 52, 5], [150, 58, 9], [166, 84, 5], [142, 88, 3.5], [30, 108, 4]].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.paper}" fill-opacity=".35" stroke="${C.paper}" stroke-width="2"/>`).join('')
    + G(P('M112 30C122 20 138 20 148 30L158 22V44L148 36C138 46 122 46 112 30Z', C.sun)) + O(120, 29, 2.2, C.ink)
    + G(T(fern(9, 130, C.sea2), 20, 330, 1, -4) + T(fern(8, 104, C.sea2), 44, 334, 1, 10) + T(fern(9, 122, C.sea2), 182, 330, 1, 6))
    + T(cast.alex(), 0, 88, 1)
    + G(L('M20 336V300M20 316C8 312 6 304 6 294M20 310C32 306 34 298 34 290M20 300V284', C.coral2, 9)) + G(L('M178 336V306M178 322C190 318 194 308 194 298M178 318C166 314 164 304 164 298', C.sun, 9)) + G(P('M-5 326C50 308 150 328 205 314V345H-5Z', C.sand2)) + G(P('M96 334C82 330 82 312 96 310C110 312 110 330 96 334Z', C.coral2) + L('M96 332V316M91 330L88 318M101 330L104 318', C.papaya, 1.8), 3),
  aria: () => ground(C.coral2) + P('M0 150C50 124 130 160 200 132V340H0Z', '#FBDFCF') + G(O(54, 106, 34, C.coral)) + G(P('M-5 268C40 246 90 262 130 254S190 246 205 250V345H-5Z', C.leaf3)) + G(P('M-5 306C60 290 130 300 205 286V345H-5Z', C.leaf2))
    + G(T(frond(150, 70, 30, C.forest2), 206, 6, 1, 0, -1) + T(frond(126, 54, 26, C.leaf, C.forest2), 210, 44, 1, 10, -1)) + G(T(frond(112, 52, 24, C.leaf, C.forest2), -8, 6, 1, 8))
    + T(cast.ariaFull(), 12, 76, 0.84)
    + G(P('M-6 258C50 248 120 262 206 240V254C130 276 50 266 -6 274Z', C.clay2)) + T(cast.ariaFeet(), 12, 78, 0.84) + G(T(leaf(44, 13, C.leaf, C.forest2), 26, 262, 1, -46) + T(leaf(38, 11, C.leaf2, C.leaf), 30, 264, 1, 20) + T(leaf(46, 13, C.leaf, C.forest2), 182, 252, 1, 34) + T(leaf(36, 10, C.leaf2, C.leaf), 178, 254, 1, 124)),
  chris: () => ground(C.leaf4) + P('M0 110C60 80 140 126 200 92V340H0Z', C.leaf3) + G(T(banana(190, 40, C.leaf, C.forest2), 30, 250, 1, -22) + T(banana(200, 42, C.leaf, C.forest2), 160, 260, 1, 14) + T(banana(190, 38, '#5C9765', C.forest2), 96, 240, 1, -2)) + G(T(monstera(0.9, C.forest2, C.leaf), 18, 300, 1, -30) + T(monstera(0.86, C.forest2, C.leaf), 182, 300, 1, 30))
    + T(cast.chris(), 4, 92, 0.96) + G(T(monstera(0.6, C.leaf, C.forest2), 14, 366, 1, -12) + T(monstera(0.62, C.leaf, C.forest2), 188, 368, 1, 10)) + G(T(fern(8, 80, C.forest), 62, 350, 1, -24) + T(fern(8, 74, C.forest), 142, 350, 1, 22) + P('M-5 330C60 318 140 330 205 320V345H-5Z', C.forest)),
  maya: () => ground(C.sun2) + P('M0 130C60 104 140 146 200 116V340H0Z', '#FBE3A6') + G(O(60, 92, 46, C.sun)) + G(P('M-5 206C30 170 70 176 104 196S170 196 205 176V345H-5Z', C.leaf3)) + G(P('M-5 244C50 214 100 236 205 216V345H-5Z', C.leaf2)) + G(T(frond(140, 66, 30, C.forest2), 208, 10, 1, 2, -1) + T(frond(118, 50, 26, C.leaf, C.forest2), 210, 56, 1, 14, -1))
    + T(cast.mayaFull(), 4, 74, 0.92) + G(P('M-6 304C20 288 60 292 96 296S170 286 206 296V345H-6Z', '#B7A98C')) + P('M-6 322C50 310 120 324 206 312V345H-6Z', '#9F9275') + G(T(fern(8, 76, C.forest2), 14, 338, 1, -8) + T(fern(8, 64, C.forest2), 38, 340, 1, 18) + T(fern(8, 70, C.forest2), 186, 338, 1, 4)),
  tali: () => ground(C.sun3) + G(O(146, 70, 28, C.sun)) + G(P('M-5 106C40 78 90 90 130 100L205 104V130H-5Z', C.leaf2)) + G(P(swellD(112, 3, 80, 200, 340), C.sea4)) + G(P(crestD(142, 22, 200, 345, 8), C.sea3)) + G(P(swellD(176, 5, 110, 200, 345, 20), C.sea2))
    + G(L('M22 340C18 300 28 270 20 236M40 340C38 314 46 296 42 276M182 340C186 306 176 284 182 250', C.leaf, 7)) + T(cast.taliFull(), 22, 78, 0.78)
    + G(P('M-5 314C40 298 150 312 205 298V345H-5Z', '#17686F')) + G(EL(40, 322, 16, 9, '#7FA39B') + EL(66, 328, 11, 7, '#A9C2B6') + EL(164, 322, 18, 10, '#7FA39B'), 3)
    + G(P('M18 112C18 100 60 100 60 112C60 120 46 122 40 113C34 122 18 120 18 112Z', C.leaf) + P('M150 122C150 112 190 112 190 122C190 130 176 131 170 123C164 131 150 130 150 122Z', C.leaf)) + G(P('M164 114C160 106 166 104 170 108C174 104 180 106 176 114Z', C.coral2), 3) + [[36, 188, 5], [30, 210, 3.4], [170, 196, 4.4], [162, 220, 3]].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${C.sea4}" stroke-width="2"/>`).join(''),
  luna: () => ground('#232A52') + P('M0 110C60 84 140 126 200 96V340H0Z', '#2B3360') + [[26, 58, 5], [170, 44, 6], [60, 28, 4], [184, 140, 4], [16, 150, 5], [120, 22, 3]].map((a) => star(...a)).join('') + O(92, 44, 1.4, C.sun3) + O(146, 76, 1.5, C.sun3) + O(34, 104, 1.5, C.sun3) + O(188, 92, 1.3, C.sun3)
    + O(100, 196, 110, '#39406F') + G(O(100, 196, 90, C.sun2)) + O(44, 166, 11, '#F3CC74') + O(162, 152, 8, '#F3CC74') + O(158, 236, 10, '#F3CC74') + O(36, 214, 6, '#F3CC74')
    + T(cast.lunaFull(), 19, 86, 0.8) + G(cloud(36, 312, 1.1, '#8B92C8') + cloud(168, 308, 1, '#8B92C8')) + G(cloud(8, 334, 1.2, '#C9CBE6') + cloud(192, 334, 1.1, '#C9CBE6') + cloud(98, 338, 1.2, '#C9CBE6') + R(-5, 348, 210, 8, '#C9CBE6')),
};
const sc = (() => { const rd = rng(5); let d = ''; const p = []; for (let i = 0; i < 12; i++) { const a = i / 6 * Math.PI, k = 58 * (0.98 + rd() * 0.04); p.push([100 + Math.cos(a) * k, 118 + Math.sin(a) * k]); } d = `M${f(p[0][0])} ${f(p[0][1])}`; for (let i = 1; i <= 12; i++) d += `A16 16 0 0 1 ${f(p[i % 12][0])} ${f(p[i % 12][1])}`; return d + 'Z'; })();
const medal = (b, b2, art) => G(O(100, 108, 92, C.paper)) + O(100, 108, 86, b) + P(sc, b2) + clip(P('M-30 -40H230V108H186A86 86 0 0 1 14 108H-30Z', '#000'), art);
const FACES = {
  hilda: ['#F4BC3F', '#FBE2A0', cast.hilda], luna: ['#39406F', '#4D558A', cast.luna], maya: ['#2F6B4F', '#1B4637', cast.maya], sofi: ['#F5886A', '#F8A88F', cast.sofi], noa: ['#A8D5CB', '#BFE3DB', cast.noa], ari: ['#8D7FB8', '#A89CCB', cast.ari], tali: ['#17777B', '#3FA5A3', (look) => T(cast.tali(look), 9, 10, 0.91)],
  luma: [C.night2, '#1B5A62', (look) => T(cast.luma(look), -16, 4, 1.16)], alex: [C.sea4, C.sea5, (look) => T(cast.alex(look), 0, 4, 1)], chris: ['#FAD98A', C.sun3, (look) => T(cast.chris(look), 8, 4, 0.92)], aria: [C.leaf2, C.leaf3, (look) => T(cast.aria(look), 2, 4, 1)],
};
export const files = {};
for (const [n, d] of Object.entries(niche)) files[`companion-${n}.svg`] = { w: 200, h: 340, max: 5, draw: d };
for (const [n, [b, b2, d]] of Object.entries(FACES)) files[`face-${n}.svg`] = { w: 120, h: 120, box: [-8, -12, 216, 216], max: 3, draw: () => medal(b, b2, d()) };
// The same medallions as the guide speaks and blinks.
export const looks = {};
for (const look of ['small', 'wide', 'blink']) for (const [n, [b, b2, d]] of Object.entries(FACES)) looks[`face-${n}-${look}.svg`] = { w: 120, h: 120, box: [-8, -12, 216, 216], max: 3, draw: () => medal(b, b2, d(look)) };
