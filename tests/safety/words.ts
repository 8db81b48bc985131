/** How texts for children are measured and what they must never hold. */

/** A telephone number is one word, as it is read. */
const NUMBER = /[*\d][\d -]*\d/g;

export const wordsIn = (text: string): number =>
  text
    .replace(NUMBER, "1")
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((each) => each !== "");

export const meanSentence = (text: string): number => wordsIn(text) / sentencesIn(text).length;

/** A promise of secrecy. That it cannot be kept secret may be said. */
export const PROMISES_SECRECY =
  /i (?:will|won'?t|promise)[^.]*\b(?:secret|tell (?:any|no))|your secret|between us|(?<!no )(?:te prometo|lo guardo|guardaré)|entre nos|tu secreto/i;

/** That somebody has been told, or does something now: nobody can know that. */
export const CLAIMS_TOLD =
  /\b(?:i|we) (?:have |'ve )?(?:told|called|informed|let)\b|(?:has|have) been told|is on (?:the|their) way|are coming|ya (?:le )?(?:avis|dij|llam)(?:é|amos)|ya lo saben|viene ayuda|has read|have read|ya (?:lo )?leyeron/i;

export const BLAMES = /you should(?:n't| not)? have|why did(?:n't)? you|debiste|deberías haber|por qué no/i;

/** Sends a child back to where the harm is. */
export const SENDS_HOME =
  /\b(?:at|your) home\b|someone at home|your (?:mom|mother|dad|father|parents)\b|tu casa|en casa|tu (?:mamá|papá)|tus papás/i;

/** What the tutor likes to offer. */
export const TOPICS =
  /\b(?:story|stories|joke|animal|jungle|nature|riddle|fraction|cuento|chiste|selva|naturaleza|adivinanza|fracci[oó]n)/i;
