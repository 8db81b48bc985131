import { useSyncExternalStore } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import storyTime from "#web/assets/art/demo-story-time.svg";
import tinyHome from "#web/assets/art/demo-tiny-home.svg";
import waterCycle from "#web/assets/art/demo-water-cycle.svg";
import { useLocale } from "#web/platform/i18n.tsx";

type Activity = keyof typeof catalogue.demoActivities;
const PICTURES: Record<Activity, string> = {
  "tiny-home": tinyHome,
  "water-cycle": waterCycle,
  "story-time": storyTime,
};

const never = () => () => {};
const isActivity = (value: string | null): value is Activity =>
  value !== null && Object.hasOwn(catalogue.demoActivities, value);

/** The card picked on the landing page, which arrives as `?activity=`. Known only in the browser, so after hydration. */
export function PickedActivity() {
  const { t } = useLocale();
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const activity = new URLSearchParams(search).get("activity");
  if (!isActivity(activity)) return null;
  return (
    <div className="picked">
      <img src={PICTURES[activity]} alt="" width="96" height="96" />
      <p>
        {t("soon.picked")} <b>{t(`soon.activity.${activity}`)}</b>
        <small>{t("soon.picked.text")}</small>
      </p>
    </div>
  );
}
