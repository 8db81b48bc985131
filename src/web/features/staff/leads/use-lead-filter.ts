import { useCallback, useEffect, useState } from "react";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { type LeadFilter, NEWEST_LEADS } from "../desk/desk-queries.ts";

/** What the page's address says of the list of leads; what it does not understand is as if it were not there. */
export function filterIn(address: string): LeadFilter {
  const query = new URLSearchParams(address);
  const status = query.get("status");
  const after = query.get("after") ?? "";
  return {
    search: (query.get("search") ?? "").slice(0, 100),
    status: LEAD_STATUSES.find((each) => each === status) ?? null,
    after: /^\d{1,15}\.[\w-]{1,64}$/.test(after) ? after : null,
  };
}

/** The address with another filter; whatever else it says stays. */
export function addressWith(address: string, filter: LeadFilter): string {
  const query = new URLSearchParams(address);
  for (const name of ["search", "status", "after"] as const) {
    if (filter[name]) query.set(name, filter[name]);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : "";
}

/**
 * The filter of the list of leads. On the desk's own page it stands in the address, so that a list can be kept and
 * shared, and the browser's way back leads to the page before; beside the chat it is always the newest.
 */
export function useLeadFilter(isPage: boolean) {
  const [filter, setFilter] = useState(() => (isPage ? filterIn(location.search) : NEWEST_LEADS));
  useEffect(() => {
    if (!isPage) return;
    const read = () => setFilter(filterIn(location.search));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [isPage]);

  /** Another page is a place of its own in the history; each letter of a search is not. */
  const change = useCallback((next: LeadFilter, isPlace: boolean) => {
    const address = location.pathname + addressWith(location.search, next) + location.hash;
    history[isPlace ? "pushState" : "replaceState"](history.state, "", address);
    setFilter(next);
  }, []);
  return { filter, change };
}
