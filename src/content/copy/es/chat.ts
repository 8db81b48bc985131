import type { chat as english } from "../en/chat.ts";

export const chat: Record<keyof typeof english, string> = {
  "chat.meta.title": "Ceiba",
  "chat.meta.description": "",
};
