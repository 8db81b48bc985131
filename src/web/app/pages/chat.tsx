import { useLocale } from "#web/platform/i18n.tsx";

export default function Page() {
  const { t } = useLocale();
  return <h1>{t("common.brand")}</h1>;
}
