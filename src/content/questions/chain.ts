import type { ChainContent } from "#domain/assessment/chain.ts";

/** The older activity chain (specification §4) and the words of its report, which the adult reads with the child. */
export const activityChain: ChainContent = {
  prompts: {
    welcome: {
      en: "Welcome! We will play three short games. There is no wrong way to play.",
      es: "¡Hola! Vamos a jugar tres juegos cortos. No hay manera incorrecta de jugar.",
    },
    counting: {
      en: "Count the stars with me. How many are there?",
      es: "Cuenta las estrellas conmigo. ¿Cuántas hay?",
    },
    reading: {
      en: "Can you read this to me? Go slowly if you like.",
      es: "¿Me lees esto? Puedes ir despacio.",
    },
    creativity: {
      en: "A door opens in the big tree. What is inside? Tell me a little story.",
      es: "Se abre una puerta en el árbol grande. ¿Qué hay adentro? Cuéntame una historia chiquita.",
    },
    complete: { en: "We did all three. Thank you for playing!", es: "Hicimos los tres. ¡Gracias por jugar!" },
  },
  count: 8,
  sentence: {
    en: "The little turtle swims to the sea under the moon.",
    es: "La tortuguita nada hacia el mar bajo la luna.",
  },
  strengths: {
    counting: { en: "Counts a group of eight with care.", es: "Cuenta con cuidado un grupo de ocho." },
    reading: { en: "Reads a whole sentence aloud.", es: "Lee en voz alta una oración completa." },
    creativity: { en: "Invents a story and tells it.", es: "Inventa una historia y la cuenta." },
    trying: { en: "Came along and gave it a try.", es: "Se animó a intentarlo." },
  },
  areas: {
    counting: { en: "Counting groups up to ten.", es: "Contar grupos de hasta diez." },
    reading: { en: "Reading short sentences aloud.", es: "Leer en voz alta oraciones cortas." },
    creativity: {
      en: "Telling a story with a few sentences.",
      es: "Contar una historia con unas cuantas oraciones.",
    },
  },
  activities: {
    counting: {
      en: "Count stairs, oranges and shells every day, touching each one.",
      es: "Cuenten cada día escalones, naranjas y conchas, tocando cada una.",
    },
    reading: {
      en: "Read the same short page together three evenings in a row, taking turns.",
      es: "Lean juntos la misma página corta tres noches seguidas, por turnos.",
    },
    creativity: {
      en: "Begin a story with “One day a crab found…” and let your child go on.",
      es: "Empieza un cuento con “Un día un cangrejo encontró…” y deja que tu peque siga.",
    },
    stretch: {
      en: "Make a little book together: count its pages, write it, and read it to someone.",
      es: "Hagan juntos un librito: cuenten sus páginas, escríbanlo y léanselo a alguien.",
    },
  },
};
