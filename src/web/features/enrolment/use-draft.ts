import { type RefObject, useCallback, useEffect, useState } from "react";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { tabStorage } from "#web/platform/storage.ts";
import { useAddressParameter } from "./use-browser.ts";

const STORAGE_KEY = "ceiba.draft";

/**
 * What stands in the input. It survives a reload of the tab; else `?ask=` in the address fills it at first. A chip
 * fills it and puts the cursor there.
 */
export function useDraft(input: RefObject<HTMLTextAreaElement | null>) {
  const [draft, show] = useState("");
  const asked = useAddressParameter("ask");

  useEffect(() => {
    const first = tabStorage.get(STORAGE_KEY) || asked;
    if (first) show((now) => now || first.slice(0, MAX_MESSAGE));
  }, [asked]);

  const setDraft = useCallback((text: string) => {
    show(text);
    if (text === "") tabStorage.remove(STORAGE_KEY);
    else tabStorage.set(STORAGE_KEY, text);
  }, []);

  const fill = useCallback(
    (text: string) => {
      setDraft(text);
      input.current?.focus();
    },
    [input, setDraft],
  );

  return { draft, setDraft, fill };
}
