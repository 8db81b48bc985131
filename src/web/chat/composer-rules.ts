/** Marks that come along with pasted text and that the server refuses (contract/text.ts). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** The message as it is sent, or `null` when there is nothing to send (specification §5). */
export function messageOf(draft: string): string | null {
  const message = draft.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
  return message === "" ? null : message;
}

type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
};

/**
 * Enter sends, Shift+Enter makes a new line. While an input method composes a word, Enter belongs to it; Safari ends
 * the composition before the key arrives and tells only by key code 229.
 */
export function sends({ key, shiftKey, isComposing, keyCode }: Key): boolean {
  return key === "Enter" && !shiftKey && !isComposing && keyCode !== 229;
}
