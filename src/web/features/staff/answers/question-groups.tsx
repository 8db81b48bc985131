import { PenLine } from "lucide-react";
import { useState } from "react";
import type { OpenQuestion, QuestionGroup } from "#contract/answers.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { formatCount, formatDate } from "../format.ts";
import { languageLabel } from "../labels.ts";
import { Loaded } from "../loaded.tsx";
import { type useOpenQuestions, useRefreshAnswers } from "./answers-queries.ts";

type Props = {
  readonly query: ReturnType<typeof useOpenQuestions>;
  readonly chosen: QuestionGroup | null;
  readonly onTeach: (group: QuestionGroup) => void;
};

/** What was not known, by what it asks, most asked first. */
export function QuestionGroups({ query, chosen, onTeach }: Props) {
  const { language, t } = useLocale();
  return (
    <section aria-labelledby="answers-open">
      <h2 className="desk-title" id="answers-open">
        {t("answers.open")}
      </h2>
      <Loaded query={query} loading={t("answers.loading")} failed={t("answers.failed")}>
        {({ groups, answered, hasOlder }) => (
          <>
            {groups.length === 0 ? <p className="answers-note">{t("answers.open.none")}</p> : null}
            <ul className="answers-groups">
              {groups.map((group) => (
                <Group
                  key={group.middle.id}
                  group={group}
                  isChosen={chosen?.middle.id === group.middle.id}
                  onTeach={() => onTeach(group)}
                />
              ))}
            </ul>
            {answered > 0 ? (
              <p className="answers-note">
                {answered === 1
                  ? t("answers.open.answered.one")
                  : t("answers.open.answered", { count: formatCount(answered, language) })}
              </p>
            ) : null}
            {hasOlder ? <p className="answers-note">{t("answers.open.older")}</p> : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

type GroupProps = {
  readonly group: QuestionGroup;
  readonly isChosen: boolean;
  readonly onTeach: () => void;
};

function Group({ group: { middle, questions }, isChosen, onTeach }: GroupProps) {
  const { language, t } = useLocale();
  const newest = questions.reduce((last, { askedAt }) => (askedAt > last ? askedAt : last), middle.askedAt);
  const date = formatDate(newest, language);
  const count = formatCount(questions.length, language);
  return (
    <li className="answers-card paper resting trimmed answers-group" data-chosen={isChosen || undefined}>
      <span className="answers-count middle" aria-hidden="true">
        {count}
      </span>
      <div>
        <p className="answers-middle" lang={middle.language}>
          {middle.text}
        </p>
        <p className="answers-when">
          {questions.length === 1
            ? t("answers.group.once", { date })
            : t("answers.group.times", { count, date })}
        </p>
        {questions.length === 1 ? (
          <p className="answers-questions">
            <Where question={middle} />
          </p>
        ) : (
          <details>
            <summary>{t("answers.group.all", { count })}</summary>
            <ul className="answers-questions">
              {questions.map((question) => (
                <li key={question.id}>
                  <span lang={question.language}>{question.text}</span>
                  <Where question={question} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="answers-acts">
          <button
            type="button"
            className="button button-small button-forest"
            aria-label={t("answers.group.teach.of", { question: middle.text })}
            onClick={onTeach}
          >
            <PenLine aria-hidden="true" size={18} />
            {t("answers.group.teach")}
          </button>
          <Aside questions={questions} name={middle.text} />
        </div>
      </div>
    </li>
  );
}

/** When and where a question was asked. */
function Where({ question }: { readonly question: OpenQuestion }) {
  const { language, t } = useLocale();
  const { conversationId, askedAt } = question;
  return (
    <small>
      {formatDate(askedAt, language)}, {languageLabel(question.language, t)}.{" "}
      {conversationId === null ? (
        t("answers.group.panel")
      ) : (
        <a href={`/admin/inbox?id=${encodeURIComponent(conversationId)}`}>{t("answers.group.read")}</a>
      )}
    </small>
  );
}

/** Asks once more: nobody finds them here again. */
function Aside({ questions, name }: { readonly questions: readonly OpenQuestion[]; readonly name: string }) {
  const { t } = useLocale();
  const refresh = useRefreshAnswers();
  const [stage, setStage] = useState<"idle" | "sure" | "busy" | "failed">("idle");
  const put = async () => {
    setStage("busy");
    try {
      const ids = questions.map(({ id }) => id);
      await api("POST /api/admin/answers/questions/aside", { body: { ids } });
      await refresh();
    } catch {
      setStage("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button-small button-paper"
        aria-disabled={stage === "busy"}
        aria-label={stage === "idle" ? t("answers.group.aside.of", { question: name }) : undefined}
        onClick={() =>
          stage === "idle" || stage === "failed" ? setStage("sure") : stage === "sure" && void put()
        }
      >
        {t(stage === "sure" || stage === "busy" ? "answers.group.aside.sure" : "answers.group.aside")}
      </button>
      {stage === "failed" ? <FieldError>{t("answers.group.aside.failed")}</FieldError> : null}
    </>
  );
}
