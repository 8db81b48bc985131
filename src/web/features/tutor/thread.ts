import type { TutorMessage } from "#contract/tutor.ts";

export type Entry =
  | {
      readonly id: string;
      readonly from: "child";
      readonly text: string;
      readonly state: "sending" | "sent" | "failed";
    }
  | { readonly id: string; readonly from: "tutor"; readonly text: string };

export type Thread = {
  /** Without the welcome, which the page says in the language it is shown in. */
  readonly entries: readonly Entry[];
  /** The answer that is on its way: null when none is, "" while the tutor thinks. */
  readonly growing: string | null;
};

export type Change =
  | { readonly type: "restored"; readonly messages: readonly TutorMessage[] }
  | { readonly type: "asked"; readonly id: string; readonly text: string }
  | { readonly type: "grew"; readonly piece: string }
  | { readonly type: "restarted" }
  | { readonly type: "answered"; readonly id: string; readonly text: string }
  | { readonly type: "failed" };

export const EMPTY: Thread = { entries: [], growing: null };

/** The conversation after a change. */
export function changed(now: Thread, change: Change): Thread {
  switch (change.type) {
    case "restored": {
      const earlier = change.messages.map(
        ({ id, content, isWildlight }): Entry =>
          isWildlight
            ? { id, from: "tutor", text: content }
            : { id, from: "child", text: content, state: "sent" },
      );
      return { ...now, entries: [...earlier, ...now.entries] };
    }
    case "asked": {
      // A second try moves to the end: its answer belongs under it.
      const others = now.entries.filter(({ id }) => id !== change.id);
      return {
        entries: [...others, { id: change.id, from: "child", text: change.text, state: "sending" }],
        growing: "",
      };
    }
    case "grew":
      return now.growing === null ? now : { ...now, growing: now.growing + change.piece };
    case "restarted":
      return now.growing === null ? now : { ...now, growing: "" };
    case "answered": {
      const answer = { id: change.id, from: "tutor", text: change.text } as const;
      return { entries: [...settled(now.entries, "sent"), answer], growing: null };
    }
    case "failed":
      return { entries: settled(now.entries, "failed"), growing: null };
  }
}

function settled(entries: readonly Entry[], state: "sent" | "failed"): Entry[] {
  return entries.map((entry) =>
    entry.from === "child" && entry.state === "sending" ? { ...entry, state } : entry,
  );
}
