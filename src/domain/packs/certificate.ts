import { cleanName } from "../learner/plain-text.ts";

/** Pictures among letters, and the marks that join them: no typeface of ours draws them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\u20e3|[\ufe0e\ufe0f]/gu;
/** More than any name needs, so that hostile lengths cost nothing. */
const LOOKED_AT = 2000;

/**
 * A child's name fit for the certificate: clean (see `cleanName`), composed, without emoji. Empty when nothing is left:
 * then the certificate has a line to write on.
 */
export function certificateName(value: unknown): string {
  if (typeof value !== "string") return "";
  return cleanName(value.slice(0, LOOKED_AT).replace(PICTURES, " ").normalize("NFC"));
}
