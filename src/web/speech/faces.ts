import { FACES, type Face } from "#domain/learner/guide.ts";

const files = import.meta.glob<string>("../assets/art/face-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const file = (name: string): string => {
  const found = files[`../assets/art/face-${name}.svg`];
  if (found === undefined) throw new Error(`There is no picture face-${name}.svg.`);
  return found;
};
const each = (look: string) =>
  Object.fromEntries(FACES.map((face) => [face, file(`${face}${look}`)])) as Readonly<Record<Face, string>>;

/** One drawing per guide, everywhere: the mouth closed. */
export const faces = each("");

/** The same drawings while speaking, and with the eyes closed for a moment. */
export const mouths = { small: each("-small"), wide: each("-wide") } as const;
export const blinks = each("-blink");
