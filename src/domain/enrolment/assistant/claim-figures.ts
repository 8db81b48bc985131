import type { Catalogue } from "./facts.ts";

type Range = { readonly from: number; readonly to: number };
type Unit = "days" | "weeks" | "months" | "minutes" | "hours";
type Named = { readonly pattern: RegExp };

/** The catalogue as sets of figures that a sentence may state. */
export type Figures = {
  readonly prices: readonly number[];
  /** Products with prices of their own: a sentence that names some may only state theirs; a family gives way to its members. */
  readonly subjects: readonly (Named & {
    readonly prices: readonly number[];
    readonly family?: string;
    readonly memberOf?: readonly string[];
  })[];
  readonly ageRanges: readonly Range[];
  readonly ageBounds: readonly number[];
  readonly pods: readonly (Named & Range)[];
  readonly launch: { readonly year: number; readonly month: number; readonly day: number };
  readonly hours: readonly number[];
  readonly hoursADay: number;
  readonly durations: Readonly<Record<Unit, readonly number[]>>;
  readonly durationRanges: readonly (Range & { readonly unit: Unit })[];
  readonly spans: readonly (Named & Partial<Record<Unit, readonly number[]>>)[];
  readonly groupSize: number;
  readonly companions: number;
};

/** The landing page's seven companions (parent-side specification §9). */
const COMPANIONS = 7;

export function catalogueFigures(catalogue: Catalogue): Figures {
  const { prices, podSchool: pod } = catalogue;
  const { foundation, explorer, creator } = pod.pods;
  const [year = 0, month = 0, day = 0] = catalogue.launchDate.split("-").map(Number);
  const planPrices = [prices.plan_explorer, prices.plan_pathfinder, prices.plan_trailblazer];
  const subscriptionPrices = [prices.subscription_explorer, prices.subscription_premium];
  const depositPrices = [prices.founders_circle, prices.teacher_sponsor];
  const activities = Object.values(catalogue.demoActivities);
  const ageRanges = [
    catalogue.learnerAges,
    catalogue.demoAges,
    pod.ages,
    foundation,
    explorer,
    creator,
    catalogue.littleExplorers.ages,
    ...activities.map(({ ages }) => ages),
  ];
  const hoursADay = pod.hours.to - pod.hours.from;
  return {
    prices: Object.values(prices),
    subjects: [
      { pattern: /pod school|in-person school|escuela presencial/, prices: [prices.pod_school] },
      { pattern: /pathfinder|pionero/, prices: [prices.plan_pathfinder], memberOf: ["plan"] },
      { pattern: /trailblazer|vanguardista/, prices: [prices.plan_trailblazer], memberOf: ["plan"] },
      {
        pattern: /companion plans?|planes? (?:para casa|(?:del? )?companero)/,
        prices: planPrices,
        family: "plan",
      },
      {
        pattern: /\bexplorer\b|\bexplorador\b/,
        prices: [prices.plan_explorer, prices.subscription_explorer],
        memberOf: ["plan", "subscription"],
      },
      { pattern: /\bpremium\b/, prices: [prices.subscription_premium], memberOf: ["subscription"] },
      { pattern: /subscriptions?|suscripcion(?:es)?/, prices: subscriptionPrices, family: "subscription" },
      { pattern: /founders?|fundador/, prices: [prices.founders_circle], memberOf: ["deposit"] },
      {
        pattern: /teacher sponsor|patrocinio/,
        prices: [prices.teacher_sponsor],
        memberOf: ["deposit"],
      },
      { pattern: /deposits?\b|depositos?\b/, prices: depositPrices, family: "deposit" },
      { pattern: /worldschool|\bpass(?:es)?\b|\bpases?\b/, prices: [] },
    ],
    ageRanges,
    ageBounds: [...ageRanges.flatMap(({ from, to }) => [from, to]), catalogue.adultAge],
    pods: [
      { pattern: /\bfoundation\b/, ...foundation },
      { pattern: /\bexplorer pod|pod explorer\b/, ...explorer },
      { pattern: /\bcreator\b/, ...creator },
    ],
    launch: { year, month, day },
    hours: [pod.hours.from, pod.hours.to],
    hoursADay,
    durations: {
      days: [catalogue.trialDays, catalogue.depositAnswer.workingDays, catalogue.tutorKeptDays.usual],
      weeks: [...catalogue.worldschoolerPass.weeks, catalogue.littleExplorers.weeks],
      months: [
        ...catalogue.worldschoolerPass.months,
        catalogue.teacherResidency.months.from,
        catalogue.teacherResidency.months.to,
      ],
      minutes: activities.map(({ minutes }) => minutes),
      hours: [hoursADay],
    },
    durationRanges: [{ ...catalogue.teacherResidency.months, unit: "months" }],
    spans: [
      {
        pattern: /residenc/,
        months: [catalogue.teacherResidency.months.from, catalogue.teacherResidency.months.to],
      },
      {
        pattern: /worldschool|\bpass\b|\bpase\b/,
        weeks: catalogue.worldschoolerPass.weeks,
        months: catalogue.worldschoolerPass.months,
      },
      { pattern: /little explorers|pequenos exploradores/, weeks: [catalogue.littleExplorers.weeks] },
    ],
    groupSize: pod.maxChildren,
    companions: COMPANIONS,
  };
}
