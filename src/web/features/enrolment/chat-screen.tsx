import { Menu } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { ChatTalk } from "./chat-talk.tsx";
import type { DepositSlot } from "./deposit-slot.ts";
import { useAddressParameter, useStaffHint, useWide } from "./use-browser.ts";
import { useConversation } from "./use-conversation.ts";
import type { WaitlistSlot } from "./waitlist-slot.ts";

const StaffOverlay = lazy(() => import("./staff-overlay.tsx"));

type Props = {
  readonly Waitlist: WaitlistSlot;
  readonly Deposit: DepositSlot;
  /** The dashboard, drawn only for a signed-in member of staff. */
  readonly sidebar?: ReactNode;
};

/**
 * The enrolment chat. From 1024 px a member of staff sees the dashboard beside it, below that behind a menu button; a
 * visitor sees the chat alone and the page makes no staff calls (decision 1).
 */
export function ChatScreen({ Waitlist, Deposit, sidebar }: Props) {
  const { t } = useLocale();
  const staff = useStaffHint() && sidebar !== undefined;
  const wide = useWide();
  const [menuOpen, setMenuOpen] = useState(false);

  // The room that the document kept free is now taken by the dashboard, or given back.
  useEffect(() => {
    delete document.documentElement.dataset.staff;
  }, []);

  return (
    <div className="chat-page" data-staff={staff || undefined}>
      {staff && wide ? (
        <aside className="chat-sidebar" aria-label={t("chat.dashboard")}>
          {sidebar}
        </aside>
      ) : null}
      <ChatPanel
        Waitlist={Waitlist}
        Deposit={Deposit}
        staff={staff}
        menu={
          staff && !wide ? (
            <button
              type="button"
              className="icon-button"
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              aria-label={t("chat.openDashboard")}
              onClick={() => setMenuOpen(true)}
            >
              <Menu aria-hidden="true" size={26} />
            </button>
          ) : null
        }
      />
      {staff && !wide ? (
        <Suspense>
          <StaffOverlay open={menuOpen} onClose={() => setMenuOpen(false)}>
            {sidebar}
          </StaffOverlay>
        </Suspense>
      ) : null}
    </div>
  );
}

type PanelProps = Pick<Props, "Waitlist" | "Deposit"> & { readonly staff: boolean; readonly menu: ReactNode };

function ChatPanel({ Waitlist, Deposit, staff, menu }: PanelProps) {
  const { t } = useLocale();
  const conversation = useConversation();
  const plan = useAddressParameter("waitlist");
  const { invite, restoring } = conversation;

  useEffect(() => {
    if (plan !== null && !restoring) invite();
  }, [plan, restoring, invite]);

  return (
    <div className="chat-panel">
      <ChatHeader
        title={t("chat.title")}
        subtitle={t("chat.subtitle")}
        reachable={conversation.reachable}
        menu={menu}
      />
      <main className="chat-main">
        <ChatTalk
          {...{ conversation, Waitlist, Deposit, plan }}
          note={
            staff ? null : (
              <>
                {" "}
                <a href="/admin">{t("chat.staff")}</a>
              </>
            )
          }
          hasChips={conversation.writer === null}
          composer={{ hint: true }}
        />
      </main>
    </div>
  );
}
