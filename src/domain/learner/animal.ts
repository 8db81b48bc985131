/** A child who does not read yet knows itself on a shared device by its animal; as many as a device keeps children. */
export const ANIMALS = [
  ...(["toucan", "jaguar", "monkey", "frog", "turtle", "butterfly"] as const),
  ...(["rabbit", "crab", "fish", "bee", "whale", "bird"] as const),
] as const;
export type Animal = (typeof ANIMALS)[number];

/** The animals that nobody here has; all of them where each has been taken. */
export function freeAnimals(taken: readonly Animal[]): readonly Animal[] {
  const free = ANIMALS.filter((animal) => !taken.includes(animal));
  return free.length === 0 ? ANIMALS : free;
}

/**
 * The animal of a child who chose none: the same one for the same id, among those that are free.
 *
 * @param id random, in hexadecimal digits
 */
export function animalFor(id: string, taken: readonly Animal[]): Animal {
  const free = freeAnimals(taken);
  return free[Number.parseInt(id.slice(0, 8), 16) % free.length] ?? ANIMALS[0];
}

/** What was kept, if it is an animal. */
export function animalOf(value: unknown): Animal | null {
  return ANIMALS.find((animal) => animal === value) ?? null;
}
