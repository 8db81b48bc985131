/**
 * Questions that no content answers, asked in several ways: the first of each language is what staff would teach,
 * the rest what families ask later. Each has a neighbour that asks something else about the same things.
 */
export const ASKED: readonly {
  readonly name: string;
  readonly taught: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly later: readonly string[];
  readonly others: readonly string[];
}[] = [
  {
    name: "vegetarian",
    taught: {
      en: ["Is there a vegetarian lunch?", "do you serve vegetarian food"],
      es: ["¿Hay comida vegetariana?"],
    },
    later: [
      "we are vegetarian, is there food for us?",
      "vegetarian options at lunch?",
      "my son is vegetarian, what would he eat",
      "tienen opciones vegetarianas?",
      "somos vegetarianos, ¿hay comida para nosotros?",
      "do the kids get vegetarian meals",
    ],
    others: ["what time is lunch", "can she bring her own lunch?", "is lunch included?", "a qué hora comen"],
  },
  {
    name: "swimming",
    taught: {
      en: ["Are there swimming lessons?", "do the kids learn to swim"],
      es: ["¿Hay clases de natación?", "¿aprenden a nadar?"],
    },
    later: [
      "will my daughter learn to swim",
      "do you teach swimming?",
      "is there a swimming class",
      "dan natación?",
      "¿mi hijo va a aprender a nadar?",
      "swim lessons?",
    ],
    others: ["is the beach safe", "do you have a pool?", "are there music lessons", "hay clases de inglés?"],
  },
  {
    name: "uniform",
    taught: { en: ["Do children wear a uniform?", "is there a uniform"], es: ["¿Usan uniforme?"] },
    later: [
      "do they need uniforms?",
      "uniform?",
      "what about the uniform, do we have to buy one",
      "¿llevan uniforme los niños?",
      "hay que comprar uniforme",
      "se usa uniforme?",
    ],
    others: [
      "what should they bring",
      "do we have to buy books",
      "hay que comprar útiles",
      "what shoes do they wear",
    ],
  },
  {
    name: "parking",
    taught: { en: ["Is there parking at the school?"], es: ["¿Hay estacionamiento en la escuela?"] },
    later: [
      "where can I park?",
      "parking?",
      "is there somewhere to park when I drop off",
      "dónde me estaciono",
      "¿tienen estacionamiento?",
      "can we park near the school",
    ],
    others: ["is there a bus to school", "where is the school", "can I walk there", "¿hay transporte?"],
  },
  {
    name: "toilet training",
    taught: {
      en: ["Does my child have to be potty trained?", "do they need to be out of diapers"],
      es: ["¿Tiene que dejar el pañal?", "¿debe ir solo al baño?"],
    },
    later: [
      "my son still wears diapers, is that ok?",
      "potty trained?",
      "do you take children in diapers",
      "todavía usa pañal, ¿la reciben?",
      "mi hija no deja el pañal",
      "is being potty trained required",
    ],
    others: [
      "how many bathrooms are there",
      "do you take three year olds",
      "¿reciben bebés?",
      "my son still naps, is that ok?",
    ],
  },
  {
    name: "dog",
    taught: {
      en: ["Can we bring our dog?", "are pets allowed at school"],
      es: ["¿Podemos llevar al perro?"],
    },
    later: [
      "can the kids bring their dog?",
      "are dogs allowed",
      "is it ok to bring a pet",
      "se permiten mascotas?",
      "¿puede ir con su perro?",
      "dogs allowed at pick up?",
    ],
    others: [
      "are there animals at the school",
      "can we bring grandparents",
      "mi hija le tiene miedo a los perros",
      "mi hija le tiene miedo a los caballos",
      "we have a dog and a cat at home",
    ],
  },
  {
    name: "volunteer",
    taught: {
      en: ["Can parents volunteer at the school?", "how can I volunteer"],
      es: ["¿Los papás pueden ser voluntarios?"],
    },
    later: [
      "I'd love to volunteer, how?",
      "do you take volunteers",
      "can I help as a volunteer one day a week?",
      "quiero ser voluntaria",
      "¿aceptan voluntarios?",
      "volunteering for parents?",
    ],
    others: [
      "are you hiring",
      "can parents visit the class",
      "¿buscan maestras?",
      "do parents have to help with homework",
    ],
  },
  {
    name: "napping",
    taught: { en: ["Is there nap time?", "do the little ones take a nap"], es: ["¿Hay hora de siesta?"] },
    later: [
      "do they nap?",
      "my daughter still naps, is there time for it",
      "nap time for the small kids?",
      "¿duermen siesta?",
      "toman siesta los chiquitos?",
      "is there a place to nap",
    ],
    others: [
      "what time does it start",
      "is there recess",
      "¿hay recreo?",
      "what do the little ones do all day",
    ],
  },
];
