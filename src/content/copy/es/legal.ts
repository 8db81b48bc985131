import type { legal as english } from "../en/legal.ts";

export const legal: Record<keyof typeof english, string> = {
  "legal.meta.title": "Términos y privacidad | Ceiba",
  "legal.meta.description": "Los términos de este sitio y lo que guarda sobre ti, en palabras sencillas.",
  "legal.terms.meta.title": "Términos del servicio | Ceiba",
  "legal.terms.meta.description":
    "Con qué puedes contar de parte de la escuela y qué te pide, en palabras sencillas.",
  "legal.privacy.meta.title": "Privacidad | Ceiba",
  "legal.privacy.meta.description":
    "Qué guarda este sitio sobre ti, para qué, y cómo verlo o pedir que se borre. Sin publicidad.",
  "legal.updated": "Último cambio: {date}",
  "legal.short": "En resumen",
  "legal.contents": "Contenido",
  "legal.chatNumber": "La conversación con la escuela en este navegador tiene el número {number}.",
  "legal.ask.title": "¿Algo no queda claro?",
  "legal.ask.text": "Pregunta en el chat o escríbele a una persona en {email}.",
  "legal.ask.action": "Preguntar en el chat",
};
