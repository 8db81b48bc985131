/**
 * A name that may be repeated in a mail. Anyone can type any address into a form, so our mail must not carry words,
 * addresses or links of theirs to a stranger: only what looks like a name passes.
 */
export function greetableName(name: string): string | null {
  return name.length <= 40 && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) && name.split(" ").length <= 4
    ? name
    : null;
}
