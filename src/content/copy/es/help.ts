import type { help as english } from "../en/help.ts";

/** «Necesito a una persona adulta»: el botón de cada pantalla y lo que abre. */
export const help = {
  "help.name": "Necesito a una persona adulta",
  "help.title": "Busca ahora a una persona adulta",
  "help.sending": "Avisando a tu escuela…",
  "help.class": "Ya le pedimos ayuda a tu escuela. No te quedes esperando.",
  "help.outside": "La escuela ve que alguien pidió ayuda, pero no quién eres. No te quedes esperando.",
  "help.nobody": "No pudimos avisarle a la escuela. Busca ahora a una persona adulta.",
  "help.offline": "No hay internet: todavía nadie lo sabe. Busca ahora a una persona adulta.",
  "help.waiting": "Todavía no se envía: nadie lo sabe. Busca ahora a una persona adulta.",
  "help.later": "Lo seguimos intentando.",
  "help.mistake.sending": "Está bien. Le estamos diciendo a tu escuela que fue sin querer.",
  "help.mistake.told": "Está bien. Tu escuela ya puede ver que fue sin querer.",
  "help.go": "Ve con una persona adulta en quien confíes.",
  "help.go.who": "En la escuela, en tu familia, en la casa de al lado.",
  "help.say": "Dile: «Necesito ayuda».",
  "help.say.again": "¿No te hace caso? Dile a otra.",
  "help.call": "¿Hay peligro ahora? Llama al {number}.",
  "help.call.how": "Tú también puedes llamar.",
  "help.spoken":
    "Ve con una persona adulta en quien confíes. Dile: necesito ayuda. Si no te hace caso, dile a otra. Si hay peligro ahora, llama al {number}.",
  "help.back": "Regresar",
  "help.byMistake": "Fue sin querer",
  "help.chip.waiting": "Todavía nadie lo sabe",
  "help.chip.class": "Ya le pedimos ayuda a tu escuela",
  "help.chip.outside": "La escuela ve que alguien pidió ayuda",
} satisfies Record<keyof typeof english, string>;
