/** How long the password of a member of staff may be, in characters. */
export const STAFF_PASSWORD = { from: 12, to: 128 } as const;

export type PasswordFault = "password_short" | "password_long" | "password_common";

type Words = {
  /** What people choose first, lower-case. */
  readonly common: readonly string[];
  /** What a stranger knows of this account: its address, the school's name. */
  readonly known: readonly string[];
};

/**
 * Why a password will not do, or null. One that is long only by a habit (a common word with digits, one character
 * again and again, a row of the keyboard, the address itself) falls to the first thousand guesses.
 */
export function passwordFault(password: string, { common, known }: Words): PasswordFault | null {
  const length = [...password].length;
  if (length < STAFF_PASSWORD.from) return "password_short";
  if (length > STAFF_PASSWORD.to) return "password_long";
  const key = plain(password);
  if (new Set(key).size < 5) return "password_common";
  const guessed = [...common, ...known.map(plain)].filter((word) => word.length >= 4);
  const left = Math.min(substance(key, guessed), substance(withLetters(key), guessed));
  return left < SUBSTANCE ? "password_common" : null;
}

/** How many letters must be left once everything that is guessed first is taken out. */
const SUBSTANCE = 5;

/** Case and accents are no hindrance to somebody who guesses. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const LETTERS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" },
  ...{ "@": "a", $: "s", "!": "i" },
};
/** Nor are the signs that people write for letters. */
const withLetters = (key: string) => key.replace(/[01345@$!]/g, (sign) => LETTERS[sign] ?? sign);

function substance(key: string, guessed: readonly string[]): number {
  const longestFirst = [...guessed].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, " "), key);
  return rest.replace(/[^\p{L}]/gu, "").length;
}
