import { describe, expect, test } from "vitest";
import { satisfies } from "./material.ts";
import { factsOf, MATERIAL_KINDS, moved, partsOf } from "./materials.ts";
import { NUMBER_ROWS, type Row } from "./played-numbers.suite.ts";

const named = (...ids: string[]) => ids.map((id) => ({ id, say: id }));
const SHAPE = { shape: "square", colour: "red", size: "large", turned: 0, line: null } as const;

const ROWS: readonly Row[] = [
  ...NUMBER_ROWS,
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
