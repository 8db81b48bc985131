import { lazy, Suspense } from "react";
import { ChatScreen } from "#web/features/enrolment/chat-screen.tsx";
import { Waitlist } from "#web/features/enrolment/waitlist/waitlist.tsx";
import { ChatDeposit } from "#web/features/payments/chat/chat-deposit.tsx";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const Dashboard = lazy(() => import("#web/features/staff/desk/dashboard.tsx"));

/** The enrolment chat, with the dashboard beside it for staff; only they download it. */
export default function ChatPage() {
  const { t } = useLocale();
  return (
    <ChatScreen
      Waitlist={Waitlist}
      Deposit={ChatDeposit}
      sidebar={
        <Suspense fallback={<Spinner label={t("common.loading")} />}>
          <Dashboard />
        </Suspense>
      }
    />
  );
}
