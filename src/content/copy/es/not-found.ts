import type { notFound as english } from "../en/not-found.ts";

export const notFound: Record<keyof typeof english, string> = {
  "notFound.meta.title": "404 Página no encontrada | Ceiba",
  "notFound.meta.description":
    "Esta dirección no lleva a ninguna parte. El inicio y el chat están muy cerca.",
  "notFound.title": "404 Página no encontrada",
  "notFound.text":
    "Aquí se acaba el sendero. Quizá la dirección tiene un error o la página cambió de lugar. No hiciste nada mal.",
  "notFound.chat": "Preguntar en el chat",
  "notFound.programs": "Ver los programas",
};
