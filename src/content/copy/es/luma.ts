import type { luma as english } from "../en/luma.ts";

export const luma: Record<keyof typeof english, string> = {
  "luma.luma.meta.title": "Mi ruta de aprendizaje | Ceiba",
  "luma.luma.meta.description":
    "La ruta propia de cada niña o niño: una guía, un plan y un paquete inicial de actividades.",
  "luma.lumaDemo.meta.title": "Prueba la ruta de aprendizaje | Ceiba",
  "luma.lumaDemo.meta.description":
    "Elige una edad y una forma de aprender, contesta tres preguntas rápidas y mira el plan y el paquete inicial.",

  "luma.choose": "Elegir",
  "luma.chosen": "Tu guía",
  "luma.next": "Siguiente",
  "luma.back": "Atrás",
  "luma.step": "Paso {at} de {of}",

  "luma.demo.intro":
    "Mira qué plan haría Ceiba para tu hija o hijo. Son pocas preguntas y no necesitas cuenta.",
  "luma.demo.note":
    "Es solo para probar. Sin el consentimiento de una persona adulta, Ceiba no guarda nada; tus respuestas se quedan en esta pestaña hasta que la cierres.",
  "luma.start.intro": "Tres preguntas rápidas y empieza tu ruta.",
  "luma.picked": "Tu tarjeta:",
  "luma.activity.tiny-home": "La casita",
  "luma.activity.water-cycle": "El ciclo del agua",
  "luma.activity.story-time": "Hora del cuento",

  "luma.ask.name": "¿Cómo te llamas?",
  "luma.name": "Nombre",
  "luma.name.hint": "Basta con el primer nombre o un apodo.",
  "luma.name.missing": "Primero escribe un nombre, aunque sea cortito.",
  "luma.ask.age": "¿Cuántos años tienes, {name}?",
  "luma.ask.pedagogy": "¿Cómo te gusta aprender?",
  "luma.ask.math_check": "¿Qué haces ahora en matemáticas?",
  "luma.ask.reading_level": "¿Qué haces con un libro?",
  "luma.ask.confidence": "¿Cómo te sientes con algo nuevo?",
  "luma.ask.guide": "Elige tu guía de aprendizaje",

  "luma.ready": "¿Empezamos, {name}?",
  "luma.with": "Con {guide}",
  "luma.generate": "Crear mi plan",
  "luma.creating": "Creando…",
  "luma.trouble": "Esta vez no salió",
  "luma.trouble.text": "No es tu culpa y tus respuestas siguen aquí. Probemos otra vez en un momento.",
  "luma.answers": "Ver mis respuestas",
  "luma.again": "Empezar de nuevo",

  "luma.welcome": "¡Te damos la bienvenida a Ceiba, {name}!",
  "luma.welcome.nameless": "¡Te damos la bienvenida a Ceiba!",
  "luma.guide": "Tu guía",
  "luma.fact.time": "Cada sesión",
  "luma.fact.path": "Ruta de aprendizaje",
  "luma.fact.tone": "Tono de voz",
  "luma.fact.age": "Edad",
  "luma.minutes": "{minutes} minutos",
  "luma.years": "{age} años",
  "luma.toGuides": "Elegir mi guía",
  "luma.toGuides.again": "Cambiar de guía",
  "luma.toPack": "Ver mi paquete inicial",
  "luma.toOverview": "Volver a mi ruta",
  "luma.grown": "Para las personas adultas",
  "luma.module": "Primer módulo: {module}",
  "luma.profile": "Perfil de aprendizaje",
  "luma.math": "Nivel de matemáticas",
  "luma.reading": "Nivel de lectura",
  "luma.confidence": "Confianza",
  "luma.outOf": "{score} de 10",
  "luma.language": "Idioma",
  "luma.recommendations": "Recomendaciones",

  "luma.progress": "{done} de {total} listas, {percent}%",
  "luma.state.locked": "Bloqueada",
  "luma.state.open": "Abierta",
  "luma.state.inProgress": "En curso",
  "luma.state.completed": "Completada",
  "luma.start": "Empezar actividad",
  "luma.mark": "Marcar como completada",
  "luma.complete": "Paquete inicial completo",
  "luma.complete.text":
    "¡Felicidades, {name}! Miraste, intentaste, hiciste, probaste y compartiste. Todo fue trabajo tuyo.",
  "luma.complete.nameless":
    "¡Felicidades! Miraste, intentaste, hiciste, probaste y compartiste. Todo fue trabajo tuyo.",
};
