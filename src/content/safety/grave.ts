import type { Bilingual } from "#domain/locale/language.ts";

/**
 * What the chats for families answer to words of grave harm (docs/child-safety.md), whoever writes them: a child who
 * found the chat, or a grown-up. `{emergency}` and `{talk}` are numbers to call.
 */
export const graveWords: Bilingual = {
  en: "This matters more than any question about the school. If somebody is in danger now, call {emergency}. [To talk to somebody right away, call {talk}.|] If you are a child: it is not your fault, and it was good to write it. Tell a grown-up you trust today, in your family, at school or next door, and show them what you wrote. A program answers in this chat. The people of the school can read it, but perhaps only later.",
  es: "Esto importa más que cualquier pregunta sobre la escuela. Si alguien está en peligro ahora, llama al {emergency}. [Para hablar con alguien enseguida, llama al {talk}.|] Si eres niña o niño: no es tu culpa, e hiciste bien en escribirlo. Díselo hoy a una persona adulta de confianza, de tu familia, de la escuela o una vecina, y enséñale lo que escribiste. En este chat contesta un programa. La gente de la escuela puede leerlo, pero quizá hasta más tarde.",
};
