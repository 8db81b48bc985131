import type { waitlist as english } from "../en/waitlist.ts";

export const waitlist: Record<keyof typeof english, string> = {
  "waitlist.meta.title": "Ceiba",
  "waitlist.meta.description": "",
};
