import type { speech as english } from "../en/speech.ts";

/** Lo que va junto a cada voz y cada micrófono. */
export const speech: Record<keyof typeof english, string> = {
  "speech.mute": "Sin sonido",
  "speech.listen": "Escuchar",
  "speech.stop": "Parar",
  "speech.repeat": "{guide} lo dice otra vez",
  "speech.talk": "Toca para hablar",
  "speech.talking": "Te escucho. Toca al terminar",
  "speech.starting": "Un momento…",
  "speech.said": "Dijiste",
  "speech.undo": "Decirlo otra vez",
  "speech.denied":
    "El micrófono está bloqueado. Permite el acceso al micrófono para usar las funciones de voz.",
  "speech.failed":
    "Permite el acceso al micrófono para usar las funciones de voz. Quizá tengas que tocar el ícono del micrófono en la barra de direcciones del navegador. Si este dispositivo no tiene micrófono, puedes escribir.",
  "speech.unsupported": "Este navegador no reconoce la voz. Prueba con Chrome o Edge.",
  "speech.away": "Ahora no puedo oírte. Puedes escribirlo o tocar.",
  "speech.write": "Dile a {guide} tu respuesta:",
  "speech.send": "Enviar",
  "speech.retry": "Probar otra vez el micrófono",
  "speech.pen": "Mejor escribo",
};
