import { UserRound } from "lucide-react";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Conversation } from "./conversation.ts";

/** Who writes in the school's name: a person, by first name; and when that person has handed the chat back. */
export function PersonNote({ writer, left }: Pick<Conversation, "writer" | "left">) {
  const { t } = useLocale();
  return (
    <div role="status">
      {writer !== null ? (
        <p className="chat-person">
          <UserRound aria-hidden="true" size={22} />
          <span>{t("chat.person.writes", { name: writer })}</span>
        </p>
      ) : left !== null ? (
        <p className="chat-person" data-left>
          <span>{t("chat.person.left", { name: left })}</span>
        </p>
      ) : null}
    </div>
  );
}
