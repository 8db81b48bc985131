export const landing = {
  "landing.meta.title": "Ceiba",
  "landing.meta.description": "",
} as const satisfies Record<string, string>;
