import { useCallback, useEffect, useState } from "react";
import { isRecord } from "#web/platform/record.ts";

type Shown = { readonly open: boolean; readonly plan: string | null };

/** Present in the state of a history entry while the sheet is open there; its value is the plan. */
const KEY = "waitlist";

/** Whether the waitlist lies over the page: an entry of the history, so that Back closes it and a reload brings it back. */
export function useWaitlistSheet() {
  const [shown, setShown] = useState<Shown | null>(null);

  const follow = useCallback(() => {
    const { state } = history;
    if (!isRecord(state) || !(KEY in state)) setShown((before) => before && { ...before, open: false });
    else setShown({ open: true, plan: typeof state[KEY] === "string" ? state[KEY] : null });
  }, []);

  useEffect(() => {
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [follow]);

  const open = useCallback(
    (plan?: string) => {
      history.pushState({ [KEY]: plan ?? null }, "");
      follow();
    },
    [follow],
  );
  const close = useCallback(() => {
    if (isRecord(history.state) && KEY in history.state) history.back();
  }, []);

  return { shown, open, close };
}
