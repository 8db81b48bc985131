import type { Topic } from "#domain/tutor/library.ts";

/** Mexico and its coast, art, music and numbers. */
export const people: readonly Topic[] = [
  {
    id: "ceiba_tree",
    asks: { en: ["what ceiba", "ceiba tree"], es: ["que ceiba", "arbol ceiba"] },
    about: { en: ["ceiba"], es: ["ceiba", "pochote"] },
    short: {
      en: "The ceiba is a very tall tree of warm lands. Many have big thorns on the trunk, and their seeds fly in white fluff.",
      es: "La ceiba es un árbol altísimo de tierras cálidas. Muchas tienen espinas en el tronco y sus semillas vuelan en pelusa blanca.",
    },
    long: {
      en: "Ceibas can grow more than 50 meters tall. For the Maya the ceiba is a sacred tree that joins the underworld, the earth and the sky. Its seed fluff, kapok, was used to fill pillows.",
      es: "Las ceibas pueden pasar de 50 metros. Para los mayas es un árbol sagrado que une el inframundo, la tierra y el cielo. La pelusa de sus semillas se usaba para rellenar almohadas.",
    },
    wonder: {
      en: "Why would a tree want its seeds to fly?",
      es: "¿Para qué querrá un árbol que sus semillas vuelen?",
    },
    more: {
      en: "So that they land far away, where there is light and room to grow.",
      es: "Para que caigan lejos, donde haya luz y espacio para crecer.",
    },
  },
  {
    id: "chocolate",
    asks: {
      en: ["chocolate made", "chocolate come", "cacao"],
      es: ["chocolate hace", "chocolate viene", "cacao"],
    },
    about: { en: ["chocolate", "cocoa"], es: ["chocolate", "cacao"] },
    short: {
      en: "Chocolate comes from the seeds of the cacao tree. They are fermented, dried, roasted and ground.",
      es: "El chocolate viene de las semillas del árbol de cacao. Se fermentan, se secan, se tuestan y se muelen.",
    },
    long: {
      en: "Cacao pods grow right on the trunk. Long before sweets, peoples of ancient Mexico drank cacao with water, chile or vanilla, and used the beans like money. Sugar came much later.",
      es: "Las mazorcas de cacao crecen en el tronco. Mucho antes de los dulces, los pueblos del México antiguo bebían cacao con agua, chile o vainilla y usaban las semillas como dinero. El azúcar llegó mucho después.",
    },
    wonder: {
      en: "How do you think chocolate without sugar tastes?",
      es: "¿A qué crees que sabe el chocolate sin azúcar?",
    },
    more: {
      en: "Bitter and strong! With permission you could taste a pinch of pure cocoa and find words for it.",
      es: "¡Amargo y fuerte! Con permiso puedes probar una pizca de cacao puro y buscarle palabras.",
    },
  },
  {
    id: "maize",
    asks: {
      en: ["corn come", "maize come", "tortilla made", "corn mexico"],
      es: ["maiz viene", "tortilla hace", "maiz mexico", "maiz colores"],
    },
    about: { en: ["corn", "maize", "tortilla"], es: ["maiz", "elote", "tortilla"] },
    short: {
      en: "Corn was born in Mexico. Long ago farmers chose the best seeds of a wild grass, year after year.",
      es: "El maíz nació en México. Hace mucho, la gente del campo escogió las mejores semillas de un pasto silvestre, año tras año.",
    },
    long: {
      en: "About 9,000 years ago farmers in Mexico began to turn a grass called teosinte into maize, by keeping the best seeds. Today Mexico has dozens of native kinds in white, yellow, blue and red. For tortillas it is cooked with lime, which makes it more nourishing.",
      es: "Hace unos 9 mil años se empezó a transformar en México un pasto llamado teocintle en maíz, guardando las mejores semillas. Hoy hay decenas de razas nativas: blancas, amarillas, azules y rojas. Para la tortilla se cuece con cal, y así alimenta mejor.",
    },
    wonder: { en: "Which foods with corn do you eat?", es: "¿Qué comidas con maíz comes tú?" },
    more: {
      en: "Tortillas, tamales, pozole, popcorn: one plant and so many ideas.",
      es: "Tortillas, tamales, pozole, palomitas: una planta y cuántas ideas.",
    },
  },
  {
    id: "maya_zero",
    asks: {
      en: ["maya numbers", "who invented zero", "zero invented", "maya zero"],
      es: ["numeros mayas", "quien invento cero", "inventaron cero", "mayas cero"],
    },
    about: { en: ["maya", "mayan", "zero"], es: ["maya", "mayas", "cero"] },
    short: {
      en: "The Maya wrote numbers with dots for one and bars for five. They even had a shell for zero!",
      es: "Los mayas escribían números con puntos para el uno y rayas para el cinco. ¡Y un caracol para el cero!",
    },
    long: {
      en: "The Maya counted in twenties with only three signs: dot, bar and shell. The shell meant zero. Zero was thought of more than once: also in Babylon as an empty place and in India as a number one can calculate with.",
      es: "Los mayas contaban de veinte en veinte con solo tres signos: punto, raya y caracol. El caracol era el cero. El cero se pensó más de una vez: también en Babilonia como lugar vacío y en India como número para calcular.",
    },
    wonder: {
      en: "How would you write seven with dots and bars?",
      es: "¿Cómo escribirías el siete con puntos y rayas?",
    },
    more: {
      en: "One bar for five and two dots: 5 + 2. Twelve would be two bars and two dots.",
      es: "Una raya de cinco y dos puntos: 5 + 2. El doce serían dos rayas y dos puntos.",
    },
  },
  {
    id: "day_of_dead",
    asks: {
      en: ["day dead", "altar dead", "marigold dead"],
      es: ["dia muertos", "altar muertos", "ofrenda muertos", "cempasuchil"],
    },
    about: { en: ["ofrenda"], es: ["ofrenda", "cempasuchil"] },
    short: {
      en: "In early November many families in Mexico remember people who died, with flowers, candles, photos and their favorite food.",
      es: "A principios de noviembre muchas familias en México recuerdan a quienes murieron, con flores, velas, fotos y su comida favorita.",
    },
    long: {
      en: "On November 1 and 2 families set up an ofrenda, an altar with marigolds, candles, water, bread and photos. It joins customs of ancient Mexico with Catholic ones. It is about love and memory, with tears and laughter side by side.",
      es: "El 1 y 2 de noviembre las familias ponen una ofrenda con cempasúchil, velas, agua, pan y fotos. Une costumbres del México antiguo con otras católicas. Se trata de amor y memoria, con llanto y risa juntos.",
    },
    wonder: {
      en: "What would you like to be remembered for?",
      es: "¿Por qué te gustaría que te recordaran?",
    },
    more: {
      en: "That is a beautiful thought. You could ask someone at home to tell you a story about a great-grandparent.",
      es: "Qué pensamiento tan bonito. Puedes pedir en casa que te cuenten algo de un bisabuelo o una bisabuela.",
    },
  },
  {
    id: "mix_colors",
    asks: {
      en: [
        "mix colors",
        "make green",
        "make purple",
        "make orange",
        "make brown",
        "colors mix",
        "blue yellow",
        "primary colors",
      ],
      es: [
        "mezclar colores",
        "hacer verde",
        "hacer morado",
        "hacer naranja",
        "hacer cafe",
        "colores mezclan",
        "azul amarillo",
        "colores primarios",
      ],
    },
    about: { en: ["colors", "paint"], es: ["colores", "pintura"] },
    short: {
      en: "With paint: blue and yellow make green, red and yellow make orange, red and blue make purple.",
      es: "Con pintura: azul y amarillo hacen verde, rojo y amarillo hacen naranja, rojo y azul hacen morado.",
    },
    long: {
      en: "Paint takes light away: each color swallows a part of it, so mixtures get darker. Printers use cyan, magenta and yellow. Screens add light instead, with red, green and blue; all three together look white.",
      es: "La pintura quita luz: cada color se traga una parte, y por eso las mezclas oscurecen. Las impresoras usan cian, magenta y amarillo. Las pantallas suman luz, con rojo, verde y azul; los tres juntos se ven blancos.",
    },
    wonder: {
      en: "How would you mix the green of a young leaf and the green of an old one?",
      es: "¿Cómo mezclarías el verde de una hoja nueva y el de una vieja?",
    },
    more: {
      en: "More yellow makes it fresh and young; a drop of red or black makes it old and deep.",
      es: "Más amarillo la hace fresca y nueva; una gota de rojo o negro la hace vieja y profunda.",
    },
  },
  {
    id: "draw_better",
    asks: {
      en: ["draw better", "how draw", "learn draw"],
      es: ["dibujar mejor", "como dibujo", "aprender dibujar", "como dibujar"],
    },
    about: { en: ["drawing"], es: ["dibujo"] },
    short: {
      en: "Look first, then draw. See which circles, ovals and lines hide in the thing, and draw those.",
      es: "Primero mira, luego dibuja. Busca qué círculos, óvalos y líneas se esconden, y dibújalos.",
    },
    long: {
      en: "People who draw well look more than they draw. Start with light, big shapes, compare sizes, and add details last. Draw the same leaf three times: the third will surprise you.",
      es: "Quienes dibujan bien miran más de lo que dibujan. Empieza con formas grandes y suaves, compara tamaños y deja los detalles al final. Dibuja tres veces la misma hoja: la tercera te va a sorprender.",
    },
    wonder: { en: "What would you like to draw today?", es: "¿Qué te gustaría dibujar hoy?" },
    more: {
      en: 'Begin with its biggest shape, very lightly. Then write "Create" if you want an idea for making something.',
      es: "Empieza por su forma más grande, muy suave. Y si quieres una idea para hacer algo, escribe «crear».",
    },
  },
  {
    id: "music_notes",
    asks: {
      en: ["music notes", "high low sound", "guitar sound", "string sound", "why music"],
      es: ["notas musicales", "sonido agudo grave", "guitarra suena", "cuerda suena", "por musica"],
    },
    about: { en: ["music", "guitar", "song"], es: ["musica", "guitarra", "cancion"] },
    short: {
      en: "Music is made of shaking air. A short, tight string shakes fast and sounds high; a long, loose one sounds low.",
      es: "La música es aire que vibra. Una cuerda corta y tensa vibra rápido y suena aguda; una larga y floja suena grave.",
    },
    long: {
      en: "How often something vibrates each second makes a note high or low. Halve a string and it sounds an octave higher: the same note, one floor up. Every people we know of makes music.",
      es: "Cuántas veces vibra algo por segundo hace que una nota sea aguda o grave. Si acortas la cuerda a la mitad suena una octava más arriba: la misma nota, un piso más alto. Todos los pueblos que conocemos hacen música.",
    },
    wonder: {
      en: "Fill glasses with different amounts of water and tap them: which will sound lowest?",
      es: "Si llenas vasos con distinta agua y los golpeas suave, ¿cuál sonará más grave?",
    },
    more: {
      en: "The fullest one, because there is more to shake and it shakes more slowly.",
      es: "El más lleno, porque hay más que mover y vibra más lento.",
    },
  },
  {
    id: "infinity",
    asks: {
      en: ["biggest number", "what infinity", "numbers end", "last number"],
      es: ["numero grande", "que infinito", "numeros terminan", "ultimo numero", "numeros acaban"],
    },
    about: { en: ["infinity", "infinite"], es: ["infinito"] },
    short: {
      en: "There is no biggest number. Whatever number you say, you can always add one more!",
      es: "No hay un número más grande. Digas el que digas, ¡siempre puedes sumar uno más!",
    },
    long: {
      en: "Counting never ends, and we call that infinity. It is not a number like the others but an idea: without end. And there is a surprise: there are just as many even numbers as counting numbers, because each one has a double.",
      es: "Contar nunca termina, y a eso le llamamos infinito. No es un número como los demás, sino una idea: sin fin. Y hay una sorpresa: hay tantos números pares como números para contar, porque cada uno tiene su doble.",
    },
    wonder: {
      en: "What is the biggest number you can name?",
      es: "¿Cuál es el número más grande que sabes nombrar?",
    },
    more: {
      en: "Wow! Now add one, and yours is not the biggest any more.",
      es: "¡Órale! Súmale uno y ya no es el más grande.",
    },
  },
  {
    id: "honeycomb",
    asks: {
      en: ["shapes nature", "why hexagon", "patterns nature", "spiral nature"],
      es: ["formas naturaleza", "por hexagono", "patrones naturaleza", "espiral naturaleza"],
    },
    about: { en: ["hexagon", "spiral", "pattern"], es: ["hexagono", "espiral", "patron"] },
    short: {
      en: "Nature loves shapes: spirals in snails, six corners in honeycomb, mirror halves in butterflies.",
      es: "A la naturaleza le gustan las formas: espirales en caracoles, seis lados en el panal, mitades de espejo en mariposas.",
    },
    long: {
      en: "Hexagons fit together with no gaps and need the least wax for the honey they hold. Many flowers and pine cones grow in spirals, and if you count them you often meet 5, 8, 13 or 21: Fibonacci numbers.",
      es: "Los hexágonos embonan sin huecos y necesitan menos cera para la miel que guardan. Muchas flores y piñas crecen en espirales, y si las cuentas suelen salir 5, 8, 13 o 21: números de Fibonacci.",
    },
    wonder: {
      en: "In the row 1, 1, 2, 3, 5, 8, which number comes next?",
      es: "En la fila 1, 1, 2, 3, 5, 8, ¿qué número sigue?",
    },
    more: {
      en: "13, because each number is the sum of the two before it: 5 + 8.",
      es: "13, porque cada número es la suma de los dos anteriores: 5 + 8.",
    },
  },
];
