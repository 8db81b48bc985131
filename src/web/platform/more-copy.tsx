import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type CopyArea, type Dictionary, loadCopy } from "./copy.ts";
import { LocaleContext, translator, useLocale } from "./i18n.tsx";

type Props = {
  readonly area: CopyArea;
  readonly children: ReactNode;
  /** Shown until the words are there; nothing when absent. */
  readonly waiting?: ReactNode;
  /** Words that cannot be fetched are an error for the boundary above, and not silence. */
  readonly throws?: boolean;
};

/** Fetches the words of a part that is loaded on demand, so that its page need not carry them; the page's own words
 * stay. */
export function MoreCopy({ area, children, waiting = null, throws = false }: Props) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly area: CopyArea; readonly words: Dictionary } | null>(null);

  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let wanted = true;
    loadCopy(locale.language, [area]).then(
      (words) => wanted && setLoaded({ area, words }),
      (error: unknown) => wanted && setFailure(error ?? new Error("No words came.")),
    );
    return () => {
      wanted = false;
    };
  }, [locale.language, area]);

  // Another part's words are none of this one's: until its own are there it does not appear.
  const dictionary = loaded?.area === area ? loaded.words : null;
  const extended = useMemo(() => {
    if (dictionary === null) return null;
    const own = translator(dictionary);
    const t: typeof own = (key, values) => (key in dictionary ? own : locale.t)(key, values);
    return { ...locale, t };
  }, [locale, dictionary]);
  if (extended !== null) return <LocaleContext value={extended}>{children}</LocaleContext>;
  if (throws && failure !== null) throw failure;
  return waiting;
}
