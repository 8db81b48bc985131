/** Mails about visits and calls, and what stands in a family's calendar. `{placeholder}` is filled by the server. */
export const visitMails = {
  en: {
    greeting: "Hello {name},",
    plain: "Hello,",
    "title.visit": "Visit to {brand}",
    "title.call": "Call with {brand}",
    "what.visit": "your visit",
    "what.call": "our call",
    place: "Where: {place}",
    callTo: "We call you at {phone}.",
    callFrom: "Our call comes from: {place}",
    "calendar.text": `{when}
{place}
To move or cancel it: {link}`,
    "booked.subject": "{brand}: {what} on {when}",
    "booked.text": `{greeting}

It is booked: {what}, {when} ({minutes} minutes).
{place}

The attached file puts it into your calendar. To move or cancel it, open:

{link}

If it was not you who booked, someone typed your address by mistake. The same link cancels it.

{brand}, {tagline}
{phone}{url}
`,
    "moved.subject": "{brand}: {what} has moved to {when}",
    "moved.text": `{greeting}

{what} has a new time: {when} ({minutes} minutes).
{place}

The attached file puts the new time into your calendar. If it does not suit you, choose another one or cancel here:

{link}

{brand}, {tagline}
{phone}{url}
`,
    noPlace: "The place we gave you does not hold any more. We will write to you where it is.",
    "place.subject": "{brand}: a change to {what} on {when}",
    "place.text": `{greeting}

The time stays: {when} ({minutes} minutes). What changes about {what} is this:
{place}

The attached file puts it into your calendar. If it does not suit you, choose another time or cancel here:

{link}

{brand}, {tagline}
{phone}{url}
`,
    "cancelled.subject": "{brand}: {what} on {when} is cancelled",
    "cancelled.text": `{greeting}

This time is cancelled: {what}, {when}. You need not do anything.

If you would like another time, the open ones are here:

{link}

You can also write to us at {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "reminder.subject": "{brand}: {what} is on {when}",
    "reminder.text": `{greeting}

A short reminder: {what} is on {when} ({minutes} minutes).
{place}

Does it no longer suit you? Choose another time or cancel here, and another family can have it:

{link}

{brand}, {tagline}
{phone}{url}
`,
    "staff.booked": "{brand}: {name} booked a time ({when})",
    "staff.moved": "{brand}: {name} moved to {when}",
    "staff.cancelled": "{brand}: {name} cancelled ({when})",
    "staff.text": `{name}
{what}, {when}
E-mail: {email}
Phone: {phone}

This time on the staff desk: {url}/admin/visits?day={day}&slot={slot}
`,
  },
  es: {
    greeting: "Hola, {name}:",
    plain: "Hola:",
    "title.visit": "Visita a {brand}",
    "title.call": "Llamada con {brand}",
    "what.visit": "tu visita",
    "what.call": "nuestra llamada",
    place: "Dónde: {place}",
    callTo: "Te llamamos al {phone}.",
    callFrom: "La llamada sale de: {place}",
    "calendar.text": `{when}
{place}
Para cambiarla o cancelarla: {link}`,
    "booked.subject": "{brand}: {what}, {when}",
    "booked.text": `{greeting}

Quedó apartada {what}: {when} ({minutes} minutos).
{place}

El archivo adjunto la pone en tu calendario. Para cambiarla o cancelarla, abre este enlace:

{link}

Si no fuiste tú, alguien escribió tu correo por error. Con el mismo enlace se cancela.

{brand}, {tagline}
{phone}{url}
`,
    "moved.subject": "{brand}: nueva hora para {what}, {when}",
    "moved.text": `{greeting}

Hay una nueva hora para {what}: {when} ({minutes} minutos).
{place}

El archivo adjunto pone la nueva hora en tu calendario. Si no te queda, elige otra o cancela aquí:

{link}

{brand}, {tagline}
{phone}{url}
`,
    noPlace: "El lugar que te dimos ya no es. Te escribiremos para decirte dónde.",
    "place.subject": "{brand}: un cambio en {what}, {when}",
    "place.text": `{greeting}

La hora sigue igual: {when} ({minutes} minutos). Lo que cambia de {what} es esto:
{place}

El archivo adjunto lo pone en tu calendario. Si no te queda, elige otra hora o cancela aquí:

{link}

{brand}, {tagline}
{phone}{url}
`,
    "cancelled.subject": "{brand}: se canceló {what}, {when}",
    "cancelled.text": `{greeting}

Se canceló {what}, {when}. No tienes que hacer nada.

Si quieres otra hora, aquí están las que hay libres:

{link}

También puedes escribirnos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "reminder.subject": "{brand}: recuerda {what}, {when}",
    "reminder.text": `{greeting}

Un recordatorio breve: {what} es {when} ({minutes} minutos).
{place}

¿Ya no te queda? Elige otra hora o cancela aquí, y otra familia podrá aprovecharla:

{link}

{brand}, {tagline}
{phone}{url}
`,
    "staff.booked": "{brand}: {name} apartó una hora ({when})",
    "staff.moved": "{brand}: {name} cambió a {when}",
    "staff.cancelled": "{brand}: {name} canceló ({when})",
    "staff.text": `{name}
{what}, {when}
Correo: {email}
Teléfono: {phone}

Este horario en la página del equipo: {url}/admin/visits?day={day}&slot={slot}
`,
  },
} as const;
