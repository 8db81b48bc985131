const ENDINGS =
  `aciones iciones ciones amiento imiento ariamos eriamos aremos eremos iremos iendo abamos amente
   mente acion icion cion ation ando aban amos emos imos aria eria iria aran eran arlo arla arle arme
   arse arnos irse irme erlo aste iste aron ieron ados adas idos idas itos itas ito ita ado ada ido ida
   ing ers oes ment aba ara era are ies ed es er ar ir an en as os ly s o a e y`
    .split(/\s+/)
    .sort((one, other) => other.length - one.length);

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
