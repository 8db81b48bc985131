import type { LookAlikes } from "#domain/tutor/library.ts";

/**
 * Words that sound alike and are written differently. Each sentence has room for exactly one of them; the tip names them
 * in their order, each with what it means, since a child may answer with that.
 */
export const lookAlikes: readonly LookAlikes[] = [
  {
    id: "there",
    language: "en",
    words: ["there", "their", "they're"],
    tip: "Three that sound alike: “there” is a place, and it has “here” in it; it also begins “there is” and “there are”. “Their” says that something is theirs. “They're” is short for “they are”.",
    sentences: [
      { gap: "Put your boots over ___.", word: "there", why: "does it say where, whose, or “they are”?" },
      { gap: "The birds feed ___ chicks.", word: "their", why: "does it say where, whose, or “they are”?" },
      { gap: "Look at the otters: ___ swimming!", word: "they're", why: "try it with “they are”." },
      {
        gap: "In the pond ___ are three frogs.",
        word: "there",
        why: "say it with “they are”, then ask whose it is: what is left?",
      },
    ],
  },
  {
    id: "your",
    language: "en",
    words: ["your", "you're"],
    tip: "“Your” says that something is yours. “You're” is short for “you are”.",
    sentences: [
      {
        gap: "Is this ___ hat?",
        word: "your",
        why: "say it with “you are”. If it makes sense, it is the short one with the apostrophe.",
      },
      {
        gap: "I think ___ right.",
        word: "you're",
        why: "say it with “you are”. If it makes sense, it is the short one with the apostrophe.",
      },
    ],
  },
  {
    id: "its",
    language: "en",
    words: ["it's", "its"],
    tip: "“It's” is short for “it is”. “Its”, without the apostrophe, says that something belongs to it.",
    sentences: [
      {
        gap: "Listen, ___ raining in the forest.",
        word: "it's",
        why: "say it with “it is”. If it makes sense, it is the short one with the apostrophe.",
      },
      {
        gap: "The turtle hides in ___ shell.",
        word: "its",
        why: "say it with “it is”. If it makes sense, it is the short one with the apostrophe.",
      },
    ],
  },
  {
    id: "to",
    language: "en",
    words: ["two", "too", "to"],
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
    tip: "You “hear” with your ears, and it has “ear” in it. “Here” is this place.",
    sentences: [
      { gap: "Can you ___ the frogs?", word: "hear", why: "is it about ears or about a place?" },
      { gap: "Come ___, I found a feather!", word: "here", why: "is it about ears or about a place?" },
    ],
  },
  {
    id: "than",
    language: "en",
    words: ["then", "than"],
    tip: "“Then” says what comes next: first this, then that. “Than” compares: taller than a tree.",
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
      { gap: "Do you know ___ the owl sleeps?", word: "where", why: "it asks for a place." },
      { gap: "Yesterday we ___ at the beach.", word: "were", why: "put it in today: we are at the beach." },
      { gap: "I ___ a hat in the sun.", word: "wear", why: "it is something you put on." },
    ],
  },
  {
    id: "were",
    language: "en",
    words: ["we're", "were"],
    tip: "“We're” is short for “we are”. “Were” is “are” in the past: yesterday they were tired.",
    sentences: [
      {
        gap: "Look, ___ almost at the top!",
        word: "we're",
        why: "say it with “we are”. If it makes sense, it is the short one with the apostrophe.",
      },
      {
        gap: "The puppies ___ asleep under the table.",
        word: "were",
        why: "say it with “we are”. If it makes sense, it is the short one with the apostrophe.",
      },
    ],
  },
  {
    id: "whose",
    language: "en",
    words: ["who's", "whose"],
    tip: "“Who's” is short for “who is”. “Whose” asks whom something belongs to.",
    sentences: [
      {
        gap: "Guess ___ at the door!",
        word: "who's",
        why: "say it with “who is”. If it makes sense, it is the short one with the apostrophe.",
      },
      {
        gap: "Do you know ___ backpack this is?",
        word: "whose",
        why: "say it with “who is”. If it makes sense, it is the short one with the apostrophe.",
      },
    ],
  },
  {
    id: "know",
    language: "en",
    words: ["know", "no"],
    tip: "You “know” a thing in your head: its k is silent. “No” is the opposite of yes, or means not any.",
    sentences: [
      {
        gap: "Do you ___ this song?",
        word: "know",
        why: "is it about knowing, or does it say that there is not any?",
      },
      {
        gap: "There is ___ milk left.",
        word: "no",
        why: "is it about knowing, or does it say that there is not any?",
      },
    ],
  },
  {
    id: "right",
    language: "en",
    words: ["write", "right"],
    tip: "You “write” with a pencil: its w is silent. “Right” is a side, the other one is left, and it also means correct.",
    sentences: [
      {
        gap: "Please ___ your name on the page.",
        word: "write",
        why: "is it about a pencil, or about a side?",
      },
      { gap: "Turn ___ at the big tree.", word: "right", why: "is it about a pencil, or about a side?" },
    ],
  },
  {
    id: "see",
    language: "en",
    words: ["see", "sea"],
    tip: "You “see” with your two eyes, and it has two e's. The “sea” is full of salt water.",
    sentences: [
      { gap: "Fish swim in the ___.", word: "sea", why: "is it about eyes, or is it full of water?" },
      { gap: "I can ___ the moon tonight.", word: "see", why: "is it about eyes, or is it full of water?" },
    ],
  },
  {
    id: "by",
    language: "en",
    words: ["by", "buy", "bye"],
    tip: "“By” means near, or says who did it. You “buy” things in a store. “Bye” is short for goodbye, when somebody must leave.",
    sentences: [
      {
        gap: "We sat ___ the river.",
        word: "by",
        why: "does it say near, is it about a store, or does somebody leave?",
      },
      {
        gap: "Let's ___ apples at the market.",
        word: "buy",
        why: "does it say near, is it about a store, or does somebody leave?",
      },
      {
        gap: "She waved and said ___ to Grandma.",
        word: "bye",
        why: "does it say near, is it about a store, or does somebody leave?",
      },
    ],
  },
  {
    id: "for",
    language: "en",
    words: ["four", "for"],
    tip: "“Four” is the number 4, and it has a u. “For” says for whom or what: a letter for you.",
    sentences: [
      { gap: "A dog has ___ legs.", word: "four", why: "is it a number, or does it say for whom?" },
      { gap: "This card is ___ my mom.", word: "for", why: "is it a number, or does it say for whom?" },
    ],
  },
  {
    id: "won",
    language: "en",
    words: ["won", "one"],
    tip: "“Won” is “win” in the past. “One” is the number 1.",
    sentences: [
      { gap: "Our team ___ the game.", word: "won", why: "is it a number, or did somebody win?" },
      { gap: "I ate only ___ cookie.", word: "one", why: "is it a number, or did somebody win?" },
    ],
  },
  {
    id: "knew",
    language: "en",
    words: ["knew", "new"],
    tip: "“Knew” is “know” in the past: its k is silent. “New” is the opposite of old.",
    sentences: [
      {
        gap: "I ___ the answer yesterday.",
        word: "knew",
        why: "is it about knowing, or the opposite of old?",
      },
      { gap: "My sister got ___ shoes.", word: "new", why: "is it about knowing, or the opposite of old?" },
    ],
  },
  {
    id: "piece",
    language: "en",
    words: ["piece", "peace"],
    tip: "A “piece” is a part of something, and it has “pie” in it. “Peace” is when all is calm and nobody fights.",
    sentences: [
      { gap: "May I have a ___ of cake?", word: "piece", why: "is it a part of something, or is it calm?" },
      {
        gap: "After the noise we want ___ and quiet.",
        word: "peace",
        why: "is it a part of something, or is it calm?",
      },
    ],
  },
  {
    id: "hour",
    language: "en",
    words: ["hour", "our"],
    tip: "An “hour” is time, 60 minutes: its h is silent. “Our” says that something belongs to us.",
    sentences: [
      { gap: "The bus comes in one ___.", word: "hour", why: "is it time, or does it belong to us?" },
      { gap: "We love ___ school.", word: "our", why: "is it time, or does it belong to us?" },
    ],
  },
  {
    id: "which",
    language: "en",
    words: ["which", "witch"],
    tip: "“Which” asks for one of several. A “witch” rides a broom in fairy tales, and it has “itch” in it.",
    sentences: [
      {
        gap: "The ___ in the book rides a broom.",
        word: "witch",
        why: "does it ask for one of several, or does she ride a broom?",
      },
      {
        gap: "Tell me ___ book you like.",
        word: "which",
        why: "does it ask for one of several, or does she ride a broom?",
      },
    ],
  },
  {
    id: "hay",
    language: "es",
    words: ["hay", "ahí", "ay"],
    tip: "Tres que suenan parecido: «hay» es de haber, cuando algo existe. «Ahí» es un lugar cerca de ti y lleva acento; allí y allá quedan más lejos. «Ay» es un grito: ¡ay!",
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
    words: ["a ver", "haber"],
    tip: "«A ver» son dos palabras y se trata de mirar: vamos a ver. «Haber» es una sola y dice que algo existe: puede haber.",
    sentences: [
      {
        gap: "Mañana puede ___ lluvia.",
        word: "haber",
        why: "cámbiala por «a mirar». Si suena bien, son dos palabras.",
      },
      {
        gap: "Vamos ___ las tortugas.",
        word: "a ver",
        why: "cámbiala por «a mirar». Si suena bien, son dos palabras.",
      },
    ],
  },
  {
    id: "porque",
    language: "es",
    words: ["por qué", "porque"],
    tip: "«Por qué», en dos palabras y con acento, pregunta: ¿por qué llueve? «Porque», en una sola y sin acento, responde: porque hay nubes.",
    sentences: [
      { gap: "Dime, ¿___ cantan los grillos?", word: "por qué", why: "¿pregunta o responde?" },
      { gap: "Me puse el suéter ___ hace frío.", word: "porque", why: "¿pregunta o responde?" },
    ],
  },
  {
    id: "a_veces",
    language: "es",
    words: ["a veces", "veces"],
    tip: "«A veces» siempre son dos palabras: quiere decir de vez en cuando. «Veces», sin la a, cuenta cuántas: tres veces.",
    sentences: [
      {
        gap: "En la tarde ___ llueve.",
        word: "a veces",
        why: "¿quiere decir de vez en cuando o cuenta cuántas?",
      },
      {
        gap: "Leí ese libro tres ___.",
        word: "veces",
        why: "¿quiere decir de vez en cuando o cuenta cuántas?",
      },
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
    words: ["vaya", "valla", "baya"],
    tip: "«Vaya», con v y con y, es de ir: espero que vaya. «Valla», con ll, es una cerca. «Baya», con b, es una fruta chiquita, como el arándano.",
    sentences: [
      {
        gap: "El caballo saltó la ___ de madera.",
        word: "valla",
        why: "¿es de ir, es una cerca o es una fruta?",
      },
      {
        gap: "Quiero que mi mamá ___ conmigo.",
        word: "vaya",
        why: "¿es de ir, es una cerca o es una fruta?",
      },
      {
        gap: "El pájaro se comió una ___ roja.",
        word: "baya",
        why: "¿es de ir, es una cerca o es una fruta?",
      },
    ],
  },
  {
    id: "haya",
    language: "es",
    words: ["haya", "halla", "allá"],
    tip: "«Haya», con y, es de haber: ojalá haya pan. «Halla», con ll, es de hallar, que es encontrar. «Allá», con acento, es un lugar que está lejos.",
    sentences: [
      {
        gap: "Espero que ___ fresas en el mercado.",
        word: "haya",
        why: "¿es de haber, es de encontrar o es un lugar?",
      },
      {
        gap: "El perro siempre ___ su hueso enterrado.",
        word: "halla",
        why: "¿es de haber, es de encontrar o es un lugar?",
      },
      {
        gap: "Mi abuelo vive lejos, ___ en la montaña.",
        word: "allá",
        why: "¿es de haber, es de encontrar o es un lugar?",
      },
    ],
  },
  {
    id: "tuvo",
    language: "es",
    words: ["tuvo", "tubo"],
    tip: "«Tuvo», con v, es de tener. «Tubo», con b, es una cosa por donde pasa el agua.",
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
    id: "votar",
    language: "es",
    words: ["votar", "botar"],
    tip: "«Votar», con v, es elegir: cada quien da su voto. «Botar», con b, es hacer rebotar: botar la pelota.",
    sentences: [
      { gap: "Vamos a ___ por el nombre de la tortuga.", word: "votar", why: "¿es de elegir o de rebotar?" },
      { gap: "Me gusta ___ la pelota en el patio.", word: "botar", why: "¿es de elegir o de rebotar?" },
    ],
  },
  {
    id: "vez",
    language: "es",
    words: ["vez", "ves"],
    tip: "«Vez», con z, cuenta cuántas: una vez, otra vez. «Ves», con s, es de ver, de mirar.",
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
    tip: "«Tú», con acento, habla de ti: tú cantas. «Tu», sin acento, dice que algo es tuyo: tu mochila.",
    sentences: [
      { gap: "¿Me prestas ___ lápiz?", word: "tu", why: "¿habla de ti o de algo tuyo?" },
      { gap: "¿Y ___ qué piensas?", word: "tú", why: "¿habla de ti o de algo tuyo?" },
    ],
  },
  {
    id: "el",
    language: "es",
    words: ["él", "el"],
    tip: "«Él», con acento, es una persona: él corre. «El», sin acento, va antes de otra palabra: el árbol.",
    sentences: [
      {
        gap: "Mi hermano está aquí; ___ me ayudó.",
        word: "él",
        why: "¿habla de una persona o va antes de otra palabra?",
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
  {
    id: "si",
    language: "es",
    words: ["sí", "si"],
    tip: "«Sí», con acento, afirma: sí quiero. «Si», sin acento, pone una condición: si llueve, no salgo.",
    sentences: [
      { gap: "Mi mamá dijo que ___, que podemos ir.", word: "sí", why: "¿afirma algo o pone una condición?" },
      {
        gap: "Saldremos al patio ___ deja de llover.",
        word: "si",
        why: "¿afirma algo o pone una condición?",
      },
    ],
  },
  {
    id: "mi",
    language: "es",
    words: ["mí", "mi"],
    tip: "«Mí», con acento, dice para quién es: es para mí. «Mi», sin acento, dice que algo es mío: mi mochila.",
    sentences: [
      { gap: "Este regalo es para ___.", word: "mí", why: "¿dice para quién es o dice que algo es mío?" },
      { gap: "Me gusta ___ escuela.", word: "mi", why: "¿dice para quién es o dice que algo es mío?" },
    ],
  },
  {
    id: "te",
    language: "es",
    words: ["té", "te"],
    tip: "«Té», con acento, se toma en una taza. «Te», sin acento, va antes de un verbo: te quiero, te presto.",
    sentences: [
      {
        gap: "Mi abuela toma ___ de manzanilla.",
        word: "té",
        why: "¿se toma en una taza o va antes de un verbo?",
      },
      { gap: "Mañana ___ presto mi libro.", word: "te", why: "¿se toma en una taza o va antes de un verbo?" },
    ],
  },
  {
    id: "se",
    language: "es",
    words: ["sé", "se"],
    tip: "«Sé», con acento, es de saber: yo sé. «Se», sin acento, va antes de un verbo: se sube, se llama.",
    sentences: [
      { gap: "Yo ya ___ nadar.", word: "sé", why: "cámbiala por «puedo». Si suena bien, es la de saber." },
      {
        gap: "El gato ___ sube al árbol.",
        word: "se",
        why: "cámbiala por «puedo». Si suena bien, es la de saber.",
      },
    ],
  },
  {
    id: "que",
    language: "es",
    words: ["qué", "que"],
    tip: "«Qué», con acento, pregunta o se sorprende: ¿qué hora es?, ¡qué bonito! «Que», sin acento, solo une: creo que sí.",
    sentences: [
      { gap: "¿Sabes ___ hora es?", word: "qué", why: "¿pregunta algo o solo une?" },
      { gap: "Creo ___ va a llover.", word: "que", why: "¿pregunta algo o solo une?" },
    ],
  },
  {
    id: "como",
    language: "es",
    words: ["cómo", "como"],
    tip: "«Cómo», con acento, pregunta de qué manera: ¿cómo vuelas? «Como», sin acento, compara: nado como un pez. También es de comer: yo como fruta.",
    sentences: [
      { gap: "Dime, ¿___ vuela el colibrí?", word: "cómo", why: "¿pregunta de qué manera o compara?" },
      { gap: "Nado ___ un pez.", word: "como", why: "¿pregunta de qué manera o compara?" },
    ],
  },
  {
    id: "solo",
    language: "es",
    words: ["solo", "sólo"],
    tip: "«Solo» se escribe sin acento: desde 2010 la Real Academia Española dice que ya no lo necesita. En libros de antes verás «sólo», con acento, cuando quiere decir «solamente».",
    sentences: [],
  },
];
