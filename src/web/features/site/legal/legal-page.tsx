import { type ReactNode, use, useDeferredValue } from "react";
import type { LegalBlock, LegalSection } from "#content/site/legal/document.ts";
import coati from "#web/assets/art/resources-coati.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale, type Values } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { facts, mailLink } from "../facts.ts";
import { PageShell } from "../page-shell.tsx";
import { Rich } from "../rich.tsx";
import { ChatNumber } from "./chat-number.tsx";
import { type LegalName, legalDocument } from "./legal-document.ts";

/** Terms or privacy: the text of `content/site/legal` with its contents list. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { language, t } = useLocale();
  // After a switch the former text stays until the other language's has arrived.
  const shown = useDeferredValue(language);
  const text = use(legalDocument(name, shown));
  const school = useSchool();
  const values = { ...facts(school, shown), contactEmail: mailLink(school) };

  return (
    <PageShell>
      <div className="legal-head">
        <img className="legal-art" src={coati} alt="" width="260" height="300" loading="lazy" />
        <div className="wrap">
          <a className="legal-home row-inline target" href="/">
            {t("common.home")}
          </a>
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <p>
            <time dateTime={text.updated}>
              {t("legal.updated", { date: longDate(text.updated, language) })}
            </time>
          </p>
        </div>
      </div>
      <div className="wrap legal-columns">
        <nav className="legal-contents" aria-labelledby="legal-contents">
          <h2 id="legal-contents">{t("legal.contents")}</h2>
          <ol>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="legal-text">
          <section className="legal-short" aria-labelledby="legal-short">
            <h2 id="legal-short">{t("legal.short")}</h2>
            <List items={text.short} values={values} />
          </section>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} values={values} />
          ))}
          <aside className="legal-ask">
            <h2>{t("legal.ask.title")}</h2>
            <p>
              <Rich source={t("legal.ask.text", { email: mailLink(school) })} values={values} />
            </p>
            <p className="button-row">
              <a className="button button-forest" href="/chat">
                {t("legal.ask.action")}
              </a>
              <a className="button" href="/">
                {t("common.home")}
              </a>
            </p>
          </aside>
        </article>
      </div>
    </PageShell>
  );
}

function Section({ section, values }: { readonly section: LegalSection; readonly values: Values }) {
  return (
    <section id={section.id}>
      <h2>{section.heading}</h2>
      {section.body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} values={values} />
      ))}
      {section.id === "rights" && <ChatNumber />}
    </section>
  );
}

function Block({ block, values }: { readonly block: LegalBlock; readonly values: Values }): ReactNode {
  if (typeof block === "string")
    return (
      <p>
        <Rich source={block} values={values} />
      </p>
    );
  if ("list" in block) return <List items={block.list} values={values} />;
  return (
    <dl>
      {block.terms.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Rich source={meaning} values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items, values }: { readonly items: readonly string[]; readonly values: Values }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Rich source={item} values={values} />
        </li>
      ))}
    </ul>
  );
}
