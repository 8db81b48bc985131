export const programs = {
  "programs.meta.title": "Ceiba",
  "programs.meta.description": "",
} as const satisfies Record<string, string>;
