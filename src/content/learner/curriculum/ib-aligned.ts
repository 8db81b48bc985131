import type { CurriculumModule } from "#domain/learner/curriculum/module.ts";

/** Inquiry modules: a big question, several points of view, an action at the end. Built-in ones first. */
export const ibAligned: readonly CurriculumModule[] = [
  {
    id: "world-explorer-math",
    module: { en: "World Explorer Math", es: "Matemáticas para explorar el mundo" },
    age_group: "10-12",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Use scale, time zones and coordinates", es: "Usar escala, husos horarios y coordenadas" },
      {
        en: "Compare number systems of different cultures",
        es: "Comparar sistemas de numeración de distintas culturas",
      },
      {
        en: "Convert units and check if an answer makes sense",
        es: "Convertir unidades y comprobar si una respuesta tiene sentido",
      },
    ],
    prompts: [
      {
        en: "Why do you think so many people count in tens, and the Maya counted in twenties?",
        es: "¿Por qué crees que tanta gente cuenta de diez en diez y los mayas contaban de veinte en veinte?",
      },
      {
        en: "It is noon here. How could you work out what time it is in Tokyo?",
        es: "Aquí es mediodía. ¿Cómo calcularías qué hora es en Tokio?",
      },
      {
        en: "A map says one centimeter is five kilometers. What does that let you know?",
        es: "Un mapa dice que un centímetro son cinco kilómetros. ¿Qué te permite saber eso?",
      },
      {
        en: "How might a fisher and an engineer measure the same wave differently?",
        es: "¿Cómo medirían distinto la misma ola una pescadora y una ingeniera?",
      },
    ],
    activities: [
      {
        en: "Write the numbers 1 to 25 with Maya dots and bars. Add two of them with beans and sticks.",
        es: "Escribe los números del 1 al 25 con puntos y barras mayas. Suma dos con frijoles y palitos.",
      },
      {
        en: "Plan a trip around the world in five stops. Use a map scale to find each distance.",
        es: "Planea un viaje alrededor del mundo con cinco paradas. Usa la escala de un mapa para cada distancia.",
      },
      {
        en: "Measure your table in hands, feet and centimeters. Explain which unit you would send to a carpenter.",
        es: "Mide tu mesa en cuartas, pies y centímetros. Explica qué unidad le enviarías a un carpintero.",
      },
      {
        en: "Stand a stick in the sun and mark its shadow every hour. Find local noon and compare it with the clock.",
        es: "Clava un palo al sol y marca su sombra cada hora. Encuentra el mediodía local y compáralo con el reloj.",
      },
    ],
    easier: {
      en: "Count to twenty with Maya dots and bars and play a matching game with them.",
      es: "Cuenta hasta veinte con puntos y barras mayas y haz un memorama con ellos.",
    },
    harder: {
      en: "Find how a base-20 number becomes a base-10 one, and teach it to someone.",
      es: "Descubre cómo pasar un número de base 20 a base 10 y enséñaselo a alguien.",
    },
  },
  {
    id: "climate-action-inquiry",
    module: { en: "Climate Action Inquiry", es: "Indagación: acción por el clima" },
    age_group: "9-12",
    band: "10-12",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Tell weather from climate with evidence", es: "Distinguir tiempo y clima con evidencia" },
      {
        en: "Look at one problem from several points of view",
        es: "Ver un problema desde varios puntos de vista",
      },
      { en: "Read graphs and ask what they leave out", es: "Leer gráficas y preguntar qué dejan fuera" },
      { en: "Choose an action and see if it worked", es: "Elegir una acción y ver si funcionó" },
    ],
    prompts: [
      {
        en: "One very hot day is not climate. What would convince you that the climate is changing?",
        es: "Un día muy caluroso no es el clima. ¿Qué te convencería de que el clima está cambiando?",
      },
      {
        en: "Who near the sea notices change first, and what do they notice?",
        es: "¿Quién nota primero el cambio cerca del mar y qué nota?",
      },
      {
        en: "What would you ask a hotel owner, and what would you ask a turtle?",
        es: "¿Qué le preguntarías a la dueña de un hotel y qué a una tortuga?",
      },
      {
        en: "Which action is small enough to begin today and big enough to matter?",
        es: "¿Qué acción es tan pequeña que puede empezar hoy y tan grande que importa?",
      },
    ],
    activities: [
      {
        en: "Ask two people over sixty how rain, heat or the beach has changed. Write what they agree on.",
        es: "Pregunta a dos personas mayores de sesenta cómo han cambiado la lluvia, el calor o la playa. Anota en qué coinciden.",
      },
      {
        en: "Put one thermometer or ice cube on earth, one on sand, one on cement. Compare and explain.",
        es: "Pon un termómetro o un hielo sobre tierra, otro sobre arena y otro sobre cemento. Compara y explica.",
      },
      {
        en: "List what your home threw away in a day. Sort it by where it could have gone.",
        es: "Haz una lista de lo que tu casa tiró en un día. Clasifícalo según adónde pudo haber ido.",
      },
      {
        en: "Choose one action for a week. Count something before and after, and report honestly.",
        es: "Elige una acción para una semana. Cuenta algo antes y después, e informa con honestidad.",
      },
    ],
    easier: {
      en: "Compare shade and sun with two cups of water, and touch the difference.",
      es: "Compara sombra y sol con dos vasos de agua y toca la diferencia.",
    },
    harder: {
      en: "Find a graph about climate, write three questions about it, and look for who made it and why.",
      es: "Busca una gráfica sobre el clima, escribe tres preguntas sobre ella e investiga quién la hizo y para qué.",
    },
  },
  {
    id: "how-people-share",
    module: { en: "How People Share", es: "Cómo compartimos" },
    age_group: "10-12",
    pedagogy: "IB-aligned",
    goals: [
      {
        en: "Compare ways of sharing land, water and work",
        es: "Comparar formas de compartir tierra, agua y trabajo",
      },
      {
        en: "Use fractions, ratio and percentage to judge what is fair",
        es: "Usar fracciones, razones y porcentajes para juzgar lo justo",
      },
      { en: "Listen to a view you do not hold", es: "Escuchar un punto de vista que no compartes" },
    ],
    prompts: [
      {
        en: "Is it fairer to give everyone the same or to give each what they need?",
        es: "¿Es más justo dar a todos lo mismo o a cada quien lo que necesita?",
      },
      {
        en: "Who decides in your family, and how would you decide if you were twelve families?",
        es: "¿Quién decide en tu familia y cómo decidirían si fueran doce familias?",
      },
      {
        en: "Three friends worked two, three and five hours. How would you share twenty mangoes?",
        es: "Tres personas trabajaron dos, tres y cinco horas. ¿Cómo repartirías veinte mangos?",
      },
      {
        en: "What can be shared without getting smaller?",
        es: "¿Qué se puede compartir sin que se haga más pequeño?",
      },
    ],
    activities: [
      {
        en: "Find out what tequio is, and one tradition of shared work from another country. Compare them.",
        es: "Investiga qué es el tequio y una tradición de trabajo compartido de otro país. Compáralas.",
      },
      {
        en: "Share twenty seeds among four roles by three different rules. Record who is content with each.",
        es: "Reparte veinte semillas entre cuatro papeles con tres reglas distintas. Registra quién queda conforme con cada una.",
      },
      {
        en: "Hold a debate in which you must defend the rule you like least.",
        es: "Haz un debate en el que tengas que defender la regla que menos te gusta.",
      },
      {
        en: "Write one rule for sharing something at home. Try it for three days and vote on it.",
        es: "Escribe una regla para compartir algo en casa. Pruébenla tres días y voten.",
      },
    ],
    easier: {
      en: "Share twelve seeds between two, three and four people, and draw each way.",
      es: "Reparte doce semillas entre dos, tres y cuatro personas, y dibuja cada forma.",
    },
    harder: {
      en: "Compare how two countries share the cost of water, with sources.",
      es: "Compara cómo dos países reparten el costo del agua, con fuentes.",
    },
  },
  {
    id: "who-we-are",
    module: { en: "Who We Are", es: "Quiénes somos" },
    age_group: "6-9",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Say what makes you you", es: "Decir qué te hace ser tú" },
      { en: "See what families have in common", es: "Ver qué tienen en común las familias" },
      { en: "Ask questions and listen to answers", es: "Hacer preguntas y escuchar las respuestas" },
    ],
    prompts: [
      {
        en: "What can you do now that you could not do last year?",
        es: "¿Qué puedes hacer ahora que el año pasado no podías?",
      },
      {
        en: "How is your family like another family you know?",
        es: "¿En qué se parece tu familia a otra que conoces?",
      },
      { en: "What makes a person a good friend?", es: "¿Qué hace que alguien sea buen amigo o buena amiga?" },
      {
        en: "What question would you ask a child far away?",
        es: "¿Qué le preguntarías a una niña o un niño que vive lejos?",
      },
    ],
    activities: [
      {
        en: "Draw round your hand. In each finger draw one thing that makes you you.",
        es: "Dibuja el contorno de tu mano. En cada dedo dibuja algo que te hace ser tú.",
      },
      {
        en: "Ask three people their favorite childhood game. Learn to play one.",
        es: "Pregunta a tres personas su juego favorito de la infancia. Aprende a jugar uno.",
      },
      {
        en: "Graph the letters in the names of your family. Which name is longest?",
        es: "Haz una gráfica con las letras de los nombres de tu familia. ¿Cuál es el más largo?",
      },
      {
        en: "Learn to say hello in four languages. Greet someone new.",
        es: "Aprende a saludar en cuatro idiomas. Saluda a alguien nuevo.",
      },
    ],
    easier: {
      en: "Draw yourself and tell two things about you.",
      es: "Dibújate y cuenta dos cosas sobre ti.",
    },
    harder: {
      en: "Write one page about what two families share and where they differ.",
      es: "Escribe una página sobre lo que comparten dos familias y en qué son distintas.",
    },
  },
  {
    id: "journey-of-a-mango",
    module: { en: "The Journey of a Mango", es: "El viaje de un mango" },
    age_group: "6-9",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Find out where food comes from", es: "Averiguar de dónde viene la comida" },
      { en: "Put steps in order", es: "Poner pasos en orden" },
      { en: "Think about who does the work", es: "Pensar en quién hace el trabajo" },
    ],
    prompts: [
      { en: "Where was this mango before the market?", es: "¿Dónde estaba este mango antes del mercado?" },
      { en: "How many hands touched it on the way?", es: "¿Cuántas manos lo tocaron en el camino?" },
      {
        en: "What food grows near you, and what comes from far?",
        es: "¿Qué comida crece cerca de ti y cuál viene de lejos?",
      },
      {
        en: "What could we do with the skin and the seed?",
        es: "¿Qué podemos hacer con la cáscara y el hueso?",
      },
    ],
    activities: [
      {
        en: "Look at five foods in your kitchen. Put them on a map of near and far.",
        es: "Mira cinco alimentos de tu cocina. Ponlos en un mapa de cerca y lejos.",
      },
      {
        en: "Draw the journey of one fruit in six pictures. Put them in order.",
        es: "Dibuja el viaje de una fruta en seis cuadros. Ponlos en orden.",
      },
      {
        en: "Ask someone who sells food three questions. Say thank you.",
        es: "Hazle tres preguntas a alguien que venda comida. Da las gracias.",
      },
      {
        en: "Wash a seed and plant it. Measure it every week.",
        es: "Lava una semilla y siémbrala. Mídela cada semana.",
      },
    ],
    easier: {
      en: "Order three pictures: tree, market, table.",
      es: "Ordena tres dibujos: árbol, mercado, mesa.",
    },
    harder: {
      en: "Compare the journeys of two foods and say which one traveled more.",
      es: "Compara los viajes de dos alimentos y di cuál viajó más.",
    },
  },
  {
    id: "signs-and-signals",
    module: { en: "Signs and Signals", es: "Señales y mensajes" },
    age_group: "6-9",
    pedagogy: "IB-aligned",
    goals: [
      { en: "See how people and animals send messages", es: "Ver cómo mandan mensajes personas y animales" },
      { en: "Read and invent symbols", es: "Leer e inventar símbolos" },
      { en: "Make a message that everyone understands", es: "Hacer un mensaje que todos entiendan" },
    ],
    prompts: [
      { en: "How does a bird say danger without words?", es: "¿Cómo dice peligro un pájaro sin palabras?" },
      {
        en: "What does a red light say, and who agreed on it?",
        es: "¿Qué dice una luz roja y quién se puso de acuerdo?",
      },
      {
        en: "Can you tell me you are happy without talking?",
        es: "¿Puedes decirme que estás feliz sin hablar?",
      },
      { en: "Which sign is missing at home?", es: "¿Qué letrero falta en tu casa?" },
    ],
    activities: [
      {
        en: "Walk around and draw eight signs. Guess what each one means.",
        es: "Da una vuelta y dibuja ocho señales. Adivina qué significa cada una.",
      },
      {
        en: "Invent a secret alphabet of 10 signs. Send a message to a friend.",
        es: "Inventa un alfabeto secreto de 10 signos. Manda un mensaje a alguien.",
      },
      {
        en: "Watch ants or birds for ten minutes. Note how they signal to each other.",
        es: "Observa hormigas o pájaros diez minutos. Anota cómo se avisan entre ellos.",
      },
      {
        en: "Make a sign without words for your home. See if a guest understands it.",
        es: "Haz un letrero sin palabras para tu casa. Mira si una visita lo entiende.",
      },
    ],
    easier: {
      en: "Play guess the feeling with faces and hands.",
      es: "Jueguen a adivinar la emoción con caras y manos.",
    },
    harder: {
      en: "Send a message across the yard with light or drums, using a code of two signals.",
      es: "Manda un mensaje de un lado a otro del patio con luz o tambor, con un código de dos señales.",
    },
  },
  {
    id: "my-senses-my-world",
    module: { en: "My Senses, My World", es: "Mis sentidos, mi mundo" },
    age_group: "3-5",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Explore with all the senses", es: "Explorar con todos los sentidos" },
      { en: "Say what you like and what you do not", es: "Decir qué te gusta y qué no" },
      { en: "Wonder and ask", es: "Asombrarse y preguntar" },
    ],
    prompts: [
      { en: "What does it smell like?", es: "¿A qué huele?" },
      { en: "Is it soft, hard, warm or cold?", es: "¿Es suave, duro, tibio o frío?" },
      { en: "What do your ears find?", es: "¿Qué encuentran tus oídos?" },
      { en: "What do you wonder about?", es: "¿Qué te da curiosidad?" },
    ],
    activities: [
      {
        en: "Walk barefoot on sand, grass and stone. Say how each one feels.",
        es: "Camina sin zapatos en arena, pasto y piedra. Di qué sientes en cada uno.",
      },
      {
        en: "Smell a lime, a flower and wet earth. Choose your favorite.",
        es: "Huele un limón, una flor y tierra mojada. Elige tu favorito.",
      },
      {
        en: "Taste two fruits with closed eyes. Guess their names.",
        es: "Prueba dos frutas con los ojos cerrados. Adivina su nombre.",
      },
      {
        en: "Draw what you liked most today.",
        es: "Dibuja lo que más te gustó hoy.",
      },
    ],
    easier: { en: "Explore one thing with two senses.", es: "Explora una cosa con dos sentidos." },
    harder: {
      en: "Make a riddle about a thing you touched.",
      es: "Inventa una adivinanza de algo que tocaste.",
    },
  },
  {
    id: "helpers-around-us",
    module: { en: "Helpers Around Us", es: "Quienes nos ayudan" },
    age_group: "3-5",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Know who helps in your community", es: "Conocer a quienes ayudan en tu comunidad" },
      { en: "Help someone yourself", es: "Ayudar tú también" },
      { en: "Say please and thank you in two languages", es: "Decir por favor y gracias en dos idiomas" },
    ],
    prompts: [
      { en: "Who helped you today?", es: "¿Quién te ayudó hoy?" },
      { en: "Who can you help?", es: "¿A quién puedes ayudar?" },
      { en: "What tools does a fisher need?", es: "¿Qué herramientas necesita quien pesca?" },
      { en: "What would you like to do when you are big?", es: "¿Qué te gustaría hacer de grande?" },
    ],
    activities: [
      {
        en: "Visit a shop or the dock with your family. Say hello to who works there.",
        es: "Visita con tu familia una tienda o el muelle. Saluda a quien trabaja ahí.",
      },
      {
        en: "Dress up as a helper and play.",
        es: "Disfrázate de alguien que ayuda y juega.",
      },
      {
        en: "Draw a thank you card for a helper.",
        es: "Dibuja una tarjeta de gracias para alguien que ayuda.",
      },
      {
        en: "Do one helping job at home each day.",
        es: "Haz cada día una tarea que ayude en casa.",
      },
    ],
    easier: { en: "Name three people who help you.", es: "Nombra a tres personas que te ayudan." },
    harder: {
      en: "Make a little book with four helpers.",
      es: "Haz un librito con cuatro personas que ayudan.",
    },
  },
  {
    id: "stories-near-and-far",
    module: { en: "Stories From Near and Far", es: "Cuentos de cerca y de lejos" },
    age_group: "3-5",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Listen to a story and retell it", es: "Escuchar un cuento y volver a contarlo" },
      { en: "Learn songs and words of other places", es: "Aprender canciones y palabras de otros lugares" },
      { en: "Act out feelings", es: "Representar emociones" },
    ],
    prompts: [
      { en: "What happened first in the story?", es: "¿Qué pasó primero en el cuento?" },
      { en: "How does the rabbit feel?", es: "¿Cómo se siente el conejo?" },
      { en: "What would you do?", es: "¿Qué harías tú?" },
      { en: "How else could the story end?", es: "¿De qué otra forma podría terminar?" },
    ],
    activities: [
      {
        en: "Tell the story of the rabbit in the moon. Look for it tonight.",
        es: "Cuenten la historia del conejo en la luna. Búsquenlo esta noche.",
      },
      {
        en: "Make puppets with socks or leaves and act it out.",
        es: "Hagan títeres con calcetines u hojas y represéntenla.",
      },
      {
        en: "Learn a song in another language. Clap its beat.",
        es: "Aprendan una canción en otro idioma. Marquen el ritmo con palmas.",
      },
      {
        en: "Draw a new ending.",
        es: "Dibuja un final nuevo.",
      },
    ],
    easier: { en: "Act out one part with your hands.", es: "Representa una parte con tus manos." },
    harder: { en: "Tell the story to someone from memory.", es: "Cuenta la historia de memoria a alguien." },
  },
  {
    id: "who-owns-the-sea",
    module: { en: "Who Owns the Sea?", es: "¿De quién es el mar?" },
    age_group: "13-14",
    pedagogy: "IB-aligned",
    goals: [
      { en: "Inquire into a question with no single answer", es: "Indagar una pregunta sin respuesta única" },
      { en: "Weigh interests, rights and evidence", es: "Sopesar intereses, derechos y evidencia" },
      {
        en: "Build an argument and answer the strongest objection",
        es: "Construir un argumento y responder a la objeción más fuerte",
      },
    ],
    prompts: [
      {
        en: "If nobody owns the sea, who is responsible when it is harmed?",
        es: "Si el mar no es de nadie, ¿quién responde cuando se le daña?",
      },
      {
        en: "What would a fair limit on fishing look like, and fair for whom?",
        es: "¿Cómo sería un límite justo a la pesca, y justo para quién?",
      },
      {
        en: "Should a river or a reef have rights of its own? What would follow from that?",
        es: "¿Debería un río o un arrecife tener derechos propios? ¿Qué se seguiría de eso?",
      },
      {
        en: "What evidence would change your mind?",
        es: "¿Qué evidencia te haría cambiar de opinión?",
      },
    ],
    activities: [
      {
        en: "Play the commons: a bowl of beans, four players, and a bowl that grows by half after each round. Graph what is left.",
        es: "Jueguen a los comunes: un tazón de frijoles, cuatro personas y un tazón que crece la mitad tras cada ronda. Grafiquen lo que queda.",
      },
      {
        en: "Find two sources that disagree about a protected area. List what each one leaves out.",
        es: "Encuentra dos fuentes que discrepen sobre un área protegida. Anota qué deja fuera cada una.",
      },
      {
        en: "Hold a council: fisher, hotel, scientist, turtle. Write an agreement all can sign.",
        es: "Hagan un consejo: pescador, hotel, científica, tortuga. Escriban un acuerdo que todos puedan firmar.",
      },
      {
        en: "Write 200 words that answer the strongest objection to your own opinion.",
        es: "Escribe 200 palabras que respondan a la objeción más fuerte contra tu propia opinión.",
      },
    ],
    easier: {
      en: "Play two rounds of the beans game and invent one rule that keeps the bowl full.",
      es: "Jueguen dos rondas con los frijoles e inventen una regla que mantenga lleno el tazón.",
    },
    harder: {
      en: "Model the bowl with a formula and find the largest catch that lasts.",
      es: "Modela el tazón con una fórmula y encuentra la mayor captura que se sostiene.",
    },
  },
  {
    id: "numbers-in-the-news",
    module: { en: "Numbers in the News", es: "Números en las noticias" },
    age_group: "13-14",
    pedagogy: "IB-aligned",
    goals: [
      {
        en: "Read percentages, rates and graphs critically",
        es: "Leer porcentajes, tasas y gráficas con sentido crítico",
      },
      { en: "Ask who measured, how and why", es: "Preguntar quién midió, cómo y para qué" },
      {
        en: "Collect data yourself and present it honestly",
        es: "Reunir datos propios y presentarlos con honestidad",
      },
    ],
    prompts: [
      {
        en: "Something doubled. Why is that not enough to know?",
        es: "Algo se duplicó. ¿Por qué no basta saber eso?",
      },
      {
        en: "How could the same data make two opposite headlines?",
        es: "¿Cómo podrían los mismos datos dar dos titulares opuestos?",
      },
      {
        en: "Two things rise together. What else could explain it?",
        es: "Dos cosas suben al mismo tiempo. ¿Qué otra cosa podría explicarlo?",
      },
      {
        en: "What question would you ask before you share a number?",
        es: "¿Qué pregunta harías antes de compartir un número?",
      },
    ],
    activities: [
      {
        en: "Collect five numbers from news or posters. For each, write who measured it and what is missing.",
        es: "Reúne cinco números de noticias o carteles. De cada uno escribe quién lo midió y qué falta.",
      },
      {
        en: "Survey twenty people with one question asked in two ways. Compare the answers.",
        es: "Encuesta a veinte personas con una pregunta hecha de dos formas. Compara las respuestas.",
      },
      {
        en: "Draw the same data as an honest graph and as a misleading one. Let others find the trick.",
        es: "Dibuja los mismos datos en una gráfica honesta y en una engañosa. Que otros encuentren el truco.",
      },
      {
        en: "Write a headline and a correction for your own survey.",
        es: "Escribe un titular y una aclaración sobre tu propia encuesta.",
      },
    ],
    easier: {
      en: "Work with one number and find three questions to ask about it.",
      es: "Trabaja con un número y encuentra tres preguntas que hacerle.",
    },
    harder: {
      en: "Estimate how far your survey could be wrong, and explain the reasoning.",
      es: "Estima cuánto podría equivocarse tu encuesta y explica el razonamiento.",
    },
  },
  {
    id: "crossing-borders",
    module: { en: "Crossing Borders", es: "Cruzar fronteras" },
    age_group: "13-14",
    pedagogy: "IB-aligned",
    goals: [
      {
        en: "Understand why people, animals and ideas move",
        es: "Entender por qué se mueven personas, animales e ideas",
      },
      { en: "Use maps and data together with stories", es: "Usar mapas y datos junto con historias" },
      { en: "Speak about people with dignity", es: "Hablar de las personas con dignidad" },
    ],
    prompts: [
      {
        en: "What do a whale, a monarch butterfly and a family that moves have in common, and what not?",
        es: "¿Qué tienen en común una ballena, una mariposa monarca y una familia que se muda, y qué no?",
      },
      {
        en: "What would you take if you could carry only what fits in one bag?",
        es: "¿Qué llevarías si solo pudieras cargar lo que cabe en una bolsa?",
      },
      {
        en: "Which of your words, foods or songs came from somewhere else?",
        es: "¿Cuáles de tus palabras, comidas o canciones vinieron de otro lugar?",
      },
      {
        en: "What makes a newcomer feel at home?",
        es: "¿Qué hace que alguien recién llegado se sienta en casa?",
      },
    ],
    activities: [
      {
        en: "Draw a map of the migration of one animal. Add distances and the reasons for each stop.",
        es: "Dibuja el mapa de la migración de un animal. Agrega distancias y las razones de cada parada.",
      },
      {
        en: "Ask someone who moved here, if they wish to tell, what they miss and what they found.",
        es: "Pregunta a alguien que llegó a vivir aquí, si quiere contarlo, qué extraña y qué encontró.",
      },
      {
        en: "Compare two maps of the same region from different centuries. List five changes.",
        es: "Compara dos mapas de la misma región de siglos distintos. Anota cinco cambios.",
      },
      {
        en: "Make a welcome guide for a new child in town: ten things to know, in two languages.",
        es: "Haz una guía de bienvenida para quien llega al pueblo: diez cosas que saber, en dos idiomas.",
      },
    ],
    easier: {
      en: "Follow one animal’s journey and tell it in five pictures.",
      es: "Sigue el viaje de un animal y cuéntalo en cinco dibujos.",
    },
    harder: {
      en: "Write how one border was drawn, from two points of view.",
      es: "Escribe cómo se trazó una frontera, desde dos puntos de vista.",
    },
  },
];
