import { useState } from "react";
import type { InboxItem } from "#contract/inbox.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Section } from "../fact.tsx";
import { formatDateTime } from "../format.ts";
import { useConversation, useInboxSettings, useLeadConversations } from "../inbox/inbox-queries.ts";
import { Turns } from "../inbox/turns.tsx";
import "../inbox/conversation.css";

/** What the family wrote in the chat, on its lead's own page. */
export function LeadConversations({ leadId }: { readonly leadId: string }) {
  const { data } = useLeadConversations(leadId);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <MoreCopy area="inbox">
      <Conversations items={data.items} />
    </MoreCopy>
  );
}

function Conversations({ items }: { readonly items: readonly InboxItem[] }) {
  const { language, t } = useLocale();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Section title={t("inbox.lead.title")}>
      <ul className="lead-conversations">
        {items.map(({ id, createdAt }) => (
          <li key={id}>
            {/* Reading is written down: nothing is read before somebody asks for it. */}
            <button
              type="button"
              className="button button-small button-paper"
              aria-expanded={openId === id}
              onClick={() => setOpenId(openId === id ? null : id)}
            >
              {openId === id
                ? t("inbox.lead.hide")
                : t("inbox.lead.show", { time: formatDateTime(createdAt, language) })}
            </button>
            {openId === id ? <Words id={id} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ id }: { readonly id: string }) {
  const { t } = useLocale();
  const { data, isError, refetch } = useConversation(id);
  const team = useInboxSettings().data?.team ?? [];
  if (isError) {
    return (
      <p role="alert">
        {t("inbox.thread.failed")}{" "}
        <button type="button" className="link-button" onClick={() => void refetch()}>
          {t("common.retry")}
        </button>
      </p>
    );
  }
  if (data === undefined) return <Spinner label={t("common.loading")} visible />;
  return (
    <>
      <Turns conversation={data} team={team} />
      <p>
        <a href={`/admin/inbox?id=${encodeURIComponent(id)}`}>{t("inbox.lead.open")}</a>
      </p>
    </>
  );
}
