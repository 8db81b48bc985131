export const staff = {
  "staff.meta.title": "Ceiba",
  "staff.meta.description": "",
} as const satisfies Record<string, string>;
