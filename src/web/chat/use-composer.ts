import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { messageOf, sends } from "./composer-rules.ts";

/** What an input for messages does anywhere: Enter sends, Shift+Enter makes a new line, and it grows with its text. */
export function useComposer(
  input: RefObject<HTMLTextAreaElement | null>,
  draft: string,
  isBusy: boolean,
  onSend: (message: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [draft, input]);

  const message = messageOf(draft);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (message !== null && !isBusy) onSend(message);
  };
  return {
    canSend: message !== null && !isBusy,
    submit,
    onKeyDown: ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) => {
      if (!sends({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return;
      nativeEvent.preventDefault();
      submit();
    },
  };
}
