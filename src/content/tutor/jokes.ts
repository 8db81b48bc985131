import type { Joke } from "#domain/tutor/library.ts";

export const jokes: readonly Joke[] = [
  {
    question: { en: "Why did the crab never share?", es: "¿Qué hace una abeja en el gimnasio?" },
    answer: { en: "Because it was shellfish!", es: "¡Zum-ba!" },
  },
  {
    question: { en: "What do you call a sleeping dinosaur?", es: "¿Qué le dijo un pez a otro pez?" },
    answer: { en: "A dino-snore!", es: "¡Nada!" },
  },
  {
    question: { en: "Why did the banana go to the doctor?", es: "¿Cuál es el animal más antiguo?" },
    answer: { en: "It was not peeling well!", es: "La cebra, ¡porque todavía está en blanco y negro!" },
  },
  {
    question: { en: "What is a tree's favorite drink?", es: "¿Qué le dijo el cero al ocho?" },
    answer: { en: "Root beer!", es: "¡Qué bonito cinturón!" },
  },
  {
    question: { en: "Why are fish so clever?", es: "¿Por qué el libro de matemáticas estaba triste?" },
    answer: { en: "Because they live in schools!", es: "¡Porque tenía muchos problemas!" },
  },
  {
    question: { en: "What did the ocean say to the beach?", es: "¿Qué le dijo el mar a la playa?" },
    answer: { en: "Nothing. It just waved!", es: "Nada, ¡solo le hizo olas!" },
  },
  {
    question: { en: "How do you make an octopus laugh?", es: "¿Qué le dice una iguana a su hermana gemela?" },
    answer: { en: "With ten tickles!", es: "¡Somos iguanitas!" },
  },
  {
    question: { en: "What does a cloud wear under its coat?", es: "¿Cómo se despiden los químicos?" },
    answer: { en: "Thunderwear!", es: "¡Ácido un placer!" },
  },
  {
    question: {
      en: "A riddle: what gets wetter the more it dries?",
      es: "Una adivinanza: blanco por dentro, verde por fuera; si quieres que te lo diga, espera.",
    },
    answer: { en: "A towel!", es: "¡La pera!" },
    solvedBy: { en: ["towel"], es: ["pera"] },
  },
  {
    question: {
      en: "A riddle: what has many teeth, but cannot eat?",
      es: "Una adivinanza: oro parece, plata no es. ¿Qué es?",
    },
    answer: { en: "A comb!", es: "¡El plátano!" },
    solvedBy: { en: ["comb"], es: ["platano", "banana"] },
  },
  {
    question: {
      en: "A riddle: what flies without wings and cries without eyes?",
      es: "Una adivinanza: vuelo sin alas y lloro sin ojos. ¿Quién soy?",
    },
    answer: { en: "A cloud!", es: "¡La nube!" },
    solvedBy: { en: ["cloud"], es: ["nube"] },
  },
  {
    question: {
      en: "A riddle: they come every night without being called, and every morning they are gone. What are they?",
      es: "Una adivinanza: de noche llegan sin que las llamen, y de día se van sin que nadie las lleve. ¿Qué son?",
    },
    answer: { en: "The stars!", es: "¡Las estrellas!" },
    solvedBy: { en: ["star", "stars"], es: ["estrella", "estrellas"] },
  },
  {
    question: {
      en: "A riddle: what has hands, but cannot clap?",
      es: "Una adivinanza: tengo agujas y no sé coser, tengo números y no sé leer. ¿Quién soy?",
    },
    answer: { en: "A clock!", es: "¡El reloj!" },
    solvedBy: { en: ["clock", "watch"], es: ["reloj"] },
  },
  {
    question: {
      en: "A riddle: I have a neck, but no head. What am I?",
      es: "Una adivinanza: tiene dientes y no come, tiene cabeza y no piensa. ¿Qué es?",
    },
    answer: { en: "A bottle!", es: "¡El ajo!" },
    solvedBy: { en: ["bottle"], es: ["ajo"] },
  },
];
