// Children and grown-ups in profile, seated; base at 0,0, facing right. About 92 tall.
import { C, P, G, L, O, EL, T, leaf } from './kit.mjs';
export const SKIN = { a: '#8A5A3C', b: '#C98D63', c: '#EFC59C', d: '#6B4129', e: '#B57A52' };
const shade = { '#8A5A3C': '#744830', '#C98D63': '#B1774F', '#EFC59C': '#DDAC80', '#6B4129': '#56331F', '#B57A52': '#9C6540' };
const LIP = { '#8A5A3C': '#4A2418', '#C98D63': '#84402A', '#EFC59C': '#A5533A', '#6B4129': '#34170E', '#B57A52': '#6E3322' };
const HAIR = {
  short: (h) => P('M-18 -64C-24 -92 4 -98 14 -92C24 -90 22 -78 17 -76C8 -80 0 -80 -4 -74C-6 -68 -9 -62 -12 -58C-16 -58 -18 -60 -18 -64Z', h),
  bob: (h) => P('M-17 -46C-26 -66 -22 -94 2 -94C20 -95 24 -82 18 -75C8 -76 0 -80 -4 -72C-7 -62 -5 -50 -8 -45C-11 -43 -15 -43 -17 -46Z', h),
  bun: (h) => O(-15, -91, 9.5, h) + P('M-18 -62C-24 -92 6 -98 16 -90C24 -86 22 -78 17 -76C8 -80 0 -80 -5 -73C-8 -68 -10 -60 -13 -56C-16 -57 -18 -59 -18 -62Z', h),
  curls: (h) => P('M-14 -52C-24 -52 -26 -62 -22 -67C-28 -74 -24 -84 -16 -86C-14 -97 0 -101 7 -96C17 -99 26 -90 22 -82C22 -76 17 -75 13 -77C8 -81 2 -78 -2 -73C-4 -66 -5 -58 -8 -54C-10 -52 -12 -51 -14 -52Z', h),
  braid: (h, t) => P('M-18 -62C-24 -94 8 -98 16 -90C23 -86 22 -78 17 -76C8 -80 0 -80 -5 -73C-8 -66 -10 -60 -13 -56C-16 -57 -18 -58 -18 -62Z', h) + P('M-16 -64C-26 -60 -28 -46 -24 -36C-20 -32 -16 -34 -16 -40C-18 -48 -14 -54 -11 -58Z', h) + O(-21, -36, 3, t),
  hat: (h) => P('M-16 -50C-22 -62 -20 -76 -14 -80L10 -82C2 -76 -4 -74 -6 -66C-7 -58 -8 -52 -10 -48C-12 -47 -15 -48 -16 -50Z', h) + EL(2, -81, 28, 5.5, C.sun2) + P('M-15 -82C-14 -98 18 -99 19 -82Z', C.sun) + P('M-15 -84C-4 -80 10 -80 19 -84L19 -81C10 -77 -4 -77 -15 -81Z', C.papayaD),
};
const ARM = {
  fwd: [[-2, -44, 10, -30], [11, -30, 31, -25]],
  rest: [[-2, -44, 6, -28], [7, -27, 24, -15]],
  up: [[-2, -44, 14, -42], [14, -42, 30, -58]],
  down: [[-2, -44, 4, -26], [5, -25, 22, -5]],
};
export const HOLD = {
  sprig: T(leaf(20, 7, C.leaf2, C.leaf), 1, -2, 1, -34) + T(leaf(24, 8, C.leaf, C.forest2), 1, -2, 1, 26) + L('M0 6Q1 2 1 -3', C.forest2, 2.4),
  book: P('M-10 4L0 1L16 -1L18 -15L2 -12L-10 -12Z', C.paper) + P('M0 1L2 -12', 'none', `stroke="${C.sand4}" stroke-width="1.6"`) + P('M-10 4L0 1L16 -1L16 2L0 4.500L-10 7Z', C.papayaD),
  boat: P('M-10 0H12L7 8H-6Z', C.paper) + P('M1 -13V-1H-8Z', C.sand2) + P('M1 -13V-1H10Z', C.paper),
  shell: P('M0 4C-9 2 -9 -11 0 -13C9 -11 9 2 0 4Z', C.coral2) + L('M0 2V-9M-3 1L-5 -7M3 1L5 -7', C.papaya, 1.3),
};
export function kid({ skin = SKIN.b, hair = C.ink, top = C.sun, leg = C.sea2, style = 'short', arm = 'fwd', hold = '', glasses = false, stripe = '', flip = 1, tall = 0 }) {
  const sk = SKIN[skin] || skin, [a, b] = ARM[arm], up = -tall;
  const legs = G(P('M-31 1C-36 -14 -18 -24 2 -22C22 -22 38 -12 36 -2C36 2 34 3 30 3H-26C-29 3 -30 3 -31 1Z', leg) + EL(26, 0, 9, 4.500, shade[sk]));
  const body = G(P(`M-20 -10C-24 -34 -18 ${-55 + up} 0 ${-55 + up}C16 ${-55 + up} 21 -36 20 -11C8 -7 -8 -7 -20 -10Z`, top) + (stripe ? L(`M-20.500 -30Q0 -25 19.500 -31M-20.500 -19Q0 -14 20 -20`, stripe, 3.4, 'stroke-linecap="butt"') : ''));
  const head = `<rect x="-6" y="-61" width="11" height="11" rx="4" fill="${shade[sk]}"/>` + EL(1, -72, 17, 17, sk) + EL(17.500, -69, 3.400, 3, sk) + EL(-5, -69, 3.400, 4.400, shade[sk]) + HAIR[style](hair, top);
  const face = O(10.500, -72.500, 2, C.ink) + L('M9 -62.600q3 1.900 5.400 -.3', LIP[sk], 1.5) + O(5, -65, 3, C.papaya, 'opacity=".35"') + (glasses ? `<circle cx="10.500" cy="-72" r="5.600" fill="none" stroke="${C.ink}" stroke-width="1.700"/>` + L('M5 -73L-4 -74', C.ink, 1.7) : '');
  const h = hold ? T(HOLD[hold], b[2] + 2, b[3] + up - 3) : '';
  const limb = L(`M${b[0]} ${b[1] + up}L${b[2]} ${b[3] + up}`, sk, 7.5) + L(`M${a[0]} ${a[1] + up}L${a[2]} ${a[3] + up}`, top, 11.5);
  const headT = up ? T(head + face, 0, up) : head + face;
  return `<g${flip < 0 ? ' transform="scale(-1 1)"' : ''}>${legs}${body}${G(headT + h)}${G(limb, 3)}</g>`;
}
// Seen from behind, to close a circle.
export function kidBack({ skin = SKIN.b, hair = C.ink, top = C.papaya, leg = C.sea, long = false, stripe = '' }) {
  const sk = SKIN[skin] || skin;
  return G(P('M-36 1C-40 -13 -22 -22 0 -22C22 -22 40 -13 36 1C30 5 -30 5 -36 1Z', leg))
    + G(P('M-23 -8C-27 -34 -20 -55 0 -55C20 -55 27 -34 23 -8C8 -4 -8 -4 -23 -8Z', top) + (stripe ? L('M-24 -30Q0 -25 24 -30M-24 -18Q0 -13 24 -18', stripe, 3.4, 'stroke-linecap="butt"') : '') + L('M-20 -42C-28 -32 -30 -22 -26 -12M20 -42C28 -32 30 -22 26 -12', top, 10))
    + G(`<rect x="-5" y="-60" width="10" height="10" fill="${shade[sk]}"/>` + EL(-17, -71, 3.400, 4.600, sk) + EL(17, -71, 3.400, 4.600, sk)
      + P(long ? 'M-18 -70C-20 -94 20 -94 18 -70C20 -56 22 -44 14 -38C6 -34 -6 -34 -14 -38C-22 -44 -20 -56 -18 -70Z' : 'M-17.500 -68C-20 -94 20 -94 17.500 -68C15 -58 8 -55 0 -55C-8 -55 -15 -58 -17.500 -68Z', hair) + (long ? P('M-18 -72C-8 -80 8 -80 18 -72L18 -68C8 -75 -8 -75 -18 -68Z', C.papaya) : ''));
}
export function teacher({ skin = SKIN.a, hair = C.ink, top = C.papaya, skirt = C.sea, flip = 1, hold = 'sprig' }) {
  const sk = SKIN[skin] || skin;
  return `<g${flip < 0 ? ' transform="scale(-1 1)"' : ''}>${G(P('M-42 2C-46 -20 -22 -34 4 -32C30 -32 50 -18 46 0C45 4 -41 5 -42 2Z', skirt))}${G(P('M-24 -18C-29 -60 -16 -82 2 -82C20 -82 28 -58 24 -18C8 -12 -10 -12 -24 -18Z', top) + P('M-6 -81Q4 -72 15 -79L12 -84H-2Z', C.sun2))}`
    + G(`<rect x="-4" y="-91" width="13" height="14" rx="4" fill="${shade[sk]}"/>` + EL(4, -106, 20, 20.500, sk) + EL(23.500, -102, 3.800, 3.400, sk) + EL(-3, -102, 4, 5, shade[sk]) + O(-20, -120, 11, hair) + P('M-18 -92C-28 -122 -6 -134 10 -131C26 -130 30 -116 24 -110C14 -112 4 -114 -2 -106C-5 -98 -8 -90 -13 -87C-16 -88 -18 -90 -18 -92Z', hair) + P('M-23 -108L-12 -112L-11 -107L-22 -103Z', C.sun))
    + O(15, -106, 2.300, C.ink) + L('M14 -94q4 2.400 7 -.4', LIP[sk], 1.7) + O(8, -98, 3.600, C.papaya, 'opacity=".35"') + O(-3, -95, 2, C.sun)
    + (hold ? T(HOLD[hold], 58, -60, 1.2) : '') + G(L('M22 -48L52 -57', sk, 9) + L('M-2 -66L20 -48', top, 14), 3) + '</g>';
}
// The school circle: teacher and five children, one with the back to us. About 330 wide, base line about y 0.
export const circle = () => T(kid({ skin: 'e', hair: C.ink, top: C.sea3, leg: C.forest2, style: 'hat', arm: 'rest', flip: 1 }), 96, -16, 0.86)
  + T(kid({ skin: 'b', hair: C.clay3, top: C.sun, leg: C.sea2, style: 'curls', flip: -1, arm: 'rest' }), 176, -18, 0.88)
  + T(teacher({}), 0, 4)
  + T(kid({ skin: 'c', hair: '#C07A34', top: C.paper, stripe: C.sea3, leg: C.forest, style: 'bob', flip: -1, hold: 'book' }), 262, -2)
  + T(kid({ skin: 'd', hair: C.ink, top: C.coral, leg: C.papayaD, style: 'bun', flip: -1, arm: 'up', glasses: true }), 322, 16, 1.02)
  + T(kidBack({ skin: 'b', hair: C.clay3, top: C.leaf2, leg: C.sea, stripe: C.leaf3 }), 148, 26, 1.04);
