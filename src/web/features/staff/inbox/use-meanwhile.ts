import { useRef } from "react";
import type { InboxMessage } from "#contract/inbox.ts";

/**
 * The name of another member of staff who has answered since something is being written here, or null: their words
 * appear above, and must not be overlooked.
 */
export function useMeanwhile(
  messages: readonly InboxMessage[],
  isWriting: boolean,
  me: string,
): string | null {
  const last = messages.at(-1)?.id ?? "";
  const begun = useRef(last);
  if (!isWriting) begun.current = last;
  const from = messages.findIndex(({ id }) => id === begun.current) + 1;
  const other = messages.slice(from).findLast(({ author }) => author !== null && author !== me);
  return other?.writer ?? null;
}
