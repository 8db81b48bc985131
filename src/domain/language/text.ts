/** Words of a message: lower case, no accents, no punctuation, letters drawn out for effect shortened. */
export function words(text: string): string[] {
  const plain = ONLY_ASCII.test(text) ? text : text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return (
    plain
      .toLowerCase()
      .replace(/([a-z])\1{2,}/g, "$1")
      .match(/\$?\d+(?:[.,:]\d+)*|[a-z]+/g) ?? []
  );
}
const ONLY_ASCII = /^[\0-\x7f]*$/;

/** Sentences of a message, each with its end mark; a message without marks is one sentence. "3.5" ends none. */
export function sentences(text: string): string[] {
  return (
    text
      .match(/(?:[^.!?…\n]|[.!?…](?=\d))+(?:[.!?…]+|\n|$)|[.!?…]+/g)
      ?.map((part) => part.trim())
      .filter(Boolean) ?? []
  );
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
  /^[\s¡¿]*(?:hola|holi|hi|hello|hey|oye|oiga|disculpa|disculpe|buen[oa]s(?: d[ií]as| tardes| noches)?|buen d[ií]a|good (?:morning|afternoon|evening)|(?:muchas )?gracias|grax|thanks|thank you|thn?x)(?![\p{L}])[\s,.!:;)]*/iu;

/** What is left of a message after greeting or thanking, when that still says something. */
export function withoutOpener(message: string): string {
  let rest = message;
  for (let next = rest.replace(OPENER, ""); next !== rest; next = rest.replace(OPENER, "")) {
    if (words(next).length < 2) break;
    rest = next;
  }
  return rest;
}

/** A text without any of some signs at its ends. */
export function trimSigns(text: string, signs: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && signs.includes(text.charAt(from))) from += 1;
  while (to > from && signs.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
