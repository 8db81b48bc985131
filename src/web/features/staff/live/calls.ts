import type { DeskState } from "#contract/live.ts";
import type { useLocale } from "#web/platform/i18n.tsx";
import { storage } from "#web/platform/storage.ts";
import { playSound } from "#web/speech/sounds.ts";

/** How this browser rings when somebody calls: off until somebody switches it on here. */
export const CALL_WAYS = ["sound", "notification"] as const;
export type CallWay = (typeof CALL_WAYS)[number];

const keyOf = (way: CallWay) => `ceiba.calls.${way}`;

export const isCallOn = (way: CallWay): boolean => storage.get(keyOf(way)) === "on";

export function switchCall(way: CallWay, on: boolean): void {
  if (on) storage.set(keyOf(way), "on");
  else storage.remove(keyOf(way));
}

/** Asks the browser whether notifications may be shown: only ever at the switch. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

type Calls = DeskState["calls"];

/** However many call: a desk that rings all day is switched off. */
const RINGS_APART_MS = 10_000;
let rangAt = Number.NEGATIVE_INFINITY;

/** Rings where more call than before. The words name nobody: a notification stands on a screen that others see. */
export function callOut(before: Calls, now: Calls, t: ReturnType<typeof useLocale>["t"]): void {
  const isMore = (who: keyof Calls) => now[who] > before[who];
  // What cannot wait goes first, and alone.
  const who = isMore("safety") ? "safety" : isMore("person") ? "person" : null;
  if (who === null) return;
  if (isCallOn("sound") && performance.now() - rangAt > RINGS_APART_MS) {
    playSound("call");
    rangAt = performance.now();
  }
  if (isCallOn("notification"))
    notify(t(`staff.calls.${who}`), who === "safety" ? "/admin/safety" : "/admin/inbox");
}

function notify(text: string, address: string): void {
  // Whoever looks at the desk sees it there.
  if (document.visibilityState === "visible" || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notification = new Notification(text, { tag: `ceiba.calls${address}` });
    notification.addEventListener("click", () => {
      window.focus();
      location.assign(address);
      notification.close();
    });
  } catch {
    // Some phones show them only for installed pages.
  }
}
