/** What a reader of an uncompressed PDF of ours finds; only tests read it. */
export type ReadPdf = {
  readonly catalog: string;
  /** The kinds of tags in the order of the file, such as `H1`. */
  readonly tags: readonly string[];
  /** The words for who cannot see the pictures. */
  readonly alts: readonly string[];
  /** The text as it can be copied, a line per piece of text. */
  readonly text: string;
  readonly raw: string;
};

/** Reads objects, fonts and text back through each font's map to Unicode, as copying from a viewer does. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const fonts = new Map<string, readonly string[]>();
  for (const [, name = "", id = ""] of raw.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
    fonts.set(name, lettersOf(objects.get(map) ?? ""));
  }
  let letters: readonly string[] = [];
  const lines: string[] = [];
  for (const [, font, pieces] of raw.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else lines.push(textOf(pieces ?? "", letters));
  }
  return {
    raw,
    catalog: [...objects.values()].find((body) => body.includes("/Type /Catalog")) ?? "",
    tags: [...raw.matchAll(/^\/S \/(\w+)$/gm)].map(([, tag = ""]) => tag),
    alts: [...raw.matchAll(/\/Alt \(([\s\S]*?)\)\n/g)].map(([, alt = ""]) => stringOf(alt)),
    text: lines.join("\n"),
  };
}

/** The letters by glyph number, from the ranges of a ToUnicode map. */
function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, from = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g)) {
    let glyph = Number.parseInt(from, 16);
    for (const [, code = ""] of list.matchAll(/<([0-9a-f ]+)>/g)) {
      // A ligature stands for several letters.
      const units = code.replaceAll(" ", "").match(/.{4}/g) ?? [];
      letters[glyph] = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyph += 1;
    }
  }
  return letters;
}

function textOf(pieces: string, letters: readonly string[]): string {
  const glyphs = [...pieces.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "\ufffd").join("");
}

/** A PDF string: UTF-16 with its mark, or plain. */
function stringOf(value: string): string {
  if (!value.startsWith("\u00fe\u00ff")) return value;
  return Buffer.from(value.slice(2).replace(/\\([\\()])/g, "$1"), "latin1")
    .swap16()
    .toString("utf16le");
}
