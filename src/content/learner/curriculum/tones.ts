import type { PromptTones } from "#domain/learner/curriculum/module.ts";

/** What follows a prompt (specification §4 "Prompt tone by math level"). */
export const tones: PromptTones = {
  encouraging: [
    {
      en: "Take it one step at a time. What could come first?",
      es: "Vamos paso a paso. ¿Qué podría ir primero?",
    },
    { en: "Start small. Any first idea helps.", es: "Empieza con algo pequeño. Cualquier idea ayuda." },
    { en: "No hurry. We can do it in little steps.", es: "Sin prisa. Podemos hacerlo en pasitos." },
  ],
  inviting: [
    {
      en: "Can you invent another way that nobody has tried?",
      es: "¿Puedes inventar otra manera que nadie haya probado?",
    },
    { en: "What is your boldest idea?", es: "¿Cuál es tu idea más atrevida?" },
    { en: "Then make up a harder question for me.", es: "Después invéntame una pregunta más difícil." },
  ],
};
