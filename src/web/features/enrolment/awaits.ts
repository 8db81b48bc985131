import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Translate } from "#web/platform/i18n.tsx";

const DAY_MS = 86_400_000;
const NOON = "12:00";
/** One o'clock is one hour: "a la 1:00", where the others are "a las 2:00". */
const ONE = /^(?:01|13):/;

/**
 * By when a person answers, in words and by the clock of whoever reads it: "by tomorrow at noon". Once that time is
 * over the promise is not repeated.
 *
 * @param timeZone where the reader is; the device's unless told
 */
export function promiseOf(
  by: string | null,
  now: number,
  language: Language,
  t: Translate,
  timeZone?: string,
): string {
  const at = by === null ? Number.NaN : Date.parse(by);
  if (!(at > now)) return t("chat.person.soon");
  const zone = timeZone === undefined ? {} : { timeZone };
  const days = dayOf(at, zone) - dayOf(now, zone);
  const locale = LOCALES[language];
  const written = (wanted: Intl.DateTimeFormatOptions, as: string = locale) =>
    new Intl.DateTimeFormat(as, { ...zone, ...wanted }).format(at);
  const day =
    days <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")
      : t("chat.person.on", {
          weekday: written({ weekday: "long" }),
          date: written({ day: "numeric", month: "long" }),
        });
  const clock = written({ timeStyle: "short" }, "en-GB");
  const time = written({ timeStyle: "short" });
  const hour = ONE.test(clock) ? t("chat.person.at.one", { time }) : t("chat.person.at", { time });
  return t("chat.person.by", { day, at: clock === NOON ? t("chat.person.at.noon") : hour });
}

/** Whole days since some day, by the calendar of a place. */
function dayOf(at: number, zone: { timeZone?: string }): number {
  const [day = "", month = "", year = ""] = new Intl.DateTimeFormat("en-GB", {
    ...zone,
    ...{ day: "2-digit", month: "2-digit", year: "numeric" },
  })
    .format(at)
    .split("/");
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}
