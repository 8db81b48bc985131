/**
 * The mail about a family that waits for a person in the enrolment chat, in both languages because whoever reads it
 * first must understand it. What the family wrote is on the staff desk only (decision 201).
 */
export const inboxMail = {
  subject: "{brand}: a family is waiting in the chat / una familia espera en el chat",
  text: {
    en: `A family asked for a person in the chat, or asked something that Hilda does not know.

It is in the inbox, whoever has waited longest first: {url}/admin/inbox?order=waiting

If more families come within the hour, one further mail at its end tells of all of them.
`,
    es: `En el chat, una familia pidió hablar con una persona o preguntó algo que Hilda no sabe.

Está en la bandeja; primero aparece quien lleva más tiempo esperando: {url}/admin/inbox?order=waiting

Si en la próxima hora escriben más familias, al final habrá un solo correo por todas.
`,
  },
} as const;
