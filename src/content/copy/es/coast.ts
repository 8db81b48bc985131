import type { coast as english } from "../en/coast.ts";

export const coast = {
  "coast.title": "La costa",
  "coast.choose": "¿A dónde vamos hoy?",
  "coast.visits": "visitas: {count}",
  "coast.loading": "Ya vamos en camino…",
  "coast.found": "¡Estuviste aquí!",
  "coast.own": "Resueltos por ti: {count}",
  "coast.shown": "Vistos en compañía: {count}",
  "coast.back": "Volver a la costa",
  "coast.day": "Volver a mi día",
} as const satisfies Record<keyof typeof english, string>;
