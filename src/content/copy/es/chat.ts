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
  "chat.kept": "La escuela guarda lo que escribes aquí, para responderte.",
  "chat.log": "Conversación",
  "chat.from.assistant": "Hilda:",
  "chat.from.visitor": "Tú:",
  "chat.from.person": "{name}, una persona de la escuela:",
  "chat.person.writes": "Ahora te escribe {name}, de la escuela. Hilda, la asistente de IA, guarda silencio.",
  "chat.person.left": "{name} le devolvió el chat a Hilda, la asistente de IA.",
  "chat.person.by":
    "A más tardar {day} a las {time} te responde una persona de la escuela. Escribe aquí en el chat tu correo o tu teléfono, o deja abierta esta página.",
  "chat.person.byNoon":
    "A más tardar {day} a mediodía te responde una persona de la escuela. Escribe aquí en el chat tu correo o tu teléfono, o deja abierta esta página.",
  "chat.person.soon":
    "Una persona de la escuela lo lee y te responde. Escribe aquí en el chat tu correo o tu teléfono, o deja abierta esta página.",
  "chat.person.wait": "Fue mucho de una vez. Espera un momento y vuelve a enviarlo.",
  "chat.welcome":
    "¡Hola! Soy Hilda, la tucán que recibe en la puerta. Pregúntame por la colegiatura, la escuela piloto, los depósitos o cómo usamos la IA con los niños.",
  "chat.invitation": "Qué gusto que quieras unirte. Déjame aquí tus datos y quedas en la lista de espera.",
  "chat.thinking": "Hilda está pensando",
  "chat.restoring": "Buscando tu conversación",
  "chat.resumed": "Sigues con la conversación que se empezó en este dispositivo.",
  "chat.startAnew": "Empezar otra conversación",
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
  "chat.deposit.unreachable": "No se pudo cargar el pago. Revisa tu conexión.",
};
