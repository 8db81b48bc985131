import { useLocale } from "#web/platform/i18n.tsx";
import { Chips } from "./chips.tsx";

/** Four first questions: tuition, deposits, the pilot, AI. Choosing one fills the input (specification §2). */
export function QuickReplies({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useLocale();
  const chips = [t("chat.chip.tuition"), t("chat.chip.deposits"), t("chat.chip.pilot"), t("chat.chip.ai")];
  return <Chips label={t("chat.chips")} chips={chips} onChoose={onChoose} />;
}
