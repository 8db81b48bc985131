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
  "soon.luma.meta.title": "Pronto abre la ruta de aprendizaje | Ceiba",
  "soon.luma.title": "Pronto abre la ruta de aprendizaje",
  "soon.luma.text": "Todavía no abre, y hoy no guarda nada sobre tu hija o hijo.",
  "soon.luma.will":
    "La ruta propia de cada niña o niño: qué aprender después y por qué, según su edad, sus intereses y su forma de aprender, con un paquete de actividades para empezar.",
  "soon.lumaDemo.meta.title": "Pronto abre la demo | Ceiba",
  "soon.lumaDemo.title": "Pronto abre la demo",
  "soon.lumaDemo.text": "Todavía no abre. Cuando abra, no necesitarás una cuenta para probarla.",
  "soon.lumaDemo.will":
    "Una prueba para familias: elige un nombre, una edad de {demoFrom} a {demoTo} años y una forma de aprender, y mira la ruta y el paquete inicial que resultan.",
  "soon.littleExplorers.meta.title": "Pronto abre Little Explorers | Ceiba",
  "soon.littleExplorers.title": "Pronto abre Little Explorers",
  "soon.littleExplorers.text": "Los paquetes todavía no abren.",
  "soon.littleExplorers.will":
    "{weeks} paquetes semanales de actividades para hacer en casa con niñas y niños de {littleFrom} a {littleTo} años, un lugar para que mamás y papás pregunten y un certificado al final.",

  "soon.picked": "Elegiste:",
  "soon.picked.text": "Tu elección queda en la dirección de esta página, así que un marcador la recuerda.",
  "soon.activity.tiny-home": "La casita",
  "soon.activity.water-cycle": "El ciclo del agua",
  "soon.activity.story-time": "Hora del cuento",
};
