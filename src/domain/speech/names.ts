/** Words without case and accents, so that "Sofía's" contains the name "sofia". */
function words(text: string): string[] {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether any part of any of the names is a word of the text. Rather once too often: what contains a name is spoken by
 * the embedded voice and nothing is lost by it (decision 072). Single letters count only when they are all there is.
 */
export function containsName(text: string, names: readonly string[]): boolean {
  const spoken = new Set(words(text));
  return names.some((name) => {
    const parts = words(name);
    const telling = parts.filter((part) => part.length > 1);
    return (telling.length > 0 ? telling : parts).some((part) => spoken.has(part));
  });
}
