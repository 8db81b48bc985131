import type { soon as english } from "../en/soon.ts";

export const soon: Record<keyof typeof english, string> = {
  "soon.meta.title": "Próximamente | Ceiba",
  "soon.meta.description": "Esta página todavía no abre. El chat y la lista de espera, sí.",
  "soon.will": "Qué habrá aquí",
  "soon.now": "Qué puedes hacer ahora",
  "soon.chat": "Pregunta en el chat",
  "soon.chat.text": "Dudas sobre la escuela, precios, depósitos e IA, en español o en inglés.",
  "soon.waitlist": "Únete a la lista de espera",
  "soon.waitlist.text": "Dile al chat que te gustaría unirte y te muestra el formulario. Es gratis.",
  "soon.programs": "Ve los programas",
  "soon.programs.text": "Los pods, los pases, la residencia y cuánto cuestan.",

  "soon.checkout.meta.title": "Pronto podrás pagar un depósito | Ceiba",
  "soon.checkout.title": "Pronto podrás pagar un depósito",
  "soon.checkout.text": "Todavía no abre: hoy no se puede cobrar a ninguna tarjeta en este sitio.",
  "soon.checkout.will":
    "Una página para pagar un depósito con tarjeta: Círculo de Fundadores, de {foundersDeposit}, o Patrocinio Docente, de {sponsorDeposit}. Los dos serán totalmente reembolsables hasta la fecha de apertura, el {launchDate}.",
  "soon.subscribe.meta.title": "Pronto abren las suscripciones de la escuela | Ceiba",
  "soon.subscribe.title": "Pronto abren las suscripciones de la escuela",
  "soon.subscribe.text": "Todavía no abren: hoy no se puede comprar nada en este sitio.",
  "soon.subscribe.will":
    "La elección entre dos suscripciones de la escuela, Explorer por {explorerPrice} al mes y Premium por {premiumPrice} al mes, que se renuevan cada mes y cancelas cuando quieras.",
  "soon.subscriptionSuccess.meta.title": "Pronto abren las suscripciones de la escuela | Ceiba",
  "soon.subscriptionSuccess.title": "No se hizo ninguna suscripción",
  "soon.subscriptionSuccess.text":
    "Las suscripciones de la escuela todavía no abren, así que aquí no se cobró nada, aunque un enlace te haya traído a esta página.",
  "soon.subscriptionSuccess.will": "Una confirmación para las familias que acaban de suscribirse.",
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
