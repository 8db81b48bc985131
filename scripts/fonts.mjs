/**
 * Cuts the three typefaces down to what Ceiba uses: Latin letters, and of Fraunces only the axes the design asks for
 * (SOFT 100, opsz 144, WONK 0; weights 500 to 700). Writes src/web/assets/fonts and, for
 * printed sheets, src/server/adapters/printables/fonts. Run after a font package changes:
 * `node scripts/fonts.mjs`. All three are under the SIL Open Font License 1.1.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../src/web/assets/fonts/", import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽž–—‘’‚“”„•…‹›€™−→`;
const DIGITS = "0123456789$";

const faces = [
  {
    file: "fraunces",
    from: "fraunces/files/fraunces-latin-full-normal.woff2",
    text: LATIN,
    axes: { SOFT: 100, opsz: 144, WONK: 0, wght: { min: 500, max: 650 } },
  },
  {
    file: "fraunces-italic",
    from: "fraunces/files/fraunces-latin-full-italic.woff2",
    text: LATIN,
    axes: { SOFT: 100, opsz: 144, WONK: 1, wght: 500 },
  },
  {
    file: "atkinson",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: "digits",
    from: "nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
    text: DIGITS,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** For printed sheets: one fixed cut each, uncompressed, and for names also the letters of Central Europe and Turkey. */
const NAMES = `${range(0x100, 0x17e)}${range(0x218, 0x21b)}`;
const display = { SOFT: 100, opsz: 144, WONK: 0, wght: 600 };
const printed = [
  {
    file: "fraunces",
    from: "fraunces/files/fraunces-latin-full-normal.woff2",
    text: `${LATIN}ı`,
    axes: display,
  },
  {
    file: "fraunces-names",
    from: "fraunces/files/fraunces-latin-ext-full-normal.woff2",
    text: NAMES,
    axes: display,
  },
  {
    file: "atkinson",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text: LATIN,
    axes: { wght: 450 },
  },
  {
    file: "atkinson-bold",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text: LATIN,
    axes: { wght: 680 },
  },
];
const printedOut = new URL("../src/server/adapters/printables/fonts/", import.meta.url);

await mkdir(out, { recursive: true });
await mkdir(printedOut, { recursive: true });
for (const { file, from, text, axes } of printed) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}`));
  const font = await subsetFont(source, text, { targetFormat: "truetype", variationAxes: axes });
  await writeFile(new URL(`${file}.ttf`, printedOut), font);
  console.log(`${file}.ttf ${(font.length / 1024).toFixed(1)} KB`);
}
for (const face of faces) {
  const source = await readFile(require.resolve(`@fontsource-variable/${face.from}`));
  const font = await subsetFont(source, face.text, { targetFormat: "woff2", variationAxes: face.axes });
  await writeFile(new URL(`${face.file}.woff2`, out), font);
  console.log(
    `${face.file}.woff2 ${(font.length / 1024).toFixed(1)} KB (from ${(source.length / 1024).toFixed(1)} KB)`,
  );
}
