import type { library as english } from "../en/library.ts";

export const library: Record<keyof typeof english, string> = {
  "library.help.meta.title": "Centro de ayuda | Ceiba",
  "library.help.meta.description":
    "Respuestas cortas para familias y docentes: lugares, depósitos, el Portal de estudiantes, sonido, datos. Con buscador.",
  "library.parents.meta.title": "Recursos para familias | Ceiba",
  "library.parents.meta.description":
    "Para quien acompaña: las primeras semanas, la IA, los días difíciles, las pantallas y dos idiomas en casa.",
  "library.teachers.meta.title": "Guía para docentes | Ceiba",
  "library.teachers.meta.description":
    "Cómo preparar un grupo, usar la práctica adaptativa en clase y actuar cuando avisa la mesa de seguridad.",
  "library.blog.meta.title": "Blog | Ceiba",
  "library.blog.meta.description":
    "Cómo construimos una escuela y sus herramientas, y por qué decidimos así.",
  "library.community.meta.title": "Comunidad | Ceiba",
  "library.community.meta.description":
    "Cómo pueden participar las familias antes de que abra la escuela, y un plan para una tarde juntas.",

  "library.shelves": "Secciones",
  "library.articles": "Artículos",
  "library.help.title": "Centro de ayuda",
  "library.help.list": "Preguntas y respuestas",
  "library.help.lead": "Respuestas cortas para familias y docentes. Escribe tu pregunta como la dirías.",
  "library.help.next": "¿No está? Pregúntanos.",
  "library.parents.title": "Recursos para familias",
  "library.parents.list": "Para las familias",
  "library.parents.lead": "Para quien acompaña: qué hacer, qué decir y cuándo parar por hoy.",
  "library.parents.next": "De leer a hacer",
  "library.teachers.title": "Guía para docentes",
  "library.teachers.list": "Para docentes",
  "library.teachers.lead": "Lo que hace falta antes del primer día y lo que ayuda después.",
  "library.teachers.next": "¿Te gustaría enseñar aquí?",
  "library.blog.title": "Blog",
  "library.blog.list": "Del blog",
  "library.blog.lead": "Cómo construimos una escuela y sus herramientas, y por qué decidimos así.",
  "library.blog.next": "Entérate cuando haya algo nuevo",
  "library.community.title": "Comunidad",
  "library.community.list": "En comunidad",
  "library.community.lead": "La escuela todavía no abre. Una comunidad puede empezar antes.",
  "library.community.next": "Un comienzo para hoy",
  "library.to.chat": "Preguntar en el chat",
  "library.to.packs": "Abrir Little Explorers",
  "library.to.newsletter": "Recibir el boletín",
  "library.to.careers": "Postularte como docente",

  "library.search": "Busca en todos los artículos",
  "library.search.placeholder": "Por ejemplo: reembolso, contraseña, no se oye",
  "library.found.one": "{count} artículo",
  "library.found.other": "{count} artículos",
  "library.none": "Ningún artículo habla de eso.",
  "library.none.ask": "Llevar la pregunta al chat",
  "library.others": "En la misma sección",
  "library.all": "Buscar en todos los artículos",
};
