import { type RefObject, useCallback, useEffect, useState } from "react";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { useAddressParameter } from "./use-browser.ts";

/** What stands in the input. `?ask=` in the address fills it at first; a chip fills it and puts the cursor there. */
export function useDraft(input: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useState("");
  const asked = useAddressParameter("ask");

  useEffect(() => {
    if (asked !== null) setDraft((now) => now || asked.slice(0, MAX_MESSAGE));
  }, [asked]);

  const fill = useCallback(
    (text: string) => {
      setDraft(text);
      input.current?.focus();
    },
    [input],
  );

  return { draft, setDraft, fill };
}
