import { useEffect } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { ChatTalk } from "./chat-talk.tsx";
import type { DepositSlot } from "./deposit-slot.ts";
import { useAddressParameter } from "./use-browser.ts";
import { useConversation } from "./use-conversation.ts";
import type { WaitlistSlot } from "./waitlist-slot.ts";

/** Quick-start suggestions are shown while there are this many messages or fewer (specification §2). */
const QUICK_START_LIMIT = 1;

type Props = { readonly Waitlist: WaitlistSlot; readonly Deposit: DepositSlot };

/** The chat inside a frame on another site. The widget's own close button floats over its top right corner. */
export function EmbedScreen({ Waitlist, Deposit }: Props) {
  const { t } = useLocale();
  const conversation = useConversation();
  const widget = useAddressParameter("widget") !== null;
  useEscapeCloses();

  return (
    <div className="chat-page chat-embed" data-widget={widget || undefined}>
      <div className="chat-panel">
        <ChatHeader title={t("common.brand")} reachable={conversation.reachable} home={false} />
        <main className="chat-main" aria-label={t("chat.title")}>
          <ChatTalk
            {...{ conversation, Waitlist, Deposit }}
            plan={null}
            hasChips={conversation.entries.length <= QUICK_START_LIMIT && !conversation.restoring}
            composer={{ lockWhileBusy: true }}
          />
        </main>
      </div>
    </div>
  );
}

/** Escape asks the page around the frame to close it, unless something inside (an open list) took the key. */
function useEscapeCloses() {
  useEffect(() => {
    if (window.parent === window) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      // The message says nothing about the visitor, so any page around may read it.
      window.parent.postMessage({ type: "ceiba:close" }, "*");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
