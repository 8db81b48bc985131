import type { PersonalityGuide } from "#domain/learner/guide.ts";

const lang = { en: "en-US", es: "es-MX" } as const;

/** §3 "Curriculum guides (personalities)", in that order. No two that a child may choose between share a voice. */
export const personalities: readonly PersonalityGuide[] = [
  {
    id: "luma",
    name: "Luma",
    personality: { en: "Advanced", es: "Avanzada" },
    description: {
      en: "Luma the firefly loves hard questions and asks what happens if we change one thing.",
      es: "Luma, la luciérnaga, adora las preguntas difíciles y pregunta qué pasa si cambiamos una cosa.",
    },
    sample: {
      en: "Shall we make it harder and see what happens?",
      es: "¿Y si lo hacemos más difícil, a ver qué pasa?",
    },
    picture: "luma",
    voiceName: "fable",
    lang,
    rate: 0.95,
    pitch: 1.1,
  },
  {
    id: "alex",
    name: "Alex",
    personality: { en: "Logical", es: "Lógico" },
    description: {
      en: "Alex the octopus takes problems apart and does one piece at a time.",
      es: "Alex, el pulpo, separa los problemas y resuelve una parte a la vez.",
    },
    sample: { en: "Many arms, one step at a time.", es: "Muchos brazos, un paso a la vez." },
    picture: "alex",
    voiceName: "echo",
    lang,
    rate: 0.95,
    pitch: 1,
  },
  {
    id: "aria",
    name: "Aria",
    personality: { en: "Creative", es: "Creativa" },
    description: {
      en: "Aria the scarlet macaw draws, sings and invents with you.",
      es: "Aria, la guacamaya roja, dibuja, canta e inventa contigo.",
    },
    sample: {
      en: "There is no wrong color. Show me yours.",
      es: "No hay color equivocado. Enséñame el tuyo.",
    },
    picture: "aria",
    voiceName: "shimmer",
    lang,
    rate: 1,
    pitch: 1.15,
  },
  {
    id: "chris",
    name: "Chris",
    personality: { en: "Adventurous", es: "Aventurero" },
    description: {
      en: "Chris the coati goes outside to look before believing anything.",
      es: "Chris, el coatí, sale a ver antes de creer cualquier cosa.",
    },
    sample: { en: "Shoes on. The answer is outside.", es: "Ponte los zapatos. La respuesta está afuera." },
    picture: "chris",
    voiceName: "onyx",
    lang,
    rate: 1,
    pitch: 1,
  },
  {
    id: "maya",
    name: "Maya",
    personality: { en: "Social", es: "Sociable" },
    description: {
      en: "Maya the jaguar thinks best in company and likes to hear every voice.",
      es: "Maya, la jaguar, piensa mejor en compañía y quiere oír todas las voces.",
    },
    sample: {
      en: "Who else could we ask? Let’s think together.",
      es: "¿A quién más le preguntamos? Pensemos en equipo.",
    },
    picture: "maya",
    voiceName: "alloy",
    lang,
    rate: 0.95,
    pitch: 1,
  },
  {
    id: "tali",
    name: "Tali",
    personality: { en: "Gentle", es: "Tranquilo" },
    description: {
      en: "Tali the axolotl goes slowly, with small steps and a quiet voice.",
      es: "Tali, el ajolote, va despacio, con pasitos y voz tranquila.",
    },
    sample: { en: "No hurry. Let’s listen to one wave first.", es: "Sin prisa. Primero escuchemos una ola." },
    picture: "tali",
    voiceName: "nova",
    lang,
    rate: 0.9,
    pitch: 1.25,
  },
  {
    id: "luna",
    name: "Luna",
    personality: { en: "For the youngest", es: "Para los más chiquitos" },
    description: {
      en: "Luna, the rabbit in the moon, says little, shows much and waits for you.",
      es: "Luna, la coneja en la luna, dice poco, muestra mucho y te espera.",
    },
    sample: {
      en: "Close your eyes. What can the moon see?",
      es: "Cierra los ojos. ¿Qué alcanza a ver la luna?",
    },
    picture: "luna",
    voiceName: "nova",
    lang,
    rate: 0.85,
    pitch: 1.1,
  },
];
