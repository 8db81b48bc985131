import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import type { Application } from "#contract/careers.ts";
import type { ApplicationStatus } from "#domain/site/careers/application.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDate } from "../format.ts";
import { languageLabel } from "../labels.ts";
import "../parent-questions.css";
import { withProof } from "../proof.ts";
import { useAct } from "../use-act.ts";

const APPLICATIONS = "/api/admin/applications";

/** What comes next for an application, as a button offers it first. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ["in_touch", "closed"],
  in_touch: ["closed"],
  closed: ["new"],
};

/** Teachers who would like to come. Nothing is shown while nobody applied. */
export function Applications() {
  const { t } = useLocale();
  const { data } = useQuery<Application[]>({ queryKey: [APPLICATIONS] });
  const { busy, act } = useAct(APPLICATIONS, "desk.applications.failed");
  if (data === undefined || data.length === 0) return null;

  const fresh = data.filter(({ status }) => status === "new").length;

  return (
    <section className="desk-questions" aria-labelledby="applications-title">
      <h2 className="desk-title" id="applications-title">
        {t("desk.applications.title")}
      </h2>
      <p>{t(fresh === 0 ? "desk.applications.none" : "desk.applications.open", { count: fresh })}</p>
      <ul>
        {data.map((each) => (
          <One
            key={each.id}
            application={each}
            isBusy={busy === each.id}
            onMark={(status) =>
              void act(each.id, () =>
                api("PATCH /api/admin/applications/{id}", { params: { id: each.id }, body: { status } }),
              )
            }
            onErase={() =>
              void act(each.id, () =>
                withProof(() => api("DELETE /api/admin/applications/{id}", { params: { id: each.id } })),
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

type Props = {
  readonly application: Application;
  readonly isBusy: boolean;
  readonly onMark: (status: ApplicationStatus) => void;
  readonly onErase: () => void;
};

/** One application with where to write. Erasing asks once more: it cannot be undone. */
function One({ application, isBusy, onMark, onErase }: Props) {
  const { language, t } = useLocale();
  const [isSure, setSure] = useState(false);
  const { name, email, phone, teaching, speaks, from, message, status, createdAt } = application;
  return (
    <li data-status={status === "closed" ? "answered" : status}>
      <h3>{name}</h3>
      <p className="desk-question breaks">{message}</p>
      <p className="desk-question-facts wraps flex quiet small">
        <b>{t(`desk.applications.status.${status}`)}</b>
        <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
        <span>{t(`desk.applications.teaching.${teaching}`)}</span>
        <span>{t(`desk.applications.speaks.${speaks}`)}</span>
        {from === null ? null : <span>{t("desk.applications.from", { when: from })}</span>}
        <span>{languageLabel(application.language, t)}</span>
        <a href={`mailto:${email}`}>
          <Mail aria-hidden="true" size={18} />
          {email}
        </a>
        {phone === null ? null : <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
      </p>
      <div className="desk-question-actions wraps flex">
        {NEXT[status].map((next) => (
          <button
            key={next}
            type="button"
            className="button button-small"
            aria-disabled={isBusy}
            onClick={() => onMark(next)}
          >
            {t(`desk.applications.to.${next}`)}
          </button>
        ))}
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={isBusy}
          onClick={() => (isSure ? onErase() : setSure(true))}
        >
          {t(isSure ? "desk.applications.eraseSure" : "desk.applications.erase")}
        </button>
      </div>
    </li>
  );
}
