/** What can be said about a material as it stands: a number of things, a value, a word, whether it is level. */
export type Fact = string | number | boolean;
export type Facts = Readonly<Record<string, Fact>>;

/** The rules of one material. What it looks like is the web's; what it is called is the content's. */
export type Material<State, Move> = {
  /** The state after the move; null where it cannot be done now. */
  readonly move: (state: State, move: Move) => State | null;
  /** What a goal or a slip may ask about. */
  readonly facts: (state: State) => Facts;
  /** What can be lit while somebody speaks of it. */
  readonly parts: (state: State) => readonly string[];
};

/** What a goal or a slip asks for: each fact as named, or one of several. */
export type Wanted = Readonly<Record<string, Fact | readonly Fact[]>>;

/** Smaller than any step a child can make, larger than what adding tenths gets wrong. */
const NEAR = 1e-9;

/** Whether two facts are the same; numbers as near as adding decimals allows. */
export function isSameFact(a: Fact | undefined, b: Fact): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < NEAR;
  return a === b;
}

/** Whether everything that is wanted is so. */
export function satisfies(facts: Facts, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const values: readonly Fact[] = Array.isArray(value) ? value : [value as Fact];
    return values.some((each) => isSameFact(facts[name], each));
  });
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The list without the first item that is the same; null where there is none. */
export function without<T>(list: readonly T[], item: T): T[] | null {
  const at = list.indexOf(item);
  return at < 0 ? null : list.toSpliced(at, 1);
}
