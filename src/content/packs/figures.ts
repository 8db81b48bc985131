import type { Bilingual } from "#domain/locale/language.ts";
import type { Figure } from "#domain/packs/figure.ts";

/** The paper colours of the pack's pictures. Ink is printed black, everything else as an outline (see Figure). */
const ink = "#14342b";
const papaya = "#e2553a";
const brick = "#b93e26";
const coral = "#f2866b";
const sun = "#f4bc3f";
const cream = "#fbe2a0";
const paper = "#fffbf3";
const sea = "#3fa5a3";
const deep = "#17777b";
const foam = "#bfe3db";
const leafGreen = "#2f6b4f";
const fern = "#5a9463";
const moss = "#93b97a";
const bark = "#6e4531";
const wood = "#c98c5a";
const lilac = "#8d7fb8";

/** Every picture of the weekly packs: on the page, on the trail and on the printed sheets. */
export const figures = {
  crab: [
    {
      line: "M25 65L11 73M27 73L15 84M32 78L24 91M75 65L89 73M73 73L85 84M68 78L76 91",
      width: 6,
      fill: brick,
    },
    { line: "M27 53C15 49 12 39 16 30M73 53C85 49 88 39 84 30", width: 7, fill: brick },
    {
      shape:
        "M18 33C5 29 2 15 13 6L15 19L26 12C31 22 28 32 18 33ZM82 33C95 29 98 15 87 6L85 19L74 12C69 22 72 32 82 33Z",
      fill: papaya,
    },
    { line: "M42 46V32M58 46V32", width: 5, fill: papaya },
    { shape: "M18 61C18 47 33 41 50 41S82 47 82 61C82 76 67 82 50 82S18 76 18 61Z", fill: papaya },
    { circle: [42, 30, 7.5], fill: paper },
    { circle: [58, 30, 7.5], fill: paper },
    { circle: [43, 31, 4.2], fill: ink },
    { circle: [57, 31, 4.2], fill: ink },
    { circle: [31, 63, 5], fill: sun },
    { circle: [69, 63, 5], fill: sun },
    { line: "M40 62Q50 72 60 62", width: 2.8, fill: ink },
  ],
  shell: [
    { shape: "M38 82H62L58 94H42Z", fill: coral },
    { shape: "M50 86C0 76 -2 14 50 8C102 14 100 76 50 86Z", fill: coral },
    { line: "M50 80V18M38 76L22 28M62 76L78 28M28 68L10 46M72 68L90 46", width: 2.6, fill: paper },
  ],
  wave: [
    {
      shape:
        "M4 92V58C14 58 22 52 28 42C36 26 52 16 70 20C84 24 92 36 90 50C84 40 74 36 66 42C56 50 60 66 76 66H96V92Z",
      fill: sea,
    },
    { shape: "M4 92V74C18 74 22 66 34 66S50 76 64 76 82 70 96 72V92Z", fill: deep },
    { line: "M34 50C40 38 50 30 62 30", width: 2.6, fill: foam },
  ],
  starfish: [
    {
      shape:
        "M50 6C57 6 60 28 66 34S92 38 95 45 76 62 74 70 82 92 76 96 56 82 50 82 30 100 24 96 28 78 26 70 3 52 5 45 28 40 34 34 43 6 50 6Z",
      fill: sun,
    },
    { circle: [50, 26, 3], fill: brick },
    { circle: [74, 46, 3], fill: brick },
    { circle: [26, 46, 3], fill: brick },
    { circle: [34, 76, 3], fill: brick },
    { circle: [66, 76, 3], fill: brick },
    { circle: [42, 48, 3.2], fill: ink },
    { circle: [58, 48, 3.2], fill: ink },
    { line: "M43 58Q50 65 57 58", width: 2.6, fill: ink },
  ],
  bucket: [
    { line: "M20 38C20 4 80 4 80 38", width: 4, fill: deep },
    { shape: "M24 30C36 14 46 28 52 20C62 12 74 20 78 34Z", fill: cream },
    { shape: "M14 34H86L76 92H24Z", fill: sea },
    { shape: "M10 30H90V42H10Z", fill: deep },
    { shape: "M50 50L54 60L65 61L57 68L59 79L50 73L41 79L43 68L35 61L46 60Z", fill: cream },
  ],
  moon: [
    {
      shape:
        "M62 8C34 10 14 30 14 54C14 78 34 94 56 94C72 94 86 86 92 72C66 82 44 66 44 44C44 28 52 16 62 8Z",
      fill: sun,
    },
    { shape: "M76 18L79 27L88 30L79 33L76 42L73 33L64 30L73 27Z", fill: cream },
    { shape: "M64 50L66 56L72 58L66 60L64 66L62 60L56 58L62 56Z", fill: cream },
  ],
  fish: [
    { shape: "M66 50C78 30 90 26 96 28C90 42 90 58 96 72C90 74 78 70 66 50Z", fill: lilac },
    { shape: "M40 30C46 14 60 12 66 18C62 26 58 30 54 32Z", fill: lilac },
    { shape: "M4 52C14 30 34 24 50 28C62 31 70 42 74 50C70 60 62 70 50 74C34 78 14 72 4 52Z", fill: sea },
    { line: "M36 34C44 44 44 60 36 70M52 38C58 46 58 56 52 64", width: 2.6, fill: foam },
    { circle: [22, 46, 6], fill: paper },
    { circle: [21, 46, 3.2], fill: ink },
    { line: "M8 58Q14 62 20 58", width: 2.4, fill: ink },
  ],
  butterfly: [
    {
      shape: "M47 46C30 12 4 11 4 31C4 48 25 54 46 53ZM53 46C70 12 96 11 96 31C96 48 75 54 54 53Z",
      fill: papaya,
    },
    {
      shape: "M46 54C22 54 13 67 20 79C28 91 43 80 48 61ZM54 54C78 54 87 67 80 79C72 91 57 80 52 61Z",
      fill: sun,
    },
    { circle: [22, 32, 7], fill: cream },
    { circle: [78, 32, 7], fill: cream },
    { circle: [30, 72, 5], fill: papaya },
    { circle: [70, 72, 5], fill: papaya },
    { shape: "M46 37C46 30 54 30 54 37L53 74C52 78 48 78 47 74Z", fill: ink },
    { line: "M48 32C46 22 41 17 36 16M52 32C54 22 59 17 64 16", width: 2.5, fill: ink },
    { circle: [35.5, 16, 3], fill: ink },
    { circle: [64.5, 16, 3], fill: ink },
  ],
  flower: [
    { line: "M50 56C52 70 50 84 48 98", width: 4, fill: leafGreen },
    { shape: "M50 84C60 68 76 66 84 70C80 82 66 90 50 88Z", fill: fern },
    { shape: "M48 92C38 76 24 76 16 80C20 90 34 98 48 96Z", fill: moss },
    {
      shape:
        "M50 38C38 22 40 6 50 4C60 6 62 22 50 38ZM52 38C62 22 78 18 84 26C86 36 72 46 52 40ZM54 42C74 42 84 54 78 62C70 68 56 60 52 44ZM48 42C44 60 30 68 22 62C16 54 26 42 46 42ZM48 40C28 46 14 36 16 26C22 18 38 22 48 38Z",
      fill: coral,
    },
    { circle: [50, 41, 10], fill: sun },
  ],
  caterpillar: [
    { shape: "M6 78C26 70 74 70 94 78C76 90 24 90 6 78Z", fill: moss },
    { circle: [22, 64, 12], fill: fern },
    { circle: [38, 58, 13], fill: moss },
    { circle: [55, 62, 13], fill: fern },
    { line: "M68 36C66 28 62 24 58 23M82 36C84 28 88 24 92 23", width: 2.6, fill: ink },
    { circle: [75, 50, 18], fill: moss },
    { circle: [69, 47, 3.2], fill: ink },
    { circle: [82, 47, 3.2], fill: ink },
    { line: "M69 56Q75 62 82 56", width: 2.6, fill: ink },
  ],
  leaf: [
    { line: "M14 92C28 76 34 68 46 54", width: 4, fill: leafGreen },
    { shape: "M26 78C12 44 34 10 90 8C94 58 68 92 26 78Z", fill: fern },
    { line: "M28 76L78 22M42 60L40 38M42 60L64 62M56 44L56 26M56 44L74 46", width: 2.6, fill: cream },
  ],
  bee: [
    {
      shape: "M46 40C30 30 28 8 42 6C56 6 58 28 52 40ZM58 40C58 22 72 8 82 14C90 24 76 40 60 42Z",
      fill: foam,
    },
    { shape: "M10 60C10 44 28 36 48 36S90 44 92 60C90 76 68 84 48 84S10 76 10 60Z", fill: sun },
    {
      shape:
        "M42 36C46 52 46 68 42 84H54C58 68 58 52 54 36ZM68 40C72 52 72 68 68 80L78 76C81 66 81 54 78 44Z",
      fill: ink,
    },
    { circle: [24, 56, 3.6], fill: ink },
    { line: "M17 66Q22 71 28 67M20 40C18 30 12 26 8 26M30 37C30 28 26 22 22 20", width: 2.6, fill: ink },
  ],
  bird: [
    { line: "M46 80V94M58 80V94", width: 3, fill: brick },
    { shape: "M66 60L98 74L74 78Z", fill: deep },
    { shape: "M18 40C18 18 34 10 48 12C66 16 86 44 78 66C70 82 44 86 30 74C20 66 18 52 18 40Z", fill: sea },
    { shape: "M26 50C26 70 36 80 50 80C40 74 34 62 34 48Z", fill: cream },
    { shape: "M48 44C66 42 82 52 88 66C70 72 52 66 48 44Z", fill: deep },
    { shape: "M20 32L2 40L20 46Z", fill: sun },
    { circle: [34, 32, 4.4], fill: ink },
  ],
  frog: [
    { shape: "M18 80C-4 78 -2 50 24 54ZM82 80C104 78 102 50 76 54Z", fill: leafGreen },
    { shape: "M16 80C8 44 26 34 50 34S92 44 84 80C70 89 30 89 16 80Z", fill: fern },
    { shape: "M32 83C32 64 68 64 68 83C58 87 42 87 32 83Z", fill: cream },
    { circle: [31, 29, 14], fill: fern },
    { circle: [69, 29, 14], fill: fern },
    { circle: [31, 28, 9], fill: paper },
    { circle: [69, 28, 9], fill: paper },
    { circle: [33, 29, 5.2], fill: ink },
    { circle: [67, 29, 5.2], fill: ink },
    { line: "M35 52Q50 64 65 52", width: 2.8, fill: ink },
    { line: "M18 86H36M64 86H82", width: 7, fill: leafGreen },
  ],
  boat: [
    { line: "M50 10V64", width: 4, fill: bark },
    { shape: "M46 12V58H14Z", fill: cream },
    { shape: "M54 20V58H84Z", fill: coral },
    { shape: "M8 64H92L78 86H24Z", fill: papaya },
    { line: "M4 94Q16 88 28 94T52 94T76 94T98 93", width: 3, fill: deep },
  ],
  drop: [
    { shape: "M50 4C62 28 84 46 84 66C84 84 68 96 50 96S16 84 16 66C16 46 38 28 50 4Z", fill: sea },
    { line: "M30 64C30 74 36 82 44 84", width: 3.4, fill: foam },
    { circle: [41, 60, 3.4], fill: ink },
    { circle: [59, 60, 3.4], fill: ink },
    { line: "M42 70Q50 78 58 70", width: 2.8, fill: ink },
  ],
  sun: [
    {
      shape:
        "M50 2L58 16L72 8L74 24L90 24L84 38L98 46L86 55L94 69L78 71L77 87L63 82L52 95L44 82L29 89L26 74L10 73L16 58L2 50L14 41L7 27L23 25L25 9L40 16Z",
      fill: cream,
    },
    { circle: [50, 49, 27], fill: sun },
    { circle: [41, 45, 3.2], fill: ink },
    { circle: [59, 45, 3.2], fill: ink },
    { line: "M39 56Q50 66 61 56", width: 2.8, fill: ink },
  ],
  brush: [
    { shape: "M8 92C30 96 72 96 92 86C74 80 34 78 8 92Z", fill: foam },
    { shape: "M46 60L80 8C84 4 94 10 92 16L58 68Z", fill: wood },
    { shape: "M44 58L58 70L50 80L34 68Z", fill: sun },
    { shape: "M34 66L52 80C46 92 30 94 18 90C26 84 26 74 34 66Z", fill: sea },
  ],
  cloud: [
    { shape: "M20 62C2 62 2 38 20 38C20 16 52 8 60 26C80 18 98 36 86 52C84 60 78 62 72 62Z", fill: foam },
    { line: "M28 72L22 88M46 72L40 92M64 72L58 88M80 72L74 92", width: 4, fill: deep },
    { circle: [40, 42, 3.2], fill: ink },
    { circle: [58, 42, 3.2], fill: ink },
    { line: "M42 51Q49 57 56 51", width: 2.6, fill: ink },
  ],
  ceiba: [
    {
      shape:
        "M14 96C32 90 40 78 41 60L38 40H62L59 60C60 78 68 90 86 96C76 96 68 95 60 92L50 96L40 92C32 95 24 96 14 96Z",
      fill: bark,
    },
    { line: "M46 54C46 70 44 82 38 90M55 54C55 70 57 82 62 90", width: 2.6, fill: wood },
    {
      shape:
        "M12 42C-2 40 0 24 12 24C12 12 28 8 34 14C40 2 62 2 66 14C74 8 90 14 88 26C100 28 100 42 86 43C80 52 66 52 60 46C54 52 44 52 38 46C32 52 18 50 12 42Z",
      fill: leafGreen,
    },
    { shape: "M30 26C28 16 42 12 48 18C54 10 70 14 68 25C60 30 38 31 30 26Z", fill: moss },
  ],
  nest: [
    { line: "M2 80C30 74 70 74 98 66", width: 7, fill: bark },
    { shape: "M36 44C36 28 44 20 50 20S64 28 64 44Z", fill: cream },
    { shape: "M22 50C22 36 30 30 36 30S50 36 50 50ZM52 50C52 36 60 30 66 30S78 36 78 50Z", fill: foam },
    { shape: "M10 46C30 54 70 54 90 46C92 66 76 82 50 82S8 66 10 46Z", fill: wood },
    { line: "M18 56L40 68M34 56L62 74M54 58L78 66M80 54L58 66M30 72L50 62", width: 2.6, fill: bark },
  ],
  sprout: [
    { shape: "M6 74H94L84 96H16Z", fill: bark },
    { line: "M50 76C50 60 48 48 50 36", width: 4.4, fill: leafGreen },
    { shape: "M50 44C34 46 18 36 14 16C34 12 50 22 50 44Z", fill: fern },
    { shape: "M50 38C50 20 64 8 88 8C88 30 74 44 50 38Z", fill: moss },
    { shape: "M36 74C36 64 64 64 64 74Z", fill: wood },
  ],
  hand: [
    {
      shape:
        "M34 96C24 84 8 66 8 56C10 48 20 50 30 62L26 22C26 12 36 12 38 22L42 48L44 12C46 4 56 4 56 12L57 48L64 16C66 8 76 10 74 18L70 52L82 34C86 28 94 32 90 40L76 76C74 86 72 90 68 96Z",
      fill: wood,
    },
    {
      shape: "M54 82C42 74 42 66 47 65C51 64 53 68 54 70C55 68 57 64 61 65C66 66 66 74 54 82Z",
      fill: papaya,
    },
  ],
  book: [
    {
      shape: "M4 22C22 14 38 16 50 24C62 16 78 14 96 22V84C78 78 62 80 50 88C38 80 22 78 4 84Z",
      fill: papaya,
    },
    { shape: "M10 18C26 10 40 14 50 22V80C40 72 26 70 10 76Z", fill: paper },
    { shape: "M90 18C74 10 60 14 50 22V80C60 72 74 70 90 76Z", fill: cream },
    {
      line: "M18 30C26 27 34 28 42 33M18 42C26 39 34 40 42 45M18 54C26 51 34 52 42 57",
      width: 2.6,
      fill: sea,
    },
    { shape: "M70 34L73 43L82 45L75 51L77 60L70 55L63 60L65 51L58 45L67 43Z", fill: sun },
  ],
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** What each picture shows, for who hears the printed sheets. */
export const figureNames: Readonly<Record<FigureName, Bilingual>> = {
  crab: { en: "crab", es: "cangrejo" },
  shell: { en: "shell", es: "concha" },
  wave: { en: "wave", es: "ola" },
  starfish: { en: "starfish", es: "estrella de mar" },
  bucket: { en: "bucket of sand", es: "cubeta de arena" },
  moon: { en: "moon", es: "luna" },
  fish: { en: "fish", es: "pez" },
  butterfly: { en: "butterfly", es: "mariposa" },
  flower: { en: "flower", es: "flor" },
  caterpillar: { en: "caterpillar", es: "oruga" },
  leaf: { en: "leaf", es: "hoja" },
  bee: { en: "bee", es: "abeja" },
  bird: { en: "bird", es: "pájaro" },
  frog: { en: "frog", es: "rana" },
  boat: { en: "boat", es: "barco" },
  drop: { en: "drop of water", es: "gota de agua" },
  sun: { en: "sun", es: "sol" },
  brush: { en: "brush", es: "pincel" },
  cloud: { en: "rain cloud", es: "nube de lluvia" },
  ceiba: { en: "ceiba tree", es: "ceiba" },
  nest: { en: "nest", es: "nido" },
  sprout: { en: "sprout", es: "brote" },
  hand: { en: "hand", es: "mano" },
  book: { en: "book", es: "libro" },
};
