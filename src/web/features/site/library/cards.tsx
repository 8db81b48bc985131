import { type ArticleName, articleHref, shelfOf, written } from "#content/site/articles/shelves.ts";
import type { Language } from "#domain/locale/language.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { NamedCard } from "./articles.ts";

type CardsProps = {
  readonly cards: readonly NamedCard[];
  readonly language: Language;
  /** Says on which shelf each stands: where the shelves are mixed. */
  readonly mixed?: true;
};

/** Articles as a list of cards, the whole card a link. */
export function Cards({ cards, language, mixed }: CardsProps) {
  const { t } = useLocale();
  const day = (name: ArticleName) => (written as Partial<Record<ArticleName, string>>)[name];
  return (
    <ul className="library-cards">
      {cards.map(({ name, title, summary }) => (
        <li key={name}>
          <a href={articleHref(name)}>
            {mixed ? <small>{t(`library.${shelfOf(name)}.title`)}</small> : null}
            {day(name) === undefined ? null : (
              <small>
                <time dateTime={day(name)}>{longDate(day(name) ?? "", language)}</time>
              </small>
            )}
            <b>{title}</b>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
