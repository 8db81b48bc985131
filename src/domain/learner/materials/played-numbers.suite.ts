import type { MaterialMove, MaterialState } from "./materials.ts";

export type Row = [
  what: string,
  start: MaterialState,
  moves: readonly MaterialMove[],
  facts: Readonly<Record<string, unknown>>,
  /** What cannot be done at the end. */
  never: MaterialMove,
];

/** What is played with materials of number and measure. */
export const NUMBER_ROWS: readonly Row[] = [
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
];
