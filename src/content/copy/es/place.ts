import type { place as english } from "../en/place.ts";

export const place: Record<keyof typeof english, string> = {
  "place.meta.title": "Un lugar para tu hija o hijo | Ceiba",
  "place.meta.description": "Dinos si quieres el lugar que la escuela te está guardando.",
  "place.title": "Tu lugar en Ceiba",
  "place.loading": "Buscando tu lugar…",
  "place.failed": "No se pudo enviar. Inténtalo de nuevo, por favor.",
  "place.retry": "Intentar de nuevo",
  "place.expired.title": "Este enlace no lleva a ningún lugar",
  "place.expired": "Ábrelo otra vez desde nuestro correo. Si no funciona, pregúntanos en el chat.",
  "place.child": "tu hija o hijo",
  "place.offered.title": "Hay un lugar para {child}",
  "place.offered": "Guardamos un lugar en el pod {pod} para {child}. Empieza el {day}.",
  "place.until": "Te lo guardamos hasta el {until}, hora de la escuela.",
  "place.accept": "Sí, lo tomamos",
  "place.decline": "No, gracias",
  "place.decline.sure":
    "Entonces el lugar pasa a la siguiente familia y {child} sale de nuestra lista. ¿Está bien?",
  "place.decline.yes": "Sí, que pase a la siguiente familia",
  "place.decline.back": "Regresar",
  "place.held.title": "El lugar es suyo",
  "place.held":
    "Hay un lugar apartado en el pod {pod} para {child}; empieza el {day}. Una persona de la escuela te escribe para contarte qué sigue.",
  "place.over.title": "Esta oferta ya terminó",
  "place.over": "Dijiste que no al lugar, o ya pasó a otra familia. Si quieres esperar otro, avísanos.",
  "place.chat": "Escríbenos en el chat",
};
