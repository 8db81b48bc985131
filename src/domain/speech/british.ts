/**
 * American words that a child in Britain would not say, with what Hilda says instead (learner-side specification §8).
 * Only words: a spelling such as "color" sounds the same. Longer entries win over their parts.
 */
const WORDS: Readonly<Record<string, string>> = {
  "fire truck": "fire engine",
  "fire trucks": "fire engines",
  "cotton candy": "candyfloss",
  "rain boots": "wellies",
  "soccer field": "football pitch",
  "summer vacation": "summer holidays",
  "trash can": "bin",
  "good job": "well done",
  "great job": "well done",
  airplane: "aeroplane",
  airplanes: "aeroplanes",
  awesome: "brilliant",
  backyard: "back garden",
  candies: "sweets",
  candy: "sweets",
  cookie: "biscuit",
  cookies: "biscuits",
  crosswalk: "zebra crossing",
  diaper: "nappy",
  diapers: "nappies",
  eggplant: "aubergine",
  elevator: "lift",
  eraser: "rubber",
  erasers: "rubbers",
  faucet: "tap",
  flashlight: "torch",
  flashlights: "torches",
  garbage: "rubbish",
  ladybug: "ladybird",
  ladybugs: "ladybirds",
  math: "maths",
  mom: "mum",
  mommy: "mummy",
  moms: "mums",
  movie: "film",
  movies: "films",
  pajamas: "pyjamas",
  pants: "trousers",
  popsicle: "ice lolly",
  popsicles: "ice lollies",
  sidewalk: "pavement",
  sidewalks: "pavements",
  sneakers: "trainers",
  soccer: "football",
  stroller: "pushchair",
  sweater: "jumper",
  sweaters: "jumpers",
  trash: "rubbish",
  truck: "lorry",
  trucks: "lorries",
  vacation: "holiday",
  vacations: "holidays",
  zucchini: "courgette",
};

const longestFirst = Object.keys(WORDS).sort((a, b) => b.length - a.length);
const PATTERN = new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "gi");

/** The text as Hilda's browser voice says it; capitals as they were. */
export function toBritish(text: string): string {
  return text.replace(PATTERN, (found) => {
    const british = WORDS[found.toLowerCase()] ?? found;
    if (found.length > 1 && found === found.toUpperCase()) return british.toUpperCase();
    const capital = found.charAt(0) !== found.charAt(0).toLowerCase();
    return capital ? british.charAt(0).toUpperCase() + british.slice(1) : british;
  });
}
