import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type CopyArea, type Dictionary, loadCopy } from "./copy.ts";
import { LocaleContext, translator, useLocale } from "./i18n.tsx";

type Props = {
  readonly area: CopyArea;
  readonly children: ReactNode;
};

/** Fetches the words of a part that is loaded on demand, so that its page need not carry them; the page's own words
 * stay. Empty until then. */
export function MoreCopy({ area, children }: Props) {
  const locale = useLocale();
  const [dictionary, setDictionary] = useState<Dictionary | null>(null);

  useEffect(() => {
    let wanted = true;
    loadCopy(locale.language, [area]).then((loaded) => wanted && setDictionary(loaded));
    return () => {
      wanted = false;
    };
  }, [locale.language, area]);

  const extended = useMemo(() => {
    if (dictionary === null) return null;
    const own = translator(dictionary);
    const t: typeof own = (key, values) => (key in dictionary ? own : locale.t)(key, values);
    return { ...locale, t };
  }, [locale, dictionary]);
  return extended && <LocaleContext value={extended}>{children}</LocaleContext>;
}
