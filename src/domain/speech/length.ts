/** A digit is said in words, up to eight letters long: "9999" takes as long as a sentence. */
const LETTERS_OF_A_DIGIT = 8;
/** Of the embedded voices at their own pace, in seconds; measured over sentences of the lessons. */
const SECONDS_OF_A_LETTER = 0.08;

/** How much there is to say, in letters. */
export function spokenLength(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return text.length + digits * (LETTERS_OF_A_DIGIT - 1);
}

/** How long a text is heard at a speed, near enough to compare texts by their work. */
export const spokenSeconds = (text: string, speed: number): number =>
  (spokenLength(text) * SECONDS_OF_A_LETTER) / speed;
