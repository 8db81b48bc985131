/**
 * Every age, date and limit the school states. Pages, the assistant, mail and the checkout read them from here; prices
 * stand in prices.ts.
 * Source: parent-side specification §9 and decision 009 (three price lists are three products).
 */
export const catalogue = {
  currency: "USD",
  /** Both deposits are refundable until this day (ISO date, the school's own calendar). */
  launchDate: "2027-09-06",
  trialDays: 30,
  adultAge: 18,
  // As RETENTION_DAYS of the portal; tests/enrolment/claims.test.ts compares them.
  tutorKeptDays: { from: 1, to: 365, usual: 90 },
  learnerAges: { from: 3, to: 14 },

  /** Digital companion at home. Not open yet: their buttons lead to the waitlist (decision 009). */
  companionPlans: {
    explorer: {},
    pathfinder: { mostPopular: true },
    trailblazer: {},
  },

  /** Always shown as "School subscription: Explorer/Premium", since Explorer is also a plan and a pod. */
  schoolSubscriptions: {
    explorer: {
      /** What it holds: /subscribe, the programs page and the chat say it in these words. */
      holds: [
        { en: "all seven AI companions", es: "los siete compañeros de IA" },
        { en: "lessons that adapt to your child", es: "lecciones que se adaptan a tu hija o hijo" },
        {
          en: "hands-on activities to print and do offline",
          es: "actividades prácticas para imprimir y hacer sin pantalla",
        },
        { en: "a family dashboard to follow progress", es: "un panel familiar para seguir el avance" },
        {
          en: "a curriculum that blends Montessori, projects and IB approaches",
          es: "un programa que mezcla Montessori, proyectos y enfoques del IB",
        },
      ],
    },
    /** Everything in Explorer, and: */
    premium: {
      holds: [{ en: "expert support for parents", es: "apoyo de especialistas para la familia" }],
    },
  },

  /** Within so many working days of a deposit a person of the school writes to the family: receipts say so. */
  depositAnswer: { workingDays: 2 },

  /**
   * When somebody of the school is there to answer a family, until staff say otherwise in the inbox: Monday to Friday,
   * 24-hour time of that place.
   */
  staffHours: { timeZone: "America/Mexico_City", from: 9, to: 15 },

  podSchool: {
    /** 24-hour local time. Monday to Friday. */
    hours: { from: 9, to: 15 },
    ages: { from: 6, to: 12 },
    maxChildren: 6,
    pods: {
      foundation: { from: 6, to: 8 },
      explorer: { from: 8, to: 10 },
      creator: { from: 10, to: 12 },
    },
  },

  worldschoolerPass: { weeks: [1, 2], months: [1] },
  teacherResidency: { months: { from: 3, to: 6 } },
  littleExplorers: { weeks: 4, ages: { from: 3, to: 6 } },
  demoAges: { from: 3, to: 12 },

  demoActivities: {
    "tiny-home": { ages: { from: 6, to: 12 }, minutes: 30 },
    "water-cycle": { ages: { from: 5, to: 10 }, minutes: 25 },
    "story-time": { ages: { from: 7, to: 14 }, minutes: 20 },
  },

  /** The fit checklist of the programs page: this many checks mean "get in touch". */
  fitChecklist: { invite: 5 },
} as const;

/** The seven companions of the landing page, in its order (learner-side specification §3). */
export const COMPANIONS = ["luma", "alex", "aria", "chris", "maya", "tali", "luna"] as const;
export type Companion = (typeof COMPANIONS)[number];
