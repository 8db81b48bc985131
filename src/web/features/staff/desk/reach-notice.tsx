import { BellOff } from "lucide-react";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  readonly chat: "open" | "closed";
  /** By what staff hear of an item; `folder` is a file on the server, which nobody gets. */
  readonly reach: "mail" | "messenger" | "folder" | "nobody";
};

/** Why the chat with the tutor is closed, or that nobody hears of what a child writes. Nothing while all is well. */
export function ReachNotice({ chat, reach }: Props) {
  const { t } = useLocale();
  if (reach === "mail" || reach === "messenger") return null;
  return (
    <p className="safety-unreached" role="status">
      <BellOff aria-hidden="true" size={22} />
      {t(`staff.safety.chat.${chat}.${reach}`)}
    </p>
  );
}
