import type { adventure as english } from "../en/adventure.ts";

/** La aventura en la selva, la hora de jugar y «Vamos a conocernos». */
export const adventure: Record<keyof typeof english, string> = {
  "adventure.progress": "Avance de la aventura: {percent}%",
  "adventure.trail": "Tu camino",
  "adventure.done": "Listo",
  "adventure.discoveries": "Descubrimientos",
  "adventure.points": "Puntos",
  "adventure.story_tree.tell": "Cuéntale tu cuento a {guide}",
  "adventure.crystal_cave.tell": "Cuéntaselo a {guide}",
  "adventure.pictures": "O toca un dibujo",
  "adventure.on": "Seguir",
  "adventure.found": "¡Encontraste una gema!",
  "adventure.complete": "¡Aventura completa!",
  "adventure.gems": "¡Descubriste {count} gemas en la selva!",
  "adventure.badge": "Corazón de la selva",
  "adventure.trophy": "{points} puntos por todo el camino",
  "adventure.back": "Volver al camino",

  "adventure.fun": "Hora de jugar",
  "adventure.stars": "Estrellas: {count}",
  "adventure.did": "¡Lo lograste!",
  "adventure.earned": "¡Ganaste {count} estrellas!",
  "adventure.fun.back": "Listo",

  "adventure.toddler": "Vamos a conocernos",
  "adventure.toddler.count": "{at}/{of}",
  "adventure.toddler.end": "¡Qué gusto conocerte!",
  "adventure.toddler.play": "A jugar",
};
