import type { CurriculumModule } from "#domain/learner/curriculum/module.ts";

/** Modules around a thing that gets built, tried and shown. Built-in ones of the specification first. */
export const projectBased: readonly CurriculumModule[] = [
  {
    id: "jungle-geometry",
    module: { en: "Jungle Geometry", es: "Geometría en la selva" },
    age_group: "7-9",
    pedagogy: "Project-Based",
    goals: [
      {
        en: "Recognize shapes and angles in plants and buildings",
        es: "Reconocer figuras y ángulos en plantas y construcciones",
      },
      { en: "Measure with a ruler and with your body", es: "Medir con regla y con tu cuerpo" },
      { en: "Build a strong frame from triangles", es: "Construir un marco fuerte con triángulos" },
    ],
    prompts: [
      {
        en: "Which shapes can you see in one leaf?",
        es: "¿Qué figuras puedes ver en una hoja?",
      },
      {
        en: "Why do you think a hammock post leans the way it does?",
        es: "¿Por qué crees que el poste de una hamaca se inclina así?",
      },
      {
        en: "How many triangles do you need to make a square that does not wobble?",
        es: "¿Cuántos triángulos necesitas para que un cuadrado no se mueva?",
      },
      {
        en: "How could you measure a tree without climbing it?",
        es: "¿Cómo podrías medir un árbol sin treparlo?",
      },
    ],
    activities: [
      {
        en: "Go on a shape hunt. Draw ten shapes from plants, doors and roofs, and name them.",
        es: "Haz una caza de figuras. Dibuja diez de plantas, puertas y techos, y ponles nombre.",
      },
      {
        en: "Tie sticks into a square and push it. Add one stick across and push again.",
        es: "Amarra palitos en forma de cuadrado y empújalo. Agrega un palito cruzado y vuelve a empujar.",
      },
      {
        en: "Build a shelter frame as tall as your knee. Test it with a book on top.",
        es: "Construye el armazón de un refugio que te llegue a la rodilla. Pruébalo con un libro encima.",
      },
      {
        en: "Make leaf prints with paint. Fold each print to find its line of symmetry.",
        es: "Haz huellas de hojas con pintura. Dobla cada una para encontrar su eje de simetría.",
      },
    ],
    easier: {
      en: "Hunt for circles, squares and triangles only.",
      es: "Busca solo círculos, cuadrados y triángulos.",
    },
    harder: {
      en: "Draw your shelter to scale: one square of paper for each hand span.",
      es: "Dibuja tu refugio a escala: un cuadrito de papel por cada cuarta.",
    },
  },
  {
    id: "map-of-our-street",
    module: { en: "The Map of Our Street", es: "El mapa de nuestra calle" },
    age_group: "7-9",
    pedagogy: "Project-Based",
    goals: [
      { en: "Observe and draw a place from above", es: "Observar y dibujar un lugar visto desde arriba" },
      { en: "Use steps, directions and a key", es: "Usar pasos, direcciones y una simbología" },
      { en: "Make something useful for others", es: "Hacer algo útil para otras personas" },
    ],
    prompts: [
      { en: "What would a bird see over our street?", es: "¿Qué vería un pájaro sobre nuestra calle?" },
      {
        en: "How do you tell a visitor the way to the shop?",
        es: "¿Cómo le explicas a una visita el camino a la tienda?",
      },
      {
        en: "Where is the best shade at noon?",
        es: "¿Dónde está la mejor sombra al mediodía?",
      },
      { en: "What is missing here that would help people?", es: "¿Qué falta aquí que ayudaría a la gente?" },
    ],
    activities: [
      {
        en: "Walk the street with a grown-up. Count steps between six places and write them down.",
        es: "Recorre la calle con una persona adulta. Cuenta los pasos entre seis lugares y anótalos.",
      },
      {
        en: "Lay the map out on the floor with blocks and string before you draw it.",
        es: "Arma el mapa en el piso con bloques y cuerda antes de dibujarlo.",
      },
      {
        en: "Draw the map with a key for trees, water, shade and shops.",
        es: "Dibuja el mapa con símbolos para árboles, agua, sombra y tiendas.",
      },
      {
        en: "Ask someone to find a hidden leaf with your map. Fix what confused them.",
        es: "Pide a alguien que encuentre una hoja escondida con tu mapa. Corrige lo que le confundió.",
      },
    ],
    easier: { en: "Map one room or the yard.", es: "Haz el mapa de un cuarto o del patio." },
    harder: {
      en: "Add a scale and work out how many meters a walk to school is.",
      es: "Agrega una escala y calcula cuántos metros hay hasta la escuela.",
    },
  },
  {
    id: "bird-cafe",
    module: { en: "The Bird Café", es: "El café de los pájaros" },
    age_group: "7-9",
    pedagogy: "Project-Based",
    goals: [
      { en: "Ask a question and plan a fair test", es: "Hacer una pregunta y planear una prueba justa" },
      { en: "Keep a tally and read a bar graph", es: "Llevar un conteo y leer una gráfica de barras" },
      { en: "Improve a design after testing", es: "Mejorar un diseño después de probarlo" },
    ],
    prompts: [
      {
        en: "What do you think birds here like to eat? How can we find out?",
        es: "¿Qué crees que les gusta comer a los pájaros de aquí? ¿Cómo lo averiguamos?",
      },
      {
        en: "What must stay the same so that the test is fair?",
        es: "¿Qué debe quedarse igual para que la prueba sea justa?",
      },
      {
        en: "Five birds came in the morning and seven in the evening. How many in all?",
        es: "Vinieron cinco pájaros en la mañana y siete en la tarde. ¿Cuántos fueron?",
      },
      { en: "What would you change in your feeder now?", es: "¿Qué cambiarías ahora en tu comedero?" },
    ],
    activities: [
      {
        en: "Build a feeder from a clean bottle or half an orange peel. Hang it in the shade.",
        es: "Haz un comedero con una botella limpia o media cáscara de naranja. Cuélgalo en la sombra.",
      },
      {
        en: "Offer two kinds of seed on two plates. Watch for ten minutes and tally the visits.",
        es: "Ofrece dos tipos de semilla en dos platos. Observa diez minutos y cuenta las visitas.",
      },
      {
        en: "Make a bar graph of three days. Say what it shows in one sentence.",
        es: "Haz una gráfica de barras de tres días. Di en una oración lo que muestra.",
      },
      {
        en: "Draw the menu of your café with the birds’ favorites.",
        es: "Dibuja el menú de tu café con lo favorito de los pájaros.",
      },
    ],
    easier: {
      en: "Use one plate and draw a line for each visit.",
      es: "Usa un plato y dibuja una rayita por cada visita.",
    },
    harder: {
      en: "Test the hour of the day too, and compare two graphs.",
      es: "Prueba también la hora del día y compara dos gráficas.",
    },
  },
  {
    id: "weather-station-project",
    module: { en: "Weather Station Project", es: "Proyecto: estación del clima" },
    age_group: "6-8",
    pedagogy: "Project-Based",
    goals: [
      { en: "Observe sky, wind and rain each day", es: "Observar cada día el cielo, el viento y la lluvia" },
      { en: "Build simple tools that measure", es: "Construir aparatos sencillos para medir" },
      { en: "Keep a chart and tell what it shows", es: "Llevar una tabla y contar lo que muestra" },
    ],
    prompts: [
      { en: "What does the sky tell you this morning?", es: "¿Qué te dice el cielo esta mañana?" },
      {
        en: "How can we see the wind, if it is invisible?",
        es: "¿Cómo podemos ver el viento si es invisible?",
      },
      {
        en: "Which day was the rainiest? How do you know?",
        es: "¿Qué día llovió más? ¿Cómo lo sabes?",
      },
      {
        en: "What will the weather be tomorrow? Why do you think so?",
        es: "¿Qué clima hará mañana? ¿Por qué lo crees?",
      },
    ],
    activities: [
      {
        en: "Cut a bottle to make a rain gauge. Mark fingers of water on the side.",
        es: "Corta una botella para hacer un pluviómetro. Marca dedos de agua en el costado.",
      },
      {
        en: "Tie a ribbon to a stick to see where the wind comes from.",
        es: "Amarra un listón a un palo para ver de dónde viene el viento.",
      },
      {
        en: "Draw the weather every day for a week on a big sheet.",
        es: "Dibuja el clima cada día durante una semana en una hoja grande.",
      },
      {
        en: "Give the weather report to your family. Use your chart.",
        es: "Da el reporte del clima a tu familia. Usa tu tabla.",
      },
    ],
    easier: {
      en: "Choose one picture a day: sun, cloud or rain.",
      es: "Elige un dibujo al día: sol, nube o lluvia.",
    },
    harder: {
      en: "Read a thermometer morning and noon and find the difference.",
      es: "Lee un termómetro en la mañana y al mediodía y encuentra la diferencia.",
    },
  },
  {
    id: "worm-hotel",
    module: { en: "The Worm Hotel", es: "El hotel de lombrices" },
    age_group: "6-8",
    pedagogy: "Project-Based",
    goals: [
      { en: "Learn what living things need", es: "Aprender qué necesitan los seres vivos" },
      { en: "Watch small changes and draw them", es: "Observar cambios pequeños y dibujarlos" },
      { en: "Turn scraps into soil", es: "Convertir restos de comida en tierra" },
    ],
    prompts: [
      {
        en: "What does a worm need to feel at home?",
        es: "¿Qué necesita una lombriz para sentirse en casa?",
      },
      {
        en: "Which scraps will be gone first, do you think?",
        es: "¿Qué restos crees que desaparecerán primero?",
      },
      { en: "What changed since last time?", es: "¿Qué cambió desde la última vez?" },
      { en: "How do worms help a garden?", es: "¿Cómo ayudan las lombrices a un jardín?" },
    ],
    activities: [
      {
        en: "Fill a clear jar with layers of earth and sand. Add a few worms and dark paper around it.",
        es: "Llena un frasco con capas de tierra y arena. Agrega unas lombrices y cúbrelo con papel oscuro.",
      },
      {
        en: "Feed them small bits of peel. Keep the earth damp, not wet.",
        es: "Dales pedacitos de cáscara. Mantén la tierra húmeda, no mojada.",
      },
      {
        en: "Look every two days and draw the tunnels.",
        es: "Mira cada dos días y dibuja los túneles.",
      },
      {
        en: "After two weeks set the worms free in a garden. Tell what you learned.",
        es: "Después de dos semanas libera a las lombrices en un jardín. Cuenta lo que aprendiste.",
      },
    ],
    easier: {
      en: "Look for worms under a stone and draw one.",
      es: "Busca lombrices debajo de una piedra y dibuja una.",
    },
    harder: {
      en: "Make two jars, one dark and one light, and compare.",
      es: "Haz dos frascos, uno en lo oscuro y otro con luz, y compara.",
    },
  },
  {
    id: "toy-repair-shop",
    module: { en: "The Toy Repair Shop", es: "El taller de juguetes" },
    age_group: "6-8",
    pedagogy: "Project-Based",
    goals: [
      { en: "Find out how a thing works", es: "Descubrir cómo funciona una cosa" },
      { en: "Plan, try and try again", es: "Planear, intentar y volver a intentar" },
      { en: "Use tools safely", es: "Usar herramientas con cuidado" },
    ],
    prompts: [
      { en: "What is broken, and what still works?", es: "¿Qué está roto y qué todavía sirve?" },
      {
        en: "What could we use in place of the missing part?",
        es: "¿Qué podríamos usar en lugar de la pieza que falta?",
      },
      { en: "What did your first try teach you?", es: "¿Qué te enseñó tu primer intento?" },
      { en: "Who will be happy when this is fixed?", es: "¿Quién se va a alegrar cuando esto quede listo?" },
    ],
    activities: [
      {
        en: "Find three things at home that need repair. Draw what is wrong with each.",
        es: "Busca en casa tres cosas por reparar. Dibuja qué le pasa a cada una.",
      },
      {
        en: "Mend one with tape, string or glue. Test it three times.",
        es: "Arregla una con cinta, cuerda o pegamento. Pruébala tres veces.",
      },
      {
        en: "Build a new toy from a box, lids and sticks.",
        es: "Construye un juguete nuevo con una caja, tapas y palitos.",
      },
      {
        en: "Open your shop. Show what you fixed and how.",
        es: "Abre tu taller. Enseña qué arreglaste y cómo.",
      },
    ],
    easier: { en: "Build one toy that rolls.", es: "Haz un juguete que ruede." },
    harder: {
      en: "Write instructions so that someone else can build your toy.",
      es: "Escribe instrucciones para que otra persona construya tu juguete.",
    },
  },
  {
    id: "sustainable-community-design",
    module: { en: "Sustainable Community Design", es: "Diseño de una comunidad sustentable" },
    age_group: "9-12",
    pedagogy: "Project-Based",
    goals: [
      { en: "Find out what a community needs", es: "Averiguar qué necesita una comunidad" },
      {
        en: "Design with limits of water, land and money",
        es: "Diseñar con límites de agua, terreno y dinero",
      },
      { en: "Use area, scale and budgets", es: "Usar área, escala y presupuestos" },
      {
        en: "Defend a decision and change it with evidence",
        es: "Defender una decisión y cambiarla con evidencia",
      },
    ],
    prompts: [
      {
        en: "What does your town throw away that someone else could use?",
        es: "¿Qué tira tu pueblo que alguien más podría usar?",
      },
      {
        en: "If you could change one street, who should you ask first?",
        es: "Si pudieras cambiar una calle, ¿a quién deberías preguntar primero?",
      },
      {
        en: "How much roof do you need to collect water for a family for one day?",
        es: "¿Cuánto techo necesitas para juntar el agua de una familia en un día?",
      },
      {
        en: "What is good for people but bad for turtles, and how could a design fix that?",
        es: "¿Qué es bueno para la gente pero malo para las tortugas, y cómo lo resolvería un diseño?",
      },
    ],
    activities: [
      {
        en: "Ask five people what their street needs. Sort the answers and choose one problem to solve.",
        es: "Pregunta a cinco personas qué necesita su calle. Ordena las respuestas y elige un problema.",
      },
      {
        en: "Draw your block on grid paper, one square for each meter. Place homes, trees, water and paths.",
        es: "Dibuja tu cuadra en papel cuadriculado, un cuadro por metro. Ubica casas, árboles, agua y caminos.",
      },
      {
        en: "Build the model from boxes and sticks. Pour water over it and see where it runs.",
        es: "Construye la maqueta con cajas y palitos. Échale agua y mira hacia dónde corre.",
      },
      {
        en: "Present it to three people. Write down one thing you will change because of what they said.",
        es: "Preséntala a tres personas. Escribe una cosa que cambiarás por lo que te dijeron.",
      },
    ],
    easier: {
      en: "Design one house and its garden for a hot, dry place.",
      es: "Diseña una casa y su jardín para un lugar cálido y seco.",
    },
    harder: {
      en: "Add a budget in points: each wall, tree and tank costs some, and you have one hundred.",
      es: "Agrega un presupuesto en puntos: cada muro, árbol y tanque cuesta, y tienes cien.",
    },
  },
  {
    id: "bridge-builders",
    module: { en: "Bridge Builders", es: "Constructores de puentes" },
    age_group: "9-12",
    pedagogy: "Project-Based",
    goals: [
      { en: "Test how shape changes strength", es: "Probar cómo la forma cambia la resistencia" },
      { en: "Record results and read a line graph", es: "Registrar resultados y leer una gráfica de líneas" },
      { en: "Improve a design in several rounds", es: "Mejorar un diseño en varias rondas" },
    ],
    prompts: [
      {
        en: "Where do you think your bridge will fail first, and why there?",
        es: "¿Dónde crees que fallará primero tu puente y por qué ahí?",
      },
      {
        en: "Why does a folded sheet carry more than a flat one?",
        es: "¿Por qué una hoja doblada aguanta más que una plana?",
      },
      {
        en: "Your bridge weighs 20 grams and carries 600. How many times its weight is that?",
        es: "Tu puente pesa 20 gramos y aguanta 600. ¿Cuántas veces su peso es eso?",
      },
      {
        en: "What did you change, and what did you keep the same?",
        es: "¿Qué cambiaste y qué dejaste igual?",
      },
    ],
    activities: [
      {
        en: "Lay one sheet of paper between two books. Load it with stones. Then fold it like a fan and try again.",
        es: "Pon una hoja de papel entre dos libros. Cárgala con piedras. Luego dóblala como abanico y repite.",
      },
      {
        en: "Build a bridge 30 centimeters long from sticks and string. Draw the triangles before you tie.",
        es: "Construye un puente de 30 centímetros con palitos y cuerda. Dibuja los triángulos antes de amarrar.",
      },
      {
        en: "Add weight little by little and write down how far the bridge bends. Graph it.",
        es: "Agrega peso poco a poco y anota cuánto se dobla el puente. Haz la gráfica.",
      },
      {
        en: "Look at a real bridge or roof nearby. Sketch where it is pushed and where it is pulled.",
        es: "Observa un puente o techo real cerca de ti. Dibuja dónde empuja y dónde jala.",
      },
    ],
    easier: { en: "Use paper only, and compare three folds.", es: "Usa solo papel y compara tres dobleces." },
    harder: {
      en: "Set a limit of twenty sticks and compare strength divided by weight.",
      es: "Pon un límite de veinte palitos y compara la resistencia entre el peso.",
    },
  },
  {
    id: "our-radio-show",
    module: { en: "Our Radio Show", es: "Nuestro programa de radio" },
    age_group: "9-12",
    pedagogy: "Project-Based",
    goals: [
      { en: "Research a question that matters here", es: "Investigar una pregunta que importe aquí" },
      { en: "Interview with respect and listen", es: "Entrevistar con respeto y escuchar" },
      { en: "Write for the ear and speak clearly", es: "Escribir para el oído y hablar con claridad" },
    ],
    prompts: [
      {
        en: "What does everybody here know that visitors do not?",
        es: "¿Qué sabe toda la gente de aquí que los visitantes no saben?",
      },
      {
        en: "What is a question nobody can answer with yes or no?",
        es: "¿Qué pregunta no se puede contestar con sí o no?",
      },
      {
        en: "Which sound would tell the listener where we are?",
        es: "¿Qué sonido le diría a quien escucha dónde estamos?",
      },
      {
        en: "Your show lasts six minutes. How will you divide them?",
        es: "Tu programa dura seis minutos. ¿Cómo los vas a repartir?",
      },
    ],
    activities: [
      {
        en: "Choose a topic. Write six open questions and put them in a good order.",
        es: "Elige un tema. Escribe seis preguntas abiertas y ponlas en un buen orden.",
      },
      {
        en: "Interview two people with their permission. Write down their best sentence word for word.",
        es: "Entrevista a dos personas con su permiso. Escribe su mejor frase palabra por palabra.",
      },
      {
        en: "Make three sound effects with rice, paper and water. Try them with eyes closed.",
        es: "Haz tres efectos de sonido con arroz, papel y agua. Pruébalos con los ojos cerrados.",
      },
      {
        en: "Write the script on one page with minutes beside it. Perform it live for your family or class.",
        es: "Escribe el guion en una página con los minutos al lado. Preséntalo en vivo a tu familia o grupo.",
      },
    ],
    easier: {
      en: "Make a two-minute show with one interview.",
      es: "Haz un programa de dos minutos con una entrevista.",
    },
    harder: {
      en: "Present two opposite opinions fairly, so that both people would agree with how you did it.",
      es: "Presenta dos opiniones opuestas de forma justa, tanto que ambas personas estén de acuerdo.",
    },
  },
  {
    id: "house-for-a-friend",
    module: { en: "A House for a Friend", es: "Una casa para un amigo" },
    age_group: "3-5",
    pedagogy: "Project-Based",
    goals: [
      { en: "Build with blocks and boxes", es: "Construir con bloques y cajas" },
      { en: "Use words like in, on and under", es: "Usar palabras como dentro, encima y debajo" },
      { en: "Try again when it falls", es: "Volver a intentar cuando se cae" },
    ],
    prompts: [
      { en: "Who will live in the house?", es: "¿Quién va a vivir en la casa?" },
      { en: "Is it big enough?", es: "¿Es bastante grande?" },
      { en: "What goes under the roof?", es: "¿Qué va debajo del techo?" },
      { en: "It fell down! What can we try now?", es: "¡Se cayó! ¿Qué podemos intentar ahora?" },
    ],
    activities: [
      {
        en: "Choose a toy friend. Find a box that fits.",
        es: "Elige un juguete amigo. Busca una caja donde quepa.",
      },
      {
        en: "Build walls with blocks or stones. Count them.",
        es: "Haz paredes con bloques o piedras. Cuéntalos.",
      },
      {
        en: "Make a roof with leaves or cloth.",
        es: "Haz un techo con hojas o tela.",
      },
      {
        en: "Drop water on the roof. Is your friend dry?",
        es: "Échale gotas de agua al techo. ¿Tu amigo quedó seco?",
      },
    ],
    easier: {
      en: "Put the friend in, on and under a box.",
      es: "Pon al amigo dentro, encima y debajo de una caja.",
    },
    harder: { en: "Build a house with two rooms.", es: "Construye una casa con dos cuartos." },
  },
  {
    id: "ramp-and-roll",
    module: { en: "Ramp and Roll", es: "Rampas que ruedan" },
    age_group: "3-5",
    pedagogy: "Project-Based",
    goals: [
      { en: "Guess and then try", es: "Adivinar y luego probar" },
      { en: "Compare fast and slow, near and far", es: "Comparar rápido y lento, cerca y lejos" },
      { en: "Take turns", es: "Esperar el turno" },
    ],
    prompts: [
      { en: "Will it roll or will it slide?", es: "¿Va a rodar o a resbalar?" },
      { en: "Which one goes farther?", es: "¿Cuál llega más lejos?" },
      { en: "How can we make it go faster?", es: "¿Cómo hacemos que vaya más rápido?" },
      { en: "What else could roll?", es: "¿Qué más podría rodar?" },
    ],
    activities: [
      {
        en: "Lean a board on a book to make a ramp.",
        es: "Apoya una tabla en un libro para hacer una rampa.",
      },
      {
        en: "Try a ball, a stone and a spoon. Which ones roll?",
        es: "Prueba una pelota, una piedra y una cuchara. ¿Cuáles ruedan?",
      },
      {
        en: "Mark with a stick where each one stops.",
        es: "Marca con un palito dónde se detiene cada cosa.",
      },
      {
        en: "Make the ramp higher and try again.",
        es: "Haz la rampa más alta y prueba otra vez.",
      },
    ],
    easier: { en: "Roll one ball to a friend and back.", es: "Rueda una pelota a alguien y de regreso." },
    harder: { en: "Build a ramp with a turn.", es: "Construye una rampa con una vuelta." },
  },
  {
    id: "our-little-market",
    module: { en: "Our Little Market", es: "Nuestro mercadito" },
    age_group: "3-5",
    pedagogy: "Project-Based",
    goals: [
      { en: "Count and give one for one", es: "Contar y dar uno por uno" },
      { en: "Play a role and use polite words", es: "Jugar un papel y usar palabras amables" },
      { en: "Make things to share", es: "Hacer cosas para compartir" },
    ],
    prompts: [
      { en: "What do you sell today?", es: "¿Qué vendes hoy?" },
      { en: "How many would you like?", es: "¿Cuántos quieres?" },
      { en: "What do we say when we get something?", es: "¿Qué decimos cuando nos dan algo?" },
      { en: "Do we have enough for everyone?", es: "¿Alcanza para todos?" },
    ],
    activities: [
      {
        en: "Set out fruit, leaves or stones on a cloth.",
        es: "Pon fruta, hojas o piedras sobre una tela.",
      },
      {
        en: "Make coins from paper circles. Each thing costs one to five.",
        es: "Haz monedas con círculos de papel. Cada cosa cuesta de una a cinco.",
      },
      {
        en: "Draw a sign for your stall.",
        es: "Dibuja un letrero para tu puesto.",
      },
      {
        en: "Invite your family to buy. Count together.",
        es: "Invita a tu familia a comprar. Cuenten juntos.",
      },
    ],
    easier: { en: "Everything costs one coin.", es: "Todo cuesta una moneda." },
    harder: { en: "Give change from five coins.", es: "Da cambio de cinco monedas." },
  },
  {
    id: "water-for-a-week",
    module: { en: "Water for a Week", es: "Agua para una semana" },
    age_group: "13-14",
    pedagogy: "Project-Based",
    goals: [
      {
        en: "Measure real use and find where water is lost",
        es: "Medir el consumo real y encontrar dónde se pierde agua",
      },
      { en: "Model with rates, percentages and units", es: "Modelar con razones, porcentajes y unidades" },
      { en: "Build and test a prototype filter or collector", es: "Construir y probar un filtro o captador" },
      {
        en: "Propose a change with numbers behind it",
        es: "Proponer un cambio con números que lo respalden",
      },
    ],
    prompts: [
      {
        en: "Where does the water in your tap come from, and what does it cost somebody else?",
        es: "¿De dónde viene el agua de tu llave y qué le cuesta a alguien más?",
      },
      {
        en: "A tap drips once a second. How could you work out what that is in a year?",
        es: "Una llave gotea una vez por segundo. ¿Cómo calcularías cuánto es en un año?",
      },
      {
        en: "What would you measure to prove that your filter works, and what would not be proof?",
        es: "¿Qué medirías para demostrar que tu filtro funciona y qué no sería prueba?",
      },
      {
        en: "Which change is small for a family but large for a town?",
        es: "¿Qué cambio es pequeño para una familia pero grande para un pueblo?",
      },
    ],
    activities: [
      {
        en: "Keep a water log at home for three days: every use, with liters measured or estimated.",
        es: "Lleva un registro del agua en casa durante tres días: cada uso, con litros medidos o estimados.",
      },
      {
        en: "Turn it into percentages. Choose the use that would be easiest to halve, and test it for a day.",
        es: "Conviértelo en porcentajes. Elige el uso más fácil de reducir a la mitad y pruébalo un día.",
      },
      {
        en: "Build a filter with a bottle, cloth, sand and gravel. Compare muddy water before and after. Do not drink it.",
        es: "Construye un filtro con botella, tela, arena y grava. Compara agua turbia antes y después. No la bebas.",
      },
      {
        en: "Present one proposal to your family or school in three minutes, with one graph.",
        es: "Presenta una propuesta a tu familia o escuela en tres minutos, con una gráfica.",
      },
    ],
    easier: {
      en: "Log one use, such as washing hands, and find the liters in a week.",
      es: "Registra un solo uso, como lavarte las manos, y calcula los litros de una semana.",
    },
    harder: {
      en: "Model how much rain your roof could collect in a month, and state your assumptions.",
      es: "Modela cuánta lluvia podría captar tu techo en un mes y explica tus supuestos.",
    },
  },
  {
    id: "small-good-business",
    module: { en: "A Small Good Business", es: "Un pequeño buen negocio" },
    age_group: "13-14",
    pedagogy: "Project-Based",
    goals: [
      { en: "Find a need by listening", es: "Encontrar una necesidad escuchando" },
      { en: "Work out cost, price and margin", es: "Calcular costo, precio y margen" },
      {
        en: "Test an idea cheaply before building it",
        es: "Probar una idea a bajo costo antes de construirla",
      },
    ],
    prompts: [
      {
        en: "What do people here pay for that could be made better close by?",
        es: "¿Qué compra la gente de aquí que podría hacerse mejor y más cerca?",
      },
      {
        en: "Who could be harmed by your idea, and how would you know?",
        es: "¿A quién podría dañar tu idea y cómo lo sabrías?",
      },
      {
        en: "If materials cost 12 and you want to keep a quarter of the price, what is the price?",
        es: "Si los materiales cuestan 12 y quieres quedarte con un cuarto del precio, ¿cuál es el precio?",
      },
      {
        en: "What is the smallest test that could prove you wrong this week?",
        es: "¿Cuál es la prueba más pequeña que podría demostrar esta semana que te equivocas?",
      },
    ],
    activities: [
      {
        en: "Ask six people about a problem. Do not mention your idea. Write what they do today.",
        es: "Pregunta a seis personas por un problema. No menciones tu idea. Escribe qué hacen hoy.",
      },
      {
        en: "Make one sample from materials at hand. Time each step and list each cost.",
        es: "Haz una muestra con materiales que tengas. Toma el tiempo de cada paso y anota cada costo.",
      },
      {
        en: "Build a table of cost, price and quantity. Find where you begin to earn.",
        es: "Haz una tabla de costo, precio y cantidad. Encuentra a partir de dónde empiezas a ganar.",
      },
      {
        en: "Offer your sample to three people, listen, and improve it once.",
        es: "Ofrece tu muestra a tres personas, escucha y mejórala una vez.",
      },
    ],
    easier: {
      en: "Plan a stall for one morning with one product.",
      es: "Planea un puesto para una mañana con un solo producto.",
    },
    harder: {
      en: "Write the formula for profit and show with a graph how it changes with the price.",
      es: "Escribe la fórmula de la ganancia y muestra con una gráfica cómo cambia con el precio.",
    },
  },
  {
    id: "documentary-of-a-place",
    module: { en: "Documentary of a Place", es: "Documental de un lugar" },
    age_group: "13-14",
    pedagogy: "Project-Based",
    goals: [
      {
        en: "Plan a story with a question at its heart",
        es: "Planear una historia con una pregunta en el centro",
      },
      {
        en: "Collect evidence in pictures, sound and words",
        es: "Reunir evidencia en imágenes, sonido y palabras",
      },
      { en: "Edit: choose what to leave out", es: "Editar: elegir qué dejar fuera" },
    ],
    prompts: [
      {
        en: "What has this place lost and what has it kept?",
        es: "¿Qué ha perdido este lugar y qué ha conservado?",
      },
      {
        en: "What would a map show that a photograph hides?",
        es: "¿Qué mostraría un mapa que una fotografía esconde?",
      },
      {
        en: "How do you show change without saying the word change?",
        es: "¿Cómo muestras un cambio sin decir la palabra cambio?",
      },
      {
        en: "Whose permission do you need, and why does that matter?",
        es: "¿El permiso de quién necesitas y por qué importa?",
      },
    ],
    activities: [
      {
        en: "Choose a place you can visit three times. Write the question your story will answer.",
        es: "Elige un lugar que puedas visitar tres veces. Escribe la pregunta que tu historia responderá.",
      },
      {
        en: "Draw a storyboard of eight frames. Mark what is fact and who told you.",
        es: "Dibuja un guion gráfico de ocho cuadros. Marca qué es un hecho y quién te lo contó.",
      },
      {
        en: "Collect: ten drawings or photographs, one interview, one old picture, one number.",
        es: "Reúne diez dibujos o fotografías, una entrevista, una imagen antigua y un número.",
      },
      {
        en: "Show it to someone who knows the place. Correct what they say is not so.",
        es: "Muéstralo a alguien que conozca el lugar. Corrige lo que te diga que no es así.",
      },
    ],
    easier: {
      en: "Tell the story of one tree or one door in four frames.",
      es: "Cuenta la historia de un árbol o una puerta en cuatro cuadros.",
    },
    harder: {
      en: "Cut your documentary to half its length without losing the answer.",
      es: "Reduce tu documental a la mitad sin perder la respuesta.",
    },
  },
];
