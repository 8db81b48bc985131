import type { day as english } from "../en/day.ts";

/** El plan del día: su camino y lo que dice la guía en él. */
export const day: Record<keyof typeof english, string> = {
  "day.title": "Mi día",
  "day.over": "Mi día está completo",
  "day.done": "listo",
  "day.part.hello": "Hola",
  "day.part.remember": "Recordar",
  "day.part.lesson": "Lección nueva",
  "day.part.play": "Jugar",
  "day.part.outdoors": "Salir",
  "day.part.goodbye": "Adiós",
  "day.hello": "Qué bueno que llegaste.",
  "day.go": "A mi día",
  "day.back": "Volver a mi día",
  "day.outdoors.adult": "Antes dile a una persona adulta a dónde vas.",
  "day.outdoors.outside": "Afuera",
  "day.outdoors.inside": "Adentro",
  "day.outdoors.back": "Ya lo hice",
  "day.did.remember": "Recordaste algo de antes.",
  "day.did.lesson": "Nuevo: {title}",
  "day.did.play": "Jugaste.",
  "day.did.outdoors": "Estuviste lejos de la pantalla.",
  "day.goodbye": "Esto hiciste hoy, {name}. ¡Nos vemos otro día!",
  "day.goodbye.none": "Qué gusto verte, {name}. ¡Nos vemos otro día!",
  "day.goodbye.go": "Hasta pronto",
};
