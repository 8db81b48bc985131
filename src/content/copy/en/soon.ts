export const soon = {
  "soon.meta.title": "Ceiba",
  "soon.meta.description": "",
} as const satisfies Record<string, string>;
