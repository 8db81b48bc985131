import type { BilingualList } from "#domain/locale/language.ts";
import type { SmallTalk } from "#domain/tutor/library.ts";

const list = (text: string) => text.trim().split(/\s+/);
const ANIMALS = {
  en: list(
    "dog puppy doggy cat kitty kitten fish goldfish hamster bird parrot rabbit bunny turtle horse chicken pet",
  ),
  es: list(
    "perro perra perrito perrita gato gata gatito gatita pez pececito hamster pajaro pajarito perico conejo conejito tortuga caballo gallina mascota",
  ),
};
const PEOPLE = {
  en: list(
    "grandma grandpa granny grandmother grandfather nana uncle aunt cousin mom mum mommy mother dad daddy father brother sister friend teacher",
  ),
  es: list(
    "abuela abuelita abuelo abuelito bisabuela bisabuelo tio tia primo prima mama mami papa papi hermano hermana hermanito hermanita amigo amiga maestra maestro",
  ),
};
/** Things a child has lost or broken; not a tooth, which is no sad loss. */
const THINGS = {
  en: list("toy lego legos teddy doll ball bear blanket backpack book jacket bracelet notebook favorite"),
  es: list(
    "juguete lego legos osito muñeca muñeco pelota peluche cobija mochila libro chamarra pulsera cuaderno",
  ),
};
/** Each way of saying it (`*` is who or what) with each of whom or what. */
const each = (names: readonly string[], ways: readonly string[]) =>
  names.flatMap((name) => ways.map((way) => way.replace("*", name)));

/** What is hard, however small it is to others: met with sympathy before anything else is talked of. */
export const hardNews: readonly SmallTalk[] = [
  {
    id: "loss",
    offers: "story",
    cues: {
      en: each(
        [...ANIMALS.en, ...PEOPLE.en],
        [
          "my * died",
          "my * _ died",
          "my * just died",
          "my * passed away",
          "my * _ passed away",
          "my * is dead",
          "my * is in heaven",
        ],
      ),
      es: each(
        [...ANIMALS.es, ...PEOPLE.es],
        [
          "murio mi *",
          "mi * se murio",
          "mi * murio",
          "mi * _ murio",
          "mi * _ se murio",
          "mi * fallecio",
          "mi * _ fallecio",
          "fallecio mi *",
          "mi * esta en el cielo",
        ],
      ),
    },
    replies: {
      en: [
        "I am so sorry. When someone we love dies, it can hurt a lot, and it is okay to cry, to be angry or to be quiet. Please tell a grown-up you trust, and ask for a hug. Would you like a quiet story?",
      ],
      es: [
        "Lo siento mucho. Cuando muere alguien a quien queremos, duele, y está bien llorar, enojarse o guardar silencio. Cuéntaselo a un adulto de confianza y pide un abrazo. ¿Te gustaría un cuento tranquilo?",
      ],
    },
  },
  {
    id: "animal_trouble",
    offers: "story",
    cues: {
      en: each(ANIMALS.en, [
        "my * is sick",
        "my * _ is sick",
        "my * is hurt",
        "my * got hurt",
        "my * is lost",
        "my * got lost",
        "my * ran away",
        "my * _ ran away",
        "my * almost died",
        "i lost my *",
      ]),
      es: each(ANIMALS.es, [
        "mi * esta enfermo",
        "mi * esta enferma",
        "mi * se enfermo",
        "se enfermo mi *",
        "mi * se lastimo",
        "mi * se perdio",
        "se perdio mi *",
        "se me perdio mi *",
        "mi * se escapo",
        "mi * _ se escapo",
        "se escapo mi *",
        "mi * casi se muere",
        "mi * casi se murio",
      ]),
    },
    replies: {
      en: [
        "Oh, that is a worry, and it shows how much you care. Please tell a grown-up soon, so that you can find out together how to help; a vet or the neighbors may help too. Would you like a quiet story?",
      ],
      es: [
        "Ay, qué preocupación. Se nota cuánto te importa. Cuéntaselo pronto a una persona adulta para que vean juntos cómo ayudar; también pueden apoyar un veterinario o los vecinos. ¿Te gustaría un cuento tranquilo?",
      ],
    },
  },
  {
    id: "someone_ill",
    offers: "story",
    cues: {
      en: each(PEOPLE.en, [
        "my * is in the hospital",
        "my * is in hospital",
        "my * is sick",
        "my * is very sick",
        "my * is ill",
      ]),
      es: each(PEOPLE.es, [
        "mi * esta en el hospital",
        "mi * esta internado",
        "mi * esta internada",
        "mi * esta enfermo",
        "mi * esta enferma",
        "mi * esta muy enfermo",
        "mi * esta muy enferma",
        "mi * esta malito",
        "mi * esta malita",
      ]),
    },
    replies: {
      en: [
        "I am sorry. It is hard when someone we love is not well, and it is okay to worry. A grown-up at home can tell you how things are: ask, and ask for a hug. A drawing or a card can say what you feel. Would you like a quiet story?",
      ],
      es: [
        "Lo siento. Es difícil cuando alguien a quien queremos no está bien, y está bien preocuparse. Una persona adulta de tu casa puede contarte cómo va todo: pregúntale y pídele un abrazo. Un dibujo o una carta también dicen lo que sientes. ¿Te gustaría un cuento tranquilo?",
      ],
    },
  },
  {
    id: "big_change",
    offers: "story",
    cues: {
      en: [
        "moved away",
        "is moving away",
        "we are moving to",
        "we are moving away",
        "were moving away",
        "getting divorced",
        "getting a divorce",
        "got divorced",
        "are divorced",
        "are separating",
        "are splitting up",
        "dad moved out",
        "mom moved out",
        "is in jail",
        "is in prison",
        "changing schools",
        "changed schools",
        "new at school",
      ],
      es: [
        "amiga se mudo",
        "amigo se mudo",
        "se va a mudar",
        "se mudo a otra",
        "nos vamos a mudar",
        "nos mudamos",
        "se van a divorciar",
        "se divorciaron",
        "se estan divorciando",
        "estan divorciados",
        "se separaron",
        "se van a separar",
        "se fue de la casa",
        "se fue de mi casa",
        "esta en la carcel",
        "se va a otra escuela",
        "cambie de escuela",
        "me cambiaron de escuela",
        "me van a cambiar de escuela",
      ],
    },
    replies: {
      en: [
        "That is a big change, and a big change can bring many feelings at once. None of them is wrong, and such a change is never a child's fault. Please tell a grown-up you trust how it is for you. Would you like a quiet story?",
      ],
      es: [
        "Es un cambio grande, y los cambios grandes traen muchos sentimientos a la vez. Ninguno está mal, y un cambio así nunca es culpa de una niña o de un niño. Cuéntale a un adulto de confianza cómo lo vives. ¿Te gustaría un cuento tranquilo?",
      ],
    },
  },
  {
    id: "nightmare",
    cues: {
      en: ["a nightmare", "nightmares", "a bad dream", "a scary dream", "bad dreams"],
      es: ["una pesadilla", "tengo pesadillas", "un mal sueño", "un sueño feo", "soñe feo"],
    },
    replies: {
      en: [
        "A bad dream feels very real, and then it is over: it cannot reach you by day. Tell it to a grown-up, and if you like, draw it with a silly hat on. How would you like that dream to end?",
      ],
      es: [
        "Una pesadilla se siente muy real y luego se acaba: de día no puede alcanzarte. Cuéntasela a una persona adulta y, si quieres, dibújala con un sombrero chistoso. ¿Cómo te gustaría que terminara ese sueño?",
      ],
    },
  },
  {
    id: "setback",
    cues: {
      en: [
        ...each(THINGS.en, ["i lost my *", "broke my *", "my * broke", "my * is broken"]),
        "we lost the game",
        "we lost the match",
        "we lost our game",
        "i lost the game",
        "i lost the race",
        "i lost my game",
        "a bad grade",
        "bad grades",
        "i failed my",
        "i failed the",
      ],
      es: [
        ...each(THINGS.es, [
          "perdi mi *",
          "se me perdio mi *",
          "se rompio mi *",
          "se me rompio mi *",
          "rompi mi *",
          "rompio mi *",
        ]),
        "perdimos el partido",
        "perdimos el juego",
        "perdi el partido",
        "perdi el juego",
        "perdi la carrera",
        "mala calificacion",
        "malas calificaciones",
        "reprobe",
      ],
    },
    replies: {
      en: [
        "That stings, and it is okay to feel it for a while. Tell somebody who is with you: two heads find more ways. What could help now, or what would you try another way next time?",
      ],
      es: [
        "Eso da tristeza o coraje, y está bien sentirlo un rato. Cuéntaselo a alguien que esté contigo: dos cabezas encuentran más caminos. ¿Qué podría ayudar ahora, o qué intentarías de otra manera la próxima vez?",
      ],
    },
  },
];

/** What is good, or a plan: answered when it is about nothing that the tutor knows of. */
export const goodNews: readonly SmallTalk[] = [
  {
    id: "birthday",
    isAside: true,
    cues: {
      en: [
        "its my birthday",
        "it is my birthday",
        "today is my birthday",
        "tomorrow is my birthday",
        "my birthday is",
        "its almost my birthday",
        "my birthday party",
      ],
      es: [
        "es mi cumpleaños",
        "es mi cumple",
        "mi cumpleaños es",
        "mi cumple es",
        "va a ser mi cumpleaños",
        "hoy cumplo",
        "mañana cumplo",
        "ya cumpli",
        "mi fiesta de cumpleaños",
      ],
    },
    replies: {
      en: [
        "Happy birthday, today or on the day when it comes! You have flown around the Sun once more. What would you like to try for the first time this year?",
      ],
      es: [
        "¡Feliz cumpleaños, sea hoy o el día que llegue! Le diste otra vuelta al Sol. ¿Qué te gustaría hacer este año por primera vez?",
      ],
    },
  },
  {
    id: "achieved",
    isAside: true,
    cues: {
      en: [
        "i won",
        "we won",
        "a good grade",
        "good grades",
        "i got an a",
        "i learned to",
        "i learned how to",
        "i scored",
        "i passed my",
        "i finished my book",
        "i can swim",
        "i can ride",
        "i can read",
      ],
      es: [
        "gane",
        "me dieron una estrellita",
        "me dieron un premio",
        "ganamos",
        "saque diez",
        "saque 10",
        "buena calificacion",
        "buenas calificaciones",
        "aprendi a",
        "meti un gol",
        "meti gol",
        "anote un gol",
        "pase el examen",
        "acabe mi libro",
        "ya se nadar",
        "ya se leer",
        "ya se andar",
      ],
    },
    replies: {
      en: ["That is good news! Which part was the hardest, and how did you manage it?"],
      es: ["¡Qué buena noticia! ¿Qué fue lo más difícil, y cómo le hiciste?"],
    },
  },
  {
    id: "somebody_new",
    isAside: true,
    cues: {
      en: ["mom had a baby", "having a baby", "baby brother", "baby sister", "got a new pet", "we got a pet"],
      es: [
        "tuvo un bebe",
        "va a tener un bebe",
        "nacio mi hermanito",
        "nacio mi hermanita",
        "nacio mi primo",
        "nacio mi prima",
        "voy a tener un hermanito",
        "voy a tener una hermanita",
        "tengo una mascota nueva",
        "adoptamos",
      ],
    },
    replies: {
      en: [
        "That is big news! When somebody new comes, the whole house changes a little. What do you look forward to, and what do you wonder about?",
      ],
      es: [
        "¡Qué noticia tan grande! Cuando llega alguien nuevo, toda la casa cambia un poquito. ¿Qué es lo que más te emociona, y qué te preguntas?",
      ],
    },
  },
  {
    id: "made",
    isAside: true,
    yields: true,
    cues: {
      en: ["i drew", "i painted", "i built a", "i made a", "i made an", "i made my own", "i planted"],
      es: ["dibuje", "pinte un", "pinte una", "construi un", "plante un", "plante una", "sembre"],
    },
    replies: {
      en: [
        "You made that yourself! I cannot see it, so describe it to me: what does it look like, and which part do you like best?",
      ],
      es: ["¡Eso lo hiciste tú! Como no puedo verlo, descríbemelo: ¿cómo es, y qué parte te gusta más?"],
    },
  },
  {
    id: "favorite",
    isAside: true,
    yields: true,
    cues: {
      en: [
        "my favorite color",
        "my favorite food",
        "my favorite animal",
        "my favorite game",
        "my favorite book",
        "my favorite movie",
        "my favorite thing",
        "my favorite sport",
      ],
      es: [
        "mi color favorito",
        "mi comida favorita",
        "mi animal favorito",
        "mi juego favorito",
        "mi libro favorito",
        "mi pelicula favorita",
        "mi deporte favorito",
      ],
    },
    replies: {
      en: [
        "Good to know! How did you come to like it, and what would you tell someone who has never met it?",
      ],
      es: ["¡Qué bueno saberlo! ¿Cómo empezó a gustarte, y qué le contarías a alguien que no lo conoce?"],
    },
  },
  {
    id: "named",
    isAside: true,
    cues: {
      en: [
        "my _ is called",
        "he is called",
        "she is called",
        "hes called",
        "shes called",
        "his name is",
        "her name is",
        "its name is",
      ],
      es: ["^se llama", "mi _ se llama", "el se llama", "ella se llama", "su nombre es", "le puse"],
    },
    replies: {
      en: ["What a good name! What do you like doing together?"],
      es: ["¡Qué bonito nombre! ¿Qué les gusta hacer juntos?"],
    },
  },
  {
    id: "likes",
    isAside: true,
    yields: true,
    cues: {
      en: ["^i like", "^i love", "^i really like"],
      es: ["^me gusta", "^me gustan", "^me encanta", "^me encantan", "^a mi me gusta"],
    },
    replies: {
      en: ["That is good to hear! What is it that you like most about that?"],
      es: ["¡Qué bueno! ¿Qué es lo que más te gusta de eso?"],
    },
  },
];

/**
 * Words that worry may be told with: no and not, feelings, pain, other people who do something. A message with one of
 * them is met with care, though most of them tell nothing bad.
 */
export const worries: BilingualList = {
  en: list(`no not never nobody none cant wont dont didnt doesnt isnt wasnt bad mean mad sad cry cried crying hurt hurts
    hurting pain miss alone lonely hate hated scared scary afraid worried weird secret secrets hit hits hitting kick push
    pinch slap smack yell yells shout shouts fight fights drunk touch touched touches stop leave left gone angry sick
    blood die died dead kill gun knife photo camera online stranger man guy he him his she her they them somebody someone
    mom mum mommy mummy mother dad daddy father stepdad uncle aunt cousin grandpa grandma brother sister neighbor boy girl
    teacher coach friend friends bully help wish sorry fault wrong thin fat ugly stupid dumb lost lock locked dark night
    sleep cold hungry food phone message video wanted hide hid hiding run away home house door feel feeling tired bored`),
  es: list(`no nunca nadie ninguno mal malo mala triste lloro llore lloro llorar duele dolor lastima lastimo extraño sola
    solo odio miedo susto preocupa raro rara secreto pega pego pegan golpe empuja grita gritan pelea pelean borracho toca
    toco tocan deja dejo enojado enojada enferma enfermo sangre muere murio muerto mata pistola cuchillo foto camara
    internet pegue caigo cai tapo oidos golpee raspe balazos carcel grite grito regañaron castigaron quieren dejaron
    extraño señor señora hombre tipo ella ellos ellas alguien mama papa mami papi padrastro tio tia primo
    prima abuelo abuela hermano hermana vecino vecina niño niña niños maestro maestra profe amigo amiga amigos ayuda
    perdon culpa gorda gordo fea feo tonta tonto perdido perdida encierra oscuro noche dormir frio hambre comida celular
    mensaje video esconder escondo casa puerta siento cansada cansado aburrida aburrido quisiera`),
};
