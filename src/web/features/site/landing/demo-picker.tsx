import { catalogue } from "#content/catalogue/catalogue.ts";
import storyTime from "#web/assets/art/demo-story-time.svg";
import tinyHome from "#web/assets/art/demo-tiny-home.svg";
import waterCycle from "#web/assets/art/demo-water-cycle.svg";
import { useLocale } from "#web/platform/i18n.tsx";

const activities = [
  ["tiny-home", tinyHome],
  ["water-cycle", waterCycle],
  ["story-time", storyTime],
] as const;

/** Three cards and a form: the chosen activity travels to the demo as `?activity=`, with or without script. */
export function DemoPicker() {
  const { t } = useLocale();
  return (
    <section className="demo cut cut-wave" id="demo">
      <form className="wrap" method="get" action="/luma-demo">
        <div className="intro" id="watch">
          <h2 id="demo-title">{t("landing.demo.title")}</h2>
          <p>{t("landing.demo.text")}</p>
        </div>
        <div className="cards" role="radiogroup" aria-labelledby="demo-title">
          {activities.map(([activity, art], index) => {
            const { ages, minutes } = catalogue.demoActivities[activity];
            return (
              <label className="card" key={activity}>
                <input
                  className="read-only-aloud"
                  type="radio"
                  name="activity"
                  value={activity}
                  defaultChecked={index === 0}
                />
                <span className="face">
                  <img src={art} alt="" width="360" height="260" loading="lazy" />
                  <i aria-hidden="true">{index + 1}</i>
                  <b>{t(`landing.demo.${activity}`)}</b>
                  <span>{t("landing.demo.facts", { ...ages, minutes })}</span>
                  <span>{t(`landing.demo.${activity}.text`)}</span>
                </span>
                <span className="tag">{t("landing.demo.selected")}</span>
              </label>
            );
          })}
        </div>
        <button className="button button-forest" type="submit">
          {t("landing.demo.start")}
        </button>
      </form>
    </section>
  );
}
