import type { insight as english } from "../en/insight.ts";

/** Lo que la escuela ve de sí misma: números por semana, de nadie en particular. */
export const insight: typeof english = {
  "insight.meta.title": "Panorama · Administración de Ceiba",
  "insight.meta.description": "Familias, conversaciones y depósitos por semana, en números.",
  "insight.title": "Panorama",
  "insight.lead": "Las últimas trece semanas en números. Los cuenta el servidor de la escuela, sin cookies.",
  "insight.loading": "Contando...",
  "insight.failed": "No se pudieron cargar los números",

  "insight.week": "Semana del",
  "insight.week.of": "semana del {date}",
  "insight.chart": "{title}. El máximo: {most} en la {week}. La tabla dice cada semana.",
  "insight.chart.none": "{title}. Todavía no se ha contado nada.",

  "insight.families": "Familias por semana",
  "insight.families.label": "Familias nuevas",

  "insight.funnel": "De una visita a un lugar",
  "insight.funnel.note":
    "Lo que pasó en estas semanas, cada cosa por su lado: a nadie se le sigue de un paso al otro. Las visitas incluyen robots.",
  "insight.funnel.step": "Paso",
  "insight.funnel.count": "Cuántas",
  "insight.funnel.share": "Del paso anterior",
  "insight.funnel.visits": "Páginas vistas",
  "insight.funnel.chats": "Conversaciones",
  "insight.funnel.families": "Familias en la lista",
  "insight.funnel.deposits": "Depósitos pagados",
  "insight.funnel.enrolled": "Inscripciones",

  "insight.answers": "Lo que Hilda supo",
  "insight.answers.known": "Con respuesta",
  "insight.answers.unknown": "Sin respuesta",

  "insight.asked": "Lo más preguntado",
  "insight.asked.question": "Pregunta",
  "insight.asked.times": "Veces",
  "insight.asked.none": "Todavía no se ha contestado nada.",

  "insight.least": "Lo que más falta contestar",
  "insight.least.none": "No hay nada que Hilda no haya sabido.",
  "insight.least.teach": "Enseñar las respuestas",

  "insight.waits": "Cuánto esperaron las familias a una persona",
  "insight.waits.wait": "Espera",
  "insight.waits.families": "Respuestas",
  "insight.waits.minutes": "Hasta {count} minutos",
  "insight.waits.hour": "Hasta 1 hora",
  "insight.waits.hours": "Hasta {count} horas",
  "insight.waits.day": "Hasta 1 día",
  "insight.waits.days": "Hasta {count} días",
  "insight.waits.longer": "Más",
  "insight.waits.none": "Nadie de la escuela le ha respondido todavía a una familia que esperaba.",

  "insight.pages": "Las páginas más vistas",
  "insight.pages.page": "Página",
  "insight.pages.visits": "Vistas",
  "insight.pages.none": "Todavía nadie ha visto una página.",
};
