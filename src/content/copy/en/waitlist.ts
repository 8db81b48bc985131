export const waitlist = {
  "waitlist.meta.title": "Ceiba",
  "waitlist.meta.description": "",
} as const satisfies Record<string, string>;
