import { useLocale } from "#web/platform/i18n.tsx";

type Props = { readonly busy: boolean; readonly onDone: () => void };

/** Saves a correction, or leaves everything as it was. */
export function CorrectionActions({ busy, onDone }: Props) {
  const { t } = useLocale();
  return (
    <div className="lead-actions">
      <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
        {t(busy ? "staff.change.busy" : "desk.correct.save")}
      </button>
      <button type="button" className="button button-small button-paper" onClick={onDone}>
        {t("desk.correct.cancel")}
      </button>
    </div>
  );
}
