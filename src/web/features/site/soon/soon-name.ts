const SOON_NAMES = ["student", "littleExplorers"] as const;

/** The pages that are announced and not open yet, by their names in the page registry. */
export type SoonName = (typeof SOON_NAMES)[number];

export function isSoonName(name: string): name is SoonName {
  return SOON_NAMES.some((each) => each === name);
}
