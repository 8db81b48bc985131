import { CircleAlert } from "lucide-react";
import type { FactFault, FactPreview as Preview } from "#contract/facts.ts";
import { type Translate, useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";

/** What a change would make of what families read: why it may not be published, or which pages and answers it changes. */
export function FactPreview({ preview }: { readonly preview: Preview | null }) {
  const { language, t } = useLocale();
  if (preview === null) return null;
  const { faults, pages, answers, said, silenced } = preview;
  if (faults.length > 0) {
    return (
      <div className="answers-faults trimmed" role="alert">
        <p>
          <CircleAlert aria-hidden="true" size={20} />
          <b>{t("facts.faults")}</b>
        </p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.kind} ${fault.language} ${fault.text}`}>{faultText(fault, t)}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className="answers-trial stack trimmed" role="status">
      <p>{t(pages.length === 0 ? "facts.preview.pages.none" : "facts.preview.pages")}</p>
      {pages.length === 0 ? null : (
        <ul className="facts-pages">
          {pages.map((path) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {path}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        {answers === 0
          ? t("facts.preview.answers.none")
          : answers === 1
            ? t("facts.preview.answers.one")
            : t("facts.preview.answers", { count: formatCount(answers, language) })}
      </p>
      {said.length === 0 ? null : (
        <dl className="answers-read stack">
          {said.map(({ question, text }) => (
            <div key={question.en}>
              <dt>{question[language]}</dt>
              <dd>{text[language]}</dd>
            </div>
          ))}
        </dl>
      )}
      {silenced.length === 0 ? null : (
        <>
          <p>{t("facts.preview.silenced")}</p>
          <ul className="answers-left">
            {silenced.map((question) => (
              <li key={question.en}>{question[language]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function faultText({ kind, text, claim }: FactFault, t: Translate): string {
  return t(`facts.fault.${kind}`, { text, ...(claim === null ? {} : { claim: t(`facts.claim.${claim}`) }) });
}
