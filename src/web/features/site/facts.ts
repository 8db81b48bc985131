import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import type { Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { longDate, money } from "#web/platform/format.ts";
import type { Values } from "#web/platform/i18n.tsx";

/** Every number and name that the reading pages fill into their texts, written for one language. */
export function facts(school: School, language: Language): Values {
  const { podSchool, learnerAges, littleExplorers } = catalogue;
  const { prices } = school;
  const price = (amount: number) => money(amount, language);
  return {
    brand: brand.name,
    place: school.place[language],
    contactEmail: school.contactEmail,
    adultAge: catalogue.adultAge,
    trialDays: catalogue.trialDays,
    launchDate: longDate(school.launchDate, language),
    podPrice: price(prices.pod_school),
    maxChildren: podSchool.maxChildren,
    opens: hour(school.hours.from, language),
    closes: hour(school.hours.to, language),
    from: podSchool.ages.from,
    to: podSchool.ages.to,
    podFoundation: range(podSchool.pods.foundation, language),
    podExplorer: range(podSchool.pods.explorer, language),
    podCreator: range(podSchool.pods.creator, language),
    explorerPrice: price(prices.subscription_explorer),
    premiumPrice: price(prices.subscription_premium),
    foundersDeposit: price(prices.founders_circle),
    sponsorDeposit: price(prices.teacher_sponsor),
    learnerFrom: learnerAges.from,
    learnerTo: learnerAges.to,
    weeks: littleExplorers.weeks,
    littleFrom: littleExplorers.ages.from,
    littleTo: littleExplorers.ages.to,
    invite: catalogue.fitChecklist.invite,
    keptDays: RETENTION_DAYS.usual,
    keptFrom: RETENTION_DAYS.from,
    keptTo: RETENTION_DAYS.to,
  };
}

/** The school's address as the reading pages write a link. */
export const mailLink = ({ contactEmail }: School) => `[${contactEmail}](mailto:${contactEmail})`;

/** A full hour of the day, from 0 to 23, as schools write it: "9am" in English, "9:00" in Spanish. */
function hour(value: number, language: Language): string {
  if (language === "es") return `${value}:00`;
  return `${value % 12 === 0 ? 12 : value % 12}${value < 12 ? "am" : "pm"}`;
}

const range = ({ from, to }: { readonly from: number; readonly to: number }, language: Language) =>
  language === "es" ? `${from} a ${to}` : `${from} to ${to}`;
