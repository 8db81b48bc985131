import { useEffect, useState } from "react";
import { enrolmentSession } from "#web/chat/chat-session.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/**
 * The number of the conversation that this browser holds, by which the desk finds it (decision 123): a family that told no name
 * has nothing else that names it for certain. The number alone opens nothing; that needs the key beside it.
 */
export function ChatNumber() {
  const { t } = useLocale();
  const [number, setNumber] = useState<string | null>(null);
  // The page was drawn before anybody came.
  useEffect(() => setNumber(enrolmentSession.current()?.sessionId ?? null), []);
  if (number === null) return null;
  return <p className="legal-chat">{t("legal.chatNumber", { number })}</p>;
}
