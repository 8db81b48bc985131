import type { Recommendation } from "#domain/learner/curriculum/recommendations.ts";

/**
 * Advice for the adult beside the learner: something to do this week. Of each subject the first that fits is given,
 * so the special comes before the general.
 */
export const recommendations: readonly Recommendation[] = [
  {
    subject: "confidence",
    when: { atMostConfidence: 4, ages: { from: 3, to: 7 } },
    text: {
      en: "Begin with something your child already does well, and say what you saw: “You kept trying until it stood up.”",
      es: "Empiecen con algo que ya le sale bien y dile lo que viste: “Seguiste intentando hasta que se sostuvo”.",
    },
  },
  {
    subject: "confidence",
    when: { atMostConfidence: 4 },
    text: {
      en: "Let them choose the first activity, and give time to think before you help. Ask “What have you tried?” before showing how.",
      es: "Deja que elija la primera actividad y dale tiempo de pensar antes de ayudar. Pregunta “¿Qué has intentado?” antes de enseñar cómo.",
    },
  },
  {
    subject: "reading",
    when: { reading: "sprout", ages: { from: 3, to: 7 } },
    text: {
      en: "Read aloud together every day. Run a finger under the words, stop at a picture and ask what comes next.",
      es: "Lean en voz alta cada día. Pasa el dedo bajo las palabras, detente en un dibujo y pregunta qué sigue.",
    },
  },
  {
    subject: "reading",
    when: { reading: "sprout" },
    text: {
      en: "Take turns reading: you one paragraph, your child the next. Let every instruction be spoken by the guide, so that reading never blocks an idea.",
      es: "Túrnense para leer: un párrafo tú y otro quien aprende. Deja que la guía diga cada instrucción en voz alta, así la lectura no frena ninguna idea.",
    },
  },
  {
    subject: "reading",
    when: { reading: "wildlight" },
    text: {
      en: "Offer longer books on what they love, and ask for opinions rather than summaries: “Who was right, do you think?”",
      es: "Ofrece libros más largos sobre lo que le encanta y pide opiniones más que resúmenes: “¿Quién crees que tenía razón?”",
    },
  },
  {
    subject: "math",
    when: { math: "sprout", ages: { from: 3, to: 7 } },
    text: {
      en: "Count real things while you live: plates, steps, oranges. Touch each one and say the number together.",
      es: "Cuenten cosas de verdad en la vida diaria: platos, escalones, naranjas. Toquen cada una y digan juntos el número.",
    },
  },
  {
    subject: "math",
    when: { math: "sprout" },
    text: {
      en: "Keep beans or pebbles on the table for every sum. Drawing or moving things first is real math, not a shortcut.",
      es: "Tengan frijoles o piedritas en la mesa para cada cuenta. Dibujar o mover cosas primero es hacer matemáticas, no trampa.",
    },
  },
  {
    subject: "math",
    when: { math: "wildlight" },
    text: {
      en: "Ask for a second way to solve each problem, and invite them to invent one for you. Depth does more than speed.",
      es: "Pide una segunda forma de resolver cada problema e invita a inventar uno para ti. La profundidad sirve más que la velocidad.",
    },
  },
  {
    subject: "rhythm",
    when: { path: "supportive" },
    text: {
      en: "Keep sessions to {minutes} minutes, at the same hour each day, and stop while it is still fun.",
      es: "Hagan sesiones de {minutes} minutos, a la misma hora cada día, y paren cuando todavía es divertido.",
    },
  },
  {
    subject: "rhythm",
    when: { path: "accelerated" },
    text: {
      en: "Plan {minutes} minutes, and leave the project out in sight afterwards: the best ideas come between sessions.",
      es: "Planeen {minutes} minutos y dejen el proyecto a la vista al terminar: las mejores ideas llegan entre sesiones.",
    },
  },
  {
    subject: "rhythm",
    when: {},
    text: {
      en: "Plan {minutes} minutes a day, then put the screen away and go outside with the activity.",
      es: "Planeen {minutes} minutos al día; después guarden la pantalla y salgan con la actividad.",
    },
  },
  {
    subject: "approach",
    when: { pedagogy: "Montessori" },
    text: {
      en: "Set the materials out on a tray at child height. Show once, slowly and with few words, then watch without correcting.",
      es: "Pon los materiales en una charola a su altura. Muestra una vez, despacio y con pocas palabras, y luego observa sin corregir.",
    },
  },
  {
    subject: "approach",
    when: { pedagogy: "Project-Based" },
    text: {
      en: "Agree on who the project is for, and fix a day to show it. A real audience makes the second try worth it.",
      es: "Acuerden para quién es el proyecto y pongan un día para mostrarlo. Un público de verdad hace que valga la pena el segundo intento.",
    },
  },
  {
    subject: "approach",
    when: { pedagogy: "IB-aligned" },
    text: {
      en: "Hang one big question on the wall this week. Add what each person at home thinks, and look for a view from another place.",
      es: "Cuelguen esta semana una gran pregunta en la pared. Agreguen qué piensa cada persona de la casa y busquen una mirada de otro lugar.",
    },
  },
  {
    subject: "theme",
    when: { theme: "tiny_home" },
    text: {
      en: "Save boxes, lids and string for the starter pack. Ask what the builder would change before you offer an idea.",
      es: "Guarden cajas, tapas y cuerda para el paquete inicial. Pregunta qué cambiaría quien construye antes de dar una idea.",
    },
  },
  {
    subject: "theme",
    when: { theme: "water_study" },
    text: {
      en: "Visit water this week, even a fountain or a puddle, and stay within arm’s reach. Take a jar, a magnifying glass if you have one, and time.",
      es: "Visiten el agua esta semana, aunque sea una fuente o un charco, siempre al alcance de tu mano. Lleven un frasco, una lupa si tienen, y tiempo.",
    },
  },
  {
    subject: "theme",
    when: { theme: "space_explorer" },
    text: {
      en: "Look at the moon together three evenings in a row and draw it each time. Questions are welcome; nobody needs to know the answer.",
      es: "Miren juntos la luna tres noches seguidas y dibújenla cada vez. Las preguntas son bienvenidas; nadie tiene que saber la respuesta.",
    },
  },
  {
    subject: "theme",
    when: { theme: "art_adventure" },
    text: {
      en: "Keep paper, brushes and earth colors where they can be reached. Ask “Tell me about it” rather than “What is it?”",
      es: "Dejen papel, pinceles y colores de tierra a la mano. Di “Cuéntame de tu obra” en lugar de “¿Qué es?”",
    },
  },
  {
    subject: "theme",
    when: { theme: "music_maker" },
    text: {
      en: "Make a music corner from pots, rice jars and spoons. Play a rhythm, wait, and let your child answer with another.",
      es: "Hagan un rincón musical con ollas, frascos con arroz y cucharas. Toca un ritmo, espera y deja que te conteste con otro.",
    },
  },
  {
    subject: "language",
    when: { bilingual: true },
    text: {
      en: "Let each language have its moment: read the instruction in one and talk about it in the other.",
      es: "Dale a cada idioma su momento: lean la instrucción en uno y platíquenla en el otro.",
    },
  },
];
