import type { mails as english } from "./en.ts";

/** Los mismos correos en español. */
export const mails: Record<keyof typeof english, string> = {
  "family.subject": "Ya estás en la lista de espera de {brand}",
  "family.greeting": "Hola, {name}:",
  "family.greeting.plain": "Hola:",
  "family.text": `{greeting}

Gracias por tu interés en {brand}. Ya estás en nuestra lista de espera y una persona de nuestro equipo te va a escribir a este correo.
{visit}
Por ahora no hay nada que pagar ni nada más que hacer. Estar en la lista de espera no te compromete a nada.

¿Quieres corregir algo, hacer una pregunta o pedirnos que borremos lo que enviaste? Escríbenos a {contact}.

Si no fuiste tú, alguien puso tu correo por error. Puedes ignorar este mensaje, o escribirnos y lo borramos.

{brand}, {tagline}
{phone}{url}
`,
  "family.visit": `
¿Quieres conocer la escuela o hablar antes con nosotros? Elige una hora aquí:

{link}
`,
  "staff.subject": "{brand}: una familia entró a la lista de espera",
  "staff.subject.again": "{brand}: una familia volvió a enviar el formulario",
  "staff.text": `{intro}

Nombre: {name}
Correo: {email}
Teléfono: {phone}
Hijos: {children} ({ages})
Idioma: {language}
Vino por: {interest}

La familia en el panel del equipo: {url}/admin/families?id={lead}
`,
  "staff.intro": "Una familia entró a la lista de espera.",
  "staff.intro.again":
    "Una familia que ya conocemos volvió a enviar el formulario. Lo que dijo antes sigue igual en el panel del equipo; esto es lo que dice ahora:",
  "staff.noPhone": "no lo dio",
  "staff.noEmail": "ninguno: hay que llamar por teléfono",
  "staff.interest.none": "nada en particular",
  "staff.interest.explorer": "el plan para casa Explorador",
  "staff.interest.pathfinder": "el plan para casa Pionero",
  "staff.interest.trailblazer": "el plan para casa Vanguardista",
  "staff.interest.founders_circle": "el depósito del Círculo de Fundadores",
  "staff.interest.teacher_sponsor": "el depósito de Patrocinio Docente",
  "staff.language.en": "inglés",
  "staff.language.es": "español",
};
