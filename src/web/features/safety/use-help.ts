import { useCallback, useEffect, useRef, useState } from "react";
import { tabSession, tutorSession } from "#web/chat/chat-session.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { type HelpCall, isOpen, keepCalls, keptCalls, type Press, withCall } from "./calls.ts";

/** How long to wait between tries, in ms; the last one repeats until it is sent. The connection's return does not wait. */
const WAITS = [3_000, 6_000, 12_000, 25_000, 45_000] as const;
/** A server that says nothing for so long has not been reached, in ms. */
const SILENCE_LIMIT = 12_000;

export type HelpFor = Pick<Press, "place"> & {
  /** Who is in front of the screen, as far as the page knows at this moment. */
  readonly who: () => { readonly id: string; readonly name: string } | null;
};

/** Tells the desk that a child needs a grown-up, and goes on trying for as long as the tab lives. */
export function useHelp({ place, who }: HelpFor) {
  const { language } = useLocale();
  const [calls, setCalls] = useState<readonly HelpCall[]>([]);
  const latest = useRef<readonly HelpCall[]>([]);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = useCallback((call: HelpCall) => {
    latest.current = withCall(latest.current, call);
    keepCalls(latest.current);
    setCalls(latest.current);
  }, []);

  /** Sends all that is open; one delivery at a time. */
  const deliver = useCallback(
    async (tried = 0) => {
      clearTimeout(timer.current);
      if (running.current) return;
      running.current = true;
      const failed = new Set<string>();
      for (;;) {
        const call = latest.current.find((each) => isOpen(each) && !failed.has(each.child));
        if (call === undefined) break;
        // A press that never arrived is told first: taking it back must not lose it.
        const isMistake = call.mistake === "said" && call.reach !== null;
        try {
          const { reach } = await api("POST /api/help", {
            body: isMistake ? { ...call.press, mistake: true } : call.press,
            signal: AbortSignal.timeout(SILENCE_LIMIT),
          });
          const now = latest.current.find(({ child }) => child === call.child) ?? call;
          change({ ...now, reach, mistake: isMistake ? "told" : now.mistake });
        } catch {
          failed.add(call.child);
          const now = latest.current.find(({ child }) => child === call.child) ?? call;
          change({ ...now, isLate: true });
        }
      }
      running.current = false;
      if (failed.size > 0) {
        timer.current = setTimeout(() => void deliver(tried + 1), WAITS[Math.min(tried, WAITS.length - 1)]);
      }
    },
    [change],
  );

  useEffect(() => {
    latest.current = keptCalls();
    setCalls(latest.current);
    const now = () => void deliver();
    now();
    addEventListener("online", now);
    return () => {
      removeEventListener("online", now);
      clearTimeout(timer.current);
    };
  }, [deliver]);

  const child = who()?.id ?? "";
  const own = calls.find((call) => call.child === child) ?? null;
  return {
    call: own,
    press: () => {
      const known = who();
      const id = known?.id ?? "";
      const waiting = latest.current.find((call) => call.child === id && call.reach === null);
      if (waiting === undefined) {
        const chat = known === null ? null : tutorSession(known.id).current();
        const { sessionId } = chat ?? tabSession(`ceiba.help.${id}`, "student-").open();
        const press: Press = {
          ...{ place, sessionId, language },
          ...(known === null ? {} : { studentName: known.name }),
        };
        change({ child: id, press, reach: null, isLate: false, mistake: "no" });
      }
      void deliver();
    },
    /** The item on the desk says so; it stays there. */
    mistake: () => {
      if (own === null) return;
      change({ ...own, mistake: "said" });
      void deliver();
    },
  };
}
