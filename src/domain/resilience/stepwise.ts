/** Something that is made when it is first needed, or before that in steps between which a server does other things. */
export type Stepwise<Made> = {
  /** As it is made; what is left of the making is done now. */
  get(): Made;
  /** Does the next step. False once it is made. */
  step(): boolean;
};

export function stepwise<Made>(make: () => Generator<void, Made, void>): Stepwise<Made> {
  let making: Generator<void, Made, void> | undefined;
  let made: { readonly value: Made } | undefined;

  function step(): boolean {
    if (made !== undefined) return false;
    making ??= make();
    try {
      const { done, value } = making.next();
      if (!done) return true;
      made = { value };
    } catch (error) {
      // What was begun cannot go on: who needs it next begins anew.
      making = undefined;
      throw error;
    }
    // Lets go of what only the making needed.
    making = undefined;
    return false;
  }

  return {
    step,
    get() {
      while (made === undefined) step();
      return made.value;
    },
  };
}

/** Something that is made in steps of each library, and of each kind in it, once. */
export function stepwiseOf<Library extends object, Kind extends readonly string[], Made>(
  make: (library: Library, ...kind: Kind) => Generator<void, Made, void>,
): (library: Library, ...kind: Kind) => Stepwise<Made> {
  const known = new WeakMap<Library, Map<string, Stepwise<Made>>>();
  return (library, ...kind) => {
    const ofLibrary = known.get(library) ?? new Map<string, Stepwise<Made>>();
    known.set(library, ofLibrary);
    const made = ofLibrary.get(kind.join()) ?? stepwise(() => make(library, ...kind));
    ofLibrary.set(kind.join(), made);
    return made;
  };
}
