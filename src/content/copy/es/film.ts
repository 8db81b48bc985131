import type { film as english } from "../en/film.ts";

export const film: Record<keyof typeof english, string> = {
  "film.title": "Una lección en un minuto",
  "film.note": "Es una representación. El charco es de la semana tres de Little Explorers.",
  "film.play": "Reproducir",
  "film.pause": "Pausa",
  "film.next": "Siguiente",
  "film.again": "Verlo otra vez",
  "film.sound": "Sin sonido",
  "film.of": "{at} de {of}",
  "film.try": "Ahora tú: empieza la demo interactiva",
  "film.hello": "¡Hola! Soy Luma. Anoche llovió y hay un charco en tu puerta.",
  "film.ask": "Al mediodía el charco ya no está. ¿A dónde se fue el agua?",
  "film.ask.1": "Nada más se fue",
  "film.ask.2": "Al aire",
  "film.slip":
    "Miremos con calma. Una camisa mojada cuelga del tendedero y luego está seca. ¿Quién se llevó el agua?",
  "film.found": "¡Sí! Le seguiste pensando. Se la llevó el aire, y así empiezan las nubes.",
  "film.away":
    "Ahora sin mí: traza con gis la orilla de un charco. Vuelve después de comer y traza otra vez.",
  "film.home":
    "En la noche, la página para personas adultas dice qué se terminó. Y alguien pregunta: ¿qué descubriste hoy?",
};
