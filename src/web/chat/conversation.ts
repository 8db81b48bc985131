/** A conversation to which messages are added, and the answer that is on its way. */
type Growing = {
  /** Null when none is on its way, "" while it is thought about. */
  readonly growing: string | null;
};

/** What happens to an answer on its way. */
export type Growth = { readonly type: "grew"; readonly piece: string } | { readonly type: "restarted" };

export function grown<Now extends Growing>(now: Now, change: Growth): Now {
  if (now.growing === null) return now;
  return { ...now, growing: change.type === "grew" ? now.growing + change.piece : "" };
}

/** A message that is sent stands at the end, at a second try too: its answer belongs under it. */
export const withSent = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  sent: Entry,
): readonly Entry[] => [...entries.filter(({ id }) => id !== sent.id), sent];

/** What was on its way has arrived, or has not. */
export const settled = <Entry extends object>(entries: readonly Entry[], state: string): readonly Entry[] =>
  entries.map((entry) => ("state" in entry && entry.state === "sending" ? { ...entry, state } : entry));
