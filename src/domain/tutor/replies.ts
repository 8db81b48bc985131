/** An answer that a child can give to the tutor by a tap. */
export type TapReply = {
  /** What is sent. */
  readonly say: string;
  readonly label: string;
};

const LISTED = /^(\d)\. (\S.*)$/gm;
/** Two ways through a story, as the tutor tells them. */
const WAYS = /(?:^|\s)1: (.+?)\. (?:Or|O) 2: (.+?)\.(?:\s|$)/;
/** A word to say for going on, in the last sentence: Say “done” for what comes next. */
const WORD = /(?:^|[\s,])(?:say|di) [“«]([\p{L} ]{1,20})[”»][^.!?]*[.!?]$/iu;
/** Longer lines are no choices but a text in points. */
const LONGEST = 60;

/**
 * The answers that what the tutor said offers by itself: the stories to choose from, the two ways of a story, the word
 * for the next step. Whoever cannot write yet goes on by a tap. Empty when the question is open.
 *
 * @param text what the tutor said, in either language
 */
export function tapReplies(text: string): readonly TapReply[] {
  const said = text.trim();
  const listed = [...said.matchAll(LISTED)].map(([, say = "", label = ""]) => ({ say, label }));
  if (listed.length >= 2 && listed.every(({ label }) => label.length <= LONGEST)) return listed;
  const [, one, two] = WAYS.exec(said) ?? [];
  if (one !== undefined && two !== undefined) {
    return [
      { say: "1", label: capital(one) },
      { say: "2", label: capital(two) },
    ];
  }
  const [, word] = WORD.exec(said) ?? [];
  return word === undefined ? [] : [{ say: word, label: capital(word) }];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
