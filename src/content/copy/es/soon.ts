import type { soon as english } from "../en/soon.ts";

export const soon: Record<keyof typeof english, string> = {
  "soon.meta.title": "Ceiba",
  "soon.meta.description": "",
};
