// Paper-cut kit: palette, sheets (one flat fill + one filter), leaves, water, ground.
export const C = {
  paper: '#FFFAF0', sand50: '#FBF4E6', sand: '#F5EAD6', sand2: '#EBDABB', sand3: '#D9C196', sand4: '#BFA06F',
  ink: '#12332A', forest: '#1C4A3A', forest2: '#2C6549', leaf: '#4C8A5B', leaf2: '#86B071', leaf3: '#BDD29B', leaf4: '#DFE7C4',
  papaya: '#F47F54', papayaD: '#B23A1E', coral: '#F7A886', coral2: '#FBD5C1',
  sea: '#0D5C62', sea2: '#1F8187', sea3: '#5BB0AC', sea4: '#A5D6CC', sea5: '#D8EDE4',
  sun: '#F5B83D', sun2: '#FAD98A', sun3: '#FDEFC8',
  clay: '#C4936A', clay2: '#99633F', clay3: '#6A4029', night: '#0C2A33', night2: '#123D46',
};

export function rng(a) {
  return () => { a |= 0; a = a + 0x6D2B79F5 | 0; let t = Math.imul(a ^ a >>> 15, 1 | a); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; };
}
export const f = (n) => String(Math.round(n * 10) / 10);

// The only three filters. lvl 1: object, 2: ground sheet, 3: small flat thing. `rim` is the strength of the cut edge.
export const filterDef = (lvl, rim) => {
  const o = { 1: [1, 1.2, 1, 1.6, 1, 0.26, 2, 5, 4, 0.13], 2: [1.4, 1.8, 2, 3, 2, 0.24, 4, 9, 9, 0.16], 3: [0.7, 0.9, 0.6, 1.2, 0.9, 0.24] }[lvl];
  const box = lvl === 2 ? 'x="-4%" y="-8%" width="110%" height="126%"' : 'x="-20%" y="-20%" width="150%" height="150%"';
  const far = o.length > 6 ? `<feDropShadow in="s" dx="${o[6]}" dy="${o[7]}" stdDeviation="${o[8]}" flood-color="#12332A" flood-opacity="${o[9]}" result="s"/>` : '';
  return `<filter id="p${lvl}" ${box} color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="${o[0]}" dy="${o[1]}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feFlood flood-color="#fff" flood-opacity="${rim}"/><feComposite in2="r" operator="in" result="h"/><feDropShadow in="SourceGraphic" dx="${o[2]}" dy="${o[3]}" stdDeviation="${o[4]}" flood-color="#12332A" flood-opacity="${o[5]}" result="s"/>${far}<feMerge><feMergeNode in="s"/><feMergeNode in="h"/></feMerge></filter>`;
};

export const P = (d, fill, o = '') => `<path d="${d}" fill="${fill}" ${o}/>`;
export const O = (x, y, r, fill, o = '') => `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${fill}" ${o}/>`;
export const EL = (x, y, rx, ry, fill, o = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${o}/>`;
export const L = (d, c, w = 3, o = '') => `<path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${o}/>`;
export const R = (x, y, w, h, fill, o = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${o}/>`;
export const G = (inner, lvl = 1, o = '') => `<g ${o} filter="url(#p${lvl})">${inner}</g>`;
// One filter for a whole small figure, instead of one per part.
export const flat = (inner, lvl = 1) => G(inner.replace(/ filter="url\(#p\d\)"/g, ''), lvl);
export const T = (inner, x, y, s = 1, r = 0, sx = 1) => `<g transform="translate(${x} ${y})${r ? ` rotate(${r})` : ''}${s === 1 && sx === 1 ? '' : ` scale(${s * sx} ${s})`}">${inner}</g>`;
let clips = 0;
export const resetClips = () => { clips = 0; };
export const clip = (shape, inner) => { const id = `k${clips++}`; return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`; };
export const recolour = (s, map) => s.replace(/#[0-9A-F]{6}/g, (x) => map[x] || x);

// One almond leaf (tip up), and a whole crowd of small almonds baked in one path.
export const leafD = (l, w) => `M0 0C${f(-w)} ${f(-l * 0.32)} ${f(-w * 0.8)} ${f(-l * 0.75)} 0 ${f(-l)}C${f(w * 0.8)} ${f(-l * 0.75)} ${f(w)} ${f(-l * 0.32)} 0 0Z`;
export const leaf = (l, w, fill, vein) => P(leafD(l, w), fill) + (vein ? L(`M0 ${f(-l * 0.06)}V${f(-l * 0.86)}`, vein, f(Math.max(1, w * 0.1))) : '');
export const tuft = (list, dp = 0) => {
  const k = 10 ** dp; const q = (n) => Math.round(n * k) / k;
  return list.map(([x, y, l, w, deg]) => {
    const a = deg * Math.PI / 180, s = Math.sin(a), c = -Math.cos(a);
    const dx = q(s * l), dy = q(c * l), mx = s * l * 0.45, my = c * l * 0.45, ox = -c * w * 1.5, oy = s * w * 1.5;
    return `M${q(x)} ${q(y)}q${q(mx - ox)} ${q(my - oy)} ${dx} ${dy}q${q(mx + ox - s * l)} ${q(my + oy - c * l)} ${-dx} ${-dy}`;
  }).join('') + 'z';
};

// A leaf mass: scalloped sheet with a ragged almond fringe (one path) and accents.
export function mass(cx, cy, w, h, base, accents, seed, len = 22, dens = 9) {
  const rd = rng(seed); const pts = []; const n = Math.max(9, Math.round(w / 18));
  for (let i = 0; i < n; i++) { const a = Math.PI * 2 * i / n + (rd() - 0.5) * 0.18; pts.push([cx + Math.cos(a) * w / 2 * (0.94 + rd() * 0.12), cy + Math.sin(a) * h / 2 * (Math.sin(a) > 0 ? 0.62 : 1) * (0.94 + rd() * 0.12)]); }
  let d = `M${Math.round(pts[0][0])} ${Math.round(pts[0][1])}`;
  for (let i = 1; i <= n; i++) { const p = pts[i - 1], q = pts[i % n], r = Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.58); d += `A${r} ${r} 0 0 1 ${Math.round(q[0])} ${Math.round(q[1])}`; }
  const fr = []; const m = Math.round(w / dens);
  for (let i = 0; i < m; i++) { const a = Math.PI * 2 * i / m; fr.push([cx + Math.cos(a) * w / 2 * 0.93, cy + Math.sin(a) * h / 2 * 0.93 * (Math.sin(a) > 0 ? 0.62 : 1), len * (0.7 + rd() * 0.6), len * 0.25, Math.atan2(Math.cos(a), -Math.sin(a)) * 57.3 + (rd() - 0.5) * 60]); }
  let s = P(d + 'Z' + tuft(fr), base);
  (accents || []).forEach((col) => {
    const li = []; const k = Math.round(w / (dens * 2));
    for (let i = 0; i < k; i++) { const a = rd() * Math.PI * 2, r = Math.sqrt(rd()) * 0.84; const x = Math.cos(a) * w / 2 * r, y = Math.sin(a) * h / 2 * r * (Math.sin(a) > 0 ? 0.55 : 0.92), l = len * 0.85 * (0.7 + rd() * 0.6); li.push([cx + x, cy + y, l, l * 0.25, Math.atan2(x, -y * 1.4 - 10) * 57 + (rd() - 0.5) * 50]); }
    s += P(tuft(li), col);
  });
  return G(s);
}

// Frond: curved spine, straight upper edge, saw-cut lower edge. Starts at 0,0 and arcs right and down.
export function frond(len, drop, w, fill, vein) {
  const q = (t) => [2 * (1 - t) * t * len * 0.55 + t * t * len, 2 * (1 - t) * t * (-len * 0.28) + t * t * drop];
  const N = 13; const up = [], lo = [];
  for (let i = 0; i <= N; i++) {
    const t = i / N, p = q(t), p2 = q(Math.min(1, t + 0.01)), p1 = q(Math.max(0, t - 0.01)); const dx = p2[0] - p1[0], dy = p2[1] - p1[1], m = Math.hypot(dx, dy) || 1; const nx = -dy / m, ny = dx / m;
    const k = w * Math.pow(Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)), 0.7);
    up.push([p[0] - nx * k * 0.42, p[1] - ny * k * 0.42]); lo.push([p[0] + nx * k * 0.28, p[1] + ny * k * 0.28]);
    if (i < N) { const pt = q((i + 0.95) / N); const kk = w * Math.pow(Math.sin(Math.PI * Math.min(1, 0.08 + (i + 0.7) / N * 0.92)), 0.7); lo.push([pt[0] + nx * kk * 1.05, pt[1] + ny * kk * 1.05]); }
  }
  const d = 'M' + up.map((p) => `${f(p[0])} ${f(p[1])}`).join('L') + 'L' + lo.reverse().map((p) => `${f(p[0])} ${f(p[1])}`).join('L') + 'Z';
  return P(d, fill) + (vein ? L(`M0 0Q${f(len * 0.55)} ${f(-len * 0.28)} ${f(len * 0.96)} ${f(drop * 0.92)}`, vein, 1.6) : '');
}
export const monstera = (s, fill, vein) => `<g transform="scale(${s})">${P('M0 0C-34 -8 -58 -40 -52 -78C-46 -112 -18 -128 0 -140C18 -128 46 -112 52 -78C58 -40 34 -8 0 0ZM-50 -62L-18 -52L-47 -46ZM-50 -88L-16 -76L-52 -74ZM50 -62L18 -52L47 -46ZM50 -88L16 -76L52 -74ZM-36 -112L-12 -98L-43 -102ZM36 -112L12 -98L43 -102Z', fill, 'fill-rule="evenodd"')}${L('M0 10V-124', vein, 3)}</g>`;
export function fern(n, l, fill) {
  const li = []; for (let i = 0; i < n; i++) { const k = i / n, q = l * 0.3 * (1 - k * 0.75); li.push([0, -l * k, q, q * 0.2, 58], [0, -l * k, q, q * 0.2, -58]); }
  li.push([0, -l * 0.96, l * 0.16, l * 0.04, 0]);
  return P(tuft(li, 1), fill) + L(`M0 0V${f(-l)}`, fill, 2.4);
}
// Broad banana leaf: one almond with a few cut notches and a midrib.
export const banana = (l, w, fill, vein) => P(`M0 0C${f(-w)} ${f(-l * 0.2)} ${f(-w * 1.05)} ${f(-l * 0.5)} ${f(-w * 0.78)} ${f(-l * 0.62)}L${f(-w * 0.3)} ${f(-l * 0.56)}L${f(-w * 0.74)} ${f(-l * 0.7)}C${f(-w * 0.5)} ${f(-l * 0.88)} ${f(-w * 0.2)} ${f(-l * 0.96)} 0 ${f(-l)}C${f(w * 0.4)} ${f(-l * 0.9)} ${f(w * 0.7)} ${f(-l * 0.7)} ${f(w * 0.82)} ${f(-l * 0.5)}L${f(w * 0.3)} ${f(-l * 0.42)}L${f(w * 0.84)} ${f(-l * 0.42)}C${f(w * 0.9)} ${f(-l * 0.2)} ${f(w * 0.5)} ${f(-l * 0.06)} 0 0Z`, fill) + L(`M0 6V${f(-l * 0.9)}`, vein, 2.6);
export const heliconia = (s) => `<g transform="scale(${s})">${L('M0 0C4 -40 2 -70 -4 -110', C.forest2, 5)}${[0, 1, 2, 3].map((i) => `<g transform="translate(${-1 - i} ${-52 - i * 17}) rotate(${i % 2 ? -62 : 62})">${P('M0 6C10 6 26 -4 40 -20C24 -16 6 -14 0 -6Z', i % 2 ? C.papaya : C.papayaD, i % 2 ? 'transform="scale(-1 1)"' : '')}</g>`).join('')}</g>`;

// Water: gentle swell, and irregular cut crests.
export function swellD(y, amp, wl, W, H, ph = 0) { let x = -wl + ph; let d = `M${f(x)} ${y}q${f(wl / 4)} ${-amp} ${f(wl / 2)} 0`; x += wl / 2; while (x < W + wl) { d += `t${f(wl / 2)} 0`; x += wl / 2; } return d + `V${H}H${f(-wl + ph)}Z`; }
export function crestD(y, r, W, H, ph = 0) {
  const rd = rng(Math.round(y * 7 + r + ph)); let x = -r * 2 + ph; let d = `M${f(x)} ${y}`;
  while (x < W + r * 2) { const k = 0.72 + rd() * 0.7, w = r * 2 * k, h = r * (0.42 + rd() * 0.16) * Math.min(1, k); d += `c${f(w * 0.2)} ${f(-h * 0.25)} ${f(w * 0.3)} ${f(-h)} ${f(w * 0.56)} ${f(-h)}c${f(w * 0.2)} 0 ${f(w * 0.3)} ${f(h * 0.5)} ${f(w * 0.2)} ${f(h * 0.86)}c${f(w * 0.08)} ${f(h * 0.12)} ${f(w * 0.16)} ${f(h * 0.14)} ${f(w * 0.24)} ${f(h * 0.14)}`; x += w; }
  return d + `V${H}H${f(-r * 2 + ph)}Z`;
}
export const star = (x, y, r, c = C.sun2) => P(`M${x} ${y - r}l${f(r * 0.3)} ${f(r * 0.7)} ${f(r * 0.7)} ${f(r * 0.3)}-${f(r * 0.7)} ${f(r * 0.3)}-${f(r * 0.3)} ${f(r * 0.7)}-${f(r * 0.3)}-${f(r * 0.7)}-${f(r * 0.7)}-${f(r * 0.3)} ${f(r * 0.7)}-${f(r * 0.3)}z`, c);
export const bird = (x, y, s, c = C.ink) => P('M0 0C8 -12 18 -12 24 -3C32 -14 44 -12 52 -4C42 -6 32 -2 25 8C18 -2 10 -2 0 0Z', c, `transform="translate(${x} ${y}) scale(${s})"`);
export const boat = (s = 1) => `<g transform="scale(${s})">${G(P('M-40 0L44 0L34 14C12 18 -18 18 -32 14Z', C.papayaD) + P('M2 -62V-4H-34Z', C.paper) + P('M6 -54V-4H32Z', C.sand2))}</g>`;
export const paperBoat = () => G(P('M-66 0L66 0L40 40C14 46 -14 46 -40 40Z', C.paper)) + G(P('M0 -88V0L-56 0Z', C.sand) + P('M0 -88L56 0L0 0Z', C.paper)) + P('M-66 0L-40 40L-20 43L-34 0Z', C.sand2) + L('M12 -44H26M10 -32H34M14 -20H42', C.sea4, 3);
export const turtleTop = (a = C.leaf, b = C.leaf2, skin = C.sea3) => G(P([[-17, -18, -58], [17, -18, 58], [-15, 20, -140], [15, 20, 140]].map(([x, y, r]) => { const t = r * Math.PI / 180, l = 28; const tx = x + Math.sin(t) * l, ty = y - Math.cos(t) * l, nx = Math.cos(t) * 13, ny = Math.sin(t) * 13; return `M${x} ${y}Q${f((x + tx) / 2 - nx)} ${f((y + ty) / 2 - ny)} ${f(tx)} ${f(ty)}Q${f((x + tx) / 2 + nx)} ${f((y + ty) / 2 + ny)} ${x} ${y}`; }).join('') + 'Z', skin) + EL(0, -38, 10, 13, skin)) + G(EL(0, 0, 26, 31, C.forest2)) + P('M0 -22L13 -11V9L0 20L-13 9V-11Z', a) + P('M-16 -11L-16 9L-23 6Q-25 -8 -16 -11ZM16 -11V9L23 6Q25 -8 16 -11Z', b) + O(-4, -43, 1.7, C.ink) + O(4, -43, 1.7, C.ink);
export const dots = (d, c, w, gap) => L(d, c, w, `stroke-dasharray="0 ${gap}"`);
