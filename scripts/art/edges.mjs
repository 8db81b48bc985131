// Section edges: one flat colour (currentColor, usable as a CSS mask), stretchable, the filled part is the lower one.
import { f, rng, tuft } from './kit.mjs';
const cur = (d) => `<path d="${d}" fill="currentColor"/>`;
const wave = () => 'M0 34C70 14 150 10 240 26C330 42 400 56 510 44C620 32 690 12 800 14C910 16 980 50 1090 54C1200 58 1250 24 1330 20C1380 18 1415 26 1440 34V80H0Z';
const dune = () => 'M0 46C180 6 420 2 700 30C940 54 1180 62 1440 22V70H0Z';
function fringe() {
  const rd = rng(21), li = [];
  for (let x = -14; x < 1456; x += 13) li.push([x + (rd() - 0.5) * 10, 92, 40 + rd() * 22, 12 + rd() * 4, (rd() - 0.5) * 40]);
  for (let x = -8; x < 1456; x += 21) li.push([x + (rd() - 0.5) * 14, 90, 58 + rd() * 26, 12 + rd() * 4, (rd() - 0.5) * 48]);
  return 'M0 90V58H1440V90Z' + tuft(li);
}
function torn() {
  const rd = rng(9); let d = 'M0 60V22', y = 22;
  for (let x = 0; x < 1440;) { x = Math.min(1440, x + 7 + rd() * 22); const base = 22 + Math.sin(x / 110) * 7 + Math.sin(x / 37) * 4; y = base + (rd() - 0.5) * 11; d += `L${f(x)} ${f(y)}`; }
  return d + 'V60Z';
}
const e = (h, d) => ({ w: 1440, h, max: 2, attr: 'preserveAspectRatio="none"', draw: () => cur(d()) });
export const files = { 'edge-wave.svg': e(80, wave), 'edge-fringe.svg': { ...e(90, fringe), max: 4 }, 'edge-torn.svg': e(60, torn), 'edge-dune.svg': e(70, dune) };
