import { useLocale } from "#web/platform/i18n.tsx";

/** Instead of what a link leads to, where it is not there any more. */
export function Gone() {
  const { t } = useLocale();
  return (
    <p className="desk-note strong" role="status">
      {t("staff.gone")}
    </p>
  );
}
