import type { StoryWorld } from "#domain/tutor/library.ts";

/** Four worlds, each with two forks and four endings. The child decides; no way is wrong. */
export const stories: readonly StoryWorld[] = [
  {
    id: "story_sea",
    name: { en: "The turtle and the quiet sea", es: "La tortuga y el mar callado" },
    cues: { en: ["turtle", "sea", "ocean", "fish"], es: ["tortuga", "mar", "oceano", "pez"] },
    scenes: {
      start: {
        text: {
          en: "One morning Coral, a young turtle, woke up and the sea was silent. No splash, no song, nothing.",
          es: "Una mañana Coral, una tortuga joven, despertó y el mar estaba en silencio. Ni un chapuzón, ni un canto, nada.",
        },
        detail: {
          en: "Even the shrimps, who always click, sat still and waited.",
          es: "Hasta los camarones, que siempre hacen clic, estaban quietos, esperando.",
        },
        depth: {
          en: "Coral noticed that she could hear her own heart, and she was not sure she liked it.",
          es: "Coral notó que podía oír su propio corazón, y no estaba segura de que le gustara.",
        },
        choices: [
          {
            label: { en: "swim down to the old whale", es: "bajar con la ballena vieja" },
            cues: { en: ["whale", "down"], es: ["ballena", "bajar"] },
            to: "whale",
          },
          {
            label: { en: "swim up to the fishing boat", es: "subir hacia la lancha" },
            cues: { en: ["boat", "up"], es: ["lancha", "barco", "subir"] },
            to: "boat",
          },
        ],
      },
      whale: {
        text: {
          en: 'The old whale opened one eye. "I forgot the first note of my song," she sighed, "so everyone is waiting."',
          es: "La ballena vieja abrió un ojo. «Olvidé la primera nota de mi canción», suspiró, «y todos están esperando».",
        },
        detail: {
          en: "Coral had never known that whales could forget.",
          es: "Coral nunca había pensado que las ballenas pudieran olvidar.",
        },
        depth: {
          en: '"Isn\'t it strange," said the whale, "how one small missing thing can stop so many others?"',
          es: "«¿No es raro», dijo la ballena, «que algo tan pequeño que falta detenga tantas cosas?»",
        },
        choices: [
          {
            label: { en: "hum a note of her own", es: "tararear una nota suya" },
            cues: { en: ["hum", "note", "own"], es: ["tararear", "nota", "suya"] },
            to: "hum",
          },
          {
            label: { en: "ask the shells what they remember", es: "preguntar a los caracoles qué recuerdan" },
            cues: { en: ["shells", "ask"], es: ["caracoles", "preguntar"] },
            to: "shells",
          },
        ],
      },
      boat: {
        text: {
          en: 'Up there a girl sat in a boat with its motor broken. She listened too. "So this is quiet," she whispered.',
          es: "Arriba había una niña en una lancha con el motor descompuesto. También escuchaba. «Así que esto es el silencio», susurró.",
        },
        detail: {
          en: "For the first time in a long while nothing roared on the water.",
          es: "Por primera vez en mucho tiempo nada rugía sobre el agua.",
        },
        depth: {
          en: "Coral understood: the sea was not silent because it was sad. It was listening to itself.",
          es: "Coral entendió: el mar no callaba de tristeza. Se estaba escuchando.",
        },
        choices: [
          {
            label: { en: "show herself to the girl", es: "dejarse ver por la niña" },
            cues: { en: ["show", "girl"], es: ["dejarse", "niña", "ver"] },
            to: "girl",
          },
          {
            label: { en: "push the boat home", es: "empujar la lancha a casa" },
            cues: { en: ["push", "home"], es: ["empujar", "casa"] },
            to: "push",
          },
        ],
      },
      hum: {
        text: {
          en: "Coral hummed, thin and wobbly. The whale smiled: it was a new note! From that day the song began with a turtle's hum.",
          es: "Coral tarareó, bajito y temblando. La ballena sonrió: ¡era una nota nueva! Desde ese día la canción empieza con el tarareo de una tortuga.",
        },
        detail: {
          en: "If you put your ear under water, you may hear where it starts.",
          es: "Si metes la oreja al agua, quizá oigas dónde empieza.",
        },
        depth: {
          en: "Old songs stay alive, Coral thought, because someone dares to add to them.",
          es: "Las canciones viejas siguen vivas, pensó Coral, porque alguien se atreve a agregarles algo.",
        },
        choices: [],
      },
      shells: {
        text: {
          en: "Every shell had kept a tiny piece of the song. Coral carried them together, and the whale remembered it all.",
          es: "Cada caracol guardaba un pedacito de la canción. Coral los juntó y la ballena la recordó entera.",
        },
        detail: {
          en: "That is why a shell at your ear still sounds a little like the sea.",
          es: "Por eso un caracol en tu oreja todavía suena un poco a mar, dicen los cuentos.",
        },
        depth: {
          en: "No one had the whole song alone. Together nobody had forgotten it.",
          es: "Nadie tenía la canción completa. Entre todos, nadie la había olvidado.",
        },
        choices: [],
      },
      girl: {
        text: {
          en: "They looked at each other for one long breath. The girl decided to row home quietly and to tell everyone what she had heard.",
          es: "Se miraron un largo respiro. La niña decidió remar a casa despacito y contarles a todos lo que había oído.",
        },
        detail: {
          en: "Now the boats of that bay have one quiet hour each day.",
          es: "Ahora las lanchas de esa bahía tienen una hora de silencio al día.",
        },
        depth: { en: "It began with two who listened.", es: "Empezó con dos que escucharon." },
        choices: [],
      },
      push: {
        text: {
          en: "Coral pushed, and her whole family came to help. The girl reached the beach, and the sea burst into song like applause.",
          es: "Coral empujó y llegó toda su familia a ayudar. La niña alcanzó la playa y el mar se puso a cantar como un aplauso.",
        },
        detail: {
          en: "The girl left the broken motor off and became the best rower of the village.",
          es: "La niña dejó el motor apagado y llegó a ser quien mejor remaba del pueblo.",
        },
        depth: {
          en: "Some help is so big that you only see it when you look back.",
          es: "Hay ayudas tan grandes que solo se ven al mirar atrás.",
        },
        choices: [],
      },
    },
  },
  {
    id: "story_forest",
    name: { en: "The door in the ceiba", es: "La puerta en la ceiba" },
    cues: {
      en: ["forest", "tree", "jungle", "ceiba", "door"],
      es: ["bosque", "arbol", "selva", "ceiba", "puerta"],
    },
    scenes: {
      start: {
        text: {
          en: "Tavo the coati found a tiny door at the foot of the great ceiba. It was warm, as if someone were breathing behind it.",
          es: "Tavo el coatí encontró una puertita al pie de la gran ceiba. Estaba tibia, como si alguien respirara detrás.",
        },
        detail: {
          en: "Beside it hung a rope, and above it, high up, a round window glowed.",
          es: "Al lado colgaba una cuerda y arriba, muy alto, brillaba una ventana redonda.",
        },
        depth: {
          en: 'A sign said: "Whoever enters must leave a question behind."',
          es: "Un letrero decía: «Quien entre debe dejar una pregunta».",
        },
        choices: [
          {
            label: { en: "knock at the door", es: "tocar la puerta" },
            cues: { en: ["knock", "door"], es: ["tocar", "puerta"] },
            to: "door",
          },
          {
            label: { en: "climb the rope to the window", es: "trepar por la cuerda a la ventana" },
            cues: { en: ["climb", "rope", "window"], es: ["trepar", "cuerda", "ventana"] },
            to: "window",
          },
        ],
      },
      door: {
        text: {
          en: 'A beetle with a lantern opened. "The roots are thirsty," it said, "and the river under us has lost its way."',
          es: "Abrió un escarabajo con farol. «Las raíces tienen sed», dijo, «y el río de abajo perdió su camino».",
        },
        detail: {
          en: "Behind it, paths of glowing mushrooms led down into the dark.",
          es: "Detrás, unos caminos de hongos brillantes bajaban hacia lo oscuro.",
        },
        depth: {
          en: "Tavo felt small and important at the same time.",
          es: "Tavo se sintió pequeño e importante a la vez.",
        },
        choices: [
          {
            label: { en: "follow the sound of drops", es: "seguir el sonido de las gotas" },
            cues: { en: ["drops", "sound", "follow"], es: ["gotas", "sonido", "seguir"] },
            to: "drops",
          },
          {
            label: { en: "ask the worms to dig", es: "pedir a las lombrices que caven" },
            cues: { en: ["worms", "dig"], es: ["lombrices", "caven", "cavar"] },
            to: "worms",
          },
        ],
      },
      window: {
        text: {
          en: 'Behind the window an old owl sorted dreams into boxes. One box was open and empty. "Somebody lost a dream," said the owl.',
          es: "Tras la ventana una lechuza vieja acomodaba sueños en cajas. Una estaba abierta y vacía. «Alguien perdió un sueño», dijo.",
        },
        detail: {
          en: "On the box was a paw mark just like Tavo's.",
          es: "En la caja había una huella igual a la de Tavo.",
        },
        depth: {
          en: "Tavo had a feeling that he knew what used to be in it, and that it had been big.",
          es: "Tavo sintió que sabía lo que había ahí dentro, y que era grande.",
        },
        choices: [
          {
            label: { en: "dream a new one", es: "soñar uno nuevo" },
            cues: { en: ["new", "dream"], es: ["nuevo", "soñar"] },
            to: "dream",
          },
          {
            label: { en: "search for the lost one", es: "buscar el perdido" },
            cues: { en: ["search", "lost", "find"], es: ["buscar", "perdido"] },
            to: "search",
          },
        ],
      },
      drops: {
        text: {
          en: "Drip, drop: Tavo followed and moved one stone. The river found its way, and up above every leaf began to shine.",
          es: "Plic, ploc: Tavo siguió el ruido y movió una piedra. El río encontró su camino y arriba brillaron todas las hojas.",
        },
        detail: {
          en: "One stone, moved at the right place, was enough.",
          es: "Bastó una piedra, movida en el lugar correcto.",
        },
        depth: {
          en: "At the door he left his question: what else am I able to hear when I am still?",
          es: "En la puerta dejó su pregunta: ¿qué más puedo oír cuando estoy en silencio?",
        },
        choices: [],
      },
      worms: {
        text: {
          en: "A hundred worms dug a hundred tiny tunnels. The water came, the ceiba drank, and it let its white fluff snow on everyone.",
          es: "Cien lombrices cavaron cien tunelitos. Llegó el agua, la ceiba bebió y dejó nevar su pelusa blanca sobre todos.",
        },
        detail: {
          en: "The beetle gave the worms its lantern, though they laughed: they like the dark.",
          es: "El escarabajo les regaló su farol y ellas se rieron: les gusta lo oscuro.",
        },
        depth: {
          en: "Tavo's question stayed at the door: who does the work that nobody sees?",
          es: "La pregunta de Tavo se quedó en la puerta: ¿quién hace el trabajo que nadie ve?",
        },
        choices: [],
      },
      dream: {
        text: {
          en: "Tavo closed his eyes and dreamed of a bridge for everyone who cannot climb. In the morning he began to build it.",
          es: "Tavo cerró los ojos y soñó un puente para quienes no pueden trepar. En la mañana empezó a construirlo.",
        },
        detail: {
          en: "The first to cross it was a slow, delighted snail.",
          es: "La primera en cruzarlo fue una caracola lenta y feliz.",
        },
        depth: { en: 'The owl labeled the box: "in use".', es: "La lechuza escribió en la caja: «en uso»." },
        choices: [],
      },
      search: {
        text: {
          en: "He found it under a fern: the dream of seeing the sea. The owl lent him a feather, and Tavo started walking.",
          es: "Lo encontró bajo un helecho: el sueño de ver el mar. La lechuza le prestó una pluma y Tavo echó a andar.",
        },
        detail: { en: "On the third day he smelled salt.", es: "Al tercer día le llegó un olor a sal." },
        depth: {
          en: "A dream is not lost, he thought, as long as somebody looks for it.",
          es: "Un sueño no está perdido, pensó, mientras alguien lo busque.",
        },
        choices: [],
      },
    },
  },
  {
    id: "story_stars",
    name: { en: "The star that could not sleep", es: "La estrella que no podía dormir" },
    cues: { en: ["star", "space", "moon", "rocket"], es: ["estrella", "espacio", "luna", "cohete"] },
    scenes: {
      start: {
        text: {
          en: 'Lía built a ship from boxes and a pot. That night a small star knocked: "I cannot sleep. Will you help me?"',
          es: "Lía hizo una nave con cajas y una olla. Esa noche tocó una estrellita: «No puedo dormir, ¿me ayudas?»",
        },
        detail: {
          en: "The ship hummed as if it had only been waiting for a passenger.",
          es: "La nave zumbó, como si solo hubiera estado esperando pasajera.",
        },
        depth: {
          en: "Lía knew that feeling of lying awake with a head full of lights.",
          es: "Lía conocía eso de estar despierta con la cabeza llena de luces.",
        },
        choices: [
          {
            label: { en: "fly to the Moon for advice", es: "volar a la Luna a pedir consejo" },
            cues: { en: ["moon", "advice"], es: ["luna", "consejo"] },
            to: "moon",
          },
          {
            label: { en: "look for the star's family", es: "buscar a la familia de la estrella" },
            cues: { en: ["family", "look"], es: ["familia", "buscar"] },
            to: "family",
          },
        ],
      },
      moon: {
        text: {
          en: 'The Moon listened with its whole round face. "You are bright because you worry," it said. "Put your worry somewhere safe."',
          es: "La Luna escuchó con toda su cara redonda. «Brillas tanto porque te preocupas», dijo. «Pon tu preocupación en un lugar seguro».",
        },
        detail: {
          en: "In the Moon's craters lay many little worries, sleeping like cats.",
          es: "En los cráteres había muchas preocupaciones pequeñas, dormidas como gatos.",
        },
        depth: {
          en: '"They do not vanish," said the Moon, "they rest until you are strong enough for them."',
          es: "«No desaparecen», dijo la Luna, «descansan hasta que tengas fuerza para ellas».",
        },
        choices: [
          {
            label: { en: "draw the worry on paper", es: "dibujar la preocupación" },
            cues: { en: ["draw", "paper"], es: ["dibujar", "papel"] },
            to: "draw",
          },
          {
            label: { en: "tell it to somebody", es: "contársela a alguien" },
            cues: { en: ["tell", "somebody"], es: ["contarsela", "contar", "alguien"] },
            to: "told",
          },
        ],
      },
      family: {
        text: {
          en: 'The star\'s family was a whole constellation with one dark gap. "There you are!" they twinkled. "We kept your place."',
          es: "La familia era una constelación con un hueco oscuro. «¡Ahí estás!», parpadearon. «Te guardamos tu lugar».",
        },
        detail: {
          en: "The constellation had no name yet, because it had never been complete.",
          es: "La constelación aún no tenía nombre, porque nunca había estado completa.",
        },
        depth: {
          en: "From far away it looked small. From inside it was all there was.",
          es: "De lejos se veía pequeña. Desde dentro era todo lo que había.",
        },
        choices: [
          {
            label: { en: "give the constellation a name", es: "ponerle nombre a la constelación" },
            cues: { en: ["name"], es: ["nombre", "ponerle"] },
            to: "named",
          },
          {
            label: { en: "sing a lullaby together", es: "cantar juntos una canción de cuna" },
            cues: { en: ["sing", "lullaby"], es: ["cantar", "cancion", "cuna"] },
            to: "sung",
          },
        ],
      },
      draw: {
        text: {
          en: "Lía drew it: a knot with big eyes. It looked so funny that the star laughed, yawned and slept.",
          es: "Lía la dibujó: un nudo con ojos grandes. Se veía tan chistosa que la estrella se rio, bostezó y se durmió.",
        },
        detail: {
          en: "The drawing still hangs in the ship of boxes.",
          es: "El dibujo sigue colgado en la nave de cajas.",
        },
        depth: {
          en: "What has a face, Lía found, is easier to look at.",
          es: "Lo que tiene cara, descubrió Lía, es más fácil de mirar.",
        },
        choices: [],
      },
      told: {
        text: {
          en: "The star whispered it to Lía. A worry told is half as heavy. They both slept until morning.",
          es: "La estrella se la susurró a Lía. Una preocupación contada pesa la mitad. Las dos durmieron hasta la mañana.",
        },
        detail: {
          en: "At breakfast Lía told one of her own to her grandmother.",
          es: "En el desayuno Lía le contó una suya a su abuela.",
        },
        depth: {
          en: "The star had not asked for an answer. It had asked to be heard.",
          es: "La estrella no pedía una respuesta. Pedía que la escucharan.",
        },
        choices: [],
      },
      named: {
        text: {
          en: "Lía named it The Hammock, because it looked like one. The star lay down in the middle and swung itself to sleep.",
          es: "Lía la llamó La Hamaca, porque eso parecía. La estrella se acostó en medio y se meció hasta dormirse.",
        },
        detail: {
          en: "Look up on a clear night: you may name one too.",
          es: "Mira arriba en una noche clara: tú también puedes nombrar una.",
        },
        depth: {
          en: "People have always drawn lines between lights so as to feel at home.",
          es: "Siempre se han dibujado líneas entre luces para sentirse en casa.",
        },
        choices: [],
      },
      sung: {
        text: {
          en: "They sang so softly that even the comets slowed down. The star slept, and the sky was a little darker and very calm.",
          es: "Cantaron tan bajito que hasta los cometas frenaron. La estrella se durmió y el cielo quedó un poco más oscuro y muy tranquilo.",
        },
        detail: {
          en: "The next night it shone the brightest of all: it was rested.",
          es: "La noche siguiente fue la más brillante: había descansado.",
        },
        depth: { en: "Rest, too, is a part of shining.", es: "Descansar también es parte de brillar." },
        choices: [],
      },
    },
  },
  {
    id: "story_rain",
    name: { en: "The village that ran out of rain", es: "El pueblo que se quedó sin lluvia" },
    cues: { en: ["village", "rain", "cloud", "town"], es: ["pueblo", "lluvia", "nube"] },
    scenes: {
      start: {
        text: {
          en: "In Nube Alta it had not rained for a hundred days. Then Inés saw one small cloud hiding behind the bell tower.",
          es: "En Nube Alta llevaba cien días sin llover. Entonces Inés vio una nubecita escondida detrás del campanario.",
        },
        detail: {
          en: "It trembled, and it was no bigger than a cow.",
          es: "Temblaba y no era más grande que una vaca.",
        },
        depth: {
          en: "Everyone had prayed for a storm. Nobody had thought of asking a cloud how it was.",
          es: "Todos habían pedido una tormenta. A nadie se le ocurrió preguntarle a una nube cómo estaba.",
        },
        choices: [
          {
            label: { en: "talk with the cloud", es: "hablar con la nube" },
            cues: { en: ["talk", "speak"], es: ["hablar", "platicar"] },
            to: "talk",
          },
          {
            label: { en: "fetch her inventor friend", es: "ir por su amigo inventor" },
            cues: { en: ["inventor", "friend", "fetch"], es: ["inventor", "amigo"] },
            to: "inventor",
          },
        ],
      },
      talk: {
        text: {
          en: '"I am afraid of falling," said the cloud. "When all my drops have left, what is left of me?"',
          es: "«Me da miedo caer», dijo la nube. «Cuando se vayan todas mis gotas, ¿qué quedará de mí?»",
        },
        detail: {
          en: "Inés sat down below it, in its cow-sized shade.",
          es: "Inés se sentó debajo, en su sombra del tamaño de una vaca.",
        },
        depth: {
          en: "It was a good question: what is left of you when you give yourself away?",
          es: "Era una buena pregunta: ¿qué queda de ti cuando te das?",
        },
        choices: [
          {
            label: { en: "tell it how water comes back", es: "contarle cómo regresa el agua" },
            cues: { en: ["water", "back", "comes"], es: ["agua", "regresa", "contarle"] },
            to: "cycle",
          },
          {
            label: { en: "promise to keep one drop safe", es: "prometer guardar una gota" },
            cues: { en: ["promise", "drop", "keep"], es: ["prometer", "gota", "guardar"] },
            to: "drop",
          },
        ],
      },
      inventor: {
        text: {
          en: 'Beto came with nets, cloths and a ladder. "Mornings are foggy," he said. "What if we harvest the fog?"',
          es: "Beto llegó con redes, telas y una escalera. «En la mañana hay neblina», dijo. «¿Y si cosechamos neblina?»",
        },
        detail: {
          en: "People laughed, but there was nothing to lose.",
          es: "La gente se rio, pero no había nada que perder.",
        },
        depth: {
          en: "The cloud watched them with great interest.",
          es: "La nube los miraba con mucho interés.",
        },
        choices: [
          {
            label: { en: "hang the nets on the hill", es: "colgar las redes en el cerro" },
            cues: { en: ["nets", "hill", "hang"], es: ["redes", "cerro", "colgar"] },
            to: "nets",
          },
          {
            label: { en: "invite the cloud to help", es: "invitar a la nube a ayudar" },
            cues: { en: ["invite", "cloud", "help"], es: ["invitar", "nube", "ayudar"] },
            to: "invite",
          },
        ],
      },
      cycle: {
        text: {
          en: '"You will be river, sea, mist, and cloud again," said Inés. The cloud took heart and rained, and next week it was back.',
          es: "«Serás río, mar, neblina y nube otra vez», dijo Inés. La nube se animó y llovió, y a la semana ya estaba de vuelta.",
        },
        detail: { en: "It brought its cousins along.", es: "Trajo también a sus primas." },
        depth: {
          en: "To go away and to come back can be the same road.",
          es: "Irse y volver pueden ser el mismo camino.",
        },
        choices: [],
      },
      drop: {
        text: {
          en: "Inés held up a jar. The cloud rained over the village, and its last drop fell into the jar, where it shone like an eye.",
          es: "Inés levantó un frasco. La nube llovió sobre el pueblo y su última gota cayó en el frasco, donde brilló como un ojo.",
        },
        detail: {
          en: "Each dry year she opens the jar a little, and a cloud comes by.",
          es: "Cada año seco abre un poquito el frasco y pasa una nube.",
        },
        depth: {
          en: "A promise can be as small as a drop and still hold.",
          es: "Una promesa puede ser pequeña como una gota y aun así cumplirse.",
        },
        choices: [],
      },
      nets: {
        text: {
          en: "At dawn each thread wore pearls of water. Drop by drop the tank filled, and soon the whole village learned to weave.",
          es: "Al amanecer cada hilo llevaba perlas de agua. Gota a gota se llenó el tanque y pronto el pueblo entero aprendió a tejer.",
        },
        detail: {
          en: "Such fog nets exist in real dry hills too.",
          es: "Esas redes de neblina existen de verdad en cerros secos.",
        },
        depth: {
          en: "The water had been there every morning. Only the idea had been missing.",
          es: "El agua había estado ahí cada mañana. Solo faltaba la idea.",
        },
        choices: [],
      },
      invite: {
        text: {
          en: "The cloud rested on the nets like a hen on eggs. It gave a little each day, never fell, and was never afraid again.",
          es: "La nube se posó en las redes como gallina en sus huevos. Daba un poco cada día, nunca cayó y nunca más tuvo miedo.",
        },
        detail: {
          en: "The children greet it by name on the way to school.",
          es: "Los niños y las niñas la saludan por su nombre camino a la escuela.",
        },
        depth: { en: "There is more than one way to be a cloud.", es: "Hay más de una manera de ser nube." },
        choices: [],
      },
    },
  },
];
