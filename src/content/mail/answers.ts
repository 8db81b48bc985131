/** The mail that brings a family the answer of a person of the school. */
export const answerMails = {
  en: {
    subject: "{brand}: an answer to your question",
    text: `{greeting}

{answer}

{signature}
{phone}
You asked us in the chat at {url}/chat. To go on, answer this mail or write to {contact}.
`,
    greeting: "Hello {name},",
    plain: "Hello,",
    signature: `{name}
{brand}, {tagline}`,
    unsigned: "{brand}, {tagline}",
  },
  es: {
    subject: "{brand}: la respuesta a tu pregunta",
    text: `{greeting}

{answer}

{signature}
{phone}
Nos preguntaste en el chat de {url}/chat. Para seguir la conversación, contesta este correo o escribe a {contact}.
`,
    greeting: "Hola, {name}:",
    plain: "Hola:",
    signature: `{name}
{brand}, {tagline}`,
    unsigned: "{brand}, {tagline}",
  },
} as const;
