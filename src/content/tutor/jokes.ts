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
];
