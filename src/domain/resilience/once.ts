/** What is made of a thing, or of a thing for some purpose, is made once and let go of with the thing. */
export function once<Of extends object, Made, For = void>(
  make: (of: Of, purpose: For) => Made,
): (of: Of, purpose: For) => Made {
  const known = new WeakMap<Of, Map<For, { readonly made: Made }>>();
  return (of, purpose) => {
    const ofThis = known.get(of) ?? new Map<For, { readonly made: Made }>();
    known.set(of, ofThis);
    const found = ofThis.get(purpose) ?? { made: make(of, purpose) };
    ofThis.set(purpose, found);
    return found.made;
  };
}
