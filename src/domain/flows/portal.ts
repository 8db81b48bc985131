import { and, assign, not, setup } from "xstate";
import { isToddler } from "../learner/age.ts";

/** The ways in of decision 016: the eight-question intake, the form profile, the Jungle School. */
export const WAYS_IN = ["voice", "quick", "chat"] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Where the home screen leads. */
export const PLACES = [
  "today",
  "learning",
  "lessons",
  "adventure",
  "coast",
  "chat",
  "practice",
  "grownUps",
  "profile",
] as const;
export type Place = (typeof PLACES)[number];

/** What the portal must know of a child to find the way. */
export type PortalChild = { readonly age: number; readonly hasPlan: boolean };

export type PortalEvent =
  | { readonly type: "GATE_SHUT" }
  /** The class password was right, now or before. */
  | { readonly type: "GATE_OPEN"; readonly isConsentAsked: boolean; readonly child: PortalChild | null }
  | { readonly type: "CONSENT_ANSWERED"; readonly child: PortalChild | null }
  /** `way`: null to the home screen. `asksConsent`: another child begins on this device, for whom no adult has answered (decision 114). */
  | {
      readonly type: "NAMED";
      readonly child: PortalChild;
      readonly way: WayIn | null;
      readonly asksConsent?: boolean;
    }
  | { readonly type: "ASSIGNED" }
  | { readonly type: "GO"; readonly to: Place }
  /** A lesson was chosen. */
  | { readonly type: "LESSON" }
  | { readonly type: "DONE" }
  | { readonly type: "BACK" }
  /** An adult wants to look at what is allowed again. */
  | { readonly type: "ASK_CONSENT" }
  /** Somebody else sits down. */
  | { readonly type: "LEAVE" };

/** `way` is where a child was going when an adult had to be asked first. */
type Context = {
  readonly child: PortalChild | null;
  readonly way: WayIn | null;
  /** The lesson was opened from the chat, and goes back there. */
  readonly isFromChat: boolean;
};

/**
 * The portal (§4 "entry, then assessment or chat, then adventure"): the gate, an adult's consent once (decision 005),
 * name and age, the three ways in, the summary, and the home screen that greets whoever comes back. At 5 or under
 * "Getting to Know You" stands for the assessment and Fun Time for the adventure (decision 015).
 */
export const portalMachine = setup({
  types: { context: {} as Context, events: {} as PortalEvent },
  guards: {
    isKnown: ({ context }) => context.child !== null,
    isOnTheWay: ({ context }) => context.way !== null,
    goesToChat: ({ context }) => context.way === "chat",
    goesToForm: ({ context }) => context.way === "quick",
    isFromChat: ({ context }) => context.isFromChat,
    isYoung: ({ context }) => context.child !== null && isToddler(context.child.age),
  },
  actions: {
    know: assign((_, params: { readonly child: PortalChild | null }) => ({ child: params.child })),
    planned: assign(({ context }) => ({ child: context.child && { ...context.child, hasPlan: true } })),
    setOut: assign((_, params: { readonly child: PortalChild; readonly way: WayIn | null }) => params),
    arrive: assign({ way: null }),
    fromChat: assign({ isFromChat: true }),
    backInChat: assign({ isFromChat: false }),
    forget: assign({ child: null, way: null, isFromChat: false }),
  },
}).createMachine({
  id: "portal",
  context: { child: null, way: null, isFromChat: false },
  initial: "opening",
  on: {
    // The session can end at any moment: staff may change the password.
    GATE_SHUT: ".gate",
    LEAVE: { target: ".entry", actions: "forget" },
    ASK_CONSENT: ".consent",
  },
  states: {
    opening: { on: { GATE_OPEN: [...afterGate()] } },
    gate: { on: { GATE_OPEN: [...afterGate()] } },
    consent: {
      on: {
        CONSENT_ANSWERED: [
          { guard: "isOnTheWay", target: "settingOut", actions: known() },
          { target: "arriving", actions: known() },
        ],
      },
    },
    /** A child who is known is greeted; anyone else says name and age. */
    arriving: { always: [{ guard: "isKnown", target: "home" }, { target: "entry" }] },
    entry: {
      on: {
        NAMED: [
          { guard: ({ event }) => event.asksConsent === true, target: "consent", actions: named() },
          { target: "settingOut", actions: named() },
        ],
        BACK: [{ guard: "isKnown", target: "home" }],
      },
    },
    /** The way that the child chose with its name; home for whoever was known by its animal. */
    settingOut: {
      always: [
        { guard: not("isOnTheWay"), target: "home" },
        { guard: "goesToChat", target: "chat" },
        { guard: "isYoung", target: "gettingToKnowYou" },
        { guard: "goesToForm", target: "form" },
        { target: "intake" },
      ],
      exit: "arrive",
    },
    intake: { on: { ASSIGNED: { target: "summary", actions: "planned" }, BACK: "arriving" } },
    form: { on: { ASSIGNED: { target: "summary", actions: "planned" }, BACK: "arriving" } },
    gettingToKnowYou: { on: { ASSIGNED: { actions: "planned" }, DONE: "funTime", BACK: "arriving" } },
    /** "Start My First Lesson" begins the first lesson of today (decision 155). */
    summary: { on: { DONE: "today", BACK: "home" } },
    home: {
      on: {
        GO: [
          { guard: and(["isYoung", goesTo("adventure")]), target: "funTime" },
          { guard: and(["isYoung", goesTo("profile")]), target: "gettingToKnowYou" },
          { guard: goesTo("profile"), target: "intake" },
          { guard: goesTo("today"), target: "today" },
          { guard: goesTo("adventure"), target: "adventure" },
          { guard: goesTo("coast"), target: "coast" },
          { guard: goesTo("learning"), target: "learning" },
          { guard: goesTo("lessons"), target: "lessons" },
          { guard: goesTo("chat"), target: "chat" },
          { guard: goesTo("practice"), target: "practice" },
          { guard: goesTo("grownUps"), target: "grownUps" },
        ],
      },
    },
    /** A part of today: hello, remembering, the lesson, outdoors, goodbye. */
    today: { on: { DONE: "home", BACK: "home" } },
    /** After the assessment comes the adventure (§4). */
    learning: { on: { ASSIGNED: { actions: "planned" }, LESSON: "lesson", DONE: "adventure", BACK: "home" } },
    /** The lessons of who does not read yet. */
    lessons: { on: { LESSON: "lesson", BACK: "home" } },
    /** From a lesson back to where it was chosen. */
    lesson: { on: { DONE: "afterLesson", BACK: "afterLesson" } },
    afterLesson: {
      always: [
        { guard: "isFromChat", target: "chat" },
        { guard: "isYoung", target: "lessons" },
        { target: "learning" },
      ],
    },
    adventure: { on: { DONE: "home", BACK: "home" } },
    /** Places to choose from, for every age. */
    coast: { on: { DONE: "home", BACK: "home" } },
    funTime: { on: { DONE: "home", BACK: "home" } },
    chat: {
      entry: "backInChat",
      on: {
        LESSON: { target: "lesson", actions: "fromChat" },
        BACK: "home",
        GO: { guard: goesTo("practice"), target: "practice" },
      },
    },
    practice: { on: { BACK: "home", DONE: "home" } },
    grownUps: { on: { BACK: "home" } },
  },
});

function goesTo(place: Place) {
  return ({ event }: { event: PortalEvent }) => event.type === "GO" && event.to === place;
}

function afterGate() {
  const know = ["arrive", known()] as const;
  return [
    {
      guard: ({ event }: { event: { isConsentAsked: boolean } }) => !event.isConsentAsked,
      target: "consent",
      actions: [...know],
    },
    { target: "arriving", actions: [...know] },
  ] as const;
}

function known() {
  return {
    type: "know",
    params: ({ event }: { event: { child: PortalChild | null } }) => ({ child: event.child }),
  } as const;
}

function named() {
  return {
    type: "setOut",
    params: ({ event }: { event: { child: PortalChild; way: WayIn | null } }) => ({
      child: event.child,
      way: event.way,
    }),
  } as const;
}
