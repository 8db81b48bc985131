import type { Language } from "#domain/locale/language.ts";

const english = {
  series: "Little Explorers",
  week: "Week {week}",
  subject: "A sheet to print, for ages {from} to {to}",
  numbers: "Numbers {from} to {to}",
  from: "A dotted line from the {from} to the {to}",
  need: "You need:",
  how: "What to do:",
  purpose: "What it is for:",
  care: "Take care:",
  certificate: "Little Explorers Certificate",
  awarded: "This certificate belongs to",
  nameLine: "A line for the name",
  walked: "who walked {weeks} weeks from the sea to the great tree:",
  closing: "You looked, you tried, you cared, and you told your story.",
  date: "Date",
  grownUp: "A grown-up who was there",
  // Plain letters, so that every system keeps the name.
  file: "ceiba-week-{week}-{id}.pdf",
} as const;

/** The words of the printed sheets that belong to no pack. */
export const printWords: Readonly<Record<Language, Record<keyof typeof english, string>>> = {
  en: english,
  es: {
    series: "Little Explorers",
    week: "Semana {week}",
    subject: "Una hoja para imprimir, de {from} a {to} años",
    numbers: "Números del {from} al {to}",
    from: "Una línea punteada: {from}, {to}",
    need: "Necesitan:",
    how: "Qué hacer:",
    purpose: "Para qué sirve:",
    care: "Con cuidado:",
    certificate: "Diploma de Little Explorers",
    awarded: "Este diploma es de",
    nameLine: "Una línea para el nombre",
    walked: "que caminó {weeks} semanas desde el mar hasta el gran árbol:",
    closing: "Miraste, probaste, cuidaste y contaste tu historia.",
    date: "Fecha",
    grownUp: "Una persona grande que estuvo ahí",
    file: "ceiba-semana-{week}-{id}.pdf",
  },
};
