import type { MouseEvent } from "react";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { useLocale } from "./i18n.tsx";

type Props = {
  /** Where each language lives when the address itself says it; otherwise the same page with `?lang=`. */
  readonly links?: Readonly<Record<Language, string>>;
};

/** EN/ES. Two links that work without script; after hydration they switch in place and nothing is lost. */
export function LanguageSwitch({ links }: Props) {
  const { language, setLanguage, t } = useLocale();

  const choose = (event: MouseEvent, wanted: Language) => {
    if (links !== undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (wanted !== language) setLanguage(wanted);
  };

  return (
    <nav className="language-switch" aria-label={t("common.language")}>
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={links?.[each] ?? `?lang=${each}`}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? "true" : undefined}
          onClick={(event) => choose(event, each)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span className="read-only-aloud">{each === "en" ? "English" : "Español"}</span>
        </a>
      ))}
    </nav>
  );
}
