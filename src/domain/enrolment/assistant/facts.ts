import { fill as fillMarks } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "../../locale/money.ts";
import type { Prices } from "../../site/school.ts";
import type { Bilingual } from "./knowledge.ts";

type Range = { readonly from: number; readonly to: number };
type Subscription = { readonly holds: readonly Bilingual[] };

/** The part of the school's catalogue that the assistant speaks of. Money in whole US dollars, dates ISO. */
export type Catalogue = {
  readonly launchDate: string;
  readonly trialDays: number;
  readonly adultAge: number;
  /** After how many days a child's talks with the tutor go, and what a school may set instead. */
  readonly tutorKeptDays: Range & { readonly usual: number };
  readonly learnerAges: Range;
  readonly prices: Prices;
  readonly schoolSubscriptions: { readonly explorer: Subscription; readonly premium: Subscription };
  readonly depositAnswer: { readonly workingDays: number };
  readonly podSchool: {
    readonly hours: Range;
    readonly ages: Range;
    readonly maxChildren: number;
    readonly pods: { readonly foundation: Range; readonly explorer: Range; readonly creator: Range };
  };
  readonly worldschoolerPass: { readonly weeks: readonly number[]; readonly months: readonly number[] };
  readonly teacherResidency: { readonly months: Range };
  readonly littleExplorers: { readonly weeks: number; readonly ages: Range };
  readonly demoAges: Range;
  readonly demoActivities: Readonly<Record<string, { readonly ages: Range; readonly minutes: number }>>;
};

/** Every placeholder of an answer and its text in one language. */
export type Placeholders = Readonly<Record<string, string>>;

/** Writes the catalogue's figures as a parent reads them in the given language. */
export function placeholders(catalogue: Catalogue, language: Language): Placeholders {
  const pod = catalogue.podSchool;
  const activity = (id: string) => range(catalogue.demoActivities[id]?.ages);
  const minutes = (id: string) => String(catalogue.demoActivities[id]?.minutes ?? "");
  return {
    podPrice: money(catalogue.prices.pod_school),
    podHours: hours(pod.hours, language),
    podAges: range(pod.ages),
    podFrom: String(pod.ages.from),
    podTo: String(pod.ages.to),
    podMax: String(pod.maxChildren),
    podFoundation: range(pod.pods.foundation),
    podExplorer: range(pod.pods.explorer),
    podCreator: range(pod.pods.creator),
    planExplorer: money(catalogue.prices.plan_explorer),
    planPathfinder: money(catalogue.prices.plan_pathfinder),
    planTrailblazer: money(catalogue.prices.plan_trailblazer),
    subExplorer: money(catalogue.prices.subscription_explorer),
    subPremium: money(catalogue.prices.subscription_premium),
    subExplorerHolds: listed(catalogue.schoolSubscriptions.explorer.holds, language),
    subPremiumHolds: listed(catalogue.schoolSubscriptions.premium.holds, language),
    depositFounders: money(catalogue.prices.founders_circle),
    depositSponsor: money(catalogue.prices.teacher_sponsor),
    depositDays: String(catalogue.depositAnswer.workingDays),
    launchDate: date(catalogue.launchDate, language),
    trialDays: String(catalogue.trialDays),
    adultAge: String(catalogue.adultAge),
    learnerAges: range(catalogue.learnerAges),
    demoAges: range(catalogue.demoAges),
    keptDays: String(catalogue.tutorKeptDays.usual),
    keptFrom: String(catalogue.tutorKeptDays.from),
    keptTo: String(catalogue.tutorKeptDays.to),
    packAges: range(catalogue.littleExplorers.ages),
    packWeeks: String(catalogue.littleExplorers.weeks),
    residencyMonths: range(catalogue.teacherResidency.months),
    passLengths: lengths(catalogue.worldschoolerPass, language),
    tinyHomeMinutes: minutes("tiny-home"),
    waterCycleMinutes: minutes("water-cycle"),
    storyTimeMinutes: minutes("story-time"),
    tinyHomeAges: activity("tiny-home"),
    waterCycleAges: activity("water-cycle"),
    storyTimeAges: activity("story-time"),
  };
}

/** Fills `{name}` marks; an unknown name stays as it is, so that a test can find it. "3 p. m." may end a sentence. */
export function fill(text: string, values: Placeholders): string {
  return fillMarks(text, values).replace(/\.\.(?=\s|$)/g, ".");
}

/** As the pages write it. `$` alone means pesos to a Mexican reader, so the Spanish answers say once that it is dollars. */
function money(amount: number): string {
  return `$${digits.format(amount)}`;
}
const digits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

function range(of: Range | undefined): string {
  return of ? `${of.from}–${of.to}` : "";
}

function hours({ from, to }: Range, language: Language): string {
  const clock = (hour: number) => {
    const half = language === "es" ? (hour < 12 ? "a. m." : "p. m.") : hour < 12 ? "am" : "pm";
    return `${hour > 12 ? hour - 12 : hour} ${half}`;
  };
  return language === "es" ? `de ${clock(from)} a ${clock(to)}` : `${clock(from)} to ${clock(to)}`;
}

function date(iso: string, language: Language): string {
  const locale = LOCALES[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

function listed(parts: readonly Bilingual[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts.map((part) => part[language]));
}

const WEEK: Bilingual = { en: "week", es: "semana" };
const WEEKS: Bilingual = { en: "weeks", es: "semanas" };
const MONTH: Bilingual = { en: "month", es: "mes" };
const MONTHS: Bilingual = { en: "months", es: "meses" };

function lengths(pass: Catalogue["worldschoolerPass"], language: Language): string {
  const parts = [
    ...pass.weeks.map((count) => `${count} ${(count === 1 ? WEEK : WEEKS)[language]}`),
    ...pass.months.map((count) => `${count} ${(count === 1 ? MONTH : MONTHS)[language]}`),
  ];
  return new Intl.ListFormat(language, { type: "disjunction" }).format(parts);
}
