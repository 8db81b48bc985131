/** A lesson that the tutor names, by what stands on its card: “Different names, same amount”. */
const NAMED = /[“«]([^“«”»]{3,80})[”»]/g;

/** The lesson that a text of the tutor names; undefined when it names none. */
export function lessonNamed<Card extends { readonly title: string }>(
  text: string,
  cards: readonly Card[],
): Card | undefined {
  const titles = new Set([...text.matchAll(NAMED)].map(([, title]) => title));
  return cards.find(({ title }) => titles.has(title));
}

/** How a story that was written together ends, in capitals on a line of its own. */
const END = /^\p{Lu}[\p{Lu} ]{2,12}$/u;

/** The lines of a story or a poem that is whole; null in any other text. */
export function bookIn(text: string): readonly string[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const end = lines.findIndex((line) => END.test(line));
  return end < 2 ? null : lines.slice(1, end + 1);
}
