import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { PageLink } from "./page-link.tsx";
import { useOnline } from "./use-browser.ts";
import type { ConversationHandle } from "./use-conversation.ts";

/** Who answers and what is kept, before anything is written. The link opens beside the conversation. */
export function ChatNote({ children }: { readonly children?: ReactNode }) {
  const { language, t } = useLocale();
  return (
    <p className="chat-note">
      {t("chat.note")} {t("chat.kept")}{" "}
      <PageLink page="/privacy#chat" language={language}>
        {t("common.footer.privacy")}
      </PageLink>
      {children}
    </p>
  );
}

/** On a device that others use too, whoever comes next has to be able to begin anew. */
export function StartAnew({
  conversation: { entries, resumed, restoring, startAnew },
}: {
  readonly conversation: Pick<ConversationHandle, "entries" | "resumed" | "restoring" | "startAnew">;
}) {
  const { t } = useLocale();
  if (restoring || !entries.some(({ from }) => from === "visitor")) return null;
  return (
    <p className="chat-note">
      {resumed ? `${t("chat.resumed")} ` : null}
      <button type="button" className="link-button" onClick={startAnew}>
        {t("chat.startAnew")}
      </button>
    </p>
  );
}

/** Says that nothing is lost while the connection is gone. */
export function OfflineNote() {
  const { t } = useLocale();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="chat-offline">
          <WifiOff aria-hidden="true" size={22} />
          <span>{t("chat.offline.text")}</span>
        </p>
      )}
    </div>
  );
}

/** The chat needs script; without it a family can still write to the school. */
export function NoScript() {
  const { t } = useLocale();
  const { contactEmail } = useSchool();
  return (
    <noscript>
      <p className="chat-offline">
        {t("chat.noscript")} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </noscript>
  );
}
