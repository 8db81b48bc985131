/** Mails about places in a pod. `{placeholder}` is filled by the server. */
export const placeMails = {
  en: {
    greeting: "Hello {name},",
    plain: "Hello,",
    yourChild: "your child",
    "offered.subject": "{brand}: there is a place for {child}",
    "offered.text": `{greeting}

We can offer {child} a seat in the pod {pod}, which starts on {day}.

We keep it for you until {until}. Please tell us before then, with one tap, whether you would like it:

{link}

If we do not hear from you by then, we offer the place to the next family, and {child} goes on waiting at the end of the list. With questions write to us at {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "lapsed.subject": "{brand}: the place we kept for {child}",
    "lapsed.text": `{greeting}

We kept a seat in the pod {pod} for {child}, and did not hear from you in time. It has gone to the next family.

{child} is still on our list, now at its end. If you no longer wish to wait, or if something went wrong, write to us at {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "staff.accepted": "{brand}: {name} takes the place ({pod})",
    "staff.declined": "{brand}: {name} does not take the place ({pod})",
    "staff.lapsed": "{brand}: {name} did not answer in time ({pod})",
    "staff.text": `{name}
{child}, {pod}

All places are on the staff desk: {url}/admin/places
`,
  },
  es: {
    greeting: "Hola, {name}:",
    plain: "Hola:",
    yourChild: "tu hija o hijo",
    "offered.subject": "{brand}: hay un lugar para {child}",
    "offered.text": `{greeting}

Hay un lugar libre y podemos ofrecérselo a {child}: es en el pod {pod}, que empieza el {day}.

Te lo guardamos hasta el {until}. Antes de esa hora dinos, con un toque, si lo quieres:

{link}

Si para entonces no sabemos de ti, el lugar pasa a la siguiente familia, y {child} sigue en la lista, al final. Si tienes dudas, escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "lapsed.subject": "{brand}: el lugar que guardamos para {child}",
    "lapsed.text": `{greeting}

Guardamos un lugar en el pod {pod} para {child} y no supimos de ti a tiempo. Ya pasó a la siguiente familia.

{child} sigue en nuestra lista, ahora al final. Si ya no quieres esperar, o si algo salió mal, escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "staff.accepted": "{brand}: {name} toma el lugar ({pod})",
    "staff.declined": "{brand}: {name} no toma el lugar ({pod})",
    "staff.lapsed": "{brand}: {name} no contestó a tiempo ({pod})",
    "staff.text": `{name}
{child}, {pod}

Todos los lugares están en la página del equipo: {url}/admin/places
`,
  },
} as const;
