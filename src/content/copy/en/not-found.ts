export const notFound = {
  "notFound.meta.title": "Ceiba",
  "notFound.meta.description": "",
} as const satisfies Record<string, string>;
