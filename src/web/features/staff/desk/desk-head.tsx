import { MessageCircle } from "lucide-react";
import { brand } from "#content/catalogue/brand.ts";
import type { Stats } from "#contract/staff.ts";
import markLight from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { Tooltip, TooltipArea } from "#web/ui/tooltip.tsx";
import { formatCount, formatDollars } from "../format.ts";
import { InboxCount } from "../inbox/inbox-count.tsx";
import { SafetyCount } from "../safety/count.tsx";
import { SignOut } from "../sign-in/sign-out.tsx";
import { usePaymentMode } from "./desk-queries.ts";
import { HeadTools } from "./staff-head.tsx";
import { StaffWays } from "./staff-ways.tsx";

type Props = {
  readonly page: boolean;
  readonly stats: Stats | undefined;
};

/** The ink head: whose desk this is, the way out, and the three totals. */
export function DeskHead({ page, stats }: Props) {
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
        {page ? (
          <HeadTools>
            <Tooltip text={t("staff.chat")}>
              <a className="icon-button desk-icon" href="/chat" aria-label={t("staff.chat")}>
                <MessageCircle aria-hidden="true" size={22} />
              </a>
            </Tooltip>
          </HeadTools>
        ) : (
          <TooltipArea>
            <SignOut />
          </TooltipArea>
        )}
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
      {mode === null ? (
        // Its place is kept until the mode is known: the ways below are not moved from under a finger.
        <p className="desk-practice desk-practice-awaited" aria-hidden="true">
          {t("staff.practice")}
        </p>
      ) : mode === "practice" || mode === "test" ? (
        <p className="desk-practice">
          {t(`staff.${mode}`)}{" "}
          {mode === "practice" ? <a href="/admin/practice">{t("staff.practice.tools")}</a> : null}
        </p>
      ) : null}
    </>
  );
}
