import { useCallback } from "react";
import { useAddressPlace } from "../use-address-place.ts";

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

export function useInboxPlace() {
  const { place, go: goTo } = useAddressPlace(placeIn, addressOf);
  /** Another conversation is a place of its own in the history. */
  const go = useCallback((change: Partial<InboxPlace>) => goTo(change, change.search === undefined), [goTo]);
  return { place, go };
}
