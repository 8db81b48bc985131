import { useCallback, useEffect, useState } from "react";

const VIEWS = ["open", "mine", "done"] as const;
const ORDERS = ["newest", "waiting"] as const;
export type InboxView = (typeof VIEWS)[number];
export type InboxOrder = (typeof ORDERS)[number];

/** Which conversations are listed, and which of them is open. */
export type InboxPlace = {
  readonly view: InboxView;
  readonly order: InboxOrder;
  readonly search: string;
  readonly id: string | null;
};

/** What the page's address says; what it does not understand is as if it were not there. */
export function placeIn(address: string): InboxPlace {
  const query = new URLSearchParams(address);
  const id = query.get("id") ?? "";
  return {
    view: VIEWS.find((each) => each === query.get("view")) ?? "open",
    order: ORDERS.find((each) => each === query.get("order")) ?? "newest",
    search: (query.get("search") ?? "").slice(0, 100),
    id: /^[\w-]{1,64}$/.test(id) ? id : null,
  };
}

/** The address with another place; whatever else it says stays. */
export function addressOf(address: string, { view, order, search, id }: InboxPlace): string {
  const query = new URLSearchParams(address);
  const said = {
    view: view === "open" ? "" : view,
    order: order === "newest" ? "" : order,
    ...{ search, id: id ?? "" },
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : "";
}

/** The place stands in the address: it can be kept and shared, and the browser's way back leads to the one before. */
export function useInboxPlace() {
  const [place, setPlace] = useState(() => placeIn(location.search));
  useEffect(() => {
    const read = () => setPlace(placeIn(location.search));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  /** Another conversation is a place of its own in the history; each letter of a search is not. */
  const go = useCallback((change: Partial<InboxPlace>) => {
    const next = { ...placeIn(location.search), ...change };
    const isPlace = change.search === undefined;
    const address = location.pathname + addressOf(location.search, next) + location.hash;
    history[isPlace ? "pushState" : "replaceState"](history.state, "", address);
    setPlace(next);
  }, []);
  return { place, go };
}
