import type { Face } from "./document.ts";

/** What the two cuts of the display face hold; scripts/fonts.mjs makes them with these letters. */
const BASIC = /^[\u0020-\u007e\u00a0-\u00ffıŒœ‘’]$/u;
const FURTHER = /^[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u017e\u0218-\u021b]$/u;

export type Run = { readonly face: Face; readonly text: string };

/** A name cut into pieces of one typeface each; null when some letter of it is in neither. */
export function nameRuns(name: string): Run[] | null {
  const runs: Run[] = [];
  for (const letter of name) {
    const face = BASIC.test(letter) ? "display" : FURTHER.test(letter) ? "names" : null;
    if (face === null) return null;
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + letter };
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** What the cuts of the text face hold. */
const TEXT = /[\n\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽž–—‘’‚“”„•…‹›€™−→]/u;

/**
 * Anybody's words as the text face can print them, with nothing lost: what it has no letter for is written with its
 * number in Unicode.
 */
export function printableText(text: string): string {
  return [...text.normalize("NFC").replace(/\r\n?/g, "\n").replaceAll("\t", " ")]
    .map((letter) => (TEXT.test(letter) ? letter : numbered(letter)))
    .join("");
}

function numbered(letter: string): string {
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
}
