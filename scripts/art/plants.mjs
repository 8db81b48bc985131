// Trees: the ceiba (umbrella canopy, straight pale trunk, buttress roots), palm, sapling, sprout, ferns in groups.
import { C, P, G, T, L, O, f, mass, frond, leaf, monstera, fern, banana } from './kit.mjs';

const TRUNK = 'M-16 -520C-20 -470 -26 -430 -23 -380C-20 -270 -26 -160 -58 -84C-82 -34 -128 -10 -186 4L-110 8L-70 2L-30 12L24 6L74 12L120 4L178 8C128 -8 82 -34 58 -88C32 -160 22 -270 28 -380C32 -430 26 -470 22 -520Z';
export const trunk = () => G(P(TRUNK, C.clay))
  + P('M-6 -250C-14 -140 -34 -56 -92 4L-62 4C-22 -40 -8 -120 -2 -200ZM10 -230C14 -130 26 -62 62 10L92 8C44 -50 24 -120 16 -230Z', C.clay2)
  + P('M26 -330C26 -200 44 -100 120 4L178 8C128 -8 82 -34 58 -88C32 -160 26 -250 28 -330Z', '#7E5236')
  + P('M-2 -120C-2 -70 -8 -30 -22 11L22 6C8 -30 2 -70 -2 -120Z', '#8A5B3B')
  + P('M-22 -330l-8-3 8-6zM-18 -290l-8-3 8-6zM-21 -248l-8-3 8-6zM-27 -206l-8-3 8-6zM2 -310l-8-3 8-6zM-4 -275l-8-3 8-6zM12 -250l-8-3 8-6zM-8 -358l-8-3 8-6zM14 -340l-8-3 8-6z', C.clay2);
const branches = () => G(P('M-22 -330C-60 -380 -130 -400 -230 -408C-150 -416 -70 -412 -10 -372ZM18 -340C60 -392 150 -418 262 -420C170 -434 60 -424 4 -370ZM-14 -380C-30 -430 -70 -470 -120 -490C-60 -482 -6 -450 4 -390ZM4 -380C30 -430 80 -466 140 -486C90 -470 40 -420 24 -380Z', C.clay2));
// Base at 0,0; about 620 tall and 640 wide. `lean` keeps the leaves few for small sizes.
export function ceiba(seed = 3, { len = 24, dens = 9 } = {}) {
  const m = (x, y, w, h, b, a, k) => mass(x, y, w, h, b, a, seed + k, len, dens);
  return m(30, -470, 560, 170, C.forest, null, 0) + m(-170, -436, 300, 110, C.forest, null, 2) + m(240, -448, 280, 110, C.forest, null, 4)
    + branches() + trunk()
    + m(-210, -442, 270, 104, C.forest2, [C.leaf, C.forest], 6) + m(238, -460, 290, 110, C.forest2, [C.leaf, C.forest], 7)
    + m(40, -540, 400, 120, C.forest2, [C.leaf, C.forest], 8) + m(-110, -500, 280, 110, C.leaf, [C.leaf2, C.forest2], 10) + m(150, -510, 260, 96, C.leaf, [C.leaf2, C.forest2], 11)
    + m(10, -566, 220, 74, C.leaf2, [C.leaf, C.leaf3], 12) + m(-228, -470, 150, 58, C.leaf2, [C.leaf, C.leaf3], 13) + m(272, -486, 140, 52, C.leaf2, [C.leaf, C.leaf3], 14);
}
export const smallCeiba = (seed = 3) => ceiba(seed, { len: 40, dens: 20 });
// A distant tree: two sheets and a stem.
export const farTree = (c1, c2, tr, s = 1) => `<g transform="scale(${s})">${P('M-4 -60L-7 -20C-9 -8 -18 0 -30 2H30C18 0 9 -8 7 -20L4 -60Z', tr)}${P('M-74 -58C-84 -82 -52 -92 -40 -88C-30 -106 20 -108 32 -90C52 -98 84 -80 72 -58C40 -50 -44 -50 -74 -58Z', c1)}${P('M-44 -72C-48 -88 -22 -94 -12 -90C0 -100 36 -98 40 -80C20 -70 -20 -66 -44 -72Z', c2)}</g>`;

export function palm(h, lean = 30) {
  const dark = C.forest2, mid = C.leaf, lite = C.leaf2;
  const tx = lean, ty = -h;
  let t = P(`M-9 0C${f(-4 + lean * 0.1)} ${f(-h * 0.4)} ${f(lean * 0.35 - 4)} ${f(-h * 0.75)} ${tx - 5} ${ty}L${tx + 5} ${ty}C${f(lean * 0.45 + 6)} ${f(-h * 0.7)} ${f(8 + lean * 0.2)} ${f(-h * 0.35)} 11 0Z`, C.clay2);
  let rings = ''; for (let i = 1; i < 8; i++) { const k = i / 8.4; rings += `M${f(lean * k * k * 0.9 - 7 + 2 * k)} ${f(-h * k)}q7 4 ${f(15 - 5 * k)} 0`; }
  t += L(rings, '#7E5236', 1.8);
  const l = h * 0.62; const fr = (r, m, c, v, k = 1, dr = 0.5) => `<g transform="translate(${tx} ${ty}) scale(${m} 1) rotate(${r})">${frond(l * k, l * dr, l * 0.16, c, v)}</g>`;
  return G(fr(-38, 1, dark, null, 0.9, 0.35) + fr(-42, -1, dark, null, 0.9, 0.4) + fr(14, 1, dark, null, 0.95, 0.6) + fr(12, -1, dark, null, 0.92, 0.62)) + G(t)
    + G(fr(-14, 1, mid, dark, 1, 0.45) + fr(-16, -1, mid, dark, 1, 0.48) + fr(-64, 1, mid, dark, 0.8, 0.3)) + G(fr(-62, -1, lite, mid, 0.78, 0.3) + fr(30, -1, lite, mid, 0.8, 0.55) + fr(34, 1, mid, dark, 0.78, 0.6)
    + O(tx - 6, ty + 8, 7, C.clay2) + O(tx + 7, ty + 9, 7.5, C.clay3) + O(tx, ty + 14, 6.5, C.clay));
}
export const sprout = () => G(L('M0 2C2 -20 -2 -36 0 -50', C.forest2, 7) + T(leaf(54, 17, C.leaf, C.forest2), 0, -44, 1, -52) + T(leaf(60, 19, C.leaf2, C.leaf), 0, -44, 1, 48));
// A young tree: paired almond leaves up a stem, never a fan.
export const sapling = (tip = C.papaya) => {
  const pr = (x, y, r, l, c, v) => T(leaf(l, l * 0.3, c, v), x, y, 1, r);
  return G(P('M-8 0C-5 -60 -5 -110 -3 -176H3C5 -110 6 -60 9 0Z', C.clay2) + L('M-1 -70C-14 -88 -30 -94 -46 -96M1 -92C16 -108 32 -114 48 -116M-1 -122C-12 -136 -24 -140 -34 -142', C.clay2, 5))
    + G(pr(-44, -96, -120, 40, C.forest2, C.leaf) + pr(-44, -97, -62, 48, C.leaf, C.forest2) + pr(46, -116, 112, 40, C.forest2, C.leaf) + pr(46, -117, 56, 50, C.leaf, C.forest2) + pr(-33, -142, -96, 38, C.forest2, C.leaf) + pr(2, -140, 74, 46, C.forest2, C.leaf))
    + G(pr(-26, -95, -14, 40, C.leaf2, C.leaf) + pr(28, -112, 12, 42, C.leaf2, C.leaf) + pr(-32, -143, -34, 44, C.leaf2, C.leaf) + pr(1, -166, -44, 46, C.leaf, C.forest2) + pr(1, -166, 44, 48, C.leaf2, C.leaf))
    + G(pr(0, -172, 0, 46, tip, '#B23A1E'));
};
export const cornerL = () => G(T(monstera(0.95, C.forest2, C.leaf), 108, 30, 1, -14) + T(monstera(0.8, C.forest, C.forest2), 188, 40, 1, 28) + T(monstera(0.75, C.leaf, C.forest2), 64, 14, 1, -38), 2)
  + G(T(fern(11, 140, C.leaf), 258, 20, 1, 14) + T(fern(10, 112, C.forest2), 304, 20, 1, 34));
export const bananas = () => G(T(banana(130, 26, C.forest2, C.leaf), 0, 0, 1, -34) + T(banana(150, 28, C.leaf, C.forest2), 6, 0, 1, 4) + T(banana(120, 26, C.leaf2, C.leaf), 12, 0, 1, 40));
