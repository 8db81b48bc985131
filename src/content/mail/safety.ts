/**
 * The mail about a disclosure, in both languages because whoever reads it first must understand it. It holds neither
 * the words nor the name of the child (decision 081).
 */
export const safetyMails = {
  subject: "{brand}: please look at the safety desk now / mira ahora la mesa de seguridad",
  text: {
    en: `A child may have told the tutor about something that an adult must know.

Please look at the safety desk now: {url}/admin

What was written is only on the desk, not in this mail.
`,
    es: `Es posible que una niña o un niño haya contado en el chat algo que una persona adulta debe saber.

Por favor mira ahora la mesa de seguridad: {url}/admin

Lo que se escribió está solo en la mesa, no en este correo.
`,
  },
} as const;
