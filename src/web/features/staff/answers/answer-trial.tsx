import { CircleAlert } from "lucide-react";
import type { TaughtFault } from "#contract/answers.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { type Translate, useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";
import type { Editor } from "./use-editor.ts";

/** What a trial found: what may not be published, what families would read, and which questions it would have answered. */
export function AnswerTrial({ editor: { trial, group, add } }: { readonly editor: Editor }) {
  const { language, t } = useLocale();
  if (trial === null) return null;
  const { faults, answers, said } = trial;
  const answered = new Set(answers.map(({ id }) => id));
  // What was asked in the same words is one way to ask.
  const left = [
    ...new Map(
      group?.questions
        .filter(({ id }) => !answered.has(id))
        .map((question) => [`${question.language} ${question.text}`, question]),
    ).values(),
  ];
  return (
    <div className="answers-trial stack trimmed" role="status">
      {faults.length > 0 ? (
        <div className="answers-faults trimmed">
          <p>
            <CircleAlert aria-hidden="true" size={20} />
            <b>{t("answers.faults")}</b>
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.kind} ${fault.language} ${fault.text}`}>{faultText(fault, t)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {/* The look-up leaves out what may not be said: what it would have answered is not known before. */}
      {said.en === "" || faults.length > 0 ? null : (
        <>
          <p>
            {answers.length === 0
              ? t("answers.trial.answers.none")
              : answers.length === 1
                ? t("answers.trial.answers.one")
                : t("answers.trial.answers", { count: formatCount(answers.length, language) })}
          </p>
          {answers.length > 0 ? (
            <ul className="answers-would">
              {answers.slice(0, SHOWN).map((question) => (
                <li key={question.id} lang={question.language}>
                  {question.text}
                </li>
              ))}
            </ul>
          ) : null}
          {left.length > 0 ? (
            <>
              <p>{t("answers.trial.left")}</p>
              <ul className="answers-left">
                {left.map((question) => (
                  <li key={question.id}>
                    <span lang={question.language}>{question.text}</span>
                    <button
                      type="button"
                      className="button button-small button-paper"
                      onClick={() => add(question)}
                    >
                      {t("answers.ways.add")}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <dl className="answers-read stack">
            {LANGUAGES.map((one) => (
              <div key={one}>
                <dt>{t(`answers.trial.said.${one}`)}</dt>
                <dd>{said[one]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
const SHOWN = 12;

function faultText({ kind, text, claim }: TaughtFault, t: Translate): string {
  return t(`answers.fault.${kind}`, {
    text,
    ...(claim === null ? {} : { claim: t(`answers.claim.${claim}`) }),
  });
}
