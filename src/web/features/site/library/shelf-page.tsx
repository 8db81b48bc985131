import { use, useDeferredValue } from "react";
import { SHELVES, type Shelf, shelves } from "#content/site/articles/shelves.ts";
import coati from "#web/assets/art/resources-coati.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { PageShell } from "../page-shell.tsx";
import { articleCards } from "./articles.ts";
import { Cards } from "./cards.tsx";
import { LibrarySearch } from "./library-search.tsx";
import { NextSteps } from "./next-steps.tsx";

/** A shelf of articles with a search over all of them; the help centre shows every shelf. */
export function ShelfPage({ shelf }: { readonly shelf: Shelf }) {
  const { language, t } = useLocale();
  // After a switch the former list stays until the other language's has arrived.
  const shown = useDeferredValue(language);
  const cards = use(articleCards(shown));
  const others = SHELVES.filter((each) => each !== shelf);
  const listed: readonly Shelf[] = shelf === "help" ? [shelf, ...others] : [shelf];

  return (
    <PageShell>
      <div className="legal-head library-head">
        <img className="legal-art" src={coati} alt="" width="260" height="300" loading="lazy" />
        <div className="wrap">
          <h1>{t(`library.${shelf}.title`)}</h1>
          <p className="lead">{t(`library.${shelf}.lead`)}</p>
          <nav className="library-shelves wraps flex" aria-label={t("library.shelves")}>
            {SHELVES.map((each) => (
              <a key={each} href={`/${each}`} aria-current={each === shelf ? "page" : undefined}>
                {t(`library.${each}.title`)}
              </a>
            ))}
          </nav>
        </div>
      </div>
      <div className="wrap library">
        <LibrarySearch cards={cards}>
          {listed.map((each) => (
            <section key={each} aria-labelledby={`shelf-${each}`}>
              {listed.length > 1 || each !== shelf ? (
                <h2 id={`shelf-${each}`}>{t(`library.${each}.list`)}</h2>
              ) : (
                <h2 id={`shelf-${each}`} className="read-only-aloud">
                  {t("library.articles")}
                </h2>
              )}
              <Cards cards={shelves[each].flatMap((name) => cards.get(name) ?? [])} language={shown} />
            </section>
          ))}
        </LibrarySearch>
        <NextSteps shelf={shelf} />
      </div>
    </PageShell>
  );
}
