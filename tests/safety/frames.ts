/** A sentence with places, and the words that go into each, between commas. */
export type Frame = readonly [frame: string, lists?: Readonly<Record<string, string>>];

const split = (text: string) => text.split(",").map((word) => word.trim());
/** Every text that comes of a frame when each of its places is filled with each of its words. */
export function rows(frame: string, lists: Readonly<Record<string, string>>): string[] {
  const name = /\{(\w+)\}/.exec(frame)?.[1];
  if (name === undefined) return [frame];
  return split(lists[name] ?? "").flatMap((word) => rows(frame.replace(`{${name}}`, word), lists));
}
