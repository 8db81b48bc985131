import { MessageCircle, Phone, SendHorizontal } from "lucide-react";
import type { InboxConversation } from "#contract/inbox.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { ConversationActs } from "./use-conversation-acts.ts";
import type { Way } from "./ways.ts";

type Props = {
  readonly way: Way;
  readonly lead: InboxConversation["lead"];
  /** As it is dialled, digits alone. */
  readonly number: string | null;
  readonly text: string | null;
  readonly acts: ConversationActs;
  readonly canSend: boolean;
  readonly isShown: boolean;
  readonly onSend: () => void;
};

/** The last step of an answer: sending it from here, or opening what sends it. */
export function AnswerWay({ way, lead, number, text, acts, canSend, isShown, onSend }: Props) {
  const { t } = useLocale();
  if (!isShown) return null;
  if (way === "phone") {
    return (
      <div className="answer-foot row apart">
        <p className="answer-note quiet small">{t("inbox.answer.dialNote")}</p>
        <a
          className="button button-small button-primary"
          href={`tel:+${number ?? ""}`}
          onClick={() => void acts.note({ prepared: "phone" })}
        >
          <Phone aria-hidden="true" size={18} />
          {t("inbox.answer.dial", { phone: lead?.phone ?? "" })}
        </a>
      </div>
    );
  }
  if (way === "whatsapp") {
    const link = `https://wa.me/${number ?? ""}?text=${encodeURIComponent(text ?? "")}`;
    return (
      <div className="answer-foot row apart">
        <p className="answer-note quiet small">
          {t("inbox.answer.whatsappNote", { phone: lead?.phone ?? "" })}
        </p>
        {canSend ? (
          <a
            className="button button-small button-primary"
            href={link}
            target="_blank"
            rel="noreferrer"
            onClick={() => void acts.note({ prepared: "whatsapp" })}
          >
            <MessageCircle aria-hidden="true" size={18} />
            {t("inbox.answer.openWhatsapp")}
          </a>
        ) : (
          <button type="button" className="button button-small" disabled>
            <MessageCircle aria-hidden="true" size={18} />
            {t("inbox.answer.openWhatsapp")}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="answer-foot row apart">
      <p className="answer-note quiet small">
        {way === "mail" ? t("inbox.answer.mailTo", { email: lead?.email ?? "" }) : t("inbox.answer.hint")}
      </p>
      <button
        type="button"
        className="button button-small button-primary"
        aria-disabled={!canSend}
        onClick={onSend}
      >
        <SendHorizontal aria-hidden="true" size={18} />
        {t(way === "mail" ? "inbox.answer.sendMail" : "inbox.answer.send")}
      </button>
    </div>
  );
}
