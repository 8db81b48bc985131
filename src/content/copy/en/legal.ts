export const legal = {
  "legal.meta.title": "Ceiba",
  "legal.meta.description": "",
} as const satisfies Record<string, string>;
