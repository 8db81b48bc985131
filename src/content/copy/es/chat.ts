import { brand } from "../../catalogue/brand.ts";
import type { chat as english } from "../en/chat.ts";

export const chat: Record<keyof typeof english, string> = {
  "chat.meta.title": `Pregúntale a ${brand.name}`,
  "chat.meta.description":
    "Pregunta por la colegiatura, los depósitos, la escuela piloto y cómo usamos la IA con los niños, en español o en inglés, y apúntate a la lista de espera.",
  "chat.title": `Pregúntale a ${brand.name}`,
  "chat.subtitle": "Dudas de inscripción, de día o de noche",
  "chat.home": `${brand.name}, página de inicio`,
  "chat.status.online": "En línea",
  "chat.status.offline": "Sin conexión",
  "chat.status.unreachable": "Falla la conexión",
  "chat.dashboard": "Panel del equipo",
  "chat.openDashboard": "Abrir el panel",
  "chat.staff": "Acceso del equipo",
  "chat.note": "Hilda es una asistente de IA, no una persona.",
  "chat.log": "Conversación",
  "chat.from.assistant": "Hilda:",
  "chat.from.visitor": "Tú:",
  "chat.welcome":
    "¡Hola! Soy Hilda, la tucán que recibe en la puerta. Pregúntame por la colegiatura, la escuela piloto, los depósitos o cómo usamos la IA con los niños.",
  "chat.invitation": "Qué gusto que quieras unirte. Déjame aquí tus datos y quedas en la lista de espera.",
  "chat.thinking": "Hilda está pensando",
  "chat.restoring": "Buscando tu conversación",
  "chat.newMessage": "Mensaje nuevo",
  "chat.notSent": "No se envió.",
  "chat.suggestions": "¿Quisiste decir una de estas?",
  "chat.chips": "Preguntas para empezar",
  "chat.chip.tuition": "¿Cuánto es la colegiatura?",
  "chat.chip.deposits": "¿El depósito se devuelve?",
  "chat.chip.pilot": "Cuéntame del piloto",
  "chat.chip.ai": "¿Cómo usan la IA?",
  "chat.input.label": "Tu mensaje",
  "chat.input.placeholder": "Escríbenos",
  "chat.input.hint": "Enter envía. Mayús y Enter hacen un renglón nuevo.",
  "chat.input.left": "Te quedan {left} caracteres.",
  "chat.send": "Enviar",
  "chat.error.title": "Error",
  "chat.error.send": "No se pudo enviar el mensaje. Por favor intenta de nuevo.",
  "chat.offline.text":
    "No tienes conexión. Sigue escribiendo: lo que tienes aquí se queda, y podrás enviarlo cuando vuelvas a conectarte.",
  "chat.noscript": "Este chat necesita JavaScript. También puedes escribirnos:",
  "chat.deposit.founders_circle.title": "Círculo de Fundadores",
  "chat.deposit.founders_circle.text":
    "Un depósito que aparta tu lugar. Se devuelve completo hasta la apertura, el {date}.",
  "chat.deposit.teacher_sponsor.title": "Patrocinio Docente",
  "chat.deposit.teacher_sponsor.text":
    "Apoya el programa de vivienda compartida para docentes. Se devuelve hasta la apertura, el {date}.",
  "chat.deposit.closed": "Los pagos todavía no están abiertos.",
  "chat.deposit.instead":
    "Hoy no se te puede cobrar nada aquí. Apúntate a la lista de espera y así sabemos que te interesa.",
  "chat.deposit.join": "Apuntarme a la lista",
};
