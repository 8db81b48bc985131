import type { staff as english } from "../en/staff.ts";

export const staff: Record<keyof typeof english, string> = {
  "staff.meta.title": "Ceiba",
  "staff.meta.description": "",
};
