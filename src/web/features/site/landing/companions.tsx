import { COMPANIONS, type Companion, catalogue } from "#content/catalogue/catalogue.ts";
import alex from "#web/assets/art/companion-alex.svg";
import aria from "#web/assets/art/companion-aria.svg";
import chris from "#web/assets/art/companion-chris.svg";
import luma from "#web/assets/art/companion-luma.svg";
import luna from "#web/assets/art/companion-luna.svg";
import maya from "#web/assets/art/companion-maya.svg";
import tali from "#web/assets/art/companion-tali.svg";
import { useLocale } from "#web/platform/i18n.tsx";

const art: Readonly<Record<Companion, string>> = { luma, alex, aria, chris, maya, tali, luna };

/** Seven niches. Radio inputs choose one and the sheet shows its words, so it needs no script. */
export function Companions() {
  const { t } = useLocale();
  const youngest = catalogue.littleExplorers.ages;
  return (
    <section className="companions cut cut-fringe">
      <div className="wrap">
        <div className="intro">
          <h2 id="companions">{t("landing.companions.title")}</h2>
          <p>{t("landing.companions.text")}</p>
        </div>
        <div className="niches" role="radiogroup" aria-labelledby="companions">
          {COMPANIONS.map((name) => (
            <div key={name}>
              <label>
                <input
                  className="read-only-aloud"
                  type="radio"
                  name="companion"
                  defaultChecked={name === "tali"}
                  aria-describedby={`says-${name}`}
                />
                <img src={art[name]} alt="" width="200" height="340" loading="lazy" />
                <b>{t(`landing.companion.${name}.name`)}</b>
                <small>{t(`landing.companion.${name}.trait`, youngest)}</small>
              </label>
              <p className="says" id={`says-${name}`}>
                <q>{t(`landing.companion.${name}.quote`)}</q>
                {t(`landing.companion.${name}.text`, youngest)}
              </p>
            </div>
          ))}
        </div>
        <a className="button button-sun" href="#demo">
          {t("landing.companions.try")}
        </a>
      </div>
    </section>
  );
}
