import type { Language } from "../../locale/language.ts";
import { LOCALES } from "../../locale/money.ts";

/** A time in words, by the clock of the school, which it names: "Tuesday, March 2 at 9:00 AM CST". */
export function timeInWords(at: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    ...{ weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
    timeZoneName: "short",
  }).format(at);
}
