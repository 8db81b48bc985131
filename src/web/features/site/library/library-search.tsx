import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { ArticleName } from "#content/site/articles/shelves.ts";
import { search } from "#domain/site/articles/search.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { askHref } from "../frame/site-links.ts";
import { fetchAhead, type NamedCard } from "./articles.ts";
import { Cards } from "./cards.tsx";

type Props = {
  readonly cards: ReadonlyMap<ArticleName, NamedCard>;
  /** What stands there while nobody searches. */
  readonly children: ReactNode;
};

/** The longest question that is looked for. */
const MAX_QUESTION = 120;

/** Searches all articles as somebody types, in the page itself: nothing is sent, and no connection is needed. */
export function LibrarySearch({ cards, children }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const question = useDeferredValue(typed);
  const found = search([...cards.values()], question);
  const isAsked = question.trim().length >= 3;

  // What was typed before the page came alive counts too.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  useEffect(() => fetchAhead(language), [language]);

  return (
    <>
      <search className="library-search">
        <label htmlFor={id}>{t("library.search")}</label>
        <input
          id={id}
          className="field"
          type="search"
          ref={field}
          defaultValue=""
          onChange={(event) => setTyped(event.target.value)}
          maxLength={MAX_QUESTION}
          placeholder={t("library.search.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
        />
      </search>
      <p className={isAsked && found.length > 0 ? "library-count" : "read-only-aloud"} role="status">
        {isAsked ? count(found.length) : ""}
      </p>
      {!isAsked ? (
        children
      ) : found.length > 0 ? (
        <Cards cards={found} language={language} mixed />
      ) : (
        <div className="library-none sheet">
          <p>{t("library.none")}</p>
          <p className="button-row">
            <a className="button button-forest" href={askHref(question.trim())}>
              {t("library.none.ask")}
            </a>
          </p>
        </div>
      )}
    </>
  );

  function count(articles: number): string {
    if (articles === 0) return t("library.none");
    return t(articles === 1 ? "library.found.one" : "library.found.other", { count: articles });
  }
}
