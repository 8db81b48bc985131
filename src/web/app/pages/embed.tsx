import { EmbedScreen } from "#web/features/enrolment/embed-screen.tsx";
import { Waitlist } from "#web/features/enrolment/waitlist/waitlist.tsx";
import { ChatDeposit } from "#web/features/payments/chat/chat-deposit.tsx";

/** The enrolment chat inside a frame on another site. */
export default function EmbedPage() {
  return <EmbedScreen Waitlist={Waitlist} Deposit={ChatDeposit} />;
}
