import { RotateCcw } from "lucide-react";
import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  /** What the child wrote is still there. */
  readonly hasMessage: boolean;
  readonly onLook: () => void;
  readonly onPractise?: () => void;
};

/** In place of the input, while nobody would be told of what a child writes (decision 105). */
export function Shut({ hasMessage, onLook, onPractise }: Props) {
  const { t } = useLocale();
  return (
    <section className="tutor-shut" role="status">
      <img src={trouble} alt="" width="120" height="90" />
      <div>
        <h2>{t("tutor.shut.title")}</h2>
        <p>
          {t("tutor.shut.text")} {hasMessage && t("tutor.shut.stays")} {t("tutor.shut.help")}
        </p>
      </div>
      <div className="tutor-shut-ways">
        {onPractise !== undefined && (
          <button type="button" className="child-button child-go" onClick={onPractise}>
            {t("tutor.practise")}
          </button>
        )}
        <button type="button" className="child-button child-plain" onClick={onLook}>
          <RotateCcw aria-hidden="true" size={22} />
          <span>{t("tutor.shut.look")}</span>
        </button>
      </div>
    </section>
  );
}
