/** What keeping a text costs besides its characters. */
const BESIDE = 20;

/** Does something with a text once while it is among the last ones, as far as so many characters reach. */
export function remembered<Made>(make: (text: string) => Made, most: number): (text: string) => Made {
  const known = new Map<string, { readonly made: Made }>();
  let length = 0;
  let last: { readonly text: string; readonly made: Made } | undefined;
  return (text) => {
    // The same text is asked for many times on end.
    if (last?.text === text) return last.made;
    const kept = known.get(text) ?? { made: make(text) };
    if (known.delete(text)) length -= text.length + BESIDE;
    known.set(text, kept);
    length += text.length + BESIDE;
    if (length > most) forget();
    last = { text, made: kept.made };
    return kept.made;
  };

  function forget(): void {
    for (const [oldest] of known) {
      if (length <= most) return;
      known.delete(oldest);
      length -= oldest.length + BESIDE;
    }
  }
}
