/** Mails about accounts of staff: a link that sets another password, and an invitation. */
export const staffAccountMails = {
  en: {
    "reset.subject": "{brand}: another password for the staff desk",
    "reset.text": `Hello,

somebody asked for another password for the staff account {email}. If it was you, choose one here:

{link}

The link works once, for one hour. Whoever is signed in with this account is then signed out.

If it was not you, you need do nothing: your password stays as it is.

{brand}
`,
    "invite.subject": "{brand}: your account for the staff desk",
    "invite.text": `Hello,

{by} has made an account for you at the staff desk of {brand}. Choose your password here:

{link}

The link works once, for three days. Afterwards you sign in with {email} at {url}/admin.

If you do not know what this is about, you can ignore this mail.

{brand}
`,
  },
  es: {
    "reset.subject": "{brand}: otra contraseña para el panel del personal",
    "reset.text": `Hola:

Alguien pidió otra contraseña para la cuenta {email} del personal. Si fuiste tú, elígela aquí:

{link}

El enlace sirve una sola vez, durante una hora. Después se cierran todas las sesiones de esta cuenta.

Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.

{brand}
`,
    "invite.subject": "{brand}: tu cuenta para el panel del personal",
    "invite.text": `Hola:

{by} creó una cuenta para ti en el panel del personal de {brand}. Elige tu contraseña aquí:

{link}

El enlace sirve una sola vez, durante tres días. Después entras con {email} en {url}/admin.

Si no sabes de qué se trata, puedes ignorar este correo.

{brand}
`,
  },
} as const satisfies Record<"en" | "es", Record<string, string>>;
