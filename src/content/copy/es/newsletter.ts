import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter: Record<keyof typeof english, string> = {
  "newsletter.meta.title": "Boletín | Ceiba",
  "newsletter.meta.description":
    "Una carta cuando hay noticias de la escuela, en español o en inglés. La confirmas por correo y la terminas con un toque.",
  "newsletter.title": "Una carta de vez en cuando",
  "newsletter.lead":
    "Cuando hay noticias de la escuela, las escribimos y te las mandamos. Sin publicidad y sin día fijo.",
  "newsletter.email": "Tu correo",
  "newsletter.email.wrong": "Escribe un correo, por ejemplo ana@example.com.",
  "newsletter.language":
    "Las cartas llegan en español. Si las prefieres en inglés, cambia antes el idioma arriba.",
  "newsletter.ask": "Quiero el boletín",
  "newsletter.busy": "Un momento…",
  "newsletter.asked.title": "Revisa tu correo",
  "newsletter.asked":
    "Si {email} todavía no está en la lista, ya va en camino un correo. Con un toque en su enlace queda confirmado; tienes {days} días. Sin eso no te mandamos nada.",
  "newsletter.asked.other": "Usar otro correo",
  "newsletter.failed": "No llegó. Inténtalo otra vez.",
  "newsletter.privacy": "Tu correo y tu idioma se usan solo para el boletín, hasta que te des de baja.",
  "newsletter.privacy.link": "Privacidad",
  "newsletter.confirm.title": "¿Te mandamos el boletín?",
  "newsletter.confirm.text": "Solo falta un toque: confirma que este correo es tuyo.",
  "newsletter.confirm": "Sí, mándenmelo",
  "newsletter.confirmed.title": "Quedó confirmado",
  "newsletter.confirmed": "Te escribimos cuando haya noticias. Mientras tanto hay bastante que leer.",
  "newsletter.end.title": "¿Terminar el boletín?",
  "newsletter.end.text": "Tu correo se borra de la lista al momento y ya no te llega nada.",
  "newsletter.end": "Terminarlo",
  "newsletter.ended.title": "Se terminó",
  "newsletter.ended": "Tu correo está borrado. Gracias por habernos leído.",
  "newsletter.expired.title": "Este enlace ya no sirve",
  "newsletter.expired": "Ya se usó o tiene más de {days} días. Aquí puedes pedir otro.",
  "newsletter.read": "Ir a los artículos",
};
