import type { SafetyItem, SafetyRecord } from "#contract/safety.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited, in the largest whole unit; at least a minute. */
export function formatAge(milliseconds: number, language: Language): string {
  const [value, unit] =
    milliseconds < HOUR
      ? [Math.max(1, Math.floor(milliseconds / MINUTE)), "minute"]
      : milliseconds < 2 * DAY
        ? [Math.floor(milliseconds / HOUR), "hour"]
        : [Math.floor(milliseconds / DAY), "day"];
  const unitDisplay = unit === "minute" ? "short" : "long";
  return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay }).format(value);
}

/** Whether it waits and for how long, who takes care of it, or how it ended. */
export function stateLabel(item: SafetyItem, now: number, language: Language, t: Translate): string {
  if (item.state === "closed") return t(`staff.safety.closedAs.${item.closedAs ?? "handled"}`);
  if (item.state === "in_progress" && item.handledBy !== null) {
    return t("staff.safety.takenBy", { email: item.handledBy });
  }
  return t("staff.safety.waiting", { wait: formatAge(now - Date.parse(item.createdAt), language) });
}

/** How sure it is, and what the child was answered where that is in doubt, in plain words. */
export function certaintyLabel({ from, kind, isSure, answered }: SafetyItem, t: Translate): string {
  if (from === "tutor") return t("staff.safety.fromTutor");
  if (kind === "help") return t("staff.safety.pressed");
  if (kind === "help_outside") return t("staff.safety.pressedOutside");
  if (isSure) return t("staff.safety.sure");
  const suspected = t("staff.safety.suspected");
  return answered === null ? suspected : `${suspected} ${t(`staff.safety.answered.${answered}`)}`;
}

/** A place by name; one we do not know is shown as it came. */
export function placeLabel(place: string, t: Translate): string {
  const key = `staff.safety.place.${place}`;
  const label = t(key as CopyKey);
  return label === key ? place.replaceAll("_", " ") : label;
}

/** A name as it was typed, and that nobody vouches for it where it came from a browser whose class had ended. */
export function nameLabel(name: string, place: string, t: Translate): string {
  return place === "tutor_after_class" ? t("staff.safety.named.unproved", { name }) : name;
}

export type LogLine = { readonly at: string; readonly by: string; readonly text: string };

/** What was done and who read it, in one line of time. */
export function logLines({ log, reads }: SafetyRecord, language: Language, t: Translate): LogLine[] {
  const lines = [
    ...log.map(({ at, by, action, detail }) => ({ at, by, text: actionLabel(action, detail, t) })),
    ...reads.map(({ at, by, until }) => ({ at, by, text: readLabel(at, until, language, t) })),
  ];
  return lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function actionLabel(action: SafetyRecord["log"][number]["action"], detail: string, t: Translate): string {
  if (action === "export") return t("staff.safety.log.export");
  if (action === "state") return t(`staff.safety.log.${detail}` as CopyKey);
  if (action === "note") {
    return detail === "" ? t("staff.safety.log.noNote") : t("staff.safety.log.note", { note: detail });
  }
  return t(`staff.safety.log.${action}`, { step: t(`staff.safety.steps.${detail}` as CopyKey) });
}

function readLabel(at: string, until: string, language: Language, t: Translate): string {
  const time = formatDateTime(until, language);
  const read = t("staff.safety.log.read");
  return time === formatDateTime(at, language) ? read : `${read}, ${t("staff.safety.log.until", { time })}`;
}
