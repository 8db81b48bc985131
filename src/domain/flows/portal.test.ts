import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type PortalEvent, portalMachine } from "./portal.ts";

const child = (age: number, hasPlan = false) => ({ age, hasPlan });
const open = (who: ReturnType<typeof child> | null, isConsentAsked = true): PortalEvent => ({
  type: "GATE_OPEN",
  isConsentAsked,
  child: who,
});
const named = (
  age: number,
  way: "voice" | "quick" | "chat" | null,
): Extract<PortalEvent, { type: "NAMED" }> => ({
  type: "NAMED",
  child: child(age),
  way,
});
const go = (to: Extract<PortalEvent, { type: "GO" }>["to"]): PortalEvent => ({ type: "GO", to });

/** The stages that a list of events walks through, one after each event. */
function walk(...events: readonly PortalEvent[]): unknown[] {
  const actor = createActor(portalMachine).start();
  return events.map((event) => {
    actor.send(event);
    return actor.getSnapshot().value;
  });
}

const PATHS: readonly [rule: string, events: readonly PortalEvent[], stages: readonly string[]][] = [
  ["a browser that did not enter sees the gate", [{ type: "GATE_SHUT" }], ["gate"]],
  ["§4 the right password shows the app", [{ type: "GATE_SHUT" }, open(null)], ["gate", "entry"]],
  [
    "decision 005: an adult is asked once, before anything else",
    [open(null, false), { type: "CONSENT_ANSWERED", child: null }],
    ["consent", "entry"],
  ],
  [
    "decision 114: for another child on the device an adult is asked anew, and the child then goes where it was going",
    [open(null), { ...named(9, "chat"), asksConsent: true }, { type: "CONSENT_ANSWERED", child: child(9) }],
    ["entry", "consent", "chat"],
  ],
  [
    "the same at 5, on the way to Getting to Know You; the next question to an adult leads home",
    [
      open(null),
      { ...named(5, "voice"), asksConsent: true },
      { type: "CONSENT_ANSWERED", child: child(5) },
      { type: "ASK_CONSENT" },
      { type: "CONSENT_ANSWERED", child: child(5) },
    ],
    ["entry", "consent", "gettingToKnowYou", "consent", "home"],
  ],
  [
    "a known child is greeted after the consent",
    [open(child(8), false), { type: "CONSENT_ANSWERED", child: child(8) }],
    ["consent", "home"],
  ],
  ["decision 016: voice is the intake", [open(null), named(8, "voice")], ["entry", "intake"]],
  ["decision 130: whoever tapped its animal is home", [open(null), named(8, null)], ["entry", "home"]],
  [
    "and is home once an adult has answered",
    [open(null), { ...named(8, null), asksConsent: true }, { type: "CONSENT_ANSWERED", child: child(8) }],
    ["entry", "consent", "home"],
  ],
  ["decision 016: quick is the form", [open(null), named(8, "quick")], ["entry", "form"]],
  ["decision 016: text chat is the Jungle School", [open(null), named(8, "chat")], ["entry", "chat"]],
  [
    "decision 139: a lesson is chosen in its module and leads back to it",
    [open(child(9, true)), { type: "GO", to: "learning" }, { type: "LESSON" }, { type: "BACK" }],
    ["home", "learning", "lesson", "learning"],
  ],
  [
    "decision 159: a lesson that the tutor names leads back to the chat, and the next one to its module",
    [
      open(child(9, true)),
      { type: "GO", to: "chat" },
      { type: "LESSON" },
      { type: "DONE" },
      { type: "BACK" },
      { type: "GO", to: "learning" },
      { type: "LESSON" },
      { type: "BACK" },
    ],
    ["home", "chat", "lesson", "chat", "home", "learning", "lesson", "learning"],
  ],
  [
    "decision 139: at 5 lessons are chosen by their pictures",
    [open(child(5)), { type: "GO", to: "lessons" }, { type: "LESSON" }, { type: "DONE" }, { type: "BACK" }],
    ["home", "lessons", "lesson", "lessons", "home"],
  ],
  [
    "decision 156: the coast is there at every age, and leads home",
    [
      open(child(5)),
      { type: "GO", to: "coast" },
      { type: "BACK" },
      { type: "GO", to: "coast" },
      { type: "DONE" },
    ],
    ["home", "coast", "home", "coast", "home"],
  ],
  [
    "decision 015: at 5 Getting to Know You stands for the assessment, and Fun Time follows",
    [open(null), named(5, "voice"), { type: "ASSIGNED" }, { type: "DONE" }, { type: "DONE" }],
    ["entry", "gettingToKnowYou", "gettingToKnowYou", "funTime", "home"],
  ],
  ["at 5 the form is not offered", [open(null), named(4, "quick")], ["entry", "gettingToKnowYou"]],
  ["at 5 the chat still opens", [open(null), named(4, "chat")], ["entry", "chat"]],
  ["at 6 the assessment comes", [open(null), named(6, "voice")], ["entry", "intake"]],
  [
    "§4 entry, assessment, the first lesson, adventure",
    [
      open(null),
      named(9, "quick"),
      { type: "ASSIGNED" },
      { type: "DONE" },
      { type: "DONE" },
      go("adventure"),
    ],
    ["entry", "form", "summary", "today", "home", "adventure"],
  ],
  [
    "what is learned by module leads to the adventure",
    [open(child(9, true)), go("learning"), { type: "DONE" }],
    ["home", "learning", "adventure"],
  ],
  [
    "the adventure leads home",
    [open(child(9)), go("adventure"), { type: "DONE" }],
    ["home", "adventure", "home"],
  ],
  ["at 5 the adventure is Fun Time", [open(child(5)), go("adventure")], ["home", "funTime"]],
  ["the profile again", [open(child(9)), go("profile")], ["home", "intake"]],
  ["the profile again at 5", [open(child(4)), go("profile")], ["home", "gettingToKnowYou"]],
  ["learning and back", [open(child(9)), go("learning"), { type: "BACK" }], ["home", "learning", "home"]],
  ["from the chat to practice", [open(child(9)), go("chat"), go("practice")], ["home", "chat", "practice"]],
  ["practice and home", [open(child(9)), go("practice"), { type: "DONE" }], ["home", "practice", "home"]],
  ["the grown-ups' page", [open(child(9)), go("grownUps"), { type: "BACK" }], ["home", "grownUps", "home"]],
  [
    "back from the intake comes to a known child's home",
    [open(null), named(9, "voice"), { type: "BACK" }],
    ["entry", "intake", "home"],
  ],
  [
    "somebody else sits down",
    [open(child(9)), { type: "LEAVE" }, { type: "BACK" }],
    ["home", "entry", "entry"],
  ],
  [
    "the gate shuts in the middle",
    [open(child(9)), go("adventure"), { type: "GATE_SHUT" }],
    ["home", "adventure", "gate"],
  ],
  [
    "consent looked at again",
    [open(child(9)), { type: "ASK_CONSENT" }, { type: "CONSENT_ANSWERED", child: child(9) }],
    ["home", "consent", "home"],
  ],
];

describe("the portal", () => {
  test.each(PATHS)("%s", (_, events, stages) => {
    expect(walk(...events)).toEqual(stages);
  });

  test("somebody else does not get the plan of the child before", () => {
    const actor = createActor(portalMachine).start();
    for (const event of [open(child(9, true)), { type: "LEAVE" } as const]) actor.send(event);
    expect(actor.getSnapshot().context.child).toBeNull();
  });

  test("every stage has a way back to the home screen or on", () => {
    const ends = Object.entries(portalMachine.states).filter(([, state]) => {
      const own = Object.keys(state.config.on ?? {});
      return own.length === 0 && state.config.always === undefined;
    });
    expect(ends.map(([name]) => name)).toEqual([]);
  });
});
