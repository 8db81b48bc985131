import type { OpenWords } from "../compose.ts";

export const open: OpenWords = {
  language: "es",
  names: {
    reading: "las páginas sobre la escuela",
    articles: "los artículos para familias y docentes",
    chat: "el chat de inscripciones",
    waitlist: "la lista de espera",
    newsletter: "el boletín",
    careers: "la solicitud para docentes",
    deposits: "los depósitos",
    subscriptions: "las suscripciones de la escuela",
    portal: "el portal de estudiantes, con la contraseña del grupo",
    demo: "la demo para niñas y niños",
    packs: "los paquetes semanales de Little Explorers",
    companionPlans: "los planes del compañero digital para casa",
  },
  open: "Hoy está abierto lo siguiente:",
  closed:
    "Todavía no está abierto: {offers}. Sus botones llevan a la lista de espera y no se recibe dinero antes de que se abra.",
  asks: "Aquí se pide el nombre y la edad de la niña o el niño: {offers}. Qué se guarda de eso, y con el consentimiento de quién, está en la [página de Privacidad](/privacy#children).",
};
