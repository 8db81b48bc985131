import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = { readonly guide: string; readonly onAskConsent: () => void };

/** In place of the input, once an adult has taken the consent back; what the child wrote stays until it may be sent. */
export function Withdrawn({ guide, onAskConsent }: Props) {
  const { t } = useLocale();
  return (
    <section className="tutor-shut" role="status">
      <img src={trouble} alt="" width="120" height="90" />
      <div>
        <h2>{t("tutor.withdrawn.title")}</h2>
        <p>{t("tutor.withdrawn.text", { guide })}</p>
      </div>
      <div className="tutor-shut-ways">
        <button type="button" className="child-button child-go" onClick={onAskConsent}>
          {t("tutor.closed.ask")}
        </button>
      </div>
    </section>
  );
}
