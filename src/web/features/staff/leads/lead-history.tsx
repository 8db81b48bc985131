import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useHistory } from "../desk/desk-queries.ts";
import { formatDateTime } from "../format.ts";
import { actorLabel, eventLabel } from "../labels.ts";

/** What happened to a lead, newest first. */
export function LeadHistory({ leadId }: { readonly leadId: string }) {
  const { language, t } = useLocale();
  const history = useHistory(leadId);
  return (
    <>
      <h4 className="details-subtitle">{t("staff.details.history")}</h4>
      {history.data === undefined ? (
        history.isError ? (
          <p>
            {t("staff.details.historyFailed")}{" "}
            <button type="button" className="link-button" onClick={() => void history.refetch()}>
              {t("common.retry")}
            </button>
          </p>
        ) : (
          <Spinner label={t("common.loading")} />
        )
      ) : (
        <ol className="lead-history">
          {history.data.map((event) => (
            <li key={event.id}>
              <span>{eventLabel(event, language, t)}</span>
              <span className="quiet small breaks">
                <time dateTime={event.createdAt}>{formatDateTime(event.createdAt, language)}</time>
                {event.by ? `, ${t("staff.event.by", { who: actorLabel(event.by, t) })}` : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
