import { type ReactNode, use, useDeferredValue, useEffect } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { ArticleBlock } from "#content/site/articles/article.ts";
import { type ArticleName, articleHref, shelfOf, shelves, written } from "#content/site/articles/shelves.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale, type Values } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { facts, mailLink } from "../facts.ts";
import { PageShell } from "../page-shell.tsx";
import { Rich } from "../rich.tsx";
import { articleCards, articleText } from "./articles.ts";
import { NextSteps } from "./next-steps.tsx";

/** One article, with the others of its shelf beside it. */
export function ArticlePage({ article }: { readonly article: ArticleName }) {
  const { language, t } = useLocale();
  // After a switch the former text stays until the other language's has arrived.
  const shown = useDeferredValue(language);
  const { title, summary, body } = use(articleText(article, shown));
  const cards = use(articleCards(shown));
  const shelf = shelfOf(article);
  const day = (written as Partial<Record<ArticleName, string>>)[article];
  const school = useSchool();
  const values = { ...facts(school, shown), contactEmail: mailLink(school) };
  const others = shelves[shelf].filter((name) => name !== article).flatMap((name) => cards.get(name) ?? []);

  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute("content", summary);
  }, [title, summary]);

  return (
    <PageShell>
      <div className="legal-head library-head">
        <div className="wrap">
          <a className="legal-home row-inline target" href={`/${shelf}`}>
            {t(`library.${shelf}.title`)}
          </a>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          {day === undefined ? null : (
            <p>
              <time dateTime={day}>{longDate(day, shown)}</time>
            </p>
          )}
        </div>
      </div>
      <div className="wrap library-columns">
        <article className="legal-text library-text">
          {body.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
            <Block key={index} block={block} values={values} />
          ))}
          <NextSteps shelf={shelf} />
        </article>
        {others.length === 0 ? null : (
          <nav className="library-others" aria-labelledby="library-others">
            <h2 id="library-others">{t("library.others")}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.name}>
                  <a href={articleHref(other.name)}>{other.title}</a>
                </li>
              ))}
            </ul>
            <p>
              <a href="/help">{t("library.all")}</a>
            </p>
          </nav>
        )}
      </div>
    </PageShell>
  );
}

/** What the browser's tab and a search engine call an article. */
export const documentTitle = (title: string) => `${title} | ${brand.name}`;

function Block({ block, values }: { readonly block: ArticleBlock; readonly values: Values }): ReactNode {
  if ("items" in block) {
    const List = block.kind === "list" ? "ul" : "ol";
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>
            <Rich source={item} values={values} />
          </li>
        ))}
      </List>
    );
  }
  const text = <Rich source={block.text} values={values} />;
  if (block.kind === "heading") return <h2>{text}</h2>;
  if (block.kind === "note") return <aside className="library-note">{text}</aside>;
  return <p>{text}</p>;
}
