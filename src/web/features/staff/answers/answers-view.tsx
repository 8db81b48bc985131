import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { AnswerEditor } from "./answer-editor.tsx";
import { useOpenQuestions } from "./answers-queries.ts";
import type { Subject } from "./draft.ts";
import { QuestionGroups } from "./question-groups.tsx";
import { TaughtList } from "./taught-list.tsx";
import "./answers.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What the assistant did not know, and what staff teach it (decision 167). */
export default function AnswersView(props: Props) {
  return (
    <LiveDesk {...props}>
      <AnswersPage />
    </LiveDesk>
  );
}

function AnswersPage() {
  const { t } = useLocale();
  const open = useOpenQuestions();
  const [subject, setSubject] = useState<Subject | null>(null);
  /** Each choice begins another draft; what is published goes on in the same one. */
  const [draft, setDraft] = useState(0);
  const choose = (chosen: Subject) => {
    setSubject(chosen);
    setDraft(draft + 1);
  };
  const close = useCallback(() => setSubject(null), []);

  return (
    <div className="answers staff-page" data-writes={subject !== null || undefined}>
      <StaffHead title={t("answers.title")} path="/admin/answers" />
      <div className="answers-body staff-body stack">
        <p className="staff-lead quiet">{t("answers.lead")}</p>
        <div className="answers-asked">
          <div className="answers-ways apart">
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => choose({ kind: "new" })}
            >
              <Plus aria-hidden="true" size={18} />
              {t("answers.new")}
            </button>
          </div>
          <QuestionGroups
            query={open}
            chosen={subject?.kind === "group" ? subject.group : null}
            onTeach={(group) => choose({ kind: "group", group })}
          />
          <TaughtList
            chosen={subject?.kind === "taught" ? subject.answer.id : null}
            onChange={(answer) => choose({ kind: "taught", answer })}
          />
        </div>
        <div className="answers-editor">
          {subject === null ? (
            <div className="answers-choose paper resting trimmed">
              <h2>{t("answers.editor.choose")}</h2>
              <p>{t("answers.editor.choose.text")}</p>
            </div>
          ) : (
            <AnswerEditor
              key={draft}
              subject={subject}
              onClose={close}
              onTaught={(answer) => setSubject({ kind: "taught", answer })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
