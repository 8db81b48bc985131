import { EmbedScreen } from "#web/features/enrolment/embed-screen.tsx";
import { ChatDeposit } from "#web/features/payments/chat-deposit.tsx";
import { Waitlist } from "#web/features/waitlist/waitlist.tsx";

/** The enrolment chat inside a frame on another site. */
export default function EmbedPage() {
  return <EmbedScreen Waitlist={Waitlist} Deposit={ChatDeposit} />;
}
