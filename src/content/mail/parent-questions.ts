/**
 * The mail about a parent's question that waits for a person, in both languages because whoever reads it first must
 * understand it. What the parent wrote is on the staff desk only (decision 089).
 */
export const parentQuestionMail = {
  subject: "{brand}: a parent's question is waiting / espera una pregunta de una familia",
  text: {
    en: `A parent at Little Explorers asked something that the page could not answer.

The question is on the staff desk: {url}/admin/letters

If more questions come within the hour, one further mail at its end tells of all of them.
`,
    es: `Una familia de Little Explorers preguntó algo que la página no supo responder.

La pregunta está en el panel del personal: {url}/admin/letters

Si en la próxima hora llegan más preguntas, al final habrá un solo correo por todas.
`,
  },
} as const;
