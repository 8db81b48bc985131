import type { tutor as english } from "../en/tutor.ts";

/** El chat de la Escuela de la Selva. Lo que dice la tutora está en content/tutor. */
export const tutor = {
  "tutor.title": "Escuela de la Selva",
  "tutor.log": "Conversación con Hilda",
  "tutor.you": "Tú",
  "tutor.hilda": "Hilda",
  "tutor.prompts": "Ideas",
  "tutor.replies": "Respuestas para tocar",
  "tutor.practise": "Practicar",
  "tutor.input": "Escríbele a Hilda",
  "tutor.placeholder": "Escribe aquí…",
  "tutor.send": "Enviar",
  "tutor.dictate": "Hablar en vez de escribir",
  "tutor.dictating": "Te escucho. Toca cuando termines",
  "tutor.thinking": "Hilda está pensando",
  "tutor.stillThinking": "Sigo pensando",
  "tutor.slow": "Esto tarda mucho.",
  "tutor.tryAgain": "Intentar otra vez",
  "tutor.notSent": "No se envió.",
  "tutor.failed": "No pude llegar a Hilda. Tu mensaje sigue aquí.",
  "tutor.restoring": "Buscando nuestra conversación",
  "tutor.newest": "Mensaje más nuevo",
  "tutor.closed.title": "La Escuela de la Selva está cerrada aquí",
  "tutor.closed.text":
    "Primero una persona adulta tiene que permitir hablar con la tutora de IA en este dispositivo.",
  "tutor.closed.ask": "Pedirle a una persona adulta",
  "tutor.who": "Ayudante de computadora. Puede fallar.",
} satisfies Record<keyof typeof english, string>;
