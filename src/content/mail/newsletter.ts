/** Mails of the newsletter. `{placeholder}` is filled by the server. */
export const newsletterMails = {
  en: {
    "confirm.subject": "Please confirm: the {brand} newsletter",
    "confirm.text": `Hello,

Somebody, most likely you, asked for the {brand} newsletter at this address. One tap confirms it:

{link}

The link works for {days} days. Without it nothing more is sent, and the address is deleted by itself.

If it was not you, you need not do anything.

{brand}, {tagline}
{phone}{url}
`,
    "welcome.subject": "You are on the {brand} newsletter",
    "welcome.text": `Hello,

It is confirmed: when there is news from the school, we write to you here. That is not often.
{foot}`,
    foot: `
--
{brand}, {tagline}
{phone}{url}

You get this because you asked for our newsletter. To end it, with one tap:
{link}
`,
  },
  es: {
    "confirm.subject": "Confirma, por favor: el boletín de {brand}",
    "confirm.text": `Hola:

Alguien, casi seguro que tú, pidió el boletín de {brand} con este correo. Con un toque queda confirmado:

{link}

El enlace sirve durante {days} días. Si no lo usas, no te mandamos nada más y la dirección se borra sola.

Si no fuiste tú, no tienes que hacer nada.

{brand}, {tagline}
{phone}{url}
`,
    "welcome.subject": "Ya recibes el boletín de {brand}",
    "welcome.text": `Hola:

Quedó confirmado: cuando haya noticias de la escuela, te escribimos aquí. No es muy seguido.
{foot}`,
    foot: `
--
{brand}, {tagline}
{phone}{url}

Te llega porque pediste nuestro boletín. Para terminarlo, con un toque:
{link}
`,
  },
} as const;
