import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Applications } from "./applications.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";
import { ParentQuestions } from "./parent-questions.tsx";

/** What parents and teachers wrote to the school outside the chat, and the newsletter. */
type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

export default function LettersView(props: Props) {
  const { t } = useLocale();
  return (
    <LiveDesk {...props}>
      <div className="staff-page">
        <StaffHead title={t("staff.way.letters")} path="/admin/letters" />
        <div className="staff-body">
          <ParentQuestions />
          <Applications />
          <NewsletterCard />
        </div>
      </div>
    </LiveDesk>
  );
}
