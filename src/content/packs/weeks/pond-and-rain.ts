import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "../figures.ts";

export const pondAndRain: WeeklyPack<FigureName> = {
  id: "pond-and-rain",
  week: 3,
  picture: "frog",
  title: { en: "Pond and Rain", es: "Charca y lluvia" },
  audioPrompt: {
    en: "Hop, hop! The frog is awake, and there are clouds in the sky. This week we make rain with our hands, we find out what floats, and we jump from leaf to leaf. Rub your hands together, very softly. Do you hear it? The rain is coming!",
    es: "¡Salta, salta! La rana despertó y hay nubes en el cielo. Esta semana hacemos lluvia con las manos, descubrimos qué flota y saltamos de hoja en hoja. Frota tus manos, muy suavecito. ¿La oyes? ¡Ya viene la lluvia!",
  },
  care: {
    en: "Never leave a child alone with water, not even two fingers deep, and empty every bowl at once. Watch from a closed window, away from balconies, and go inside when there is thunder. Look at frogs and toads without touching: some have skin that burns.",
    es: "Nunca dejes a una niña o un niño a solas con agua, ni con dos dedos de profundidad, y vacía los recipientes enseguida. Miren por una ventana cerrada, lejos de balcones, y entren si hay truenos. A ranas y sapos, solo mirarlos: la piel de algunos irrita.",
  },
  activities: [
    {
      picture: "boat",
      title: { en: "Does it float?", es: "¿Flota o no flota?" },
      need: {
        en: "A bowl with a little water, a towel, six large things: a spoon, a lid, a leaf, a stone, an orange, a cork.",
        es: "Un recipiente con poca agua, una toalla, seis cosas grandes: una cuchara, una tapa, una hoja, una piedra, una naranja, un corcho.",
      },
      how: {
        en: "Guess first: thumbs up or down. Then try, and put each thing on its side of the towel. Which one surprised you? Peel the orange and try again. Empty the bowl when you finish.",
        es: "Primero adivinen: pulgar arriba o abajo. Luego prueben, y pongan cada cosa de su lado de la toalla. ¿Cuál fue la sorpresa? Pelen la naranja y prueben otra vez. Al terminar, vacíen el recipiente.",
      },
      purpose: {
        en: "Guess, try, look: that is an experiment, and a wrong guess is good news.",
        es: "Adivinar, probar, mirar: eso es un experimento, y equivocarse es una buena noticia.",
      },
    },
    {
      picture: "drop",
      title: { en: "Rain with our hands", es: "Lluvia con las manos" },
      need: { en: "Your hands and your knees.", es: "Tus manos y tus rodillas." },
      how: {
        en: "Rub palms for wind, tap two fingers for drops, clap for rain, pat the knees for a storm, and back again. Let your child lead: louder, softer, faster, stop. Who does not hear well feels it with a hand on the table.",
        es: "Froten las palmas para el viento, golpeen con dos dedos para las gotas, aplaudan para la lluvia, palmeen las rodillas para la tormenta, y de regreso. Que dirija tu peque: más fuerte, más quedito, más rápido, alto. Quien no oye bien lo siente con la mano sobre la mesa.",
      },
      purpose: {
        en: "Rhythm, listening, and the joy of leading a whole orchestra.",
        es: "Ritmo, escucha y el gusto de dirigir toda una orquesta.",
      },
    },
    {
      picture: "frog",
      title: { en: "Frog jumps", es: "Saltos de rana" },
      need: {
        en: "Five marks on the ground: chalk outside, tape inside. Nothing that slips.",
        es: "Cinco marcas en el suelo: gis afuera, cinta adentro. Nada que resbale.",
      },
      how: {
        en: "Jump from leaf to leaf and count aloud, forward and then backward. Say a number and land on it. A toy frog can do the jumping for who prefers to sit.",
        es: "Salten de hoja en hoja contando en voz alta, hacia adelante y luego hacia atrás. Digan un número y aterricen en él. Una rana de juguete puede saltar por quien prefiera quedarse en su lugar.",
      },
      purpose: {
        en: "The body learns that numbers have an order, and that jumping back is taking away.",
        es: "El cuerpo aprende que los números tienen un orden, y que saltar hacia atrás es quitar.",
      },
    },
    {
      picture: "sun",
      title: { en: "Where does the puddle go?", es: "¿A dónde se va el charco?" },
      need: {
        en: "A puddle and chalk, or a spoonful of water on a plate and a crayon.",
        es: "Un charco y un gis, o una cucharada de agua en un plato y un crayón.",
      },
      how: {
        en: "Draw a line around the edge. Come back after a meal and after a nap and draw again. Where is the water? Listen to every idea before you say that the air took it up, to make clouds.",
        es: "Tracen una línea en la orilla. Vuelvan después de comer y después de la siesta, y tracen otra vez. ¿Dónde está el agua? Escucha todas las ideas antes de contar que el aire se la llevó, para hacer nubes.",
      },
      purpose: {
        en: "Watching something change over a day, and thinking aloud about why.",
        es: "Mirar cómo cambia algo en un día, y pensar en voz alta por qué.",
      },
    },
    {
      picture: "brush",
      title: { en: "Paint with water", es: "Pintar con agua" },
      need: {
        en: "A cup with a little water, a thick brush or a sponge, and a wall, a pavement or a cardboard box.",
        es: "Un vaso con poca agua, una brocha o una esponja, y una pared, una banqueta o una caja de cartón.",
      },
      how: {
        en: "Paint tall lines, round ponds, a frog, the letters you know. Watch them vanish and paint again. Who is faster, the brush or the sun?",
        es: "Pinten líneas altas, charcas redondas, una rana, las letras que conozcan. Miren cómo desaparecen y pinten otra vez. ¿Quién es más rápido, la brocha o el sol?",
      },
      purpose: {
        en: "Big strokes from the shoulder, with no fear of spoiling the sheet.",
        es: "Trazos grandes desde el hombro, sin miedo de echar a perder la hoja.",
      },
    },
    {
      picture: "cloud",
      title: { en: "The listening minute", es: "El minuto de escuchar" },
      need: {
        en: "A place to sit by a closed window or under a roof, paper and a crayon.",
        es: "Un lugar donde sentarse junto a una ventana cerrada o bajo un techo, papel y un crayón.",
      },
      how: {
        en: "Be quiet for one minute and raise a finger for every sound. Then tell and draw them: near, far, high, low. Is there one that neither of you can name?",
        es: "Guarden silencio un minuto y levanten un dedo por cada sonido. Luego cuéntenlos y dibújenlos: cerca, lejos, agudo, grave. ¿Hay alguno que nadie sepa nombrar?",
      },
      purpose: {
        en: "Careful listening comes before reading, and a quiet minute is good for everyone.",
        es: "Escuchar con atención va antes que leer, y un minuto de calma nos hace bien a todos.",
      },
    },
  ],
  downloads: [
    {
      id: "frog-leaps",
      type: "worksheet",
      name: { en: "Leaps and streams", es: "Brincos y arroyos" },
      description: {
        en: "Hills to hop and streams to follow with a crayon.",
        es: "Cerros para brincar y arroyos para seguir con un crayón.",
      },
      instruction: {
        en: "Hop, sail and fall. First with a finger, then with a crayon.",
        es: "Brinca, navega y cae. Primero con el dedo, después con un crayón.",
      },
      sheet: {
        kind: "trace",
        rows: [
          { from: "frog", to: "leaf", line: "hills" },
          { from: "boat", to: "wave", line: "waves" },
          { from: "cloud", to: "drop", line: "straight" },
          { from: "drop", to: "flower", line: "loops" },
        ],
      },
    },
    {
      id: "count-the-pond",
      type: "worksheet",
      name: { en: "Count the pond", es: "Cuenta la charca" },
      description: {
        en: "Count the pictures in each row and circle the number.",
        es: "Cuenta los dibujos de cada fila y encierra el número.",
      },
      instruction: {
        en: "Touch each one as you count. Circle the number.",
        es: "Toca cada uno al contar. Encierra el número.",
      },
      sheet: {
        kind: "count",
        rows: [
          { picture: "frog", count: 4 },
          { picture: "drop", count: 5 },
          { picture: "boat", count: 2 },
          { picture: "fish", count: 3 },
          { picture: "cloud", count: 1 },
        ],
      },
    },
    {
      id: "frog-to-color",
      type: "pdf",
      name: { en: "A frog to color", es: "Una rana para colorear" },
      description: {
        en: "A frog in the rain, waiting for its colors.",
        es: "Una rana bajo la lluvia que espera sus colores.",
      },
      instruction: { en: "What color is your frog today?", es: "¿De qué color es tu rana hoy?" },
      sheet: { kind: "colour", large: "frog", small: ["cloud", "drop", "boat", "leaf"] },
    },
    {
      id: "pond-stamps",
      type: "stamp",
      name: { en: "Pond stamps", es: "Sellos de la charca" },
      description: {
        en: "Nine round pictures to cut out and glue beside what you have done.",
        es: "Nueve dibujos redondos para recortar y pegar junto a lo que ya hicieron.",
      },
      instruction: {
        en: "Cut along the circles with a grown-up. Glue one for every adventure.",
        es: "Recorta por los círculos con una persona grande. Pega uno por cada aventura.",
      },
      sheet: {
        kind: "stamps",
        pictures: ["frog", "drop", "boat", "cloud", "fish", "sun", "wave", "brush", "drop"],
      },
    },
    {
      id: "the-week",
      type: "pdf",
      name: { en: "The week on paper", es: "La semana en papel" },
      description: {
        en: "All six activities, to keep on the refrigerator.",
        es: "Las seis actividades, para pegar en el refrigerador.",
      },
      instruction: {
        en: "Six activities, in any order, ten minutes each or more.",
        es: "Seis actividades, en el orden que quieran, de diez minutos o más.",
      },
      sheet: { kind: "week" },
    },
  ],
};
