import type { ChainContent } from "#domain/learner/assessment/chain.ts";

/** Up to seven: counting, a short sentence, a door in a tree. */
const small: ChainContent = {
  from: 3,
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
  stars: { rows: 2, columns: 4 },
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

/** From eight on: rows and columns, a sentence of two parts. */
const middle: ChainContent = {
  ...small,
  from: 8,
  prompts: {
    ...small.prompts,
    counting: {
      en: "Here are rows of stars. How many are there, without counting them one by one?",
      es: "Aquí hay filas de estrellas. ¿Cuántas son, sin contarlas una por una?",
    },
  },
  count: 18,
  stars: { rows: 3, columns: 6 },
  sentence: {
    en: "The turtles come back to the beach where they were born, although they have crossed a whole ocean.",
    es: "Las tortugas regresan a la playa donde nacieron, aunque hayan cruzado un océano entero.",
  },
  strengths: {
    ...small.strengths,
    counting: { en: "Sees rows as a multiplication.", es: "Ve las filas como una multiplicación." },
    reading: { en: "Reads a long sentence aloud.", es: "Lee en voz alta una oración larga." },
  },
  areas: {
    ...small.areas,
    counting: {
      en: "Seeing rows and columns as a multiplication.",
      es: "Ver filas y columnas como multiplicación.",
    },
    reading: { en: "Reading longer sentences aloud.", es: "Leer en voz alta oraciones más largas." },
  },
  activities: {
    ...small.activities,
    counting: {
      en: "Look for rows and columns at home, such as tiles, windows or eggs, and multiply instead of counting.",
      es: "Busquen en casa filas y columnas, como mosaicos, ventanas o huevos, y multipliquen en vez de contar.",
    },
    creativity: {
      en: "Begin a story with “One day a crab found…” and take turns, one sentence each.",
      es: "Empiecen un cuento con “Un día un cangrejo encontró…” y túrnense, una oración cada quien.",
    },
  },
};

/** From eleven on: a part of an amount, a text of the kind that is read at that age. */
const big: ChainContent = {
  ...middle,
  from: 11,
  prompts: {
    ...small.prompts,
    counting: {
      en: "You have 24 seeds. A quarter of them are for your neighbor. How many are left for your garden?",
      es: "Tienes 24 semillas. Una cuarta parte es para tu vecina. ¿Cuántas quedan para tu jardín?",
    },
    creativity: {
      en: "A bottle comes ashore with a message for you. What does it say? Tell me the story behind it.",
      es: "Llega a la playa una botella con un mensaje para ti. ¿Qué dice? Cuéntame la historia que hay detrás.",
    },
  },
  stars: null,
  sentence: {
    en: "Although the storm had passed, nobody untied the boats, for the sea had not yet forgotten the wind.",
    es: "Aunque la tormenta ya había pasado, nadie soltó las lanchas, pues el mar aún no olvidaba el viento.",
  },
  strengths: {
    ...middle.strengths,
    counting: { en: "Works out a part of an amount.", es: "Calcula una parte de una cantidad." },
    reading: { en: "Reads a demanding sentence aloud.", es: "Lee en voz alta una oración exigente." },
  },
  areas: {
    ...middle.areas,
    counting: {
      en: "Parts of everyday amounts: a half, a quarter, a tenth.",
      es: "Partes de cantidades de cada día: la mitad, la cuarta parte, la décima parte.",
    },
    reading: { en: "Reading demanding texts aloud.", es: "Leer en voz alta textos exigentes." },
  },
  activities: {
    counting: {
      en: "Compare prices together when you shop: what would half of it be, a quarter less, ten percent more?",
      es: "Comparen precios al hacer las compras: ¿cuánto sería la mitad, una cuarta parte menos, diez por ciento más?",
    },
    reading: {
      en: "Read an article together that both of you care about, a paragraph each, and talk about one sentence of it.",
      es: "Lean juntos un artículo que les importe, un párrafo cada quien, y platiquen de una de sus oraciones.",
    },
    creativity: {
      en: "Write half a page from the point of view of somebody in the news, and read it aloud.",
      es: "Escriban media página desde el punto de vista de alguien de las noticias y léanla en voz alta.",
    },
    stretch: {
      en: "Choose a question that nobody at home can answer, find two sources that can, and tell the others.",
      es: "Elijan una pregunta que en casa nadie sepa responder, busquen dos fuentes que sí, y cuéntenselo a los demás.",
    },
  },
};

/** The older activity chain (specification §4) by age, and the words of its report, which the adult reads with the child. */
export const activityChains: readonly ChainContent[] = [small, middle, big];
