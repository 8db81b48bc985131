/** Mails about places in a pod. `{placeholder}` is filled by the server. */
export const placeMails = {
  en: {
    greeting: "Hello {name},",
    plain: "Hello,",
    yourChild: "your child",
    theirChild: "their child",
    "offered.subject": "{brand}: there is a place for {child}",
    "offered.text": `{greeting}

We can offer {child} a seat in the pod {pod}, which starts on {day}.

We keep it for you until {until}. Please tell us before then, with one tap, whether you would like it:

{link}

If we do not hear from you by then, we may offer the place to another family. {child} goes on waiting, and the turn counts from that day. With questions write to us at {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "lapsed.subject": "{brand}: the place we kept for {child}",
    "lapsed.text": `{greeting}

We kept a seat in the pod {pod} for {child}, and did not hear from you in time. We no longer keep it, and may have offered it to another family.

{child} is still on our list, and the turn now counts from today. If you no longer wish to wait, or if something went wrong, write to us at {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "staff.accepted": "{brand}: {name} takes the place ({pod})",
    "staff.declined": "{brand}: {name} does not take the place ({pod})",
    "staff.lapsed": "{brand}: {name} did not answer in time ({pod})",
    "staff.call": "{brand}: please call {name} (a place in {pod})",
    "staff.callText": `A seat in the pod {pod} came free. It is the turn of {name}, and we keep it for {child} until {until}.

{name} left no e-mail address, so nobody has told the family yet. Please call before then:
Phone: {theirPhone}

Note the answer on the staff desk: {url}/admin/places?id={place}
`,
    "staff.text": `{name}
{child}, {pod}
E-mail: {email}
Phone: {theirPhone}

The family on the staff desk: {url}/admin/families?id={lead}
`,
  },
  es: {
    greeting: "Hola, {name}:",
    plain: "Hola:",
    yourChild: "tu hija o hijo",
    theirChild: "su hija o hijo",
    "offered.subject": "{brand}: hay un lugar para {child}",
    "offered.text": `{greeting}

Hay un lugar libre y podemos ofrecérselo a {child}: es en el pod {pod}, que empieza el {day}.

Te lo guardamos hasta el {until}. Antes de esa hora dinos, con un toque, si lo quieres:

{link}

Si para entonces no sabemos de ti, podemos ofrecer el lugar a otra familia. {child} sigue en la lista, y su turno cuenta desde ese día. Si tienes dudas, escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "lapsed.subject": "{brand}: el lugar que guardamos para {child}",
    "lapsed.text": `{greeting}

Guardamos un lugar en el pod {pod} para {child} y no supimos de ti a tiempo. Ya no lo guardamos, y puede que lo hayamos ofrecido a otra familia.

{child} sigue en nuestra lista, y su turno cuenta a partir de hoy. Si ya no quieres esperar, o si algo salió mal, escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
    "staff.accepted": "{brand}: {name} toma el lugar ({pod})",
    "staff.declined": "{brand}: {name} no toma el lugar ({pod})",
    "staff.lapsed": "{brand}: {name} no contestó a tiempo ({pod})",
    "staff.call": "{brand}: llama a {name}, por favor (un lugar en {pod})",
    "staff.callText": `Se desocupó un lugar en el pod {pod}. Es el turno de {name}, y lo guardamos para {child} hasta el {until}.

{name} no dejó correo, así que la familia aún no lo sabe. Llama antes de esa hora:
Teléfono: {theirPhone}

Anota la respuesta en la página del equipo: {url}/admin/places?id={place}
`,
    "staff.text": `{name}
{child}, {pod}
Correo: {email}
Teléfono: {theirPhone}

La familia en la página del equipo: {url}/admin/families?id={lead}
`,
  },
} as const;
