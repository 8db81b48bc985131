import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { Waitlist } from "./waitlist.tsx";

export type WaitlistSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A companion plan whose name the form shows. */
  readonly plan?: string | null;
};

/** Default export: fetched when the dialog is first opened. */
export default function WaitlistSheet({ open, onClose, plan = null }: WaitlistSheetProps) {
  const { t } = useLocale();
  return (
    <Sheet open={open} onClose={onClose} title={t("waitlist.title")} closeLabel={t("common.close")}>
      <p className="waitlist-lead">{t("waitlist.lead")}</p>
      <Waitlist plan={plan} onJoined={onClose} />
    </Sheet>
  );
}
