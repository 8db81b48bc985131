import type { ToddlerQuestion } from "#domain/adventures/step.ts";
import type { Bilingual } from "#domain/locale/language.ts";

/** "Getting to Know You" (specification §2 and §3): four questions in pictures, spoken by Luna. */
export const toddlerQuestions: readonly ToddlerQuestion[] = [
  {
    id: "favorite_color",
    category: "colors",
    audioPrompt: { en: "Which color do you like?", es: "¿Qué color te gusta?" },
    visualChoices: [
      {
        icon: "red-flower",
        value: "red",
        description: { en: "Red flower", es: "Flor roja" },
        praise: { en: "Red, like a flower!", es: "¡Rojo, como una flor!" },
      },
      {
        icon: "yellow-sun",
        value: "yellow",
        description: { en: "Yellow sun", es: "Sol amarillo" },
        praise: { en: "Yellow, like the sun!", es: "¡Amarillo, como el sol!" },
      },
      {
        icon: "blue-wave",
        value: "blue",
        description: { en: "Blue wave", es: "Ola azul" },
        praise: { en: "Blue, like the sea!", es: "¡Azul, como el mar!" },
      },
      {
        icon: "green-leaf",
        value: "green",
        description: { en: "Green leaf", es: "Hoja verde" },
        praise: { en: "Green, like a leaf!", es: "¡Verde, como una hoja!" },
      },
    ],
  },
  {
    id: "favorite_animal",
    category: "animals",
    audioPrompt: { en: "Which one do you love?", es: "¿Cuál te gusta más?" },
    visualChoices: [
      {
        icon: "turtle",
        value: "turtle",
        description: { en: "Turtle", es: "Tortuga" },
        praise: { en: "The turtle! It swims so far.", es: "¡La tortuga! Nada muy lejos." },
      },
      {
        icon: "butterfly",
        value: "butterfly",
        description: { en: "Butterfly", es: "Mariposa" },
        praise: { en: "The butterfly! It dances in the air.", es: "¡La mariposa! Baila en el aire." },
      },
      {
        icon: "crab",
        value: "crab",
        description: { en: "Crab", es: "Cangrejo" },
        praise: { en: "The crab! It walks sideways.", es: "¡El cangrejo! Camina de lado." },
      },
      {
        icon: "whale",
        value: "whale",
        description: { en: "Whale", es: "Ballena" },
        praise: { en: "The whale! It sings under the sea.", es: "¡La ballena! Canta bajo el mar." },
      },
    ],
  },
  {
    id: "favorite_number",
    category: "numbers",
    audioPrompt: { en: "How many mangoes do you want?", es: "¿Cuántos mangos quieres?" },
    visualChoices: [
      {
        icon: "count-1",
        value: "1",
        description: { en: "One", es: "Uno" },
        praise: { en: "One mango! Yum.", es: "¡Un mango! Qué rico." },
      },
      {
        icon: "count-2",
        value: "2",
        description: { en: "Two", es: "Dos" },
        praise: { en: "Two! One for each hand.", es: "¡Dos! Uno para cada mano." },
      },
      {
        icon: "count-3",
        value: "3",
        description: { en: "Three", es: "Tres" },
        praise: { en: "Three! One, two, three.", es: "¡Tres! Uno, dos, tres." },
      },
      {
        icon: "count-5",
        value: "5",
        description: { en: "Five", es: "Cinco" },
        praise: { en: "Five! As many as your fingers.", es: "¡Cinco! Como los dedos de tu mano." },
      },
    ],
  },
  {
    id: "feeling_new_things",
    category: "confidence",
    audioPrompt: { en: "Something new! What do you do?", es: "¡Algo nuevo! ¿Qué haces?" },
    visualChoices: [
      {
        icon: "brave",
        value: "brave",
        description: { en: "I go first", es: "Voy primero" },
        praise: { en: "You go and see. How brave!", es: "Vas y miras. ¡Qué valor!" },
      },
      {
        icon: "try",
        value: "try",
        description: { en: "I try", es: "Lo intento" },
        praise: { en: "You try it. Good idea!", es: "Lo intentas. ¡Buena idea!" },
      },
      {
        icon: "help",
        value: "help",
        description: { en: "Together", es: "En compañía" },
        praise: { en: "Together is nice. I am with you.", es: "Qué bonito en compañía. Estoy contigo." },
      },
      {
        icon: "shy",
        value: "shy",
        description: { en: "I look first", es: "Primero miro" },
        praise: { en: "You look first. That is wise.", es: "Primero miras. Qué bien pensado." },
      },
    ],
  },
];

/** What Luna says around the questions. */
export const toddlerLines = {
  interstitial: {
    en: "Great job! Let's explore more together!",
    es: "¡Muy bien! ¡Vamos a explorar más!",
  },
  end: {
    en: "Now I know you a little. Amazing! Shall we play?",
    es: "Ya te conozco un poquito. ¡Increíble! ¿Jugamos?",
  },
} as const satisfies Record<string, Bilingual>;
