import { LogOut, MessageCircle } from "lucide-react";
import { useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { Stats } from "#contract/staff.ts";
import markLight from "#web/assets/art/mark-light.svg";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Tooltip, TooltipArea } from "#web/ui/tooltip.tsx";
import { usePaymentMode } from "./desk-queries.ts";
import { formatCount, formatDollars } from "./format.ts";
import { InboxCount } from "./inbox/inbox-count.tsx";
import { SafetyCount } from "./safety-count.tsx";
import { dropStaffHint } from "./session.ts";
import { StaffWays } from "./staff-ways.tsx";

type Props = {
  readonly page: boolean;
  readonly stats: Stats | undefined;
  readonly onSignedOut: () => void;
};

/** The ink head: whose desk this is, the way out, and the three totals. */
export function DeskHead({ page, stats, onSignedOut }: Props) {
  const { t } = useLocale();
  const Title = page ? "h1" : "h2";
  return (
    <header className="desk-head">
      <div className="desk-bar row">
        <img src={markLight} alt="" width="48" height="48" />
        <div className="desk-name">
          <Title id="desk-title">{t("staff.title", { brand: brand.name })}</Title>
          <p>{t("staff.subtitle")}</p>
        </div>
        <TooltipArea>
          {page ? (
            <>
              <LanguageSwitch />
              <Tooltip text={t("staff.chat")}>
                <a className="icon-button desk-icon" href="/chat" aria-label={t("staff.chat")}>
                  <MessageCircle aria-hidden="true" size={22} />
                </a>
              </Tooltip>
            </>
          ) : null}
          <SignOut onSignedOut={onSignedOut} />
        </TooltipArea>
      </div>
      <SafetyCount />
      <InboxCount />
      <Totals stats={stats} />
      {page ? (
        <StaffWays path="/admin" />
      ) : (
        <details>
          <summary className="strong">{t("staff.ways")}</summary>
          <StaffWays path={null} />
        </details>
      )}
    </header>
  );
}

function SignOut({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useLocale();
  const [busy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    try {
      await api("POST /api/auth/sign-out", {});
      dropStaffHint();
      onSignedOut();
    } catch {
      showToast({ tone: "error", title: t("staff.signOut"), description: t("staff.signOut.failed") });
      setBusy(false);
    }
  };

  return (
    <Tooltip text={t("staff.signOut")}>
      <button
        type="button"
        className="icon-button desk-icon"
        aria-label={t("staff.signOut")}
        aria-disabled={busy}
        onClick={() => !busy && void signOut()}
      >
        <LogOut aria-hidden="true" size={22} />
      </button>
    </Tooltip>
  );
}

function Totals({ stats }: { readonly stats: Stats | undefined }) {
  const { language, t } = useLocale();
  const mode = usePaymentMode();
  const conversations = stats && (
    <a
      href="/admin/inbox"
      aria-label={`${formatCount(stats.totalConversations, language)}, ${t("staff.inbox")}`}
    >
      {formatCount(stats.totalConversations, language)}
    </a>
  );
  const cards = [
    [t("staff.stats.conversations"), conversations],
    [t("staff.stats.deposits"), stats && formatDollars(stats.depositsCollected, language)],
    [t("staff.stats.families"), stats && formatCount(stats.familiesInterested, language)],
  ] as const;
  return (
    <>
      <dl className="desk-totals" aria-label={t("staff.stats")}>
        {cards.map(([label, value]) => (
          <div key={label} className="desk-total flex apart">
            <dt>{label}</dt>
            <dd>{value ?? <span aria-hidden="true">·</span>}</dd>
          </div>
        ))}
      </dl>
      {mode === "practice" || mode === "test" ? (
        <p className="desk-practice">
          {t(`staff.${mode}`)}{" "}
          {mode === "practice" ? <a href="/admin/practice">{t("staff.practice.tools")}</a> : null}
        </p>
      ) : null}
    </>
  );
}
