import { podSeats } from "#content/enrolment/places.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Store } from "#server/db/store.ts";
import { pods } from "./parts.ts";
import { countFree, countWaiting } from "./queue.ts";

/**
 * How many seats are free, as the assistant says it: only of pods of which the school wants it said, and nothing where
 * there is none. What is offered to somebody is not free, nor is what somebody waits for.
 */
export const freePlacesInWords =
  ({ db }: Pick<Store, "db">) =>
  async (language: Language): Promise<string | undefined> => {
    const told = (await pods(db)).filter(({ is_told, is_open }) => is_told === 1 && is_open === 1);
    if (told.length === 0) return undefined;
    const said = told.map(async (pod) => {
      const free = Math.max(0, (await countFree(db, pod)) - (await countWaiting(db, pod)));
      const { name_en: en, name_es: es } = pod;
      return fill(podSeats[language][free > 0 ? "free" : "full"], {
        ...{
          pod: { en, es }[language],
          from: String(pod.age_from),
          to: String(pod.age_to),
          free: String(free),
        },
      });
    });
    return new Intl.ListFormat(LOCALES[language]).format(await Promise.all(said));
  };
