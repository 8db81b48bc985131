import { useCallback, useEffect, useState } from "react";

/**
 * The place stands in the address: it can be kept and shared, and the browser's way back leads to the one before.
 *
 * @param placeIn what an address says
 * @param addressOf the address with another place; whatever else it says stays
 */
export function useAddressPlace<Place>(
  placeIn: (address: string) => Place,
  addressOf: (address: string, place: Place) => string,
) {
  const [place, setPlace] = useState(() => placeIn(location.search));
  useEffect(() => {
    const read = () => setPlace(placeIn(location.search));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [placeIn]);

  /** Each letter of a search is no place of its own in the history. */
  const go = useCallback(
    (change: Partial<Place>, isPlace = true) => {
      const next = { ...placeIn(location.search), ...change };
      const address = location.pathname + addressOf(location.search, next) + location.hash;
      history[isPlace ? "pushState" : "replaceState"](history.state, "", address);
      setPlace(placeIn(location.search));
    },
    [placeIn, addressOf],
  );
  return { place, go };
}
