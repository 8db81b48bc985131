import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { ChatDepositProps } from "./chat-deposit-slips.tsx";

/** The payment widget of a chat message, fetched when it is first drawn, with its words. */
export function ChatDeposit(props: ChatDepositProps) {
  const { t } = useLocale();
  const [Slips, setSlips] = useState<ComponentType<ChatDepositProps> | "unreachable" | null>(null);

  const load = useCallback(() => {
    setSlips(null);
    import("./chat-deposit-slips.tsx").then(
      (module) => setSlips(() => module.default),
      () => setSlips("unreachable"),
    );
  }, []);
  useEffect(load, [load]);

  if (Slips === "unreachable") {
    return (
      <p role="alert">
        {t("chat.deposit.unreachable")}{" "}
        <button type="button" className="button button-small" onClick={load}>
          {t("common.retry")}
        </button>
      </p>
    );
  }
  if (Slips === null) {
    return (
      <div>
        <Spinner label={t("common.loading")} />
      </div>
    );
  }
  return <Slips {...props} />;
}
