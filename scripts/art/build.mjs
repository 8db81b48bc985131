// Draws every picture into src/web/assets/art. Run: node scripts/art/build.mjs [name-part ...]
// Needs the devDependency `svgo` (without it the files are written unoptimised).
import { writeFileSync, mkdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { filterDef, resetClips } from './kit.mjs';

const OUT = fileURLToPath(new URL('../../src/web/assets/art/', import.meta.url));
const SHEETS = ['brand', 'hero', 'companions', 'landing', 'edges', 'programs', 'states', 'scenes', 'inland', 'pictures', 'badges', 'trail', 'looks', 'weeks', 'coast'];
const { optimize } = await import('svgo').catch(() => ({}));
const want = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });

let over = 0, count = 0, serial = 0;
for (const sheet of SHEETS) {
  const { files } = await import(`./${sheet}.mjs`);
  for (const [name, spec] of Object.entries(files)) {
    const pre = (serial++ + 370).toString(36);
    if (want.length && !want.some((w) => name.includes(w))) continue;
    if (spec.data) { writeFileSync(OUT + name, JSON.stringify(spec.data(), null, 2) + '\n'); continue; }
    resetClips();
    const body = spec.draw();
    const defs = [1, 2, 3].filter((n) => body.includes(`url(#p${n})`)).map((n) => filterDef(n, spec.rim ?? 0.36)).join('');
    const x = spec.box?.[0] ?? 0, y = spec.box?.[1] ?? 0;
    let svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${spec.w}" height="${spec.h}" viewBox="${x} ${y} ${spec.box?.[2] ?? spec.w} ${spec.box?.[3] ?? spec.h}"${spec.attr ? ' ' + spec.attr : ''}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
    svg = svg.replace(/(id="|url\(#)([pk]\d+|s[123]|k[a-z]|gc\d+)/g, `$1${pre}$2`);
    if (optimize) {
      svg = optimize(svg, { multipass: true, floatPrecision: spec.precision ?? 1, plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false, mergePaths: false, convertPathData: { floatPrecision: spec.precision ?? 1, transformPrecision: 4 }, convertTransform: { floatPrecision: 3, transformPrecision: 4 } } } }] }).data;
    }
    if (/<title|<text|<script|href=/.test(svg)) throw new Error(`${name}: words or references inside a picture`);
    if (!/viewBox=/.test(svg) || !/ width=/.test(svg)) throw new Error(`${name}: no viewBox or size`);
    writeFileSync(OUT + name, svg);
    const kb = brotliCompressSync(Buffer.from(svg)).length / 1024; count++;
    const bad = kb > spec.max; if (bad) over++;
    console.log(`${name.padEnd(28)} ${String(spec.w + 'x' + spec.h).padEnd(10)} ${kb.toFixed(1).padStart(5)} KB${bad ? `  OVER ${spec.max}` : ''}`);
  }
}
console.log(`${count} pictures${over ? `, ${over} over budget` : ''}${optimize ? '' : ' (not optimised: svgo is missing)'}`);
if (over) process.exitCode = 1;
