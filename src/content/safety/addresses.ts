import type { Lead } from "#domain/safety/personal/leads.ts";
import { frequentWords } from "./frequent-words.ts";

/**
 * How an address is written down in both languages. A street counts by a number, by capitals, or because somebody says
 * to live there; "the street is wet" and "20 street lights" are neither.
 */

const words = (text: string) => text.trim().split(/\s+/);

/** Maple Street, 12 Maple Drive. The second kind are ordinary words too, and count with a number and capitals only. */
const WAYS_AFTER = words("street avenue road lane boulevard");
const SHORT_WAYS_AFTER = words("st ave rd ln blvd");
const WAYS_AFTER_WITH_CAPITALS = words("drive dr court ct circle way place pl terrace trail parkway loop");
/** calle Morelos, avenida Juárez 15 */
const WAYS_BEFORE = words(
  "calle avenida av avda privada cerrada calzada andador callejon boulevard blvd prolongacion circuito retorno paseo",
);
const QUARTERS = words("colonia col fraccionamiento fracc barrio residencial");
const OUTER = words("manzana mz mza edificio torre tower block building");
const INNER = words("lote lt casa departamento depa depto dpto interior int piso unit apartment apt floor");
const HOMES = words("apartment apt flat departamento depa depto dpto");
/** Words that stand beside a street's number without being counted by it. */
const BESIDE = words(`
  norte sur oriente poniente este oeste centro north south east west unit suite numero num no exterior ext esquina
  entre cp codigo zip km next near behind across opposite beside frente junto cerca atras lado mexico yesterday today ayer hoy
`);

/** Said of streets, and of what happens in them. */
const PLAIN = words(`
  tiene tienen mide miden pasa pasan queda quedan habia hubo hacia atras enfrente principal publica privada angosta
  ancha larga corta bonita fea oscura vacia llena llenas mojada sucia limpia tranquila ruidosa peligrosa nueva vieja
  cerrada abierta juegan jugamos vimos crucen cruza cruzan cruzo cruce cruzamos caminamos camino corre corren esta
  busy quiet long short wide narrow dark empty same wrong right left safe dangerous noisy dirty clean whole
  cross crossed walk walked play played ran run across along near past street avenue road lane calle avenida
  hay tenia vende venden maneja conduce viaja gira vuelta primera segunda tercera
  meter meters metre metres metros mile miles minute minutes minutos hour hours horas year years pasos
`);

/** Streets that everybody has heard of: in stories, songs, history, and in the news. */
const FAMOUS = words(`
  sesame sesamo wall abbey baker brick town penny lois silk elm fleet downing bourbon main broad jump fury country dirt
  muertos insurgentes reforma roman inca royal milky memory
`);

/** Where these are spoken of, an address may be of somebody in them: it is removed, and nobody is reminded. */
export const fictionWords: readonly string[] = words(
  "story stories book novel movie film character pretend cuento cuentos historieta libro novela pelicula personaje inventada",
);

/** Whoever says one of these speaks of a home of their own, story or not. */
export const homeWords: readonly string[] = words(
  "live living house home address adress direccion domicilio casa vivo vivimos ven visit visitame",
);

const capital = (all: readonly string[]) => all.map((word) => `^${word}`);

export const addressLists = {
  "way-after": [...WAYS_AFTER, ...SHORT_WAYS_AFTER],
  "long-way-after": WAYS_AFTER,
  "Way-after": capital([...WAYS_AFTER, "ave", "rd", "blvd"]),
  "weak-way-after": WAYS_AFTER_WITH_CAPITALS,
  "Weak-way-after": capital(WAYS_AFTER_WITH_CAPITALS),
  "way-before": WAYS_BEFORE,
  "numbered-way": words("calle avenida av andador retorno circuito"),
  quarter: [...QUARTERS, "unidad habitacional"],
  join: ["de", "del", "la", "las", "los", "el", "de la", "de las", "de los", "de el"],
  outer: OUTER,
  inner: INNER,
  home: HOMES,
  famous: FAMOUS,
  live: ["i live", "we live", "i lived", "im living", "my house is", "our house is", "my home is"],
  vivo: [
    ...[
      "vivo",
      "vivimos",
      "yo vivo",
      "mi casa esta",
      "mi casa queda",
      "nuestra casa esta",
      "nuestra casa queda",
    ],
    ...["mi casa es", "nuestra casa es"],
  ],
  beside: ["next to", "across from", "in front of", "opposite", "behind", "beside", "near", "close to", "by"],
  junto: [
    ...[
      "frente a",
      "frente al",
      "enfrente de",
      "enfrente del",
      "junto a",
      "junto al",
      "al lado de",
      "al lado del",
    ],
    ...[
      "a lado de",
      "a lado del",
      "atras de",
      "atras del",
      "detras de",
      "detras del",
      "cerca de",
      "cerca del",
    ],
    ...[
      "a la vuelta de",
      "a la vuelta del",
      "esquina con",
      "casi esquina con",
      "a espaldas de",
      "a espaldas del",
    ],
  ],
  side: words("n s e w north south east west"),
  "famous-house": ["221b baker", "10 downing", "1600 pennsylvania"],
  /** Shops that stand at a corner, for children who write without capitals. */
  shop: words(
    "oxxo walmart soriana chedraui pemex costco starbucks mcdonalds aurrera coppel target seven walgreens",
  ),
  dwelling: words("casa house building edificio departamento apartment puerta porton"),
  highway: words("carretera autopista highway libramiento"),
  zip: ["cp", "c p", "codigo postal", "codigo postal es", "zip", "zip code", "zip code is", "postal code"],
};

export const addressLeads: readonly Lead[] = [
  {
    of: "address",
    takes: "whole",
    most: 0,
    after: [
      "#number <side>? #name #name? #name? !<famous-house> <way-after> ~#noun",
      "#number <side>? #ordinal <way-after> ~#noun",
      "#number #upper #upper? #upper? !<famous-house> <Way-after>|<Weak-way-after>",
      "#number #name #name? <weak-way-after> <home> #code",
      "<live> at|on #number #name #name? <weak-way-after>",
      "<way-after> number #number",
      "<way-before> <join>? #name #code? #name? <join>? #name? #name? numero|num|no? #number ~#noun",
      "<vivo> en|sobre|por el|la? <numbered-way> #number",
      "<numbered-way> #number numero|num|no #number",
      "<way-before> #number de #name numero|num|no? #number",
      "<way-before> <join>? #name #name? <join>? #name? #name? esquina con? #name",
      "<quarter> <join>? #name #name? #name? <way-before>? #number ~#noun",
      "#number <quarter> <join>? #name",
      "<outer> #code <inner> #code ~#noun",
      "lote|lt #code manzana|mz|mza #code",
      "#number lote|lt|depto|dpto|departamento|int|interior|unit|apt|apartment #code ~#noun",
      "sm|supermanzana #code",
      "<home> numero|num|no|number? #number ~#noun",
      "km|kilometro #number #number? <join>? <highway>",
      "<highway>|<way-before> .... km|kilometro #number",
      "<zip> #number",
      // "I live on Maple Street", "vivo en la calle Morelos"; and what it stands next to.
      "<live> .. on|at|in|by the? #name #name? <long-way-after> ~#noun",
      "<live> .. on|at|in|by the? #ordinal <way-after> ~#noun",
      "<vivo> en|sobre|por el|la? <way-before> <join>? #name",
      "<vivo> en el|la? <quarter> <join>? #name",
      "<live> .... <beside> the|a? #capital|<shop>",
      "<vivo> .... <junto> el|la|un? #capital|<shop>",
      "<live> in the? #name? <dwelling> #name? <beside> the? #name",
      "<vivo> en el|la? #name? <dwelling> #name #name? <junto> el|la|los|las? #name",
      "mi|my|nuestra|our #name? <dwelling> es|is the? la? #name? <dwelling>? #name <junto>|<beside> the|la|el? #name",
    ],
  },
  {
    of: "place",
    takes: "whole",
    most: 0,
    after: [
      "#capital !<famous> <Way-after>",
      "on|off|down|along|at|of #inner !<famous> <long-way-after> ~#noun",
      "#ordinal street|avenue|ave ~#noun",
      "<numbered-way> numero|num|no? #number ~#noun",
      "<numbered-way> #number de #name",
      "<way-after> <beside> the|a? #capital|<shop>",
    ],
  },
  {
    of: "place",
    takes: "capitals",
    most: 4,
    after: ["<way-before>|<quarter> ~<famous>", "<way-before>|<quarter> <join> ~<famous>"],
  },
  // Where a family works says where it can be found.
  {
    of: "place",
    takes: "capitals",
    most: 4,
    after: [
      "my <kin> works|work at|for|in",
      "my <kin> works|work .... in",
      "mi <kin> trabaja en|para",
      "mi <kin> trabaja .... en",
    ],
  },
];

/** Words that name no street by themselves. */
export const plainWords: readonly string[] = [...frequentWords.en, ...frequentWords.es, ...PLAIN];
/** Words whose full stop ends no sentence. */
export const abbreviations: readonly string[] = words(
  "st ave rd ln blvd dr apt av avda col fracc mz lt int ext num no c p cp km mr mrs ms sr sra n s e w",
);
/** Words that belong to an address and are counted by no number. */
export const addressWords: readonly string[] = [
  ...[...WAYS_BEFORE, ...QUARTERS, ...OUTER, ...INNER, ...HOMES, ...BESIDE],
];
