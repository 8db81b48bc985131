import type { notFound as english } from "../en/not-found.ts";

export const notFound: Record<keyof typeof english, string> = {
  "notFound.meta.title": "Ceiba",
  "notFound.meta.description": "",
};
