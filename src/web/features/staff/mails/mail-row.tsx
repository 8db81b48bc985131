import type { DeskMail } from "#contract/mails.ts";
import { canSendAgain, type MailState } from "#domain/staff/mails.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { formatDateTime } from "../format.ts";
import { useListAct } from "../use-list-act.ts";

const TONES: Readonly<Record<MailState, Tone>> = {
  waiting: "blue",
  retrying: "yellow",
  sent: "green",
  filed: "gray",
  failed: "red",
};

/** One mail: what it was about, to whom, and what became of it. */
export function MailRow({ mail }: { readonly mail: DeskMail }) {
  const { language, t } = useLocale();
  const { to, subject, state, attempts, fault, createdAt, dueAt, sentAt } = mail;
  const { isBusy, act } = useListAct("/api/admin/mails", "mails.again.failed");
  const at = (time: string) => ({ time: formatDateTime(time, language) });
  const isLater = state === "waiting" && dueAt !== null && Date.parse(dueAt) > Date.now();
  return (
    <li>
      <div className="money-row-head flex apart">
        <p className="money-payer wraps flex">
          <b>{subject}</b>
          <Recipient mail={mail} />
        </p>
        <Badge tone={TONES[state]}>{t(`mails.state.${state}`)}</Badge>
      </div>
      <p className="money-payer row wraps quiet small">
        <span>{t("mails.written", at(createdAt))}</span>
        {sentAt === null ? null : (
          <span>{t(state === "filed" ? "mails.filedAt" : "mails.sentAt", at(sentAt))}</span>
        )}
        {dueAt !== null && isLater ? <span>{t("mails.dueAt", at(dueAt))}</span> : null}
        {dueAt !== null && state === "retrying" ? <span>{t("mails.nextTry", at(dueAt))}</span> : null}
        {canSendAgain(state) ? <span>{t("mails.tries", { count: attempts })}</span> : null}
        {fault === null ? null : <strong>{t(`mails.fault.${fault}`)}</strong>}
      </p>
      {canSendAgain(state) ? (
        <button
          type="button"
          className="button button-small button-paper"
          aria-label={t("mails.again.of", { subject, to })}
          aria-disabled={isBusy(mail.id)}
          onClick={() =>
            void act(mail.id, () => api("POST /api/admin/mails/{id}/again", { params: { id: mail.id } }))
          }
        >
          {t("mails.again")}
        </button>
      ) : null}
    </li>
  );
}

/** Leads to the family, where it is one. */
function Recipient({ mail: { to, kind, leadId } }: { readonly mail: DeskMail }) {
  const { t } = useLocale();
  if (kind === "staff") {
    return (
      <span>
        {to} <span className="quiet">({t("mails.toStaff")})</span>
      </span>
    );
  }
  const way = leadId === null ? `search=${encodeURIComponent(to)}` : `id=${encodeURIComponent(leadId)}`;
  return <a href={`/admin/families?${way}`}>{to}</a>;
}
