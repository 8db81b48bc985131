import type { Body, Output } from "#contract/index.ts";
import { isRecord, keptRecord } from "#web/platform/record.ts";
import { tabStorage } from "#web/platform/storage.ts";

export type Press = Omit<Body<"POST /api/help">, "mistake">;
export type Reach = Output<"POST /api/help">["reach"];

/** One child's call for a grown-up, from the press to the server's answer. */
export type HelpCall = {
  /** Whose: the id of the child on this device, "" for nobody in particular. */
  readonly child: string;
  readonly press: Press;
  /** Who learned of it, as the server said; null while nobody has been told. */
  readonly reach: Reach | null;
  /** It could not be sent at once: whoever pressed was told so, and must learn when that changes. */
  readonly isLate: boolean;
  /** The child said that it was by mistake: not yet told, or told. */
  readonly mistake: "no" | "said" | "told";
};

const KEY = "ceiba.help";
const VERSION = 1;

/** What is still to be sent, of every child of this tab. */
export const isOpen = ({ reach, mistake }: HelpCall) => reach === null || mistake === "said";

/** The calls with one changed or added. */
export function withCall(calls: readonly HelpCall[], call: HelpCall): HelpCall[] {
  return [...calls.filter(({ child }) => child !== call.child), call];
}

/** Keeps in the tab what is still to be sent, so that a reload loses no call. */
export function keepCalls(calls: readonly HelpCall[]): void {
  const open = calls.filter(isOpen);
  if (open.length === 0) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify({ version: VERSION, calls: open }));
}

/** What an earlier page of this tab could not send. */
export function keptCalls(): HelpCall[] {
  const kept = keptRecord(tabStorage.get(KEY));
  return kept?.version === VERSION && Array.isArray(kept.calls) ? kept.calls.filter(isCall) : [];
}

/** Only we write there, and the server checks what is sent: the form is enough. */
function isCall(value: unknown): value is HelpCall {
  return (
    isRecord(value) &&
    typeof value.child === "string" &&
    isRecord(value.press) &&
    typeof value.isLate === "boolean" &&
    "reach" in value &&
    typeof value.mistake === "string"
  );
}
