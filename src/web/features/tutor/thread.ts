import type { TutorMessage } from "#contract/tutor.ts";
import { type Growth, grown, settled, withSent } from "#web/chat/conversation.ts";
import { isRecord } from "#web/platform/record.ts";

/** Why a message was not sent: nobody was reached, an adult has to allow it first, or the chat was closed. */
export const UNSENT = ["failed", "withdrawn", "closed"] as const;
export type Unsent = (typeof UNSENT)[number];

export const isUnsent = (state: string): state is Unsent => UNSENT.some((each) => each === state);

export type Entry =
  | {
      readonly id: string;
      readonly from: "child";
      readonly text: string;
      readonly state: "sending" | "sent" | Unsent;
    }
  | {
      readonly id: string;
      readonly from: "tutor";
      readonly text: string;
      /** It answers something grave: it is not read aloud by itself, and the conversation can be hidden. */
      readonly isCare?: true;
    };

export type Thread = {
  /** Without the welcome, which the page says in the language it is shown in. */
  readonly entries: readonly Entry[];
  /** The answer that is on its way: null when none is, "" while the tutor thinks. */
  readonly growing: string | null;
};

export type Change =
  | { readonly type: "restored"; readonly messages: readonly TutorMessage[] }
  | { readonly type: "asked"; readonly id: string; readonly text: string }
  | Growth
  | { readonly type: "answered"; readonly id: string; readonly text: string; readonly isCare?: boolean }
  | { readonly type: "unsent"; readonly why: Unsent }
  | { readonly type: "begun" };

export const EMPTY: Thread = { entries: [], growing: null };

/** More than this nobody leaves behind; older ones are let go. */
const MOST_UNSENT = 20;

export type UnsentMessage = { readonly text: string; readonly why: Unsent };

/** What the child wrote and nobody answered yet, oldest first. */
export function unsentOf({ entries }: Thread): UnsentMessage[] {
  return entries.flatMap((entry) => {
    if (entry.from === "tutor" || entry.state === "sent") return [];
    return [{ text: entry.text, why: entry.state === "sending" ? "failed" : entry.state }];
  });
}

/** Whether something grave was answered in it. */
export function hasCare({ entries }: Thread): boolean {
  return entries.some((entry) => entry.from === "tutor" && entry.isCare === true);
}

/** A conversation that begins with what an earlier page could not send; anything but messages is left out. */
export function withUnsent(kept: unknown): Thread {
  const messages = Array.isArray(kept) ? kept.flatMap((each) => readUnsent(each) ?? []) : [];
  const entries = messages
    .slice(-MOST_UNSENT)
    .map(({ text, why }, at): Entry => ({ id: `kept-${at}`, from: "child", text, state: why }));
  return { entries, growing: null };
}

function readUnsent(value: unknown): UnsentMessage | null {
  if (!isRecord(value) || typeof value.text !== "string" || value.text === "") return null;
  return { text: value.text, why: UNSENT.find((each) => each === value.why) ?? "failed" };
}

/** The conversation after a change. */
export function changed(now: Thread, change: Change): Thread {
  switch (change.type) {
    case "restored": {
      const earlier = change.messages.map(
        ({ id, content, isWildlight, isCare }): Entry =>
          isWildlight
            ? { id, from: "tutor", text: content, ...(isCare ? { isCare } : {}) }
            : { id, from: "child", text: content, state: "sent" },
      );
      // The last message did arrive after all, if the school has it: it is not shown twice.
      const arrived = earlier.findLast(({ from }) => from === "child")?.text;
      const own = now.entries.filter(({ id, text }) => !(id.startsWith("kept-") && text === arrived));
      return { ...now, entries: [...earlier, ...own] };
    }
    case "asked": {
      const asked = { id: change.id, from: "child", text: change.text, state: "sending" } as const;
      return { entries: withSent<Entry>(now.entries, asked), growing: "" };
    }
    case "grew":
    case "restarted":
      return grown(now, change);
    case "answered": {
      const { id, text, isCare } = change;
      const answer = { id, from: "tutor", text, ...(isCare ? { isCare } : {}) } as const;
      return { entries: [...settled(now.entries, "sent"), answer], growing: null };
    }
    case "unsent":
      return { entries: settled(now.entries, change.why), growing: null };
    case "begun":
      return EMPTY;
  }
}
