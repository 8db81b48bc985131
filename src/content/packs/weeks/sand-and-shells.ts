import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "../figures.ts";

export const sandAndShells: WeeklyPack<FigureName> = {
  id: "sand-and-shells",
  week: 1,
  picture: "crab",
  title: { en: "Sand and Shells", es: "Arena y conchas" },
  audioPrompt: {
    en: "Hello, little explorer! This week the crab invites you to the shore. We will touch, sort, draw and build with sand, shells and things from your home. Find a grown-up, hold hands, and walk sideways with me!",
    es: "¡Hola, hola! Esta semana el cangrejo te invita a la orilla. Vamos a tocar, ordenar, dibujar y construir con arena, conchas y cosas de tu casa. Busca a una persona grande, tómense de la mano y ¡caminen de ladito conmigo!",
  },
  care: {
    en: "Near the sea or any water, stay within an arm’s reach the whole time. What fits inside a toilet-paper roll is too small for a child who still puts things in the mouth: use big shells, lids and spoons instead. Take only empty shells without sharp edges, and wash hands afterward.",
    es: "Cerca del mar o de cualquier agua, quédate siempre a un brazo de distancia. Lo que cabe en un tubo de papel higiénico es demasiado chico para quien todavía se lleva cosas a la boca: usa conchas grandes, tapas y cucharas. Lleven solo conchas vacías y sin filo, y lávense las manos al terminar.",
  },
  activities: [
    {
      picture: "shell",
      title: { en: "Treasure tray", es: "La charola de tesoros" },
      need: {
        en: "Ten large things from the shore or the kitchen: shells, stones, lids, wooden spoons. A tray or a towel.",
        es: "Diez cosas grandes de la playa o de la cocina: conchas, piedras, tapas, cucharas de madera. Una charola o una toalla.",
      },
      how: {
        en: "Touch each one with eyes closed and say how it feels. Then make two groups. Your child chooses the rule (smooth and rough, big and small) and you guess it. Swap.",
        es: "Toquen cada cosa con los ojos cerrados y digan cómo se siente. Luego hagan dos grupos. Tu peque inventa la regla (liso y rasposo, grande y chico) y tú la adivinas. Después cambian.",
      },
      purpose: {
        en: "Sorting by a rule is where math begins, and saying how things feel brings new words.",
        es: "Ordenar con una regla es el comienzo de las matemáticas, y decir cómo se sienten las cosas trae palabras nuevas.",
      },
    },
    {
      picture: "wave",
      title: { en: "Drawing in sand", es: "Dibujar en la arena" },
      need: {
        en: "A baking tray and a thin layer of clean, dry sand. In a flat: cornmeal or coffee grounds that have dried.",
        es: "Una charola de horno y una capa delgada de arena limpia y seca. En un departamento: harina de maíz o restos de café ya secos.",
      },
      how: {
        en: "With one finger draw waves, a spiral, a road for the crab, and the first letter of your child’s name. Shake the tray gently and the sea wipes it clean.",
        es: "Con un dedo dibujen olas, un caracol, un camino para el cangrejo y la primera letra del nombre de tu peque. Muevan la charola con suavidad y el mar lo borra todo.",
      },
      purpose: {
        en: "Large, slow strokes prepare the hand for writing, and a mistake disappears without a trace.",
        es: "Los trazos grandes y lentos preparan la mano para escribir, y un error desaparece sin dejar huella.",
      },
    },
    {
      picture: "crab",
      title: { en: "Walk like a crab", es: "Caminar como cangrejo" },
      need: {
        en: "A clear piece of floor, sand or grass. Nothing else.",
        es: "Un pedazo de piso, arena o pasto despejado. Nada más.",
      },
      how: {
        en: "Sit, put your hands behind you, lift your body and walk sideways. Call out: left, right, forward, back, stop! Who prefers to sit makes two hands into a crab that walks over a table or the knees.",
        es: "Siéntense, pongan las manos atrás, levanten el cuerpo y caminen de lado. Digan en voz alta: ¡izquierda, derecha, adelante, atrás, alto! Quien prefiera quedarse en su lugar hace un cangrejo con las manos que camina por la mesa o las rodillas.",
      },
      purpose: {
        en: "Strong arms and shoulders help with writing, and the whole body learns the words for directions.",
        es: "Brazos y hombros fuertes ayudan a escribir, y el cuerpo entero aprende las palabras de las direcciones.",
      },
    },
    {
      picture: "starfish",
      title: { en: "One more under the cup", es: "Uno más bajo el vaso" },
      need: {
        en: "Five large shells or lids and a cup that hides them.",
        es: "Cinco conchas grandes o tapas y un vaso que las esconda.",
      },
      how: {
        en: "Count them together, touching each. Hide some under the cup: how many are hiding? Lift it and count. Then ask: and with one more? With one less? Go up to three first, to five when it is easy.",
        es: "Cuéntenlas juntos tocando cada una. Escondan algunas bajo el vaso: ¿cuántas se escondieron? Levántenlo y cuenten. Luego pregunta: ¿y con una más?, ¿y con una menos? Empiecen con tres y lleguen a cinco cuando sea fácil.",
      },
      purpose: {
        en: "Your child sees that a number is an amount that can grow and shrink, and not only a word in a song.",
        es: "Tu peque ve que un número es una cantidad que crece y se encoge, y no solo una palabra de canción.",
      },
    },
    {
      picture: "bucket",
      title: { en: "A home for the crab", es: "Una casa para el cangrejo" },
      need: {
        en: "Damp sand, or dough of two cups of flour, one of salt and one of water (cornflour if wheat is a problem). Cups, spoons, a toy.",
        es: "Arena mojada, o masa de dos tazas de harina, una de sal y una de agua (con maicena si el trigo hace daño). Vasos, cucharas, un juguete.",
      },
      how: {
        en: "First talk: what does a home need? Then press, pile and dig. Make a door, a bed and a wall against the waves. Salt dough is for hands, never for the mouth.",
        es: "Primero platiquen: ¿qué necesita una casa? Luego aprieten, amontonen y excaven. Hagan una puerta, una cama y un muro contra las olas. La masa de sal es para las manos, nunca para la boca.",
      },
      purpose: {
        en: "Planning before doing, strong fingers, and talk about what every living being needs.",
        es: "Planear antes de hacer, dedos fuertes y una plática sobre lo que necesita todo ser vivo.",
      },
    },
    {
      picture: "moon",
      title: { en: "What the shell tells", es: "Lo que cuenta la concha" },
      need: {
        en: "A shell or a cup, and a quiet corner.",
        es: "Una concha o un vaso, y un rincón tranquilo.",
      },
      how: {
        en: "Hold it to the ear: what do you hear? Tell together where it lived first, what happened then, and how it came to you. Draw it in three pictures if you like, in the language you love most.",
        es: "Pónganla junto al oído: ¿qué se oye? Cuenten juntos dónde vivía primero, qué pasó después y cómo llegó con ustedes. Si quieren, dibújenlo en tres cuadros, en el idioma que más quieran.",
      },
      purpose: {
        en: "First, then, at last: a story in order is the beginning of reading.",
        es: "Primero, después, al final: un cuento en orden es el principio de la lectura.",
      },
    },
  ],
  downloads: [
    {
      id: "crab-roads",
      type: "worksheet",
      name: { en: "Roads for the crab", es: "Caminos para el cangrejo" },
      description: {
        en: "Dotted lines to follow with a finger or a crayon.",
        es: "Líneas punteadas para seguir con el dedo o con un crayón.",
      },
      instruction: {
        en: "Take each one home. First with a finger, then with a crayon.",
        es: "Lleva a cada quien a su casa. Primero con el dedo, después con un crayón.",
      },
      sheet: {
        kind: "trace",
        rows: [
          { from: "crab", to: "bucket", line: "straight" },
          { from: "fish", to: "wave", line: "waves" },
          { from: "crab", to: "shell", line: "zigzag" },
          { from: "starfish", to: "bucket", line: "hills" },
        ],
      },
    },
    {
      id: "count-the-shore",
      type: "worksheet",
      name: { en: "Count the shore", es: "Cuenta la orilla" },
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
          { picture: "shell", count: 2 },
          { picture: "crab", count: 1 },
          { picture: "starfish", count: 4 },
          { picture: "fish", count: 3 },
          { picture: "bucket", count: 5 },
        ],
      },
    },
    {
      id: "crab-to-color",
      type: "pdf",
      name: { en: "A crab to color", es: "Un cangrejo para colorear" },
      description: {
        en: "One big picture with the shore around it.",
        es: "Un dibujo grande con la orilla alrededor.",
      },
      instruction: {
        en: "Color it as you like. A crab may be blue.",
        es: "Coloréalo como quieras. Un cangrejo puede ser azul.",
      },
      sheet: { kind: "colour", large: "crab", small: ["shell", "starfish", "wave", "fish"] },
    },
    {
      id: "shore-stamps",
      type: "stamp",
      name: { en: "Shore stamps", es: "Sellos de la orilla" },
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
        pictures: ["crab", "shell", "starfish", "fish", "wave", "bucket", "moon", "sun", "shell"],
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
