import { describe, expect, it, vi } from "vitest";
import { rewards as english } from "#content/copy/en/rewards.ts";
import { rewards as spanish } from "#content/copy/es/rewards.ts";
import { rewards } from "#content/rewards/rewards.ts";
import { type Celebration, FESTS, MILESTONES, NOTHING } from "#domain/rewards/celebration.ts";
import { ACHIEVEMENT_IDS, BADGE_IDS, GOAL_IDS } from "#domain/rewards/state.ts";
import { translator } from "#web/platform/i18n.tsx";
import { endAfter } from "./ending.ts";
import { DIGITS, type Digit, eraseGate, type GateState, gate, tapGate } from "./gate.ts";
import { tell } from "./told.ts";

const t = { en: translator(english), es: translator(spanish) };
const told = (parts: Partial<Celebration>, age = 8) => tell({ ...NOTHING, ...parts }, age, "en", t.en);
const firstStep: Partial<Celebration> = {
  points: 45,
  fests: ["gem", "spark"],
  badges: ["curious_explorer"],
  achievements: ["first_steps"],
  goals: ["discovery"],
};

/** Specification §2 "Overlays"; decision 093. */
describe("what a child is told", () => {
  it("is all of a step in one overlay, the greatest first", () => {
    expect(told(firstStep)).toMatchObject({
      overlay: { kind: "badge", lead: "curious_explorer", time: 3500 },
      kicker: "A new badge",
      title: "Curious Explorer",
      points: "+45 points",
      extras: [{ text: "First Steps" }, { text: "Today’s goal: discover something" }],
    });
  });

  it("is in Spanish for who reads Spanish", () => {
    expect(tell({ ...NOTHING, ...firstStep }, 8, "es", t.es)).toMatchObject({
      title: "Mirada curiosa",
      points: "+45 puntos",
      extras: [{ text: "Primeros pasos" }, { text: "Meta de hoy: descubre algo" }],
    });
  });

  it("names the lead once", () => {
    expect(told({ ...firstStep, badges: [], fests: ["spark"], goals: [] })?.extras).toEqual([]);
    const streak = told({ milestones: ["streak"], streak: 6, level: 3 });
    expect(streak?.title).toBe("6 days in a row!");
    expect(streak?.extras.map(({ id }) => id)).toEqual(["level"]);
  });

  it("is only points when there is nothing else, and says them once", () => {
    expect(told({ points: 15 })).toMatchObject({ title: "+15 points", points: null, extras: [] });
    expect(told({ points: 40, goals: ["creative"] })?.extras).toHaveLength(1);
    expect(told({})).toBeNull();
  });

  it("is pictures and a line at 5 or under, without figures, and no points toast", () => {
    expect(told({ points: 15 }, 5)).toBeNull();
    expect(told({ ...firstStep, level: 2, streak: 3 }, 5)).toMatchObject({ points: null, extras: [] });
    expect(told({ points: 15 }, 6)).not.toBeNull();
  });

  it("says how rare a badge is from 9 on", () => {
    expect([5, 8, 9, 14].map((age) => told({ badges: ["month_master"] }, age)?.rarity)).toEqual([
      null,
      null,
      "Legendary",
      "Legendary",
    ]);
  });

  it("is never more than four lines below the lead", () => {
    const all = {
      ...{ level: 9, streak: 30, points: 99 },
      badges: BADGE_IDS,
      achievements: ACHIEVEMENT_IDS,
      goals: GOAL_IDS,
    };
    expect(told(all)?.extras).toHaveLength(4);
  });

  it("has words for everything in both languages", () => {
    const one = (parts: Partial<Celebration>) =>
      (["en", "es"] as const).map((language) => tell({ ...NOTHING, ...parts }, 10, language, t[language]));
    const shown = [
      ...FESTS.flatMap((fest) => one({ fests: [fest] })),
      ...MILESTONES.flatMap((milestone) => one({ milestones: [milestone], streak: 3 })),
      ...BADGE_IDS.flatMap((badge) => one({ badges: [badge] })),
      ...GOAL_IDS.flatMap((goal) => one({ goals: [goal] })),
      ...ACHIEVEMENT_IDS.flatMap((achievement) => one({ achievements: [achievement] })),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/rewards\.|undefined|[{]\w+[}]/);
  });

  it("never says that something was lost", () => {
    const words = JSON.stringify([english, spanish, rewards]).toLowerCase();
    expect(words).not.toMatch(/\blost\b|\blose\b|broken|perdiste|perdid|rota\b/);
  });
});

describe("an overlay without a button", () => {
  const page = () => {
    const target = new EventTarget();
    const key = (name: string) => target.dispatchEvent(Object.assign(new Event("keydown"), { key: name }));
    return { target, key, tap: () => target.dispatchEvent(new Event("pointerdown")) };
  };
  /** A clock that a test turns. */
  const clock = () => {
    const waiting = new Map<number, () => void>();
    let next = 0;
    return {
      waiting,
      setTimeout: (run: () => void, ms: number) => {
        expect(ms).toBe(3000);
        waiting.set(++next, run);
        return next;
      },
      clearTimeout: (timer: never) => void waiting.delete(timer),
    };
  };

  it("ends by its time", () => {
    const [end, { waiting, ...timers }] = [vi.fn(), clock()];
    endAfter(3000, end, page().target, timers);
    for (const run of waiting.values()) run();
    expect(end).toHaveBeenCalledTimes(1);
    expect(waiting.size).toBe(0);
  });

  it("ends by a tap or by Escape, and only once", () => {
    for (const how of ["tap", "Escape"]) {
      const [end, at, { waiting, ...timers }] = [vi.fn(), page(), clock()];
      endAfter(3000, end, at.target, timers);
      at.key("a");
      expect(end).not.toHaveBeenCalled();
      for (let times = 0; times < 2; times += 1) how === "tap" ? at.tap() : at.key("Escape");
      expect(end).toHaveBeenCalledTimes(1);
      expect(waiting.size).toBe(0);
    }
  });

  it("ends nothing when it was taken back", () => {
    const [end, at, { waiting, ...timers }] = [vi.fn(), page(), clock()];
    endAfter(3000, end, at.target, timers)();
    at.tap();
    expect(waiting.size).toBe(0);
    expect(end).not.toHaveBeenCalled();
  });
});

describe("the gate for grown-ups", () => {
  const seeded = (seed: number) => () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  it("asks for a product that no reader of six knows, and opens when its digits are tapped in order", () => {
    for (let seed = 1; seed < 300; seed += 1) {
      let state = gate(seeded(seed));
      const product = state.first * state.second;
      expect(product).toBeGreaterThan(70);
      for (const digit of String(product)) {
        expect(state.isOpen).toBe(false);
        state = tapGate(state, Number(digit) as Digit, seeded(seed));
      }
      expect(state.isOpen).toBe(true);
    }
  });

  it("asks for another one after a wrong tap, and never locks", () => {
    const state: GateState = { first: 14, second: 7, tapped: "9", isOpen: false, missed: false };
    const missed = tapGate(state, 7, seeded(3));
    expect(missed).toMatchObject({ tapped: "", isOpen: false, missed: true });
    const digit = Number(String(missed.first * missed.second)[0]) as Digit;
    expect(tapGate(missed, digit, seeded(3))).toMatchObject({ tapped: `${digit}`, missed: false });
  });

  it("judges a whole answer only: a wrong digit can be taken back", () => {
    const asked: GateState = { first: 14, second: 7, tapped: "", isOpen: false, missed: false };
    const slip = tapGate(asked, 8, seeded(3));
    expect(slip).toEqual({ ...asked, tapped: "8" });
    expect(eraseGate(slip)).toEqual(asked);
    expect(tapGate(tapGate(eraseGate(slip), 9, seeded(3)), 8, seeded(3)).isOpen).toBe(true);
    expect(eraseGate({ ...asked, first: 15, second: 8, tapped: "13" }).tapped).toBe("1");
  });

  it("takes back nothing where nothing was tapped", () => {
    const missed: GateState = { first: 14, second: 7, tapped: "", isOpen: false, missed: true };
    expect(eraseGate(missed)).toBe(missed);
  });

  it("stays open", () => {
    const open: GateState = { first: 14, second: 7, tapped: "98", isOpen: true, missed: false };
    expect(DIGITS.map((digit) => tapGate(open, digit, seeded(1)))).toEqual(DIGITS.map(() => open));
    expect(eraseGate(open)).toBe(open);
  });

  it("asks whatever chance says", () => {
    for (const random of [() => 0, () => 0.999, () => Number.NaN]) {
      expect(gate(random).first * gate(random).second).toBeGreaterThan(70);
    }
  });
});
