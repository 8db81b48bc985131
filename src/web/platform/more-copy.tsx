import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type CopyArea, type Dictionary, loadCopy } from "./copy.ts";
import { LocaleContext, translator, useLocale } from "./i18n.tsx";

type Props = {
  readonly area: CopyArea;
  readonly children: ReactNode;
};

/** Fetches the words of a part that is loaded on demand, so that its page need not carry them. Empty until then. */
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

  const extended = useMemo(
    () => (dictionary === null ? null : { ...locale, t: translator(dictionary) }),
    [locale, dictionary],
  );
  return extended && <LocaleContext value={extended}>{children}</LocaleContext>;
}
