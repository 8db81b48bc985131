import { describe, expect, test } from "vitest";
import { satisfies } from "./material.ts";
import {
  factsOf,
  MATERIAL_KINDS,
  type MaterialMove,
  type MaterialState,
  moved,
  partsOf,
} from "./materials.ts";

const named = (...ids: string[]) => ids.map((id) => ({ id, say: id }));
const SHAPE = { shape: "square", colour: "red", size: "large", turned: 0, line: null } as const;

type Row = [
  what: string,
  start: MaterialState,
  moves: readonly MaterialMove[],
  facts: Readonly<Record<string, unknown>>,
  /** What cannot be done at the end. */
  never: MaterialMove,
];

const ROWS: readonly Row[] = [
  [
    "of five frogs the third is let be again, and the next touch finds it",
    {
      ...{ kind: "scatter", touched: [] },
      things: [
        { id: "frog", say: "frog", count: 5 },
        { id: "snail", say: "snail", count: 1 },
      ],
    },
    [
      { touch: "frog" },
      { touch: "frog", at: 3 },
      { touch: "snail" },
      { leave: "frog", at: 3 },
      { touch: "frog" },
    ],
    { frog: 2, snail: 1, touched: 3, left: 3 },
    { touch: "snail" },
  ],
  [
    "rods of 2 and 3 are as long as one of 5",
    { kind: "number-rods", rods: [2, 3, 5], first: [], second: [] },
    [{ lay: 2 }, { lay: 3 }, { lay: 5, row: "second" }],
    { first: 5, second: 5, same: true, left: 0, order: "2 3" },
    { lay: 4 },
  ],
  [
    "a stair of rods goes up by one",
    { kind: "number-rods", rods: [1, 2, 3], first: [], second: [] },
    [{ lay: 2 }, { back: 2 }, { lay: 1 }, { lay: 2 }, { lay: 3 }],
    { stair: true, order: "1 2 3" },
    { back: 5 },
  ],
  [
    "six and four fill a ten-frame",
    { kind: "ten-frame", frames: 1, red: 6, blue: 3 },
    [{ add: "blue" }],
    { total: 10, empty: 0 },
    { add: "red" },
  ],
  [
    "ten beads become a bar, and a bar ten beads",
    { kind: "golden-beads", thousands: 0, hundreds: 0, tens: 9, ones: 10 },
    [{ exchange: "ones" }, { exchange: "tens" }, { break: "hundreds" }, { take: "tens" }],
    { hundreds: 0, tens: 9, value: 90, tidy: true },
    { exchange: "tens" },
  ],
  [
    "tenths are jumped without a remainder",
    { kind: "number-line", from: 0, to: 1, step: 0.1, labels: "all", at: 0, jumps: [] },
    [{ jump: 0.1 }, { jump: 0.1 }, { jump: 0.1 }, { jump: 0.1 }, { undo: "jump" }],
    { jumps: 3, last: 0.1 },
    { jump: 2 },
  ],
  [
    "300, 40 and 5 show 345",
    { kind: "place-cards", cards: [300, 40, 5, 50], laid: [] },
    [{ lay: 5 }, { lay: 300 }, { lay: 40 }],
    { value: 345, cards: 3 },
    { lay: 50 },
  ],
  [
    "a bar of 18 in three parts is three times 6",
    { kind: "bar-model", bars: [{ parts: [18] }, { parts: ["?"] }] },
    [{ split: 1, into: 3 }, { fill: 18, bar: 2 }, { add: 2, bar: 2 }, { take: 2 }],
    { parts1: 3, each1: 6, total2: 18, unknown: 0, same: true },
    { fill: 1, bar: 1 },
  ],
  [
    "a half cut in two is two quarters",
    {
      kind: "fraction-bars",
      wholes: [
        { of: 2, filled: 1 },
        { of: 4, filled: 1 },
      ],
    },
    [{ cut: 1, into: 2 }, { fill: 2 }],
    { value1: "1/2", filled1: 2, parts1: 4, equal: true, alike: true, total: "1" },
    { join: 1, by: 3 },
  ],
  [
    "two circles of three quarters are one and a half",
    {
      kind: "fraction-circles",
      wholes: [
        { of: 4, filled: 3 },
        { of: 4, filled: 4 },
      ],
    },
    [{ clear: 2 }],
    { total: "3/2", equal: true },
    { fill: 3 },
  ],
  [
    "a quarter of an hour before one is a quarter to one",
    { kind: "clock", minutes: 60, step: 5 },
    [{ turn: -15 }],
    { time: "12:45", hour: 12, minute: 45 },
    { set: "25" },
  ],
  [
    "a ten is changed to pay seven",
    { kind: "coins", purse: [10], paid: [], price: 7 },
    [{ change: 10, for: [5, 2, 2, 1] }, { pay: 5 }, { pay: 2 }],
    { paid: 7, left: 3, coins: 2 },
    { pay: 10 },
  ],
  [
    "a leaf is laid at zero and marked where it ends",
    { kind: "ruler", size: 15, thing: { length: 7 }, from: 2, mark: null },
    [{ slide: -2 }, { mark: 7 }],
    { from: 0, end: 7, mark: 7 },
    { slide: -1 },
  ],
  [
    "three by four cells are a rectangle of twelve, fourteen around",
    { kind: "grid", columns: 5, rows: 5, filled: [] },
    [{ fillFrom: [1, 1], to: [3, 4] }, { fill: [5, 5] }, { empty: [5, 5] }],
    { area: 12, perimeter: 14, rectangle: true, width: 3, height: 4 },
    { fill: [6, 1] },
  ],
  [
    "colored cells are named by column and row",
    { kind: "grid", columns: 3, rows: 3, filled: [[2, 1]] },
    [{ fill: [1, 3] }],
    { cells: "1-3 2-1", area: 2 },
    { fill: [2, 1] },
  ],
  [
    "land that reaches the edge is no island, water with land around is a lake",
    { kind: "grid", columns: 5, rows: 5, filled: [], land: true },
    [{ fillFrom: [2, 2], to: [4, 4] }, { empty: [3, 3] }, { fill: [1, 5] }],
    { islands: 1, lakes: 1 },
    { fill: [1, 5] },
  ],
  [
    "a pattern that begins anew after two cards, by their pictures",
    {
      kind: "timeline",
      cards: [
        { id: "a1", say: "shell", picture: "shell" },
        { id: "b1", say: "stone", picture: "stone" },
        { id: "a2", say: "shell", picture: "shell" },
        { id: "b2", say: "stone", picture: "stone" },
        { id: "a3", say: "shell", picture: "shell" },
      ],
      laid: ["a1", "b1"],
    },
    [{ lay: "a3" }, { lay: "b2" }, { lay: "a2" }],
    { unit: 2, count: 5 },
    { lay: "a1" },
  ],
  [
    "two away from both sides leaves the box alone, and level",
    { kind: "balance", left: ["x", 2], right: [5, 2], shelf: [], x: 5 },
    [{ takeBoth: 2 }],
    { alone: true, level: true, right: 5 },
    { take: 2, from: "left" },
  ],
  [
    "syllables make a word, and one comes in front",
    { kind: "letters", tiles: ["no", "ma", "ma"], laid: [] },
    [{ lay: "no" }, { lay: "ma", at: 1 }],
    { word: "mano", pieces: "ma no", left: 1 },
    { lay: "pa" },
  ],
  [
    "strips make a sentence",
    { kind: "strips", tiles: ["jumps", "the frog"], laid: [] },
    [{ lay: "the frog" }, { lay: "jumps" }],
    { sentence: "the frog jumps", left: 0 },
    { lay: "jumps" },
  ],
  [
    "things are sorted, and sorted anew",
    { kind: "trays", trays: named("sea", "land"), things: named("crab", "cat"), sorted: {} },
    [
      { sort: "crab", into: "land" },
      { sort: "crab", into: "sea" },
    ],
    { crab: "sea", cat: "none", left: 1 },
    { sort: "crab", into: "sky" },
  ],
  [
    "what came first is laid first",
    { kind: "timeline", cards: named("frog", "egg"), laid: [] },
    [{ lay: "frog" }, { lay: "egg", at: 1 }],
    { order: "egg frog", left: 0 },
    { lay: "egg" },
  ],
  [
    "one north and two east is the well",
    {
      kind: "map",
      of: "village",
      places: [{ id: "well", say: "well", at: [3, 1] }],
      pins: [],
      here: [1, 2],
      facing: null,
      shows: [],
    },
    [{ walk: "north" }, { walk: "east" }, { walk: "east" }, { pin: "well" }],
    { here: "well", pins: "well", count: 1 },
    { walk: "north" },
  ],
  [
    "in the village a walker turns to its own left, twice to its own right, and goes ahead",
    {
      ...{ kind: "map", of: "village", shows: [], pins: [], here: [1, 2], facing: "north" },
      places: [{ id: "well", say: "well", at: [3, 2] }],
    },
    [{ turn: "left" }, { turn: "right" }, { turn: "right" }, { walk: "ahead" }, { walk: "ahead" }],
    { here: "well", facing: "east" },
    { pin: "gate" },
  ],
  [
    "two corners of a triangle are touched, and one is let be",
    { kind: "outline", shape: "triangle", of: "corners", touched: [] },
    [{ touch: 2 }, { touch: 3 }, { touch: 1 }, { leave: 3 }],
    { touched: 2, left: 1 },
    { touch: 4 },
  ],
  [
    "a cell of a table is pointed at, another written",
    {
      ...{ kind: "table", columns: named("rain", "wind"), pointed: [] },
      rows: [
        { id: "june", say: "June", cells: [7, "?"] },
        { id: "july", say: "July", cells: [5, 0] },
      ],
    },
    [{ point: "july-rain" }, { point: "june-rain" }, { unpoint: "july-rain" }, { write: 3, in: "june-wind" }],
    { pointed: "june-rain", count: 1, unknown: 0, "june-wind": 3, "july-wind": 0 },
    { write: 4, in: "june-wind" },
  ],
  [
    "on the plane a point on each side of zero is marked, and one let go",
    {
      ...{ kind: "plane", from: -6, drawn: [], marked: [] },
      points: [
        { id: "a", say: "A", at: [3, -2] },
        { id: "b", say: "B", at: [-3, 2] },
      ],
    },
    [{ point: "b" }, { point: "a" }, { unpoint: "b" }],
    { marked: "a", count: 1 },
    { point: "c" },
  ],
  [
    "a block of the chart stands for two",
    {
      kind: "chart",
      columns: named("mango", "lime").map((each) => ({ ...each, value: 0 })),
      most: 4,
      each: 2,
    },
    [{ add: "mango" }, { add: "mango" }, { take: "mango" }, { add: "lime" }],
    { mango: 2, lime: 2, total: 4 },
    { add: "kiwi" },
  ],
  [
    "two shapes are picked and one is turned",
    {
      kind: "shapes",
      shapes: [
        { id: "a", ...SHAPE },
        { id: "b", ...SHAPE },
      ],
      picked: [],
    },
    [{ pick: "b" }, { pick: "a" }, { turn: "a", by: -90 }, { drop: "b" }],
    { picked: "a", count: 1, "a-turned": 270 },
    { drop: "b" },
  ],
];

describe("materials", () => {
  test.each(ROWS)("%s", (_, start, moves, facts, never) => {
    let state = start;
    for (const move of moves) {
      const after = moved(state, move);
      expect(after, JSON.stringify(move)).not.toBeNull();
      state = after ?? state;
    }
    expect(factsOf(state)).toMatchObject(facts);
    expect(satisfies(factsOf(state), facts as never)).toBe(true);
    expect(moved(state, never)).toBeNull();
    expect(partsOf(state).length).toBeGreaterThan(0);
    expect(factsOf(start)).not.toMatchObject(facts);
  });

  test("each is played here", () => {
    expect([...new Set(ROWS.map(([, { kind }]) => kind))].sort()).toEqual([...MATERIAL_KINDS].sort());
  });

  test("a goal takes one of several, and numbers as near as adding tenths comes", () => {
    const facts = { at: 0.1 + 0.2, word: "casa" };
    expect(satisfies(facts, { at: 0.3 })).toBe(true);
    expect(satisfies(facts, { word: ["cosa", "casa"] })).toBe(true);
    expect(satisfies(facts, { at: 0.3, word: "cosa" })).toBe(false);
  });
});
