import type { programs as english } from "../en/programs.ts";

export const programs: Record<keyof typeof english, string> = {
  "programs.meta.title": "Ceiba",
  "programs.meta.description": "",
};
