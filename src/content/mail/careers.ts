/** Mails about applications. What the teacher wrote is on the staff desk only. */
export const careerMails = {
  en: {
    subject: "Your application reached {brand}",
    text: `{greeting}

Thank you for wanting to teach at {brand}. Your application is with the school’s staff. A person reads it and writes to you here.

Would you like to add something, correct it, or have us delete it? Answer this mail or write to {contact}.

If it was not you who applied, somebody typed your address by mistake. Write to us and we will remove it.

{brand}, {tagline}
{phone}{url}
`,
    greeting: "Hello {name},",
    plain: "Hello,",
  },
  es: {
    subject: "Tu solicitud llegó a {brand}",
    text: `{greeting}

Gracias por querer enseñar en {brand}. Tu solicitud ya la tiene el personal de la escuela. La lee una persona y te escribe a este correo.

¿Quieres agregar algo, corregirlo o que lo borremos? Contesta este correo o escribe a {contact}.

Si no fuiste tú, alguien puso tu correo por error. Escríbenos y lo quitamos.

{brand}, {tagline}
{phone}{url}
`,
    greeting: "Hola, {name}:",
    plain: "Hola:",
  },
  /** In both languages, because whoever reads it first must understand it. */
  staff: {
    subject: "{brand}: a teacher applied / una solicitud de docente",
    en: `A teacher applied at {brand}.

The application is on the staff desk: {url}/admin/letters

If more come within the hour, one further mail at its end tells of all of them.
`,
    es: `Llegó una solicitud de docente a {brand}.

Está en el panel del personal: {url}/admin/letters

Si en la próxima hora llegan más, al final habrá un solo correo por todas.
`,
  },
} as const;
