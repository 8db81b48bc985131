import type { WeeklyPack } from "#domain/packs/pack.ts";
import type { FigureName } from "../figures.ts";

export const wingsAndFlowers: WeeklyPack<FigureName> = {
  id: "wings-and-flowers",
  week: 2,
  picture: "butterfly",
  title: { en: "Wings and Flowers", es: "Alas y flores" },
  audioPrompt: {
    en: "Hello again! The butterfly woke up, and she wants to play. This week we look for flowers, fold wings out of paper, and fly and land softly. Look around you: can you find something that has the color of a petal?",
    es: "¡Hola otra vez! La mariposa despertó y quiere jugar. Esta semana buscamos flores, hacemos alas de papel, y volamos y aterrizamos suavecito. Mira a tu alrededor: ¿encuentras algo del color de un pétalo?",
  },
  care: {
    en: "Look, smell and do not taste: some garden plants, such as oleander, are poisonous, so touch only what you know. Keep a distance from bees and wasps, above all where there is an allergy. Use paint made for children and wash hands afterward.",
    es: "Miren, huelan y no prueben: algunas plantas de jardín, como la adelfa, son venenosas; toquen solo las que conozcan. Guarden distancia de abejas y avispas, sobre todo si hay alergia. Usen pintura para niñas y niños y lávense las manos al terminar.",
  },
  activities: [
    {
      picture: "flower",
      title: { en: "Flower hunt", es: "En busca de flores" },
      need: {
        en: "A walk along the street, a market, a balcony, or pictures in a magazine.",
        es: "Un paseo por la calle, un mercado, un balcón o las fotos de una revista.",
      },
      how: {
        en: "Find three colors and three shapes. Look closely, count petals, smell if you know the plant. Let the flowers stay where they grow; draw the one you liked best.",
        es: "Encuentren tres colores y tres formas. Miren de cerca, cuenten pétalos, huelan si conocen la planta. Dejen las flores donde crecen y dibujen la que más les gustó.",
      },
      purpose: {
        en: "Looking closely and comparing is what scientists do first.",
        es: "Mirar de cerca y comparar es lo primero que hace la ciencia.",
      },
    },
    {
      picture: "butterfly",
      title: { en: "Two wings alike", es: "Dos alas iguales" },
      need: {
        en: "A sheet of paper, water paint or wet crayons, fingers or a brush.",
        es: "Una hoja de papel, pintura de agua o crayones mojados, los dedos o un pincel.",
      },
      how: {
        en: "Fold the sheet and open it. Paint only one side. Fold, press with the whole hand, open slowly. What happened on the other side? Draw the body and give it a name.",
        es: "Doblen la hoja y ábranla. Pinten solo un lado. Doblen, aprieten con toda la mano y abran despacio. ¿Qué pasó del otro lado? Dibujen el cuerpo y pónganle nombre.",
      },
      purpose: {
        en: "Your child meets symmetry with the hands, long before the word.",
        es: "Tu peque conoce la simetría con las manos, mucho antes que la palabra.",
      },
    },
    {
      picture: "caterpillar",
      title: { en: "From egg to butterfly", es: "De huevo a mariposa" },
      need: {
        en: "A light blanket or a shawl, and some room.",
        es: "Una cobija ligera o un rebozo, y un poco de espacio.",
      },
      how: {
        en: "Curl up small like an egg. Crawl and munch like a caterpillar. Wrap the blanket around the shoulders, never over the face, and rest. Come out slowly, stretch the wings, fly. Then tell the four parts in order.",
        es: "Háganse bolita como un huevo. Arrástrense y coman como oruga. Envuelvan la cobija en los hombros, nunca sobre la cara, y descansen. Salgan despacio, estiren las alas y vuelen. Luego cuenten las cuatro partes en orden.",
      },
      purpose: {
        en: "Moving through a life cycle helps to remember its order, and that big changes take time.",
        es: "Vivir un ciclo de vida con el cuerpo ayuda a recordar su orden, y que los grandes cambios toman tiempo.",
      },
    },
    {
      picture: "leaf",
      title: { en: "Flower, leaf, flower", es: "Flor, hoja, flor" },
      need: {
        en: "Fallen leaves and petals, or pieces of paper in two colors, or socks.",
        es: "Hojas y pétalos caídos, o papelitos de dos colores, o calcetines.",
      },
      how: {
        en: "Lay a row: flower, leaf, flower, leaf. What comes next? Your child goes on. Then your child begins a pattern and you go on. Clap it too: loud, soft, loud, soft.",
        es: "Pongan una fila: flor, hoja, flor, hoja. ¿Qué sigue? Tu peque continúa. Luego tu peque empieza un patrón y tú sigues. También con palmadas: fuerte, quedito, fuerte, quedito.",
      },
      purpose: {
        en: "Seeing what repeats is the root of counting, of music and later of algebra.",
        es: "Ver lo que se repite es la raíz de contar, de la música y, más tarde, del álgebra.",
      },
    },
    {
      picture: "bee",
      title: { en: "A drink for visitors", es: "Agua para las visitas" },
      need: {
        en: "A saucer, large stones and a little water, on a windowsill, balcony or patio.",
        es: "Un platito, piedras grandes y un poco de agua, en una ventana, un balcón o un patio.",
      },
      how: {
        en: "Put the stones in so that they stand out of the water: islands to land on. Watch from two big steps away. Who came? Draw a mark for each. Empty the saucer every evening, so that mosquitoes do not breed.",
        es: "Pongan las piedras para que salgan del agua: son islas donde aterrizar. Miren a dos pasos grandes de distancia. ¿Quién vino? Hagan una rayita por cada visita. Vacíen el plato cada noche, para que no se críen mosquitos.",
      },
      purpose: {
        en: "Caring for small living beings, waiting quietly, and keeping count with marks.",
        es: "Cuidar a seres pequeños, esperar en calma y llevar la cuenta con rayitas.",
      },
    },
    {
      picture: "bird",
      title: { en: "Fly and land", es: "Volar y aterrizar" },
      need: {
        en: "Music, or a pot and a spoon. Scarves are nice and not needed.",
        es: "Música, o una olla y una cuchara. Las mascadas son bonitas, pero no hacen falta.",
      },
      how: {
        en: "While it sounds, fly; when it stops, land and be still. Then fly as if you were happy, tired, shy, brave. Arms alone fly just as well. Ask: where in the body do you feel it?",
        es: "Mientras suena, vuelen; cuando se calla, aterricen y quédense quietos. Luego vuelen con alegría, con sueño, con pena, con valor. Se puede volar solo con los brazos. Pregunta: ¿en qué parte del cuerpo lo sientes?",
      },
      purpose: {
        en: "Stopping oneself and naming feelings are skills that a child needs every day.",
        es: "Detenerse y nombrar lo que se siente son habilidades que se usan todos los días.",
      },
    },
  ],
  downloads: [
    {
      id: "flights",
      type: "worksheet",
      name: { en: "Flights to follow", es: "Vuelos para seguir" },
      description: {
        en: "Loops, hills and waves to trace from wing to flower.",
        es: "Rizos, cerros y olas para trazar del ala a la flor.",
      },
      instruction: {
        en: "Fly each one to its place. First with a finger, then with a crayon.",
        es: "Vuela con cada quien a su lugar. Primero con el dedo, después con un crayón.",
      },
      sheet: {
        kind: "trace",
        rows: [
          { from: "bee", to: "flower", line: "loops" },
          { from: "butterfly", to: "flower", line: "hills" },
          { from: "caterpillar", to: "leaf", line: "waves" },
          { from: "bird", to: "nest", line: "zigzag" },
        ],
      },
    },
    {
      id: "count-the-garden",
      type: "worksheet",
      name: { en: "Count the garden", es: "Cuenta el jardín" },
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
          { picture: "butterfly", count: 3 },
          { picture: "flower", count: 1 },
          { picture: "bee", count: 5 },
          { picture: "leaf", count: 2 },
          { picture: "bird", count: 4 },
        ],
      },
    },
    {
      id: "butterfly-to-color",
      type: "pdf",
      name: { en: "A butterfly to color", es: "Una mariposa para colorear" },
      description: {
        en: "Two wings that can be alike, or not at all.",
        es: "Dos alas que pueden ser iguales, o nada iguales.",
      },
      instruction: {
        en: "Color one wing. Can the other be the same?",
        es: "Colorea un ala. ¿La otra puede ser igual?",
      },
      sheet: { kind: "colour", large: "butterfly", small: ["flower", "bee", "leaf", "caterpillar"] },
    },
    {
      id: "garden-stamps",
      type: "stamp",
      name: { en: "Garden stamps", es: "Sellos del jardín" },
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
        pictures: ["butterfly", "flower", "bee", "leaf", "caterpillar", "bird", "nest", "sun", "flower"],
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
