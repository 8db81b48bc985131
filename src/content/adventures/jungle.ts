import type { AdventureStep, Tiered } from "#domain/adventures/step.ts";

/**
 * The Jungle Adventure (specification §3 and §4). Nothing is right or wrong: each message names what the child did.
 */
export const jungle: readonly AdventureStep[] = [
  {
    id: "jungle_entrance",
    type: "exploration",
    title: { en: "Jungle Entrance", es: "Entrada a la selva" },
    shortDescription: {
      en: "Three friends know a way in. Who shall we follow?",
      es: "Tres amigos conocen un camino. ¿A quién seguimos?",
    },
    guidePrompt: {
      youngest: {
        en: "Welcome to the jungle! Three friends know a way in. Who shall we follow?",
        es: "¡Qué bueno que llegaste a la selva! Tres amigos conocen un camino. ¿A quién seguimos?",
      },
      middle: {
        en: "Welcome to the jungle! It smells of rain and leaves. Three friends know a way in. Who shall we follow?",
        es: "¡Qué bueno que llegaste a la selva! Huele a lluvia y a hojas. Tres amigos conocen un camino. ¿A quién seguimos?",
      },
      oldest: {
        en: "Welcome to the jungle. One friend flies high, one flutters low, one swings through the branches. Who shall we follow?",
        es: "Ya estás en la selva. Un amigo vuela alto, otra revolotea bajo y otro va de rama en rama. ¿A quién seguimos?",
      },
    },
    visualIcon: "path",
    interactionType: "choice",
    choices: [
      {
        value: "Follow the toucan",
        label: { en: "The toucan", es: "El tucán" },
        picture: "toucan",
        successMessage: {
          en: "Up high, with the toucan! You looked at all the ways and chose one. That is how explorers begin.",
          es: "¡Por lo alto, con el tucán! Viste todos los caminos y elegiste uno. Así se empieza a explorar.",
        },
      },
      {
        value: "Follow the butterfly",
        label: { en: "The butterfly", es: "La mariposa" },
        picture: "butterfly",
        successMessage: {
          en: "Softly, with the butterfly! You looked at all the ways and chose one. That is how explorers begin.",
          es: "¡Despacito, con la mariposa! Viste todos los caminos y elegiste uno. Así se empieza a explorar.",
        },
      },
      {
        value: "Follow the monkey",
        label: { en: "The monkey", es: "El mono" },
        picture: "monkey",
        successMessage: {
          en: "From branch to branch, with the monkey! You looked at all the ways and chose one. That is how explorers begin.",
          es: "¡De rama en rama, con el mono! Viste todos los caminos y elegiste uno. Así se empieza a explorar.",
        },
      },
    ],
    successMessage: {
      en: "What a good idea! You thought about the way and said it. That is how explorers begin.",
      es: "¡Qué buena idea! Pensaste en el camino y lo dijiste. Así se empieza a explorar.",
    },
    transition: {
      en: "Listen, do you hear the water? Let us go and see.",
      es: "Escucha, ¿oyes el agua? Vamos a ver.",
    },
    nextStep: "math_river",
  },
  {
    id: "math_river",
    type: "challenge",
    title: { en: "Math River", es: "Río de los números" },
    shortDescription: {
      en: "Three frogs on the log. Two more hop over. How many frogs?",
      es: "Tres ranas en el tronco. Dos más saltan. ¿Cuántas ranas hay?",
    },
    guidePrompt: {
      youngest: {
        en: "Three frogs on the log. Two more hop over. How many frogs?",
        es: "Tres ranas en el tronco. Dos más saltan. ¿Cuántas ranas hay?",
      },
      middle: {
        en: "Three frogs on the log. Two more hop over. How many frogs?",
        es: "Tres ranas en el tronco. Dos más saltan. ¿Cuántas ranas hay?",
      },
      oldest: {
        en: "Three frogs sit on the log. Two more hop over. How many frogs, and how can you be sure without touching them?",
        es: "Tres ranas están en el tronco. Dos más saltan. ¿Cuántas ranas hay, y cómo lo sabes sin tocarlas?",
      },
    },
    visualIcon: "math-river",
    interactionType: "choice",
    choices: [
      {
        value: "4",
        label: { en: "4", es: "4" },
        dots: 4,
        successMessage: {
          en: "You looked at every frog. Come, we count them together: one, two, three on the log, four, five. Five frogs!",
          es: "Miraste rana por rana. Ven, las contamos: una, dos, tres en el tronco, cuatro, cinco. ¡Cinco ranas!",
        },
      },
      {
        value: "5",
        label: { en: "5", es: "5" },
        dots: 5,
        successMessage: {
          youngest: {
            en: "You counted all the frogs: one, two, three on the log, four, five. Five frogs!",
            es: "Contaste todas las ranas: una, dos, tres en el tronco, cuatro, cinco. ¡Cinco ranas!",
          },
          middle: {
            en: "You kept the three in your head and counted on: four, five. Five frogs!",
            es: "Te guardaste las tres en la cabeza y seguiste: cuatro, cinco. ¡Cinco ranas!",
          },
          oldest: {
            en: "You put three and two together: five frogs. You worked it out without touching one!",
            es: "Juntaste tres y dos: cinco ranas. ¡Lo resolviste sin tocar ninguna!",
          },
        },
      },
      {
        value: "6",
        label: { en: "6", es: "6" },
        dots: 6,
        successMessage: {
          en: "You counted with care. Come, we count them together: one, two, three on the log, four, five. Five frogs!",
          es: "Contaste con cuidado. Ven, las contamos: una, dos, tres en el tronco, cuatro, cinco. ¡Cinco ranas!",
        },
      },
    ],
    successMessage: {
      en: "You thought about it and said it. Come, we count them together: one, two, three on the log, four, five. Five frogs!",
      es: "Lo pensaste y lo dijiste. Ven, las contamos: una, dos, tres en el tronco, cuatro, cinco. ¡Cinco ranas!",
    },
    transition: {
      en: "The frogs hop on, and so do we. Look, a very old tree.",
      es: "Las ranas siguen saltando y tú también. Mira, un árbol muy viejo.",
    },
    nextStep: "story_tree",
  },
  {
    id: "story_tree",
    type: "discovery",
    title: { en: "Story Tree", es: "Árbol de los cuentos" },
    shortDescription: {
      en: "The old tree keeps stories. Tell it one: who lives up there?",
      es: "El árbol viejo guarda cuentos. Cuéntale uno: ¿quién vive allá arriba?",
    },
    guidePrompt: {
      youngest: {
        en: "This old tree keeps stories. Tell it one! Who lives up there?",
        es: "Este árbol viejo guarda cuentos. ¡Cuéntale uno! ¿Quién vive allá arriba?",
      },
      middle: {
        en: "This old tree keeps stories, and it has room for yours. Who lives up there, and what happens one day?",
        es: "Este árbol viejo guarda cuentos y tiene lugar para el tuyo. ¿Quién vive allá arriba y qué le pasa un día?",
      },
      oldest: {
        en: "This tree is older than any village here, and it keeps stories. Give it one of yours: who lives up there, what do they want, and what gets in the way?",
        es: "Este árbol es más viejo que cualquier pueblo de aquí y guarda cuentos. Dale uno tuyo: ¿quién vive allá arriba, qué quiere y qué se lo complica?",
      },
    },
    visualIcon: "story",
    interactionType: "voice",
    choices: [
      {
        value: "A story about a jaguar",
        label: { en: "A jaguar", es: "Un jaguar" },
        picture: "jaguar",
        successMessage: story("a jaguar who sleeps up there", "un jaguar que duerme allá arriba"),
      },
      {
        value: "A story about a toucan",
        label: { en: "A toucan", es: "Un tucán" },
        picture: "toucan",
        successMessage: story("a toucan with a secret nest", "un tucán con un nido secreto"),
      },
      {
        value: "A story about a bee",
        label: { en: "A bee", es: "Una abeja" },
        picture: "bee",
        successMessage: story("a bee who knows every flower", "una abeja que conoce cada flor"),
      },
    ],
    successMessage: {
      youngest: {
        en: "Thank you for your story! The tree will keep it between its leaves.",
        es: "¡Gracias por tu cuento! El árbol lo va a guardar entre sus hojas.",
      },
      middle: {
        en: "Thank you for your story! You made it up and you told it. The tree will keep it between its leaves.",
        es: "¡Gracias por tu cuento! Lo inventaste y lo contaste. El árbol lo va a guardar entre sus hojas.",
      },
      oldest: {
        en: "Thank you for that story. You made a whole world out of one tree, and dared to tell it.",
        es: "Gracias por ese cuento. De un árbol hiciste un mundo entero, y te animaste a contarlo.",
      },
    },
    transition: {
      en: "Something is glowing behind the roots. A cave!",
      es: "Algo brilla detrás de las raíces. ¡Una cueva!",
    },
    nextStep: "crystal_cave",
  },
  {
    id: "crystal_cave",
    type: "reflection",
    title: { en: "Crystal Cave", es: "Cueva de cristal" },
    shortDescription: {
      en: "It is quiet in here. What did you do today that you want to remember?",
      es: "Aquí hay silencio. ¿Qué hiciste hoy que quieres recordar?",
    },
    guidePrompt: {
      youngest: {
        en: "It is nice and quiet in here. What did you do today that you want to remember?",
        es: "Qué tranquilo está aquí. ¿Qué hiciste hoy que quieres recordar?",
      },
      middle: {
        en: "It is quiet in here, good for thinking back. What did you do today that you want to remember?",
        es: "Aquí hay silencio, bueno para recordar. ¿Qué hiciste hoy que quieres guardar en la memoria?",
      },
      oldest: {
        en: "It is quiet in here, good for thinking back. What did you do today that you want to remember, and why that?",
        es: "Aquí hay silencio, bueno para pensar. ¿Qué hiciste hoy que quieres recordar, y por qué eso?",
      },
    },
    visualIcon: "crystal",
    interactionType: "voice",
    choices: [
      {
        value: "I was brave",
        label: { en: "I was brave", es: "Tuve valor" },
        picture: "brave",
        successMessage: {
          en: "You were brave, and you noticed it yourself. That is worth remembering.",
          es: "Tuviste valor y lo notaste por tu cuenta. Eso vale la pena recordarlo.",
        },
      },
      {
        value: "I tried again",
        label: { en: "I tried again", es: "Lo volví a intentar" },
        picture: "try",
        successMessage: {
          en: "You tried again. That is how everything in this jungle grew.",
          es: "Lo volviste a intentar. Así creció todo en esta selva.",
        },
      },
      {
        value: "I helped",
        label: { en: "I helped", es: "Ayudé" },
        picture: "help",
        successMessage: {
          en: "You helped somebody. They will remember it too.",
          es: "Ayudaste a alguien. También lo va a recordar.",
        },
      },
    ],
    successMessage: {
      youngest: {
        en: "Thank you for telling me. You looked back and found something good.",
        es: "Gracias por contarme. Miraste atrás y encontraste algo bueno.",
      },
      middle: {
        en: "Thank you for telling me. You looked back and found something worth keeping.",
        es: "Gracias por contarme. Miraste atrás y encontraste algo que vale la pena guardar.",
      },
      oldest: {
        en: "Thank you for sharing that. Looking back is how a day turns into something you know.",
        es: "Gracias por compartirlo. Al mirar atrás, un día se convierte en algo que sabes.",
      },
    },
    transition: {
      en: "Look, the light! That is our way out.",
      es: "¡Mira, la luz! Por ahí se sale.",
    },
    nextStep: "complete",
  },
];

/** Said when all steps are done. */
export const jungleEnd: Tiered = {
  youngest: {
    en: "Adventure complete! You found a gem at every stop. The jungle is glad you came.",
    es: "¡Aventura completa! Encontraste una gema en cada parada. La selva se alegra de que vinieras.",
  },
  middle: {
    en: "Adventure complete! You explored, counted, told a story and thought back. The jungle is glad you came.",
    es: "¡Aventura completa! Exploraste, contaste, inventaste un cuento y recordaste. La selva se alegra de que vinieras.",
  },
  oldest: {
    en: "Adventure complete. You explored, worked something out, told a story and thought about it. Well travelled!",
    es: "Aventura completa. Exploraste, resolviste algo, contaste un cuento y lo pensaste. ¡Qué buen viaje!",
  },
};

/** A story that was begun by a picture: the guide tells its first line. */
function story(en: string, es: string): Tiered {
  return {
    en: `You began a story: once there was ${en}. The tree will keep it, and you can go on with it tonight.`,
    es: `Empezaste un cuento: había una vez ${es}. El árbol lo va a guardar, y lo puedes seguir esta noche.`,
  };
}
