import type { legal as english } from "../en/legal.ts";

export const legal: Record<keyof typeof english, string> = {
  "legal.meta.title": "Ceiba",
  "legal.meta.description": "",
};
