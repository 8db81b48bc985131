import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "../figures.ts";

export const theGreatTree: WeeklyPack<FigureName> = {
  id: "the-great-tree",
  week: 4,
  picture: "ceiba",
  title: { en: "The Great Tree", es: "El gran árbol" },
  audioPrompt: {
    en: "You walked all the way from the sea, and here is the great tree, the ceiba. Birds sleep up high, ants walk down low, and there is room for your whole family in its shade. Stand tall, stretch your branches, and let us meet a tree!",
    es: "Caminaste desde el mar hasta aquí, y este es el gran árbol, la ceiba. Arriba duermen los pájaros, abajo caminan las hormigas y en su sombra cabe toda tu familia. ¡Estírate hacia arriba, abre tus ramas y vamos a conocer un árbol!",
  },
  care: {
    en: "Young ceibas and some other trees carry thorns: look first, then touch. Leaves and seeds are for looking at and not for tasting; beans stay in a grown-up’s hand until they are planted. Climbing only with a grown-up underneath, scissors only side by side.",
    es: "Las ceibas jóvenes y otros árboles tienen espinas: primero mirar, luego tocar. Hojas y semillas son para mirar y no para probar; los frijoles se quedan en la mano de una persona grande hasta sembrarlos. Trepar solo con una persona grande debajo, y tijeras solo en compañía.",
  },
  activities: [
    {
      picture: "ceiba",
      title: { en: "Meet a tree", es: "Conoce un árbol" },
      need: {
        en: "One tree near home, or a plant in a pot, and a string or a scarf.",
        es: "Un árbol cerca de casa, o una planta en maceta, y un hilo o una mascada.",
      },
      how: {
        en: "Say hello and look for thorns. How many arms go around it? Measure with the string and compare with a door, a table, your own waist. Visit it again another day: what changed?",
        es: "Salúdenlo y busquen si tiene espinas. ¿Cuántos brazos lo rodean? Midan con el hilo y compárenlo con una puerta, una mesa, tu cintura. Vuelvan otro día: ¿qué cambió?",
      },
      purpose: {
        en: "Measuring begins with arms and string, and a place that one visits becomes a friend.",
        es: "Medir empieza con brazos e hilo, y un lugar que se visita se vuelve amigo.",
      },
    },
    {
      picture: "leaf",
      title: { en: "Leaves that appear", es: "Hojas que aparecen" },
      need: {
        en: "Fallen leaves or a coin and a basket’s side, thin paper, a crayon without its wrapper.",
        es: "Hojas caídas, o una moneda y el costado de una canasta, papel delgado, un crayón sin papel.",
      },
      how: {
        en: "Lay the leaf under the paper, its veins upward. Rub with the side of the crayon and watch it appear. Compare two leaves: what is alike, what is different?",
        es: "Pongan la hoja bajo el papel, con las venas hacia arriba. Froten con el costado del crayón y miren cómo aparece. Comparen dos hojas: ¿en qué se parecen?, ¿en qué no?",
      },
      purpose: {
        en: "Steady hands, and eyes that notice small differences, as letters will need.",
        es: "Manos firmes, y ojos que notan diferencias pequeñas, como harán falta con las letras.",
      },
    },
    {
      picture: "nest",
      title: { en: "Who lives where?", es: "¿Quién vive dónde?" },
      need: {
        en: "A chair or a drawn tree, and toys or the stamps of these weeks.",
        es: "Una silla o un árbol dibujado, y juguetes o los sellos de estas semanas.",
      },
      how: {
        en: "The chair is the tree. Put the bird on top, the frog below, the butterfly between. Then ask: who is above the frog? Who is beside the trunk? Your child hides one and gives you hints.",
        es: "La silla es el árbol. Pongan el pájaro arriba, la rana abajo, la mariposa en medio. Luego pregunta: ¿quién está arriba de la rana?, ¿quién junto al tronco? Tu peque esconde uno y te da pistas.",
      },
      purpose: {
        en: "Above, below, between, beside: the words of space, and the homes of many.",
        es: "Arriba, abajo, entre, junto a: las palabras del espacio, y la casa de muchos.",
      },
    },
    {
      picture: "sprout",
      title: { en: "A seed wakes up", es: "Despierta una semilla" },
      need: {
        en: "A bean, damp cotton or paper, a clear cup, a window with light.",
        es: "Un frijol, algodón o papel húmedo, un vaso transparente, una ventana con luz.",
      },
      how: {
        en: "A grown-up hands over the bean; your child tucks it in against the side of the cup. Keep it damp, not wet. Look every day and draw what you see. Some seeds do not wake up: plant two.",
        es: "Una persona grande da el frijol; tu peque lo acuesta junto a la pared del vaso. Que esté húmedo, no encharcado. Miren cada día y dibujen lo que ven. Algunas semillas no despiertan: siembren dos.",
      },
      purpose: {
        en: "Waiting, caring every day, and seeing what a living being needs to grow.",
        es: "Esperar, cuidar cada día y ver qué necesita un ser vivo para crecer.",
      },
    },
    {
      picture: "hand",
      title: { en: "Our tree of hands", es: "Nuestro árbol de manos" },
      need: {
        en: "Paper, a crayon, and the hands of those who care for your child: family, friends, neighbors.",
        es: "Papel, un crayón y las manos de quienes cuidan a tu peque: familia, amistades, vecinos.",
      },
      how: {
        en: "Draw around each hand and color it as a leaf of one tree. Say one good thing about each person. Who is far away or is missed has a leaf too. A family of two makes a fine tree.",
        es: "Dibujen el contorno de cada mano y coloréenlo como hoja de un solo árbol. Digan algo bueno de cada persona. Quien está lejos o se extraña también tiene su hoja. Una familia de dos hace un árbol precioso.",
      },
      purpose: {
        en: "Knowing where one belongs, with words for the people who are there.",
        es: "Saber de dónde soy parte, con palabras para las personas que están.",
      },
    },
    {
      picture: "book",
      title: { en: "The explorer’s story", es: "El cuento de mi exploración" },
      need: {
        en: "What you have kept of four weeks: drawings, stamps, photos or only memories.",
        es: "Lo que guardaron de cuatro semanas: dibujos, sellos, fotos o puros recuerdos.",
      },
      how: {
        en: "Lay it all out from the sea to the tree. Your child tells; you write the words exactly as they are said, in any language, with gestures too. Read it aloud to somebody who loves to listen.",
        es: "Acomoden todo desde el mar hasta el árbol. Tu peque cuenta y tú escribes las palabras tal como las dice, en cualquier idioma, y también con gestos. Léanlo en voz alta a alguien que disfrute escuchar.",
      },
      purpose: {
        en: "Your child finds that spoken words can be kept in writing, and that this story is worth it.",
        es: "Tu peque descubre que lo dicho se puede guardar por escrito, y que su historia lo vale.",
      },
    },
  ],
  downloads: [
    {
      id: "paths-to-the-tree",
      type: "worksheet",
      name: { en: "Paths to the tree", es: "Caminos al árbol" },
      description: {
        en: "Zigzags, loops, hills and waves, and everyone arrives.",
        es: "Zigzag, rizos, cerros y olas, y todo el mundo llega.",
      },
      instruction: {
        en: "Everyone comes to the tree. First with a finger, then with a crayon.",
        es: "Todo el mundo llega al árbol. Primero con el dedo, después con un crayón.",
      },
      sheet: {
        kind: "trace",
        rows: [
          { from: "crab", to: "ceiba", line: "zigzag" },
          { from: "butterfly", to: "ceiba", line: "loops" },
          { from: "frog", to: "ceiba", line: "hills" },
          { from: "bird", to: "nest", line: "waves" },
        ],
      },
    },
    {
      id: "count-the-tree",
      type: "worksheet",
      name: { en: "Count the tree", es: "Cuenta el árbol" },
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
          { picture: "leaf", count: 5 },
          { picture: "nest", count: 2 },
          { picture: "bird", count: 4 },
          { picture: "sprout", count: 3 },
          { picture: "hand", count: 1 },
        ],
      },
    },
    {
      id: "tree-to-color",
      type: "pdf",
      name: { en: "A great tree to color", es: "Un gran árbol para colorear" },
      description: {
        en: "A ceiba, with room to draw who lives in it.",
        es: "Una ceiba, con lugar para dibujar a quien vive en ella.",
      },
      instruction: {
        en: "Color the tree and draw someone who lives in it.",
        es: "Colorea el árbol y dibuja a alguien que viva en él.",
      },
      sheet: { kind: "colour", large: "ceiba", small: ["bird", "nest", "butterfly", "sprout"] },
    },
    {
      id: "tree-stamps",
      type: "stamp",
      name: { en: "Tree stamps", es: "Sellos del árbol" },
      description: {
        en: "Nine round pictures, one for each of your steps and some to give away.",
        es: "Nueve dibujos redondos: uno por cada paso y algunos para regalar.",
      },
      instruction: {
        en: "Cut along the circles with a grown-up. Glue one for every adventure.",
        es: "Recorta por los círculos con una persona grande. Pega uno por cada aventura.",
      },
      sheet: {
        kind: "stamps",
        pictures: ["ceiba", "bird", "nest", "leaf", "sprout", "hand", "book", "crab", "butterfly"],
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
