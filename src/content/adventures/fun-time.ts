import type { YoungStep } from "#domain/adventures/step.ts";
import type { Bilingual } from "#domain/locale/language.ts";

/** Whatever was tapped, the mangoes are counted together. */
const counted: Bilingual = {
  en: "We count together: one, two, three! Three mangoes.",
  es: "Contemos: uno, dos, tres. ¡Tres mangos!",
};

/** Fun Time (specification §3 and §4), for 5 and under, with Luna. `isCorrect` is data; nothing ever checks it. */
export const funTime: readonly YoungStep[] = [
  {
    id: "hello_animals",
    type: "animals",
    icon: "monkey",
    prompt: { en: "Hello, animals! Who do you say hello to?", es: "¡Hola, animales! ¿A quién saludas?" },
    simpleChoices: [
      {
        value: "frog",
        icon: "frog",
        label: { en: "Frog", es: "Rana" },
        sound: { en: "Ribbit!", es: "¡Croac!" },
        successMessage: { en: "The frog says hello to you!", es: "¡La rana te saluda!" },
      },
      {
        value: "monkey",
        icon: "monkey",
        label: { en: "Monkey", es: "Mono" },
        sound: { en: "Oo, oo, ah, ah!", es: "¡U, u, a, a!" },
        successMessage: { en: "The monkey waves at you!", es: "¡El mono te saluda con la mano!" },
      },
      {
        value: "bee",
        icon: "bee",
        label: { en: "Bee", es: "Abeja" },
        sound: { en: "Bzzz!", es: "¡Bzzz!" },
        successMessage: { en: "The bee hums hello!", es: "¡La abeja te saluda zumbando!" },
      },
      {
        value: "bird",
        icon: "bird",
        label: { en: "Bird", es: "Pájaro" },
        sound: { en: "Tweet, tweet!", es: "¡Pío, pío!" },
        successMessage: { en: "The bird sings for you!", es: "¡El pájaro canta para ti!" },
      },
    ],
    successMessage: { en: "What a friendly hello!", es: "¡Qué lindo saludo!" },
    nextStep: "count_fruits",
  },
  {
    id: "count_fruits",
    type: "counting",
    icon: "mango",
    prompt: { en: "Let us count the mangoes! How many?", es: "¡Contemos los mangos! ¿Cuántos hay?" },
    show: { picture: "mango", times: 3 },
    simpleChoices: [
      {
        value: "2",
        icon: "count-2",
        label: { en: "Two", es: "Dos" },
        isCorrect: false,
        successMessage: counted,
      },
      {
        value: "3",
        icon: "count-3",
        label: { en: "Three", es: "Tres" },
        isCorrect: true,
        successMessage: counted,
      },
      {
        value: "4",
        icon: "count-4",
        label: { en: "Four", es: "Cuatro" },
        isCorrect: false,
        successMessage: counted,
      },
    ],
    successMessage: counted,
    nextStep: "find_colors",
  },
  {
    id: "find_colors",
    type: "colors",
    icon: "red-flower",
    prompt: {
      en: "So many colors! Can you find something red?",
      es: "¡Cuántos colores! ¿Encuentras algo rojo?",
    },
    simpleChoices: [
      {
        value: "red flower",
        icon: "red-flower",
        label: { en: "Red flower", es: "Flor roja" },
        isCorrect: true,
        successMessage: { en: "A red flower! You found it.", es: "¡Una flor roja! La encontraste." },
      },
      {
        value: "yellow sun",
        icon: "yellow-sun",
        label: { en: "Yellow sun", es: "Sol amarillo" },
        isCorrect: false,
        successMessage: {
          en: "The yellow sun! And the flower is red.",
          es: "¡El sol amarillo! Y la flor es roja.",
        },
      },
      {
        value: "blue wave",
        icon: "blue-wave",
        label: { en: "Blue wave", es: "Ola azul" },
        isCorrect: false,
        successMessage: {
          en: "The blue wave! And the flower is red.",
          es: "¡La ola azul! Y la flor es roja.",
        },
      },
      {
        value: "green leaf",
        icon: "green-leaf",
        label: { en: "Green leaf", es: "Hoja verde" },
        isCorrect: false,
        successMessage: {
          en: "The green leaf! And the flower is red.",
          es: "¡La hoja verde! Y la flor es roja.",
        },
      },
    ],
    successMessage: { en: "You looked at every color!", es: "¡Miraste todos los colores!" },
    nextStep: "dance_celebration",
  },
  {
    id: "dance_celebration",
    type: "simple",
    icon: "drum",
    prompt: { en: "Time to dance! How shall we move?", es: "¡A bailar! ¿Cómo nos movemos?" },
    simpleChoices: [
      {
        value: "jump",
        icon: "jump",
        label: { en: "Jump", es: "Saltar" },
        sound: { en: "Hop, hop!", es: "¡Salta, salta!" },
        successMessage: { en: "Let us jump like frogs!", es: "¡Saltemos como ranas!" },
      },
      {
        value: "spin",
        icon: "spin",
        label: { en: "Spin", es: "Girar" },
        sound: { en: "Whoosh!", es: "¡Fiuuu!" },
        successMessage: { en: "Let us spin like leaves!", es: "¡Giremos como hojas!" },
      },
      {
        value: "clap",
        icon: "clap",
        label: { en: "Clap", es: "Aplaudir" },
        sound: { en: "Clap, clap!", es: "¡Clap, clap!" },
        successMessage: { en: "Let us clap together!", es: "¡A dar palmadas!" },
      },
      {
        value: "drum",
        icon: "drum",
        label: { en: "Drum", es: "Tambor" },
        sound: { en: "Boom, boom!", es: "¡Pum, pum!" },
        successMessage: { en: "Let us drum like the rain!", es: "¡A tocar como la lluvia!" },
      },
    ],
    successMessage: { en: "What a lovely dance!", es: "¡Qué bonito baile!" },
    nextStep: "complete",
  },
];

/** Said at the end. */
export const funTimeEnd: Bilingual = {
  en: "You did it! Outstanding! Look at all your stars.",
  es: "¡Lo lograste! ¡Sobresaliente! Mira todas tus estrellas.",
};
