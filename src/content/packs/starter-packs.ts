import type { StarterPack } from "#domain/learner/curriculum/starter-pack.ts";

/**
 * Five starter packs of six activities, done in order: look, try, make, test, share. Things found in any home; near
 * water a grown-up is beside the child. Titles hold no colon (see `packIn`).
 */
export const starterPacks: readonly StarterPack[] = [
  {
    theme: "tiny_home",
    title: { en: "Tiny Home Builder", es: "Tu casita" },
    activities: [
      {
        title: { en: "Meet who will live there", es: "Conoce a quien vivirá ahí" },
        how: {
          en: "Choose a toy or a lizard made of clay, measure how tall it is with your hand, and draw what it needs.",
          es: "Elige un juguete o una lagartija de barro, mide con tu mano cuánto mide y dibuja lo que necesita.",
        },
      },
      {
        title: { en: "Look at real homes", es: "Mira casas de verdad" },
        how: {
          en: "Go outside and draw three roofs, nests or shells, and say what keeps each one dry and cool.",
          es: "Sal y dibuja tres techos, nidos o conchas, y di qué mantiene a cada uno seco y fresco.",
        },
      },
      {
        title: { en: "Draw the plan", es: "Dibuja el plano" },
        how: {
          en: "Draw the house from above on squared paper, with a door, a window and a place to sleep.",
          es: "Dibuja la casa vista desde arriba en papel cuadriculado, con puerta, ventana y un lugar para dormir.",
        },
      },
      {
        title: { en: "Raise the walls", es: "Levanta las paredes" },
        how: {
          en: "Build walls from boxes, sticks or stones, and add a triangle wherever they wobble.",
          es: "Levanta las paredes con cajas, palitos o piedras y agrega un triángulo donde se muevan.",
        },
      },
      {
        title: { en: "Test the weather", es: "Prueba el clima" },
        how: {
          en: "Put on a roof of leaves, sprinkle ten drops of water, blow hard, and fix what failed.",
          es: "Pon un techo de hojas, échale diez gotas de agua, sopla fuerte y arregla lo que falló.",
        },
      },
      {
        title: { en: "Open the door", es: "Abre la puerta" },
        how: {
          en: "Invite someone for a tour, tell what you changed and why, and choose what you would build next.",
          es: "Invita a alguien a conocerla, cuenta qué cambiaste y por qué, y elige qué construirías después.",
        },
      },
    ],
  },
  {
    theme: "water_study",
    title: { en: "Water Detectives", es: "Detectives del agua" },
    activities: [
      {
        title: { en: "Find water", es: "Encuentra agua" },
        how: {
          en: "Walk around home with a grown-up, find six places where there is water, and draw them on a map.",
          es: "Recorre tu casa con una persona adulta, encuentra seis lugares con agua y dibújalos en un mapa.",
        },
      },
      {
        title: { en: "Float or sink", es: "Flotar o hundirse" },
        how: {
          en: "Guess for eight things, try them in a bowl, and sort them by what really happened.",
          es: "Adivina con ocho cosas, pruébalas en un tazón y sepáralas según lo que de verdad pasó.",
        },
      },
      {
        title: { en: "Catch a cloud", es: "Atrapa una nube" },
        how: {
          en: "With a grown-up, put warm water in a jar, cover it with a plate of ice, and watch the drops come.",
          es: "Con una persona adulta, pon agua tibia en un frasco, tápalo con un plato con hielo y mira llegar las gotas.",
        },
      },
      {
        title: { en: "Who lives here", es: "Quién vive aquí" },
        how: {
          en: "Sit ten minutes by a puddle, pond or fountain, an arm’s length from a grown-up, and draw each living thing you see.",
          es: "Siéntate diez minutos junto a un charco, estanque o fuente, cerca de una persona adulta, y dibuja a cada ser vivo.",
        },
      },
      {
        title: { en: "Clean it", es: "Límpiala" },
        how: {
          en: "Pour muddy water through cloth, sand and small stones in a bottle, and compare it with before. Do not drink it.",
          es: "Pasa agua turbia por tela, arena y piedritas en una botella y compárala con la de antes. No la bebas.",
        },
      },
      {
        title: { en: "Tell the drop’s story", es: "Cuenta la historia de la gota" },
        how: {
          en: "Make a comic of six pictures about one drop that goes from the sea to a cloud and back to you.",
          es: "Haz una historieta de seis cuadros sobre una gota que va del mar a una nube y vuelve hasta ti.",
        },
      },
    ],
  },
  {
    theme: "space_explorer",
    title: { en: "Space Explorer", es: "Viaje al espacio" },
    activities: [
      {
        title: { en: "Draw tonight’s moon", es: "Dibuja la luna de hoy" },
        how: {
          en: "Look for the moon for three evenings, draw its shape each time, and guess the next one.",
          es: "Busca la luna tres noches, dibuja su forma cada vez y adivina la siguiente.",
        },
      },
      {
        title: { en: "Make day and night", es: "Haz el día y la noche" },
        how: {
          en: "Shine a lamp on a ball with a sticker on it, turn it slowly, and say when it is morning at the sticker.",
          es: "Alumbra con una lámpara una pelota con una calcomanía, gírala despacio y di cuándo amanece en ella.",
        },
      },
      {
        title: { en: "Walk the planets", es: "Camina los planetas" },
        how: {
          en: "Lay a sheet as the sun and walk away from it. Put Earth at 10 steps, Mars at 15, Jupiter at 52. Leave a stone at each.",
          es: "Pon una sábana como sol y camina desde ella. Pon la Tierra a 10 pasos, Marte a 15, Júpiter a 52. Deja una piedra en cada uno.",
        },
      },
      {
        title: { en: "Make craters", es: "Haz cráteres" },
        how: {
          en: "Drop three stones of different size into a tray of flour or sand, and measure each crater with your fingers.",
          es: "Deja caer tres piedras de distinto tamaño en una charola con harina o arena y mide cada cráter con tus dedos.",
        },
      },
      {
        title: { en: "Build a lander", es: "Construye un módulo" },
        how: {
          en: "Make a lander from a cup, paper and string that lands from shoulder height without its pebble falling out.",
          es: "Haz con vaso, papel y cuerda un módulo que aterrice desde tus hombros sin que se caiga su piedrita.",
        },
      },
      {
        title: { en: "Report to Earth", es: "Informe a la Tierra" },
        how: {
          en: "Tell your family three things you found and one question that nobody at home can answer yet.",
          es: "Cuenta a tu familia tres cosas que descubriste y una pregunta que nadie en casa pueda contestar todavía.",
        },
      },
    ],
  },
  {
    theme: "art_adventure",
    title: { en: "Art Adventure", es: "Aventura de arte" },
    activities: [
      {
        title: { en: "Hunt for colors", es: "Caza de colores" },
        how: {
          en: "Collect ten fallen leaves, petals or stones, and lay them in a line from the lightest to the darkest.",
          es: "Junta diez hojas, pétalos o piedras caídos y acomódalos en línea del más claro al más oscuro.",
        },
      },
      {
        title: { en: "Make your own paint", es: "Haz tu pintura" },
        how: {
          en: "Crush earth, coffee, beet or spinach with a little water, and try each color on paper.",
          es: "Muele tierra, café, betabel o espinaca con poquita agua y prueba cada color en papel.",
        },
      },
      {
        title: { en: "Draw without looking", es: "Dibuja sin mirar" },
        how: {
          en: "Look only at a plant while your pencil moves. Do it three times, and keep the one that surprises you.",
          es: "Mira solo la planta mientras tu lápiz se mueve. Hazlo tres veces y guarda el que más te sorprenda.",
        },
      },
      {
        title: { en: "Print a pattern", es: "Imprime un patrón" },
        how: {
          en: "Cut a stamp from a potato with a grown-up, print a row, turn it, and print another.",
          es: "Corta con una persona adulta un sello de papa, imprime una fila, gíralo e imprime otra.",
        },
      },
      {
        title: { en: "Build outside", es: "Construye afuera" },
        how: {
          en: "Make a picture on the ground with stones and leaves, draw or photograph it, and leave it to the wind.",
          es: "Haz una imagen en el suelo con piedras y hojas, dibújala o tómale foto y déjasela al viento.",
        },
      },
      {
        title: { en: "Hang your gallery", es: "Monta tu galería" },
        how: {
          en: "Choose four works, give each one a title, hang them at eye level, and guide a visitor.",
          es: "Elige cuatro obras, ponle título a cada una, cuélgalas a la altura de los ojos y guía a una visita.",
        },
      },
    ],
  },
  {
    theme: "music_maker",
    title: { en: "Music Maker", es: "Haz tu música" },
    activities: [
      {
        title: { en: "Map the sounds", es: "Mapa de sonidos" },
        how: {
          en: "Sit outside for five minutes, draw yourself in the middle, and mark each sound where you hear it.",
          es: "Siéntate afuera cinco minutos, dibújate en el centro y marca cada sonido donde lo oyes.",
        },
      },
      {
        title: { en: "Play your body", es: "Toca tu cuerpo" },
        how: {
          en: "Make four sounds with hands and feet, put them in a pattern, and repeat it eight times.",
          es: "Haz cuatro sonidos con manos y pies, ponlos en un patrón y repítelo ocho veces.",
        },
      },
      {
        title: { en: "Tune the bottles", es: "Afina las botellas" },
        how: {
          en: "Fill five bottles with different amounts of water, tap each with a spoon, and order them from low to high.",
          es: "Llena cinco botellas con distinta cantidad de agua, toca cada una con una cuchara y ordénalas de grave a agudo.",
        },
      },
      {
        title: { en: "Build an instrument", es: "Construye un instrumento" },
        how: {
          en: "Make a shaker, a drum or a box guitar with rubber bands, and find a loud and a soft way to play it.",
          es: "Haz una sonaja, un tambor o una guitarra de caja con ligas y encuentra cómo tocarla fuerte y suave.",
        },
      },
      {
        title: { en: "Write it down", es: "Escríbelo" },
        how: {
          en: "Invent a sign for each sound, write eight of them in a row, and let someone else play from your page.",
          es: "Inventa un signo para cada sonido, escribe ocho seguidos y deja que otra persona toque con tu hoja.",
        },
      },
      {
        title: { en: "Give a concert", es: "Da un concierto" },
        how: {
          en: "Put together a beginning, a middle and an end, practice three times, and play for your family.",
          es: "Arma un principio, una parte media y un final, ensaya tres veces y toca para tu familia.",
        },
      },
    ],
  },
];
