/** Why an answer of the assistant wants a person: the family asked for one, or it did not know. */
export const MARKS = ["wants_person", "not_known"] as const;
export type Mark = (typeof MARKS)[number];

/** How soon a conversation wants to be read: the higher, the sooner. The database keeps and orders by it. */
export const RANK = { done: 0, quiet: 1, unread: 2, not_known: 3, wants_person: 4 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** What a conversation still wants of staff. */
export type Standing = {
  readonly mark: Mark | null;
  /** The family wrote something that nobody of the staff has opened. */
  readonly isUnread: boolean;
  readonly isDone: boolean;
  /** Since when the family waits; where it does not, when something was said last. In milliseconds since 1970. */
  readonly since: number;
};

export const BEGUN: Standing = { mark: null, isUnread: false, isDone: false, since: 0 };

export function rankOf({ mark, isUnread, isDone }: Standing): Rank {
  if (isDone) return RANK.done;
  if (mark !== null) return RANK[mark];
  return isUnread ? RANK.unread : RANK.quiet;
}

/** Whether the family waits for somebody: then the one who has waited longest comes first. */
export const isWaiting = (rank: Rank): boolean => rank >= RANK.unread;

/** The graver of two marks. */
function graver(one: Mark | null, other: Mark | null): Mark | null {
  return MARKS.find((mark) => mark === one || mark === other) ?? null;
}

/**
 * After the family wrote. What was done is open again; who waits already goes on waiting since then.
 *
 * @param mark of the assistant's answer; a message to the person who has taken over wants that person
 */
export function afterFamily(before: Standing, mark: Mark | null, at: number): Standing {
  const waited = !before.isDone && isWaiting(rankOf(before));
  return {
    mark: graver(mark, before.isDone ? null : before.mark),
    isUnread: true,
    isDone: false,
    since: waited ? before.since : at,
  };
}

/** After somebody of the staff opened it: it is read, and what it was marked for is still to be answered. */
export const afterReading = (before: Standing): Standing => ({ ...before, isUnread: false });

/** After somebody of the staff answered: nothing waits any more. What was done stays done. */
export const afterAnswer = ({ isDone }: Standing, at: number): Standing => ({ ...BEGUN, isDone, since: at });

/** Done, or open again. Done leaves nothing that waits. */
export const afterClosing = (isDone: boolean, at: number): Standing => ({ ...BEGUN, isDone, since: at });

/** Conversations of one sort that wait are counted so far, and no further: nobody answers a hundred at a time. */
export const COUNTED_AT_MOST = 100;
