/**
 * What a generated class password is made of: short words of nature that a child can type and a teacher can read out,
 * written without accents so that every keyboard has them.
 */
export const passwordWords: readonly string[] = [
  ...["agave", "alpaca", "arena", "arroz", "avena", "azul", "bambu", "banana", "barca", "bonsai", "bosque"],
  ...["brisa", "cabra", "cacao", "cactus", "canela", "canoa", "casa", "cedro", "cereza", "cielo", "coati"],
  ...["cobra", "coco", "colibri", "cometa", "coral", "costa", "delta", "duna", "eco", "estrella", "faro"],
  ...[
    "flora",
    "foca",
    "fresa",
    "gacela",
    "galaxia",
    "garza",
    "gaviota",
    "gorila",
    "guitarra",
    "hoja",
    "iguana",
  ],
  ...["isla", "jaguar", "kiwi", "koala", "lago", "lava", "lima", "lince", "llama", "lobo", "loro"],
  ...["luna", "mango", "manta", "mapa", "mar", "melon", "menta", "miel", "monte", "mora", "nube"],
  ...["nutria", "oasis", "ola", "oliva", "orca", "oso", "palma", "panda", "papaya", "pera", "perla"],
  ...["piano", "pino", "planeta", "playa", "puma", "quinoa", "rana", "rio", "roca", "rosa", "sandia"],
  ...["selva", "sierra", "sol", "tapir", "tigre", "toro", "trigo", "tucan", "tulipan", "uva", "valle"],
  ...["vela", "verde", "violeta", "yuca", "zebra"],
];
