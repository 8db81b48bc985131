/** Words of a message: lower case, no accents, no punctuation, letters drawn out for effect shortened. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replace(/([a-z])\1{2,}/g, "$1")
      .match(/\$?\d+(?:[.,:]\d+)*|[a-z]+/g) ?? []
  );
}

/** Sentences of a message, each with its end mark; a message without marks is one sentence. */
export function sentences(text: string): string[] {
  return (
    text
      .match(/[^.!?…\n]+(?:[.!?…]+(?!\d)|\n|$)|[.!?…]+/g)
      ?.map((part) => part.trim())
      .filter(Boolean) ?? []
  );
}

const ENDINGS = [
  "aciones",
  "iciones",
  "ciones",
  "amiento",
  "imiento",
  "ariamos",
  "eriamos",
  "aremos",
  "eremos",
  "iremos",
  "iendo",
  "abamos",
  "amente",
  "mente",
  "acion",
  "icion",
  "cion",
  "ation",
  "ando",
  "aban",
  "amos",
  "emos",
  "imos",
  "aria",
  "eria",
  "iria",
  "aran",
  "eran",
  "arlo",
  "arla",
  "arle",
  "arme",
  "arse",
  "arnos",
  "irse",
  "irme",
  "erlo",
  "aste",
  "iste",
  "aron",
  "ieron",
  "ados",
  "adas",
  "idos",
  "idas",
  "itos",
  "itas",
  "ito",
  "ita",
  "ado",
  "ada",
  "ido",
  "ida",
  "ing",
  "ers",
  "ment",
  "aba",
  "ara",
  "era",
  "are",
  "ies",
  "ed",
  "es",
  "er",
  "ar",
  "ir",
  "an",
  "en",
  "as",
  "os",
  "ly",
  "s",
  "o",
  "a",
  "e",
  "y",
].sort((one, other) => other.length - one.length);

/**
 * One rough stem for English and Spanish together: the longest known ending is cut as long as four letters stay.
 * It only has to bring forms of a word together; which word it was does not matter.
 */
export function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") ? word.slice(0, 3) : word;
  for (const ending of ENDINGS) {
    if (word.length - ending.length >= 4 && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/** A finished text cut after its sentences; the pieces joined are the text. "9 a. m." does not end a sentence. */
export function sentencesKept(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["»”)]*\s+(?=[¿¡"«“(]?\p{Lu})/gu)) {
    const end = match.index + match[0].length;
    pieces.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

const OPENER =
  /^[\s¡¿]*(?:hola|holi|hi|hello|hey|oye|oiga|disculpa|disculpe|buen[oa]s(?: d[ií]as| tardes| noches)?|buen d[ií]a|good (?:morning|afternoon|evening)|(?:muchas )?gracias|thanks|thank you)(?![\p{L}])[\s,.!:;)]*/iu;

/** What is left of a message after greeting or thanking, when that still says something. */
export function withoutOpener(message: string): string {
  let rest = message;
  for (let next = rest.replace(OPENER, ""); next !== rest; next = rest.replace(OPENER, "")) {
    if (words(next).length < 2) break;
    rest = next;
  }
  return rest;
}
