import type { CurriculumModule } from "#domain/learner/curriculum/module.ts";

/** Hands-on modules: real things first, then words and numbers for them. Built-in ones of the specification first. */
export const montessori: readonly CurriculumModule[] = [
  {
    id: "nature-based-math",
    module: { en: "Nature-Based Math", es: "Matemáticas en la naturaleza" },
    age_group: "6-8",
    pedagogy: "Montessori",
    goals: [
      { en: "Group things in tens and ones", es: "Agrupar cosas en decenas y unidades" },
      { en: "Add and take away with things you can hold", es: "Sumar y restar con cosas que puedes tocar" },
      {
        en: "Find patterns in leaves, shells and petals",
        es: "Encontrar patrones en hojas, conchas y pétalos",
      },
    ],
    prompts: [
      {
        en: "How could you count a big pile of seeds without losing your place?",
        es: "¿Cómo podrías contar un montón de semillas sin perderte?",
      },
      {
        en: "You have eight leaves and the wind takes three. How many stay?",
        es: "Tienes ocho hojas y el viento se lleva tres. ¿Cuántas quedan?",
      },
      {
        en: "Which is longer, your foot or the leaf? How do you know?",
        es: "¿Qué es más largo, tu pie o la hoja? ¿Cómo lo sabes?",
      },
      { en: "What pattern can you see on a shell?", es: "¿Qué patrón puedes ver en una concha?" },
    ],
    activities: [
      {
        en: "Collect thirty seeds. Put them in rows of ten. Say how many tens and how many ones.",
        es: "Junta treinta semillas. Ponlas en filas de diez. Di cuántas decenas y cuántas unidades hay.",
      },
      {
        en: "Pick five leaves. Line them up from shortest to longest. Measure each one with your finger.",
        es: "Recoge cinco hojas. Acomódalas de la más corta a la más larga. Mide cada una con tu dedo.",
      },
      {
        en: "Draw a number line on the ground with a stick, from 0 to 20. Jump sums on it.",
        es: "Con un palito dibuja en el suelo una recta del 0 al 20. Haz sumas saltando sobre ella.",
      },
      {
        en: "Make a pattern with stones and leaves. Ask someone to say what comes next.",
        es: "Haz un patrón con piedras y hojas. Pide a alguien que diga qué sigue.",
      },
    ],
    easier: {
      en: "Use ten seeds and count them one by one into an egg carton.",
      es: "Usa diez semillas y cuéntalas una por una en un cartón de huevo.",
    },
    harder: {
      en: "Make three equal groups from your pile. Write it as a multiplication.",
      es: "Haz tres grupos iguales con tu montón. Escríbelo como multiplicación.",
    },
  },
  {
    id: "living-language",
    module: { en: "Living Language", es: "Lenguaje vivo" },
    age_group: "6-8",
    pedagogy: "Montessori",
    goals: [
      { en: "Name what you see with exact words", es: "Nombrar lo que ves con palabras exactas" },
      { en: "Build words and short sentences", es: "Formar palabras y oraciones cortas" },
      { en: "Tell a story in order", es: "Contar una historia en orden" },
    ],
    prompts: [
      {
        en: "What do you hear outside right now? Give me three words for it.",
        es: "¿Qué oyes afuera en este momento? Dime tres palabras para eso.",
      },
      {
        en: "What would a gecko say if it wrote you a letter?",
        es: "¿Qué diría una cuija si te escribiera una carta?",
      },
      {
        en: "Can you find two words that rhyme with sun?",
        es: "¿Puedes encontrar dos palabras que rimen con sol?",
      },
      {
        en: "What happened first today, and what happened after that?",
        es: "¿Qué pasó primero hoy y qué pasó después?",
      },
    ],
    activities: [
      {
        en: "Walk around the yard and label ten things with paper slips. Read them all on the way back.",
        es: "Recorre el patio y ponle un letrerito a diez cosas. De regreso, léelos todos.",
      },
      {
        en: "Trace the letters of your name in a tray of sand. Then trace a friend’s name.",
        es: "Traza las letras de tu nombre en una charola con arena. Luego traza el de un amigo o amiga.",
      },
      {
        en: "Fold three sheets into a little book. Draw one plant on each page and write a sentence.",
        es: "Dobla tres hojas para hacer un librito. Dibuja una planta en cada página y escribe una oración.",
      },
      {
        en: "Play the describing game. One person describes an object, the other guesses it.",
        es: "Jueguen a describir. Una persona describe un objeto y la otra adivina cuál es.",
      },
    ],
    easier: {
      en: "Label five things and write only the first letter of each.",
      es: "Ponle letrero a cinco cosas y escribe solo la primera letra de cada una.",
    },
    harder: {
      en: "Write a page about one plant with a beginning, a middle and an end.",
      es: "Escribe una página sobre una planta con principio, desarrollo y final.",
    },
  },
  {
    id: "kitchen-measures",
    module: { en: "Kitchen Measures", es: "Medidas de cocina" },
    age_group: "6-8",
    pedagogy: "Montessori",
    goals: [
      { en: "Measure with cups, spoons and hands", es: "Medir con tazas, cucharas y manos" },
      { en: "Understand half and quarter", es: "Entender qué es la mitad y un cuarto" },
      { en: "Follow steps in order and clean up after", es: "Seguir pasos en orden y recoger al final" },
    ],
    prompts: [
      {
        en: "How many spoons of water do you think fill one cup?",
        es: "¿Cuántas cucharadas de agua crees que llenan una taza?",
      },
      {
        en: "If two people share one tortilla, how much does each one get?",
        es: "Si dos personas comparten una tortilla, ¿cuánto le toca a cada una?",
      },
      {
        en: "Which feels heavier, the lime or the onion? How can we check?",
        es: "¿Qué se siente más pesado, el limón o la cebolla? ¿Cómo lo comprobamos?",
      },
      {
        en: "What would happen if we skipped one step of the recipe?",
        es: "¿Qué pasaría si nos saltamos un paso de la receta?",
      },
    ],
    activities: [
      {
        en: "Fill a jug with cups of water. Guess the number first, then count.",
        es: "Llena una jarra con tazas de agua. Primero adivina cuántas, luego cuenta.",
      },
      {
        en: "Make lime water for your family. Write the recipe with drawings and numbers.",
        es: "Haz agua de limón para tu familia. Escribe la receta con dibujos y números.",
      },
      {
        en: "Hang two bags from a hanger to make a balance. Compare six things from the kitchen.",
        es: "Cuelga dos bolsas de un gancho para hacer una balanza. Compara seis cosas de la cocina.",
      },
      {
        en: "Fold a paper tortilla into halves, then quarters. Color one quarter.",
        es: "Dobla una tortilla de papel en mitades y luego en cuartos. Colorea un cuarto.",
      },
    ],
    easier: {
      en: "Use only one cup and count how many fill the bowl.",
      es: "Usa una sola taza y cuenta cuántas llenan el tazón.",
    },
    harder: {
      en: "Double the recipe and write every new amount.",
      es: "Haz la receta al doble y escribe cada cantidad nueva.",
    },
  },
  {
    id: "ecosystem-mathematics",
    module: { en: "Ecosystem Mathematics", es: "Matemáticas del ecosistema" },
    age_group: "9-12",
    pedagogy: "Montessori",
    goals: [
      {
        en: "Sample a piece of ground and estimate a whole",
        es: "Tomar una muestra del terreno y estimar el total",
      },
      { en: "Show data in tables and bar graphs", es: "Mostrar datos en tablas y gráficas de barras" },
      {
        en: "Use fractions and averages to compare places",
        es: "Usar fracciones y promedios para comparar lugares",
      },
      { en: "Explain a food web with numbers", es: "Explicar una red alimenticia con números" },
    ],
    prompts: [
      {
        en: "If you find twelve ants in one square meter, how could you estimate the ants in the whole yard?",
        es: "Si encuentras doce hormigas en un metro cuadrado, ¿cómo podrías estimar las de todo el patio?",
      },
      {
        en: "What fraction of the plants you see have flowers today?",
        es: "¿Qué fracción de las plantas que ves tiene flores hoy?",
      },
      {
        en: "What would change in the numbers if the lizards left?",
        es: "¿Qué cambiaría en los números si se fueran las lagartijas?",
      },
      {
        en: "How could two people count the same tree and get different results?",
        es: "¿Cómo pueden dos personas contar el mismo árbol y obtener resultados distintos?",
      },
    ],
    activities: [
      {
        en: "Mark one square meter with string in three places. Count what lives in each and make a table.",
        es: "Marca un metro cuadrado con cuerda en tres lugares. Cuenta lo que vive en cada uno y haz una tabla.",
      },
      {
        en: "Find the average of your three counts. Use it to estimate the whole yard, and say how sure you are.",
        es: "Saca el promedio de tus tres conteos. Estima con él todo el patio y di qué tan segura es tu estimación.",
      },
      {
        en: "Draw a food web of your yard. Write next to each arrow who eats whom and how many there are.",
        es: "Dibuja la red alimenticia de tu patio. Escribe junto a cada flecha quién come a quién y cuántos hay.",
      },
      {
        en: "Measure the shade of one tree at three times of the day. Graph the lengths.",
        es: "Mide la sombra de un árbol a tres horas del día. Haz una gráfica con las longitudes.",
      },
    ],
    easier: {
      en: "Count in one square only, and draw a bar for each kind of living thing.",
      es: "Cuenta en un solo cuadro y dibuja una barra por cada tipo de ser vivo.",
    },
    harder: {
      en: "Repeat the count for a week. Find the range, and explain what made the numbers move.",
      es: "Repite el conteo durante una semana. Encuentra el rango y explica qué movió los números.",
    },
  },
  {
    id: "timeline-of-life",
    module: { en: "Timeline of Life", es: "La línea de la vida" },
    age_group: "9-12",
    pedagogy: "Montessori",
    goals: [
      { en: "Put very long times on a scale", es: "Poner tiempos muy largos a escala" },
      { en: "Read and round large numbers", es: "Leer y redondear números grandes" },
      { en: "Explain how living things changed", es: "Explicar cómo cambiaron los seres vivos" },
    ],
    prompts: [
      {
        en: "If the whole history of Earth were one day, when do you think people would arrive?",
        es: "Si toda la historia de la Tierra fuera un día, ¿a qué hora crees que llegaríamos las personas?",
      },
      {
        en: "Which living thing near you has changed the least, and why do you think so?",
        es: "¿Qué ser vivo cerca de ti ha cambiado menos y por qué lo crees?",
      },
      { en: "How does a stone tell us how old it is?", es: "¿Cómo nos dice una piedra cuántos años tiene?" },
      {
        en: "What would you put on the timeline a hundred years from now?",
        es: "¿Qué pondrías en la línea del tiempo dentro de cien años?",
      },
    ],
    activities: [
      {
        en: "Unroll a long string, 46 hand spans, one for each hundred million years of Earth. Mark the first fish and you.",
        es: "Estira una cuerda de 46 cuartas, una por cada cien millones de años de la Tierra. Marca al primer pez y a ti.",
      },
      {
        en: "Make six cards of living things with a drawing, a date and one fact. Place them on the string.",
        es: "Haz seis tarjetas de seres vivos con dibujo, fecha y un dato. Colócalas en la cuerda.",
      },
      {
        en: "Press a leaf or a shell into clay to make a fossil. Write what a scientist could learn from it.",
        es: "Presiona una hoja o concha en barro para hacer un fósil. Escribe qué aprendería de él un científico.",
      },
      {
        en: "Interview the oldest person you know. Add three moments of their life to a family timeline.",
        es: "Entrevista a la persona más grande que conozcas. Agrega tres momentos de su vida a una línea familiar.",
      },
    ],
    easier: {
      en: "Make a timeline of your own life first, with one hand span for each year.",
      es: "Haz primero la línea de tu propia vida, con una cuarta por cada año.",
    },
    harder: {
      en: "Work out the scale: how many years is one centimeter of your string?",
      es: "Calcula la escala: ¿cuántos años es un centímetro de tu cuerda?",
    },
  },
  {
    id: "words-that-travel",
    module: { en: "Words That Travel", es: "Palabras viajeras" },
    age_group: "9-12",
    pedagogy: "Montessori",
    goals: [
      { en: "Find roots and parts inside words", es: "Encontrar raíces y partes dentro de las palabras" },
      { en: "Sort words by the job they do", es: "Clasificar palabras por la función que cumplen" },
      { en: "Write a short text and improve it", es: "Escribir un texto corto y mejorarlo" },
    ],
    prompts: [
      {
        en: "Chocolate and tomato came from Nahuatl. What other words do you think traveled?",
        es: "Chocolate y tomate vienen del náhuatl. ¿Qué otras palabras crees que viajaron?",
      },
      {
        en: "Take the word return. What changes if you remove the first two letters?",
        es: "Toma la palabra rehacer. ¿Qué cambia si le quitas las primeras dos letras?",
      },
      {
        en: "Which word in your last sentence does the most work?",
        es: "¿Qué palabra de tu última oración trabaja más?",
      },
      {
        en: "How would you say the same thing to a baby, and to a mayor?",
        es: "¿Cómo le dirías lo mismo a un bebé y a una presidenta municipal?",
      },
    ],
    activities: [
      {
        en: "Make a deck of twenty word cards. Sort them into nouns, verbs and adjectives, then build silly sentences.",
        es: "Haz veinte tarjetas de palabras. Sepáralas en sustantivos, verbos y adjetivos, y arma oraciones locas.",
      },
      {
        en: "Choose five foods from your kitchen. Find out where their names come from and mark them on a map.",
        es: "Elige cinco alimentos de tu cocina. Investiga de dónde vienen sus nombres y márcalos en un mapa.",
      },
      {
        en: "Sit outside for ten minutes and write only what you notice. Then cut half of the words.",
        es: "Siéntate afuera diez minutos y escribe solo lo que notas. Después quita la mitad de las palabras.",
      },
      {
        en: "Build a word tree on the wall: one root, and a leaf for each word that grows from it.",
        es: "Haz un árbol de palabras en la pared: una raíz y una hoja por cada palabra que nace de ella.",
      },
    ],
    easier: {
      en: "Use ten cards and only two groups: things and actions.",
      es: "Usa diez tarjetas y solo dos grupos: cosas y acciones.",
    },
    harder: {
      en: "Write the story of one word that traveled through three languages.",
      es: "Escribe la historia de una palabra que viajó por tres idiomas.",
    },
  },
  {
    id: "sorting-the-shore",
    module: { en: "Sorting the Shore", es: "Tesoros de la playa" },
    age_group: "3-5",
    pedagogy: "Montessori",
    goals: [
      { en: "Sort by color, size and shape", es: "Separar por color, tamaño y forma" },
      { en: "Count up to ten by touching", es: "Contar hasta diez tocando" },
      { en: "Name things you hold", es: "Nombrar lo que tienes en la mano" },
    ],
    prompts: [
      { en: "Which one is the smallest?", es: "¿Cuál es la más chiquita?" },
      { en: "Is it smooth or rough?", es: "¿Es lisa o rasposa?" },
      { en: "Can you find one more like this?", es: "¿Puedes encontrar otra como esta?" },
      { en: "How many do you have in your hand?", es: "¿Cuántas tienes en la mano?" },
    ],
    activities: [
      {
        en: "Collect shells, stones or leaves in a basket. Sort them into bowls.",
        es: "Junten conchas, piedras u hojas en una canasta. Sepárenlas en tazones.",
      },
      {
        en: "Put five stones in a row, from big to small.",
        es: "Pongan cinco piedras en fila, de grande a chica.",
      },
      {
        en: "Close your eyes and feel a thing. Say what it is.",
        es: "Cierra los ojos y toca una cosa. Di qué es.",
      },
      {
        en: "Move beans from one bowl to another with a spoon. Count each one.",
        es: "Pasa frijoles de un tazón a otro con una cuchara. Cuenta cada uno.",
      },
    ],
    easier: { en: "Use six things and two bowls.", es: "Usa seis cosas y dos tazones." },
    harder: {
      en: "Sort the same things again in a new way.",
      es: "Separa las mismas cosas otra vez, de otra manera.",
    },
  },
  {
    id: "small-hands-work",
    module: { en: "Work for Small Hands", es: "Trabajo para manos chiquitas" },
    age_group: "3-5",
    pedagogy: "Montessori",
    goals: [
      { en: "Pour, open and close with care", es: "Verter, abrir y cerrar con cuidado" },
      { en: "Finish what you begin and put it away", es: "Terminar lo que empiezas y guardarlo" },
      { en: "Care for a plant", es: "Cuidar una planta" },
    ],
    prompts: [
      { en: "What do we need first?", es: "¿Qué necesitamos primero?" },
      { en: "Where does this go when we finish?", es: "¿Dónde va esto cuando terminamos?" },
      { en: "Is the plant thirsty? How can you tell?", es: "¿La planta tiene sed? ¿Cómo sabes?" },
      { en: "What can your hands do today?", es: "¿Qué pueden hacer hoy tus manos?" },
    ],
    activities: [
      {
        en: "Pour water from one small jug into two cups. Wipe the drops.",
        es: "Vierte agua de una jarrita en dos vasos. Seca las gotas.",
      },
      {
        en: "Wash three fruits in a bowl. Dry them and set them on a plate.",
        es: "Lava tres frutas en un tazón. Sécalas y ponlas en un plato.",
      },
      {
        en: "Plant a bean in a cup of earth. Water it a little each day.",
        es: "Siembra un frijol en un vaso con tierra. Ponle un poco de agua cada día.",
      },
      {
        en: "Open and close jars to find the matching lid.",
        es: "Abre y cierra frascos para encontrar su tapa.",
      },
    ],
    easier: { en: "Pour dry rice in place of water.", es: "Vierte arroz seco en lugar de agua." },
    harder: {
      en: "Set the table for the whole family.",
      es: "Pon la mesa para toda la familia.",
    },
  },
  {
    id: "sounds-around-me",
    module: { en: "Sounds Around Me", es: "Sonidos a mi alrededor" },
    age_group: "3-5",
    pedagogy: "Montessori",
    goals: [
      { en: "Listen and tell sounds apart", es: "Escuchar y distinguir sonidos" },
      { en: "Hear the first sound of a word", es: "Oír el primer sonido de una palabra" },
      { en: "Learn new words", es: "Aprender palabras nuevas" },
    ],
    prompts: [
      { en: "What do you hear when it is very quiet?", es: "¿Qué oyes cuando todo está en silencio?" },
      { en: "Does it sound near or far?", es: "¿Suena cerca o lejos?" },
      { en: "What starts like moon?", es: "¿Qué empieza como luna?" },
      { en: "Can you make the sound of rain?", es: "¿Puedes hacer el sonido de la lluvia?" },
    ],
    activities: [
      {
        en: "Sit outside with closed eyes. Raise a finger for each new sound.",
        es: "Siéntate afuera con los ojos cerrados. Levanta un dedo por cada sonido nuevo.",
      },
      {
        en: "Fill pairs of jars with rice, beans and stones. Shake and match them.",
        es: "Llenen pares de frascos con arroz, frijoles y piedras. Agítenlos y júntenlos.",
      },
      {
        en: "Play I spy with first sounds.",
        es: "Jueguen veo veo con el primer sonido.",
      },
      {
        en: "Walk like an animal and make its sound. Someone guesses.",
        es: "Camina como un animal y haz su sonido. Alguien adivina cuál es.",
      },
    ],
    easier: { en: "Match two pairs of jars.", es: "Junta dos pares de frascos." },
    harder: {
      en: "Find three things that begin with the same sound.",
      es: "Encuentra tres cosas que empiecen con el mismo sonido.",
    },
  },
  {
    id: "a-season-on-the-land",
    module: { en: "A Season on the Land", es: "Una temporada en la tierra" },
    age_group: "13-14",
    pedagogy: "Montessori",
    goals: [
      { en: "Plan, plant and care for a small plot", es: "Planear, sembrar y cuidar una parcela pequeña" },
      { en: "Keep accounts of time, water and harvest", es: "Llevar cuentas de tiempo, agua y cosecha" },
      {
        en: "Connect soil science to daily decisions",
        es: "Conectar la ciencia del suelo con decisiones diarias",
      },
    ],
    prompts: [
      {
        en: "What does this soil need, and what evidence would convince you?",
        es: "¿Qué necesita este suelo y qué evidencia te convencería?",
      },
      {
        en: "If water were limited to one bucket a day, what would you grow and why?",
        es: "Si solo hubiera una cubeta de agua al día, ¿qué sembrarías y por qué?",
      },
      {
        en: "What is a fair way to share work and harvest among five people?",
        es: "¿Cuál sería una forma justa de repartir el trabajo y la cosecha entre cinco personas?",
      },
      {
        en: "What did a failure on the land teach you that a success could not?",
        es: "¿Qué te enseñó un fracaso en la tierra que un éxito no podría?",
      },
    ],
    activities: [
      {
        en: "Test your soil: shake a handful with water in a jar, let it settle a day, and measure the layers.",
        es: "Prueba tu suelo: agita un puño con agua en un frasco, déjalo asentar un día y mide las capas.",
      },
      {
        en: "Draw your plot to scale. Choose three crops for this month and justify each with sun, water and space.",
        es: "Dibuja tu parcela a escala. Elige tres cultivos para este mes y justifica cada uno con sol, agua y espacio.",
      },
      {
        en: "Keep a ledger for two weeks: liters of water, minutes of work, height of the plants. Graph one relation.",
        es: "Lleva un registro dos semanas: litros de agua, minutos de trabajo, altura de las plantas. Grafica una relación.",
      },
      {
        en: "Interview someone who grows food. Ask what changed in twenty years, and write one page.",
        es: "Entrevista a alguien que cultive alimentos. Pregunta qué cambió en veinte años y escribe una página.",
      },
    ],
    easier: {
      en: "Grow one crop in three pots and change only the amount of water.",
      es: "Cultiva una sola planta en tres macetas y cambia solo la cantidad de agua.",
    },
    harder: {
      en: "Write a one-page plan for a school garden with costs, tasks and a calendar.",
      es: "Escribe un plan de una página para un huerto escolar con costos, tareas y calendario.",
    },
  },
  {
    id: "algebra-you-can-hold",
    module: { en: "Algebra You Can Hold", es: "Álgebra con las manos" },
    age_group: "13-14",
    pedagogy: "Montessori",
    goals: [
      { en: "See equations as a balance", es: "Ver las ecuaciones como una balanza" },
      { en: "Find a rule for a growing pattern", es: "Encontrar la regla de un patrón que crece" },
      {
        en: "Move between object, table, graph and formula",
        es: "Pasar de objeto a tabla, gráfica y fórmula",
      },
    ],
    prompts: [
      {
        en: "If both sides of a balance weigh the same, what may you do without tipping it?",
        es: "Si los dos lados de una balanza pesan igual, ¿qué puedes hacer sin que se incline?",
      },
      {
        en: "How many sticks does the hundredth figure of your pattern need? How do you know without building it?",
        es: "¿Cuántos palitos necesita la figura cien de tu patrón? ¿Cómo lo sabes sin armarla?",
      },
      {
        en: "Where does the letter in a formula come from in real life?",
        es: "¿De dónde sale en la vida real la letra de una fórmula?",
      },
      {
        en: "Which of your two solutions is more elegant, and why?",
        es: "¿Cuál de tus dos soluciones es más elegante y por qué?",
      },
    ],
    activities: [
      {
        en: "Hide the same number of beans in three cups. Balance them against loose beans and solve for one cup.",
        es: "Esconde el mismo número de frijoles en tres vasos. Iguálalos con frijoles sueltos y despeja un vaso.",
      },
      {
        en: "Build squares in a row with sticks. Make a table for one to six squares and find the formula.",
        es: "Arma cuadros en fila con palitos. Haz una tabla de uno a seis cuadros y encuentra la fórmula.",
      },
      {
        en: "Cut paper tiles for x squared, x and one. Arrange them into a rectangle and read its sides.",
        es: "Recorta piezas de papel para x cuadrada, x y uno. Acomódalas en un rectángulo y lee sus lados.",
      },
      {
        en: "Time how long water takes to leave a pierced bottle. Graph height against time, and describe the curve.",
        es: "Mide cuánto tarda en vaciarse una botella con un agujero. Grafica altura contra tiempo y describe la curva.",
      },
    ],
    easier: {
      en: "Work with two cups and up to twenty beans, and draw each step.",
      es: "Trabaja con dos vasos y hasta veinte frijoles, y dibuja cada paso.",
    },
    harder: {
      en: "Invent a pattern that grows by squares and challenge someone to find its rule.",
      es: "Inventa un patrón que crezca al cuadrado y reta a alguien a encontrar su regla.",
    },
  },
  {
    id: "voices-and-sources",
    module: { en: "Voices and Sources", es: "Voces y fuentes" },
    age_group: "13-14",
    pedagogy: "Montessori",
    goals: [
      { en: "Listen to and record a life story", es: "Escuchar y registrar una historia de vida" },
      { en: "Tell fact, memory and opinion apart", es: "Distinguir hecho, recuerdo y opinión" },
      { en: "Write with a voice of your own", es: "Escribir con voz propia" },
    ],
    prompts: [
      {
        en: "How can two people remember the same day differently and both be honest?",
        es: "¿Cómo pueden dos personas recordar distinto el mismo día y las dos ser honestas?",
      },
      { en: "Whose voice is missing from this story?", es: "¿Qué voz falta en esta historia?" },
      {
        en: "What makes you trust a source, and what would make you stop?",
        es: "¿Qué te hace confiar en una fuente y qué haría que dejaras de confiar?",
      },
      {
        en: "Which sentence would you keep if you could keep only one?",
        es: "¿Con qué oración te quedarías si solo pudieras guardar una?",
      },
    ],
    activities: [
      {
        en: "Write eight open questions and interview a neighbor, with permission. Take notes in their own words.",
        es: "Escribe ocho preguntas abiertas y entrevista a alguien del barrio, con permiso. Anota con sus propias palabras.",
      },
      {
        en: "Mark your notes in three colors: fact, memory, opinion. Check two facts in another source.",
        es: "Marca tus notas con tres colores: hecho, recuerdo, opinión. Verifica dos hechos en otra fuente.",
      },
      {
        en: "Write the story in one page twice: once as a reporter, once as a poet.",
        es: "Escribe la historia en una página dos veces: una como reportera o reportero, otra como poeta.",
      },
      {
        en: "Read it aloud to the person you interviewed. Change what they ask you to change.",
        es: "Léela en voz alta a la persona que entrevistaste. Cambia lo que te pida cambiar.",
      },
    ],
    easier: {
      en: "Interview someone at home with four questions and write half a page.",
      es: "Entrevista a alguien de tu casa con cuatro preguntas y escribe media página.",
    },
    harder: {
      en: "Compare two interviews about the same event and explain where they differ.",
      es: "Compara dos entrevistas sobre el mismo hecho y explica en qué difieren.",
    },
  },
];
