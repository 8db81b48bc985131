import type { ImportField } from "#domain/enrolment/families/import.ts";
import type { Language } from "#domain/locale/language.ts";

/** What a column of a file of families may be called, folded: our own files', and what spreadsheets and other programs say. */
export const COLUMN_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    "name",
    "nombre",
    "family",
    "familia",
    "full name",
    "nombre completo",
    "parent",
    "contact",
    "contacto",
    "tutor",
  ],
  email: ["email", "e-mail", "mail", "correo", "correo electronico", "email address", "e-mail 1 - value"],
  phone: [
    "phone",
    "telefono",
    "tel",
    "mobile",
    "movil",
    "celular",
    "whatsapp",
    "phone number",
    "phone 1 - value",
  ],
  numberOfChildren: ["number of children", "numero de hijos", "hijos", "children", "cuantos hijos", "ninos"],
  childrenAges: ["ages", "edades", "edad", "age", "children ages", "children's ages", "edades de los hijos"],
  language: ["language", "idioma", "lengua"],
  note: ["note", "notes", "nota", "notas", "comment", "comments", "comentario", "comentarios"],
};

/** How a file may name a language, folded. */
export const LANGUAGE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["en", "english", "ingles", "en-us"],
  es: ["es", "spanish", "espanol", "es-mx", "castellano"],
};
