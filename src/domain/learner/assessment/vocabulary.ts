/**
 * The words by which answers are understood, in both languages, lower case and without accents. `*` at the end of an
 * entry stands for any ending. The choices of the question banks are among them; a content test reads every one.
 */

/** What a learner does, from the first steps up. The place in the list is the tier, counted from 1. */
export const TIERS = {
  math: [
    ["counting", "count", "counts", "contar", "cuento", "contando"],
    ["add*", "plus", "sums", "subtract*", "minus", "take", "taking", "sumar", "sumas", "restar", "restas"],
    ["multipl*", "times", "divid*", "division*", "tablas", "tables"],
    ["fraction*", "fraccion*", "decimal*", "percent*", "porcentaje*"],
    ["algebra", "equation*", "ecuacion*", "exponent*", "negativos"],
  ],
  reading: [
    ["picture*", "letter*", "letra*", "dibujo*", "imagen*", "abc"],
    ["word*", "sentence*", "palabra*", "oracion*", "frase*"],
    ["short", "page*", "cortos", "cortas", "cuentos", "pagina*"],
    ["chapter*", "novel*", "long", "capitulo*", "largos", "gordos", "saga*"],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** The levels called by name, with how far they lie from the middle. */
export const LEVEL_NAMES = [
  [-1, ["sprout", "brote", "beginner*", "principiante", "basic", "basico"]],
  [0, ["explorer", "explorador", "exploradora", "intermediate", "intermedio", "medium", "average"]],
  [1, ["wildlight", "canopy", "copa", "advanced", "avanzado", "avanzada", "expert*"]],
] as const satisfies readonly (readonly [-1 | 0 | 1, readonly string[]])[];

export const EASE = [
  ...["easy", "easily", "love", "favorite", "favourite", "great", "best", "fast", "excellent"],
  ...["facil", "faciles", "encanta", "encantan", "favorita", "favorito", "rapido", "excelente"],
];

export const HARDNESS = [
  ...[
    "hard",
    "difficult",
    "tricky",
    "hate",
    "scared",
    "scary",
    "struggl*",
    "confus*",
    "slow",
    "slowly",
    "help",
  ],
  ...[
    "dificil",
    "dificiles",
    "cuesta",
    "cuestan",
    "odio",
    "miedo",
    "trabajo",
    "lento",
    "ayuda",
    "complicad*",
  ],
];

/** How a skill is named where a learner says what feels hard. */
export const SUBJECT_WORDS = {
  math: [
    "math*",
    "mate",
    "mates",
    "matemat*",
    "number*",
    "numeros",
    "sums",
    "sumas",
    "restas",
    "tablas",
  ].concat(["times", "multipl*", "divi*", "fraction*", "fraccion*", "subtract*", "counting", "contar"]),
  reading: ["read*", "leer", "lectura", "leyendo", "letter*", "letras", "spell*", "book*", "libros", "words"],
};

/** Confidence: sure, and not sure. */
export const SURE = [
  ...["sure", "confident", "ready", "brave", "yes", "excited", "great", "dive", "jump", "happy", "up", "can"],
  ...[
    "seguro",
    "segura",
    "listo",
    "lista",
    "puedo",
    "valiente",
    "si",
    "emocionad*",
    "feliz",
    "lanzo",
    "animo",
  ],
];
export const UNSURE = [
  ...["nervous", "shy", "scared", "worried", "unsure", "afraid", "quiet", "slow", "slowly", "down", "sad"],
  ...["nervios*", "pena", "miedo", "insegur*", "preocupad*", "timid*", "despacio", "poquito", "triste"],
];

export const WANTS_COMPANY = [
  "friend*",
  "together",
  "team*",
  "group*",
  "amig*",
  "junt*",
  "equipo*",
  "grupo*",
];
export const WANTS_GUIDANCE = [
  "grown*",
  "adult*",
  "teacher*",
  "guide*",
  "famil*",
  "maestr*",
  "guia*",
  "mama",
];
