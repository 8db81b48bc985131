import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { SideOverlay } from "#web/ui/dialog.tsx";

type Props = { readonly open: boolean; readonly onClose: () => void; readonly children: ReactNode };

/** The dashboard over the chat on a narrow window. Default export: only staff download it. */
export default function StaffOverlay({ open, onClose, children }: Props) {
  const { t } = useLocale();
  return (
    <SideOverlay open={open} onClose={onClose} title={t("chat.dashboard")} closeLabel={t("common.close")}>
      {children}
    </SideOverlay>
  );
}
