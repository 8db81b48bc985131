import type { Passage } from "#domain/tutor/library.ts";

/** Short texts to read, with a question whose answer stands in them. */
export const passages: readonly Passage[] = [
  {
    id: "read_crab",
    tier: "youngest",
    text: {
      en: "Pip is a crab. Pip has a red shell. He digs a hole in the wet sand.",
      es: "Pip es un cangrejo. Pip tiene un caparazón rojo. Hace un hoyo en la arena mojada.",
    },
    question: { en: "What color is Pip's shell?", es: "¿De qué color es el caparazón de Pip?" },
    answers: { en: ["red"], es: ["rojo", "roja"] },
    hints: [
      {
        en: "Look at the second sentence. It tells about the shell.",
        es: "Mira la segunda oración. Habla del caparazón.",
      },
      {
        en: "It is the color of a ripe tomato. It begins with r.",
        es: "Es el color de un jitomate maduro. Empieza con r.",
      },
    ],
    shown: { en: '"Pip has a red shell." It is red.', es: "«Pip tiene un caparazón rojo.» Es rojo." },
  },
  {
    id: "read_rain",
    tier: "youngest",
    text: {
      en: "It rains. Mia has big boots. She jumps and the frog jumps too.",
      es: "Llueve. Mia tiene botas grandes. Ella salta y la rana salta también.",
    },
    question: { en: "Who jumps with Mia?", es: "¿Quién salta con Mia?" },
    answers: { en: ["frog"], es: ["rana"] },
    hints: [
      { en: "Read the last sentence again, slowly.", es: "Lee otra vez la última oración, despacito." },
      {
        en: "It is a green animal that likes water. It starts with f.",
        es: "Es un animal verde al que le gusta el agua. Empieza con r.",
      },
    ],
    shown: { en: '"The frog jumps too." It is the frog.', es: "«La rana salta también.» Es la rana." },
  },
  {
    id: "read_nest",
    tier: "youngest",
    text: {
      en: "A bird sits in a nest. In the nest are three eggs. Soon they will hatch.",
      es: "Un pájaro está en su nido. En el nido hay tres huevos. Pronto van a nacer.",
    },
    question: { en: "How many eggs are in the nest?", es: "¿Cuántos huevos hay en el nido?" },
    answers: { en: ["three", "3"], es: ["tres", "3"] },
    hints: [
      {
        en: 'Find the word "eggs". The number stands before it.',
        es: "Busca la palabra «huevos». El número está antes.",
      },
      { en: "It is one more than two.", es: "Es uno más que dos." },
    ],
    shown: { en: '"In the nest are three eggs." Three!', es: "«En el nido hay tres huevos.» ¡Tres!" },
  },
  {
    id: "read_kite",
    tier: "middle",
    text: {
      en: "Every afternoon the wind came in from the sea. Leo waited for it with his kite. Today the wind was late, so he tied bells to the string. When they rang, he knew that he could fly it.",
      es: "Cada tarde el viento llegaba del mar. Leo lo esperaba con su papalote. Hoy el viento venía tarde, así que amarró cascabeles al hilo. Cuando sonaron, supo que ya podía volarlo.",
    },
    question: {
      en: "How did Leo know that the wind had come?",
      es: "¿Cómo supo Leo que había llegado el viento?",
    },
    answers: { en: ["bells", "rang", "bell"], es: ["cascabeles", "sonaron", "sonar"] },
    hints: [
      { en: "What did he tie to the string?", es: "¿Qué amarró al hilo?" },
      {
        en: 'The last sentence begins with "When they rang". Who are "they"?',
        es: "La última oración dice «Cuando sonaron». ¿Qué sonó?",
      },
    ],
    shown: {
      en: "He had tied bells to the string, and they rang in the wind.",
      es: "Amarró cascabeles al hilo y sonaron con el viento.",
    },
  },
  {
    id: "read_market",
    tier: "middle",
    text: {
      en: 'At the market Ana traded two mangoes for a small plant. "It is only leaves," said her brother. Ana watered it all summer. In October it bloomed, and the neighbors came to smell it.',
      es: "En el mercado Ana cambió dos mangos por una plantita. «Son puras hojas», dijo su hermano. Ana la regó todo el verano. En octubre floreció y los vecinos venían a olerla.",
    },
    question: {
      en: "What did Ana do so that the plant could bloom?",
      es: "¿Qué hizo Ana para que la planta pudiera florecer?",
    },
    answers: { en: ["water", "watered"], es: ["rego", "regar", "agua"] },
    hints: [
      { en: "Look for what she did all summer.", es: "Busca lo que hizo todo el verano." },
      { en: "Plants drink it. The word begins with w.", es: "Las plantas la beben. El verbo empieza con r." },
    ],
    shown: { en: "She watered it all summer.", es: "La regó todo el verano." },
  },
  {
    id: "read_owl",
    tier: "middle",
    text: {
      en: "The burrowing owl does not live in trees. It moves into tunnels that other animals have dug. At its door it often lays bits of dung. Beetles come to eat them, and so dinner walks right up to the owl.",
      es: "El tecolote llanero no vive en los árboles. Se muda a túneles que otros animales cavaron. En su puerta suele poner pedacitos de estiércol. Los escarabajos llegan a comerlos, y así la cena camina hasta el tecolote.",
    },
    question: { en: "Why does the owl lay dung at its door?", es: "¿Para qué pone estiércol en su puerta?" },
    answers: { en: ["beetles", "dinner", "insects"], es: ["escarabajos", "cena", "insectos"] },
    hints: [
      {
        en: "Who comes to the dung? Read the last sentence.",
        es: "¿Quién llega al estiércol? Lee la última oración.",
      },
      {
        en: "It is bait. It attracts small animals that the owl eats.",
        es: "Es un cebo. Atrae animalitos que el tecolote se come.",
      },
    ],
    shown: {
      en: "The dung brings beetles, and the owl eats them.",
      es: "El estiércol atrae escarabajos y el tecolote se los come.",
    },
  },
  {
    id: "read_light",
    tier: "oldest",
    text: {
      en: 'The lighthouse keeper wrote one line each night for forty years. Most of them said: "Nothing happened." When the young readers of the village opened his books, they found that on every one of those nights some ship had come home.',
      es: "El guardián del faro escribió una línea cada noche durante cuarenta años. Casi todas decían: «No pasó nada». Cuando los jóvenes del pueblo abrieron sus libros, vieron que en cada una de esas noches algún barco había vuelto a casa.",
    },
    question: {
      en: 'Why is "Nothing happened" not quite true?',
      es: "¿Por qué «No pasó nada» no es del todo cierto?",
    },
    answers: { en: ["ship", "ships", "home"], es: ["barco", "barcos", "casa"] },
    hints: [
      {
        en: "What did the readers find out about those nights?",
        es: "¿Qué descubrieron los lectores sobre esas noches?",
      },
      {
        en: "Think of what a lighthouse is for, and read the end again.",
        es: "Piensa para qué sirve un faro y lee otra vez el final.",
      },
    ],
    shown: {
      en: "Each night a ship came home safely: that was his light at work.",
      es: "Cada noche un barco volvió a salvo: eso era su luz trabajando.",
    },
  },
  {
    id: "read_seed",
    tier: "oldest",
    text: {
      en: "In 2005 scientists planted a date seed about two thousand years old, found in a desert fortress. It sprouted. They called the palm Methuselah. Dry air had kept the seed alive by letting almost nothing happen inside it.",
      es: "En 2005 se sembró una semilla de dátil de unos dos mil años, hallada en una fortaleza del desierto. Germinó. A la palma la llamaron Matusalén. El aire seco la había conservado, porque dentro casi nada ocurría.",
    },
    question: {
      en: "What kept the seed alive for so long?",
      es: "¿Qué conservó viva la semilla tanto tiempo?",
    },
    answers: { en: ["dry", "desert", "dryness"], es: ["seco", "desierto", "sequedad", "seca"] },
    hints: [
      {
        en: "Where was it found, and what is such a place like?",
        es: "¿Dónde la hallaron y cómo es un lugar así?",
      },
      {
        en: "Look at the first words of the last sentence.",
        es: "Mira las primeras palabras de la última oración.",
      },
    ],
    shown: {
      en: "The dry air: with hardly any water, hardly anything changes in a seed.",
      es: "El aire seco: casi sin agua, en una semilla casi nada cambia.",
    },
  },
  {
    id: "read_debate",
    tier: "oldest",
    text: {
      en: "The class could spend the money on a trip or on trees for the yard. Nora wanted the trip, but she argued for the trees so that someone would. In the end she changed her own mind.",
      es: "El grupo podía gastar el dinero en un paseo o en árboles para el patio. Nora quería el paseo, pero defendió los árboles para que alguien lo hiciera. Al final cambió de opinión ella misma.",
    },
    question: {
      en: "Why did Nora argue for the trees at first?",
      es: "¿Por qué defendió Nora los árboles al principio?",
    },
    answers: { en: ["someone", "somebody", "nobody else", "no one"], es: ["alguien", "nadie"] },
    hints: [
      {
        en: 'It was not her own wish. Find the words after "so that".',
        es: "No era su deseo. Busca las palabras después de «para que».",
      },
      {
        en: "Would the trees have had a voice without her?",
        es: "¿Habrían tenido voz los árboles sin ella?",
      },
    ],
    shown: {
      en: "So that someone would: she wanted that side to be heard as well.",
      es: "Para que alguien lo hiciera: quería que también se oyera ese lado.",
    },
  },
];
