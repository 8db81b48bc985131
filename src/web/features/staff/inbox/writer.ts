import type { Output } from "#contract/index.ts";

type Me = Pick<Output<"GET /api/admin/inbox/settings">["me"], "name" | "email">;

/** By which first name a member of staff writes to families: empty until the account has one. */
export function writerOf({ name, email }: Me): string {
  // An account that nobody has named is called by the beginning of its address: no family is greeted by that.
  if (name.toLowerCase() === email.split("@")[0]?.toLowerCase()) return "";
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}
