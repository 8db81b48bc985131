import type { VoiceGuide } from "#domain/learner/guide.ts";

/** The browser's voice follows the language spoken (decision 013). */
const lang = { en: "en-US", es: "es-MX" } as const;

/** The voice guides, one entry per name; the lists below choose among them. */
const cast = {
  noa: {
    name: "Noa",
    personality: { en: "Playful and quick", es: "Traviesa y rápida" },
    description: {
      en: "Noa the monkey turns every question into a game and laughs when something goes wrong.",
      es: "Noa, la mona, convierte cada pregunta en juego y se ríe cuando algo sale mal.",
    },
    sample: { en: "Hi, I am Noa. Catch this question!", es: "Hola, soy Noa. ¡Atrapa esta pregunta!" },
    picture: "noa",
    voiceName: "echo",
    lang,
    rate: 1,
    pitch: 1.2,
  },
  sofi: {
    name: "Sofi",
    personality: { en: "Calm and curious", es: "Tranquila y curiosa" },
    description: {
      en: "Sofi the sea turtle has crossed oceans and likes to ask what you noticed.",
      es: "Sofi, la tortuga marina, ha cruzado océanos y le gusta preguntar qué notaste.",
    },
    sample: { en: "Hello, I am Sofi. What did you notice today?", es: "Hola, soy Sofi. ¿Qué notaste hoy?" },
    picture: "sofi",
    voiceName: "shimmer",
    lang,
    rate: 0.9,
    pitch: 1,
  },
  luna: {
    name: "Luna",
    personality: { en: "Soft and patient", es: "Suave y paciente" },
    description: {
      en: "Luna, the rabbit in the moon, speaks slowly and waits for you.",
      es: "Luna, la coneja en la luna, habla despacito y te espera.",
    },
    sample: { en: "Hello, I am Luna. We have time.", es: "Hola, soy Luna. Tenemos tiempo." },
    picture: "luna",
    voiceName: "nova",
    lang,
    rate: 0.85,
    pitch: 1.1,
  },
  maya: {
    name: "Maya",
    personality: { en: "Warm and brave", es: "Cálida y valiente" },
    description: {
      en: "Maya the jaguar thinks best in company and asks what your friends would say.",
      es: "Maya, la jaguar, piensa mejor en compañía y pregunta qué dirían tus amigos.",
    },
    sample: { en: "Hi, I am Maya. Shall we think together?", es: "Hola, soy Maya. ¿Pensamos en equipo?" },
    picture: "maya",
    voiceName: "alloy",
    lang,
    rate: 0.95,
    pitch: 1,
  },
  ari: {
    name: "Ari",
    personality: { en: "Thoughtful and funny", es: "Pensativo y chistoso" },
    description: {
      en: "Ari the iguana sits in the sun, thinks twice and then tells a joke.",
      es: "Ari, el iguano, se asolea, lo piensa dos veces y luego cuenta un chiste.",
    },
    sample: {
      en: "Hi, I am Ari. Let’s sit in the sun and think.",
      es: "Hola, soy Ari. Vamos a pensar al sol.",
    },
    picture: "ari",
    voiceName: "onyx",
    lang,
    rate: 0.95,
    pitch: 0.95,
  },
  tali: {
    name: "Tali",
    personality: { en: "Gentle and kind", es: "Tranquilo y amable" },
    description: {
      en: "Tali the axolotl never hurries, and likes it when you try again.",
      es: "Tali, el ajolote, nunca tiene prisa y le gusta cuando lo vuelves a intentar.",
    },
    sample: { en: "Hello, I am Tali. No hurry at all.", es: "Hola, soy Tali. No hay ninguna prisa." },
    picture: "tali",
    voiceName: "nova",
    lang,
    rate: 0.9,
    pitch: 1.25,
  },
  hilda: {
    name: "Hilda",
    personality: { en: "Cheerful and wise", es: "Alegre y sabia" },
    description: {
      en: "Hilda the toucan speaks British English, wears round glasses and knows every path in the jungle.",
      es: "Hilda, la tucán, usa lentes redondos y conoce todos los caminos de la selva.",
    },
    sample: {
      en: "Good day, I am Hilda. Shall we go and have a look?",
      es: "Buen día, soy Hilda. ¿Vamos a ver qué encontramos?",
    },
    picture: "hilda",
    voiceName: "fable",
    lang: { en: "en-GB", es: "es-MX" },
    rate: 0.9,
    pitch: 1.1,
  },
  sofia: {
    name: "Sofia",
    personality: { en: "Clear and musical", es: "Clara y musical" },
    description: {
      en: "Sofia the sea turtle likes to sing the difficult words until they sound easy.",
      es: "Sofia, la tortuga marina, canta las palabras difíciles hasta que suenan fáciles.",
    },
    sample: { en: "Hola, I am Sofia. Shall we begin?", es: "Hola, soy Sofia. ¿Empezamos?" },
    picture: "sofi",
    voiceName: "shimmer",
    lang: { en: "es-ES", es: "es-ES" },
    rate: 0.95,
    pitch: 1,
  },
} as const satisfies Record<string, VoiceGuide>;

/** §3 "In-session list: Noa, Sofi, Luna, Maya, Ari, Tali, Hilda (en-GB)." */
export const sessionGuides: readonly VoiceGuide[] = [
  cast.noa,
  cast.sofi,
  cast.luna,
  cast.maya,
  cast.ari,
  cast.tali,
  cast.hilda,
];

/** §3 "Form list: Luna, Maya, Sofi, Ari, Tali." */
export const formGuides: readonly VoiceGuide[] = [cast.luna, cast.maya, cast.sofi, cast.ari, cast.tali];

/** §3 "Intake list: Hilda (recommended), Maya, Luna, Sofia (es-ES)." */
export const intakeGuides: readonly VoiceGuide[] = [
  { ...cast.hilda, recommended: true },
  cast.maya,
  cast.luna,
  cast.sofia,
];
