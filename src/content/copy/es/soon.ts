import type { soon as english } from "../en/soon.ts";

export const soon: Record<keyof typeof english, string> = {
  "soon.meta.title": "Próximamente | Ceiba",
  "soon.meta.description": "Esta página todavía no abre. El chat y la lista de espera, sí.",
  "soon.will": "Qué habrá aquí",
  "soon.now": "Qué puedes hacer ahora",
  "soon.chat": "Pregunta en el chat",
  "soon.chat.text": "Dudas sobre la escuela, precios, depósitos e IA, en español o en inglés.",
  "soon.waitlist": "Únete a la lista de espera",
  "soon.waitlist.text": "El formulario se abre en el chat. Unirte es gratis.",
  "soon.programs": "Conoce los programas",
  "soon.programs.text": "Los pods, los pases, la residencia y cuánto cuestan.",

  "soon.student.meta.title": "Pronto abre el Portal de estudiantes | Ceiba",
  "soon.student.title": "Pronto abre el Portal de estudiantes",
  "soon.student.text": "Todavía no abre. Hoy no hace falta ni se pide ninguna contraseña.",
  "soon.student.will":
    "La puerta para niñas y niños de {learnerFrom} a {learnerTo} años: una guía que habla y escucha, preguntas que encuentran un buen punto de partida y aventuras para aprender. Antes irán la contraseña del grupo y el consentimiento de una persona adulta.",
  "soon.littleExplorers.meta.title": "Pronto abre Little Explorers | Ceiba",
  "soon.littleExplorers.title": "Pronto abre Little Explorers",
  "soon.littleExplorers.text": "Los paquetes todavía no abren.",
  "soon.littleExplorers.will":
    "{weeks} paquetes semanales de actividades para hacer en casa con niñas y niños de {littleFrom} a {littleTo} años, un lugar para que mamás y papás pregunten y un certificado al final.",
};
