import type { programs as english } from "../en/programs.ts";

export const programs: Record<keyof typeof english, string> = {
  "programs.meta.title": "Programas: pods, pases y una residencia | Ceiba",
  "programs.meta.description":
    "Pod School en tres grupos pequeños de edades mixtas, el Worldschooler Pass para familias viajeras y una residencia para docentes.",

  "programs.hero.title": "Tres pods, un sendero",
  "programs.hero.text":
    "Máximo {maxChildren} niñas y niños por grupo. De lunes a viernes, de {opens} a {closes}. {podPrice} al mes, en dólares estadounidenses.",
  "programs.hero.nav": "En esta página",
  "programs.map.label": "Los tres pods a lo largo del sendero, del mar a la ceiba",
  "programs.pod.foundation": "Foundation",
  "programs.pod.foundation.text": "Donde empieza, junto al mar",
  "programs.pod.explorer": "Explorer",
  "programs.pod.explorer.text": "Más adentro, entre palmeras",
  "programs.pod.creator": "Creator",
  "programs.pod.creator.text": "Cruzando el puente, bajo la ceiba",
  "programs.ages": "De {from} a {to} años",

  "programs.fit.title": "¿Hacemos buen equipo?",
  "programs.fit.lead": "Marca lo que es cierto para tu familia. Con {invite} o más, tenemos que platicar.",
  "programs.fit.1": "Nos gustaría una escuela cerca de la naturaleza, en buena parte al aire libre",
  "programs.fit.2": "Nos gusta que nuestra hija o hijo viva en español y en inglés",
  "programs.fit.3": "Aprender con proyectos va con nosotros",
  "programs.fit.4": "Estamos de acuerdo con usar IA, con una persona adulta cerca",
  "programs.fit.5": "Nos parecen bien las edades mixtas en un mismo grupo",
  "programs.fit.6": "Un grupo pequeño nos queda bien, de {maxChildren} como máximo",
  "programs.fit.7": "El papel, las herramientas y las manos valen tanto como las pantallas",
  "programs.fit.8": "Vivimos en {place}, o podríamos mudarnos ahí",
  "programs.fit.of": "de {total}",
  "programs.fit.status": "{count} de {total}",
  "programs.fit.none": "Tu árbol está esperando",
  "programs.fit.none.text": "Con cada marca crece una rama. Lo que marques no se envía ni se guarda.",
  "programs.fit.some": "Va creciendo",
  "programs.fit.some.text": "Cada familia es una mezcla. Si tienes dudas, pregúntanos de todos modos.",
  "programs.fit.invite": "Esto suena a nosotros",
  "programs.fit.invite.text": "Escríbenos: cuéntanos de tus hijos y pregunta lo que todavía quieras saber.",
  "programs.fit.action": "Escríbenos en el chat",
  "programs.fit.ask": "Hacer una pregunta",

  "programs.school.title": "Pod School",
  "programs.school.text":
    "Escuela en un grupo pequeño de edades mixtas. El aprendizaje combina Montessori, proyectos y Bachillerato Internacional, en la naturaleza y con las manos, con herramientas de IA junto a una persona adulta. Es una escuela piloto en {place}.",
  "programs.school.price": "Precio",
  "programs.school.price.value": "{podPrice} al mes",
  "programs.school.days": "Días",
  "programs.school.days.value": "De lunes a viernes",
  "programs.school.hours": "Horario",
  "programs.school.hours.value": "De {opens} a {closes}",
  "programs.school.ages": "Edades",
  "programs.school.ages.value": "De {from} a {to} años",
  "programs.school.group": "Grupo",
  "programs.school.group.value": "Máximo {maxChildren} niñas y niños",
  "programs.school.pods": "Pods",
  "programs.school.pods.value":
    "Foundation\u00a0{foundation}, Explorer\u00a0{explorer}, Creator\u00a0{creator}",
  "programs.school.action": "Preguntar por un lugar",

  "programs.pass.title": "Worldschooler Pass",
  "programs.pass.text":
    "Para familias que viajan y quieren que la escuela sea parte del camino, por una temporada.",
  "programs.pass.length": "Duración",
  "programs.pass.weeks.one": "{count} semana",
  "programs.pass.weeks.other": "{count} semanas",
  "programs.pass.months.one": "{count} mes",
  "programs.pass.months.other": "{count} meses",
  "programs.pass.price": "Precio",
  "programs.pass.price.value": "Todavía no se publica: pregúntanos",
  "programs.pass.action": "Preguntar por un pase",

  "programs.residency.title": "Residencia para docentes",
  "programs.residency.text":
    "Para docentes que quieren vivir y enseñar aquí por un tiempo, en un programa de vivienda compartida con otros docentes.",
  "programs.residency.length": "Contrato",
  "programs.residency.length.value": "De {from} a {to} meses",
  "programs.residency.terms": "Pago y fechas",
  "programs.residency.terms.value": "Todavía no se publican: pregúntanos",
  "programs.residency.action": "Preguntar por la residencia",

  "programs.money.title": "También en la escuela, y todavía sin abrir",
  "programs.money.lead":
    "Son cosas aparte de un lugar en un pod, y hoy no se puede pagar nada en este sitio. Todos los precios están en dólares estadounidenses.",
  "programs.subscriptions.title": "Suscripciones de la escuela",
  "programs.subscriptions.text":
    "Se renuevan cada mes y las cancelas cuando quieras. Explorer también es el nombre de un pod, y Explorador el de un plan para casa; esto no es ninguno de los dos. Lo que incluye cada suscripción se publicará cuando abran.",
  "programs.subscriptions.explorer": "Suscripción de la escuela: Explorer",
  "programs.subscriptions.premium": "Suscripción de la escuela: Premium",
  "programs.subscriptions.monthly": "{price} al mes",
  "programs.subscriptions.action": "Próximamente",
  "programs.subscriptions.action.aloud": "suscripciones de la escuela",
  "programs.deposits.title": "Dos depósitos",
  "programs.deposits.text":
    "Los dos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}. Mientras se abren los pagos, la lista de espera del chat es la forma de decirnos que te interesa.",
  "programs.deposits.founders": "Círculo de Fundadores",
  "programs.deposits.founders.text": "Aparta el lugar de tu familia.",
  "programs.deposits.sponsor": "Patrocinio Docente",
  "programs.deposits.sponsor.text": "Apoya el programa de vivienda compartida para docentes.",

  "programs.close.title": "Pregunta antes de decidir",
  "programs.close.text": "El chat responde en español y en inglés, y puede anotarte en la lista de espera.",
  "programs.close.chat": "Chatea con nosotros",
  "programs.close.student": "Portal de estudiantes",
};
