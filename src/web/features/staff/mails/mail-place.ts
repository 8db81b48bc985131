import { MAIL_VIEWS } from "#domain/staff/mails.ts";

/** Which mails are listed. */
export type MailPlace = { readonly view: (typeof MAIL_VIEWS)[number]; readonly search: string };

/** What the page's address says; what it does not understand is as if it were not there. */
export function placeIn(address: string): MailPlace {
  const query = new URLSearchParams(address);
  return {
    view: MAIL_VIEWS.find((each) => each === query.get("view")) ?? "all",
    search: (query.get("search") ?? "").slice(0, 100),
  };
}

/** The address with another place; whatever else it says stays. */
export function addressOf(address: string, { view, search }: MailPlace): string {
  const query = new URLSearchParams(address);
  query.delete("view");
  query.delete("search");
  if (view !== "all") query.set("view", view);
  if (search !== "") query.set("search", search);
  return query.size > 0 ? `?${query}` : "";
}
