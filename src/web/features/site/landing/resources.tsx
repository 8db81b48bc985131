import coati from "#web/assets/art/resources-coati.svg";
import { useLocale } from "#web/platform/i18n.tsx";

/** A signpost to what there is to read, and to the letters (decision 135). */
const PLANKS = [
  ["help", "/help"],
  ["parents", "/parents"],
  ["teachers", "/teachers"],
  ["newsletter", "/newsletter"],
  ["community", "/community"],
  ["blog", "/blog"],
] as const;

export function Resources() {
  const { t } = useLocale();
  return (
    <section className="resources cut cut-wave cut-back">
      <div className="wrap">
        <div>
          <h2>{t("landing.resources.title")}</h2>
          <p>{t("landing.resources.text")}</p>
          <img src={coati} alt="" width="260" height="300" loading="lazy" />
        </div>
        <ul className="signpost">
          {PLANKS.map(([plank, href]) => (
            <li key={plank}>
              <a href={href}>
                <b>{t(`common.footer.${plank}`)}</b>
                <small>{t(`landing.resources.${plank}.text`)}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
