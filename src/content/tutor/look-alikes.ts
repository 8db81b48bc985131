import type { LookAlikes } from "#domain/tutor/library.ts";

/** Words that sound alike and are written differently. Each sentence has room for exactly one of them. */
export const lookAlikes: readonly LookAlikes[] = [
  {
    id: "there",
    language: "en",
    words: ["their", "there", "they're"],
    tip: "Three that sound alike: “there” is a place, and it has “here” in it. “Their” says that something is theirs. “They're” is short for “they are”.",
    sentences: [
      { gap: "Put your boots over ___.", word: "there", why: "does it say where, whose, or “they are”?" },
      { gap: "The birds feed ___ chicks.", word: "their", why: "does it say where, whose, or “they are”?" },
      { gap: "Look at the otters: ___ swimming!", word: "they're", why: "try it with “they are”." },
    ],
  },
  {
    id: "your",
    language: "en",
    words: ["your", "you're"],
    tip: "“Your” says that something is yours. “You're” is short for “you are”.",
    sentences: [
      { gap: "Is this ___ hat?", word: "your", why: "can you say “you are” there?" },
      { gap: "I think ___ right.", word: "you're", why: "can you say “you are” there?" },
    ],
  },
  {
    id: "its",
    language: "en",
    words: ["its", "it's"],
    tip: "“It's” is short for “it is”. “Its”, without the apostrophe, says that something belongs to it.",
    sentences: [
      { gap: "Listen, ___ raining in the forest.", word: "it's", why: "can you say “it is” there?" },
      { gap: "The turtle hides in ___ shell.", word: "its", why: "can you say “it is” there?" },
    ],
  },
  {
    id: "to",
    language: "en",
    words: ["to", "too", "two"],
    tip: "“Two” is the number 2. “Too” means also, or more than enough: it has an o too many. “To” is the one for everything else: to the river, to play.",
    sentences: [
      { gap: "I saw ___ parrots in one tree.", word: "two", why: "is it a number, “also”, or neither?" },
      { gap: "May I come ___?", word: "too", why: "is it a number, “also”, or neither?" },
      { gap: "We walk ___ the river.", word: "to", why: "is it a number, “also”, or neither?" },
    ],
  },
  {
    id: "hear",
    language: "en",
    words: ["hear", "here"],
    tip: "You “hear” with your ear, and it has “ear” in it. “Here” is this place.",
    sentences: [
      { gap: "Can you ___ the frogs?", word: "hear", why: "is it about ears or about a place?" },
      { gap: "Come ___, I found a feather!", word: "here", why: "is it about ears or about a place?" },
    ],
  },
  {
    id: "than",
    language: "en",
    words: ["then", "than"],
    tip: "“Then” says when: first this, then that. “Than” compares: taller than a tree.",
    sentences: [
      {
        gap: "A whale is bigger ___ a bus.",
        word: "than",
        why: "does it compare, or does it say what comes next?",
      },
      {
        gap: "First we look, ___ we draw.",
        word: "then",
        why: "does it compare, or does it say what comes next?",
      },
    ],
  },
  {
    id: "where",
    language: "en",
    words: ["where", "were", "wear"],
    tip: "“Where” asks for a place, and it has “here” in it. “Were” is “are” in the past. You “wear” a hat, and it has “ear” in it.",
    sentences: [
      { gap: "Do you know ___ the owl sleeps?", word: "where", why: "does it ask for a place?" },
      { gap: "Yesterday we ___ at the beach.", word: "were", why: "put it in today: we are at the beach." },
      { gap: "I ___ a hat in the sun.", word: "wear", why: "it is something you put on." },
    ],
  },
  {
    id: "hay",
    language: "es",
    words: ["hay", "ahí", "ay"],
    tip: "Tres que suenan parecido: «hay» es de haber, cuando algo existe. «Ahí» es un lugar y lleva acento. «Ay» es un grito: ¡ay!",
    sentences: [
      {
        gap: "En el estanque ___ tres ranas.",
        word: "hay",
        why: "¿dice que existe algo, dice un lugar o es un grito?",
      },
      { gap: "Deja tus botas ___.", word: "ahí", why: "¿dice que existe algo, dice un lugar o es un grito?" },
      {
        gap: "Me picó una hormiga y grité: ¡___!",
        word: "ay",
        why: "¿dice que existe algo, dice un lugar o es un grito?",
      },
    ],
  },
  {
    id: "haber",
    language: "es",
    words: ["haber", "a ver"],
    tip: "«A ver» son dos palabras y se trata de mirar: vamos a ver. «Haber» es una sola y dice que algo existe: puede haber.",
    sentences: [
      { gap: "Mañana puede ___ lluvia.", word: "haber", why: "¿se puede cambiar por «mirar»?" },
      { gap: "Vamos ___ las tortugas.", word: "a ver", why: "¿se puede cambiar por «a mirar»?" },
    ],
  },
  {
    id: "hecho",
    language: "es",
    words: ["hecho", "echo"],
    tip: "«Hecho», con h, viene de hacer. «Echo», sin h, viene de echar: echo agua.",
    sentences: [
      { gap: "Ya he ___ mi tarea.", word: "hecho", why: "¿viene de hacer o de echar?" },
      { gap: "Le ___ agua a la planta.", word: "echo", why: "¿viene de hacer o de echar?" },
    ],
  },
  {
    id: "vaya",
    language: "es",
    words: ["vaya", "valla"],
    tip: "«Vaya», con y, es de ir: espero que vaya. «Valla», con ll, es una cerca.",
    sentences: [
      { gap: "El caballo saltó la ___.", word: "valla", why: "¿es de ir o es una cerca?" },
      { gap: "Quiero que mi mamá ___ conmigo.", word: "vaya", why: "¿es de ir o es una cerca?" },
    ],
  },
  {
    id: "tuvo",
    language: "es",
    words: ["tuvo", "tubo"],
    tip: "«Tuvo», con v, es de tener. «Tubo», con b, es por donde pasa el agua.",
    sentences: [
      {
        gap: "La gata ___ cuatro gatitos.",
        word: "tuvo",
        why: "¿es de tener o es una cosa por donde pasa el agua?",
      },
      {
        gap: "El agua sale por el ___.",
        word: "tubo",
        why: "¿es de tener o es una cosa por donde pasa el agua?",
      },
    ],
  },
  {
    id: "vez",
    language: "es",
    words: ["vez", "ves"],
    tip: "«Vez», con z, cuenta cuántas: una vez, otra vez. «Ves», con s, es de ver.",
    sentences: [
      { gap: "Había una ___ un jaguar.", word: "vez", why: "¿se trata de mirar o de cuántas?" },
      { gap: "¿Ya ___ aquella nube?", word: "ves", why: "¿se trata de mirar o de cuántas?" },
    ],
  },
  {
    id: "hola",
    language: "es",
    words: ["hola", "ola"],
    tip: "«Hola», con h, es un saludo. «Ola», sin h, es la del mar.",
    sentences: [
      { gap: "Una ___ mojó mi castillo de arena.", word: "ola", why: "¿es un saludo o está en el mar?" },
      { gap: "Siempre le digo ___ a mi abuela.", word: "hola", why: "¿es un saludo o está en el mar?" },
    ],
  },
  {
    id: "caza",
    language: "es",
    words: ["casa", "caza"],
    tip: "«Casa», con s, es donde vives. «Caza», con z, es de cazar.",
    sentences: [
      { gap: "El búho ___ de noche.", word: "caza", why: "¿es donde vives o es de cazar?" },
      { gap: "Mi ___ tiene un patio.", word: "casa", why: "¿es donde vives o es de cazar?" },
    ],
  },
  {
    id: "tu",
    language: "es",
    words: ["tú", "tu"],
    tip: "«Tú», con acento, eres tú. «Tu», sin acento, dice que algo es tuyo: tu mochila.",
    sentences: [
      { gap: "¿Me prestas ___ lápiz?", word: "tu", why: "¿habla de ti o de algo tuyo?" },
      { gap: "¿Y ___ qué piensas?", word: "tú", why: "¿habla de ti o de algo tuyo?" },
    ],
  },
  {
    id: "el",
    language: "es",
    words: ["él", "el"],
    tip: "«Él», con acento, es una persona: él corre. «El», sin acento, va antes de un nombre: el árbol.",
    sentences: [
      {
        gap: "Mi hermano está aquí; ___ me ayudó.",
        word: "él",
        why: "¿habla de una persona o va antes de una cosa?",
      },
      { gap: "Mira ___ colibrí.", word: "el", why: "¿habla de una persona o va antes de otra palabra?" },
    ],
  },
  {
    id: "mas",
    language: "es",
    words: ["más", "mas"],
    tip: "«Más», con acento, es de cantidad: más agua. «Mas», sin acento, quiere decir «pero», y casi solo aparece en los libros.",
    sentences: [
      { gap: "¿Me das ___ fresas?", word: "más", why: "¿es de cantidad o quiere decir «pero»?" },
      { gap: "Quiso volar, ___ no pudo.", word: "mas", why: "¿es de cantidad o quiere decir «pero»?" },
    ],
  },
];
