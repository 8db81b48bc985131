import { tabStorage } from "./storage.ts";

const LEAD_EVENT = "ceiba:lead";
const LEAD_KEY = "ceiba.lead";

/**
 * Tells every part of the page that a family joined the waitlist, so that the form and the dashboard need not know
 * each other: an event named `ceiba:lead` on the window. The dashboard answers it by reading stats and leads again
 * (specification §4: after a successful submission). The tab remembers which lead it is, for a deposit that follows.
 */
export function announceLead(id: string): void {
  tabStorage.set(LEAD_KEY, id);
  window.dispatchEvent(new Event(LEAD_EVENT));
}

/** Calls `listener` at each new lead until the returned function is called. */
export function onLead(listener: () => void): () => void {
  window.addEventListener(LEAD_EVENT, listener);
  return () => window.removeEventListener(LEAD_EVENT, listener);
}

/** The lead of this tab, when its family joined the waitlist here. */
export const knownLead = (): string | null => tabStorage.get(LEAD_KEY);

export const forgetLead = (): void => tabStorage.remove(LEAD_KEY);
