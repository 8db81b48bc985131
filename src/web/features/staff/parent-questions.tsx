import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import type { ParentQuestion } from "#contract/packs.ts";
import type { ParentQuestionStatus } from "#domain/packs/parent-support.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDate } from "./format.ts";
import { languageLabel } from "./labels.ts";
import "./parent-questions.css";
import { withProof } from "./proof.ts";
import { useAct } from "./use-act.ts";

const QUESTIONS = "/api/admin/parent-questions";

/** What parents asked at Little Explorers and the page could not answer. Nothing is shown while there is nothing. */
export function ParentQuestions() {
  const { t } = useLocale();
  const { data } = useQuery<ParentQuestion[]>({ queryKey: [QUESTIONS] });
  const { busy, act } = useAct(QUESTIONS, "staff.questions.failed.text");
  if (data === undefined || data.length === 0) return null;

  const open = data.filter(({ status }) => status === "open").length;

  return (
    <section className="desk-questions" aria-labelledby="questions-title">
      <h2 className="desk-title" id="questions-title">
        {t("staff.questions.title")}
      </h2>
      <p>{t(open === 0 ? "staff.questions.none" : "staff.questions.open", { count: open })}</p>
      <ul>
        {data.map((each) => (
          <Question
            key={each.id}
            question={each}
            isBusy={busy === each.id}
            onMark={(status) =>
              void act(each.id, () =>
                api("PATCH /api/admin/parent-questions/{id}", { params: { id: each.id }, body: { status } }),
              )
            }
            onErase={() =>
              void act(each.id, () =>
                withProof(() => api("DELETE /api/admin/parent-questions/{id}", { params: { id: each.id } })),
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

type Props = {
  readonly question: ParentQuestion;
  readonly isBusy: boolean;
  readonly onMark: (status: ParentQuestionStatus) => void;
  readonly onErase: () => void;
};

/** One question with where to reply. Erasing asks once more: it cannot be undone. */
function Question({ question, isBusy, onMark, onErase }: Props) {
  const { language, t } = useLocale();
  const [isSure, setSure] = useState(false);
  const isOpen = question.status === "open";
  return (
    <li data-status={question.status}>
      <p className="desk-question breaks">{question.question}</p>
      <p className="desk-question-facts wraps flex quiet small">
        <b>{t(`staff.questions.status.${question.status}`)}</b>
        <time dateTime={question.createdAt}>{formatDate(question.createdAt, language)}</time>
        <span>{languageLabel(question.language, t)}</span>
        {question.email === null ? (
          <span>{t("staff.questions.noEmail")}</span>
        ) : (
          <a href={`mailto:${question.email}`}>
            <Mail aria-hidden="true" size={18} />
            {question.email}
          </a>
        )}
      </p>
      <div className="desk-question-actions wraps flex">
        <button
          type="button"
          className="button button-small"
          aria-disabled={isBusy}
          onClick={() => onMark(isOpen ? "answered" : "open")}
        >
          {t(isOpen ? "staff.questions.answered" : "staff.questions.reopen")}
        </button>
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={isBusy}
          onClick={() => (isSure ? onErase() : setSure(true))}
        >
          {t(isSure ? "staff.questions.eraseSure" : "staff.questions.erase")}
        </button>
      </div>
    </li>
  );
}
