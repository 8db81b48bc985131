import type { landing as english } from "../en/landing.ts";

export const landing: Record<keyof typeof english, string> = {
  "landing.meta.title": "Ceiba",
  "landing.meta.description": "",
};
