export const chat = {
  "chat.meta.title": "Ceiba",
  "chat.meta.description": "",
} as const satisfies Record<string, string>;
