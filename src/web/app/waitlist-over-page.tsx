import { WaitlistDialog } from "#web/features/enrolment/waitlist/waitlist-dialog.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";

export type WaitlistOverPageProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly plan: string | null;
};

/** The waitlist dialog with its words. Default export: a page that may need it fetches it on first use. */
export default function WaitlistOverPage(props: WaitlistOverPageProps) {
  return (
    <MoreCopy area="waitlist">
      <WaitlistDialog {...props} />
    </MoreCopy>
  );
}
