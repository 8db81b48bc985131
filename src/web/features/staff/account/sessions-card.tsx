import type { Account } from "#contract/account.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { formatDateTime } from "../format.ts";
import { useRefreshAccount } from "./account-queries.ts";
import { deviceOf } from "./device.ts";
import { useCardAct } from "./use-card-act.ts";

type Props = { readonly sessions: Account["sessions"]; readonly onSignedOut: () => void };

/** Where the account is signed in; each session can be ended, and all at once. */
export function SessionsCard({ sessions, onSignedOut }: Props) {
  const { language, t } = useLocale();
  const refresh = useRefreshAccount();
  const { busy, fault, act } = useCardAct();

  const nameOf = (browser: string) => {
    const device = deviceOf(browser);
    return device === null ? t("account.sessions.unknown") : t("account.sessions.browser", device);
  };
  const end = (id: string) =>
    act(async () => {
      await api("DELETE /api/account/sessions/{id}", { params: { id } });
      await refresh();
    });
  const endAll = () =>
    act(async () => {
      await api("DELETE /api/account/sessions", {});
      onSignedOut();
    });

  return (
    <section className="class-card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t("account.sessions")}</h2>
      <p>{t("account.sessions.text")}</p>
      <ul className="account-list">
        {sessions.map(({ id, current, browser, since }) => {
          const when = formatDateTime(since, language);
          return (
            <li key={id}>
              <div>
                <b>{nameOf(browser)}</b>
                {current ? <span className="account-tag">{t("account.sessions.this")}</span> : null}
                <p className="quiet small">{t("account.sessions.since", { when })}</p>
              </div>
              {current ? null : (
                <button
                  type="button"
                  className="button button-small"
                  aria-label={t("account.sessions.end.of", { browser: nameOf(browser), when })}
                  aria-disabled={busy}
                  onClick={() => void end(id)}
                >
                  {t("account.sessions.end")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {fault === null ? null : <FieldError>{t(fault)}</FieldError>}
      <button
        type="button"
        className="button button-small"
        aria-disabled={busy}
        onClick={() => void endAll()}
      >
        {t("account.sessions.endAll")}
      </button>
    </section>
  );
}
