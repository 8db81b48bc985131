import { z } from "zod";
import type { MaterialKind } from "../../../src/domain/learner/materials/materials.ts";
import { minutesOf } from "../../../src/domain/learner/materials/measure/clock.ts";
import { PLACES } from "../../../src/domain/learner/materials/number/golden-beads.ts";
import { ROLES } from "../../../src/domain/learner/materials/words/laying.ts";
import { OUTLINE_SHAPES } from "../../../src/domain/learner/materials/world/outline.ts";
import { SHAPES } from "../../../src/domain/learner/materials/world/shapes.ts";
import { TONES } from "../../../src/domain/learner/materials/world/timeline.ts";
import { picture } from "./picture.ts";

const count = (most: number) => z.int().min(0).max(most);
const beads = count(20).default(0);
const rods = z.array(z.int().min(1).max(10)).max(10);
/** An id: what moves and goals call a thing. */
export const id = z.string().regex(/^[a-z0-9-]+$/, "an id is small letters, digits and -");
const say = z.string().min(1).max(60);
const named = { id, say, picture: picture.optional() };
const tiles = z.array(z.string().min(1).max(40)).max(24);
const whole = z.strictObject({ of: z.int().min(1).max(24), filled: count(24).default(0) });
const wholes = z.array(whole).min(1).max(4);
const MONEY = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
export const money = z.literal(MONEY, `Mexican coins and notes are ${MONEY.join(", ")}`);
export const weight = z.union([z.number().positive().max(1000), z.literal("x")]);
export const cell = z.tuple([z.int().min(1).max(20), z.int().min(1).max(20)]);

const point = z.tuple([z.number().min(-6).max(12), z.number().min(-6).max(12)]);

/** What each material may be given as at the start; what is left out is empty. */
export const materialSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("number-rods"),
    rods: rods.default([]),
    first: rods.default([]),
    second: rods.default([]),
    stair: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal("ten-frame"),
    frames: z.literal([1, 2]).default(1),
    red: count(20).default(0),
    blue: count(20).default(0),
  }),
  z.strictObject({
    kind: z.literal("golden-beads"),
    thousands: beads,
    hundreds: beads,
    tens: beads,
    ones: beads,
  }),
  z
    .strictObject({
      kind: z.literal("number-line"),
      from: z.number(),
      to: z.number(),
      step: z.number().positive().default(1),
      labels: z.union([z.literal("all"), z.array(z.number())]).default("all"),
      at: z.number().optional(),
      jumps: z.array(z.number()).default([]),
    })
    .refine(
      ({ from, to, step }) => to > from && (to - from) / step <= 50,
      "a number line has at most 50 marks",
    )
    .transform((line) => ({ ...line, at: line.at ?? line.from })),
  z.strictObject({
    kind: z.literal("place-cards"),
    cards: z.array(z.int().min(0).max(9000)).default([]),
    laid: z.array(z.int().min(0).max(9000)).default([]),
  }),
  z.strictObject({
    kind: z.literal("bar-model"),
    bars: z
      .array(
        z.strictObject({
          name: z.string().max(24).optional(),
          parts: z
            .array(z.union([z.number().positive(), z.literal("?")]))
            .max(12)
            .default([]),
        }),
      )
      .min(1)
      .max(3),
  }),
  z.strictObject({ kind: z.literal("fraction-bars"), wholes }),
  z.strictObject({ kind: z.literal("fraction-circles"), wholes }),
  z
    .strictObject({
      kind: z.literal("clock"),
      time: z.string().refine((time) => minutesOf(time) !== null, 'a time is written "3:30"'),
      step: z.literal([1, 5, 15, 30, 60]).default(5),
    })
    .transform(({ kind, time, step }) => ({ kind, minutes: minutesOf(time) ?? 0, step })),
  z.strictObject({
    kind: z.literal("coins"),
    purse: z.array(money).max(20).default([]),
    paid: z.array(money).max(20).default([]),
    price: z.number().positive().optional(),
  }),
  z
    .strictObject({
      kind: z.literal("ruler"),
      size: z.int().min(5).max(30).default(15),
      thing: z.strictObject({ picture: picture.optional(), length: z.number().positive().max(30) }),
      from: z.number().min(0).default(0),
      mark: z.number().nullable().default(null),
    })
    .refine(({ size, thing, from }) => from + thing.length <= size, "the thing is longer than the ruler"),
  z.strictObject({
    kind: z.literal("grid"),
    columns: z.int().min(1).max(12),
    rows: z.int().min(1).max(12),
    filled: z.array(cell).default([]),
    land: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal("balance"),
    left: z.array(weight).max(12).default([]),
    right: z.array(weight).max(12).default([]),
    shelf: z.array(weight).max(12).default([]),
    x: z.number().positive().default(1),
  }),
  z.strictObject({
    kind: z.literal("letters"),
    tiles: tiles.default([]),
    laid: tiles.default([]),
    picture: picture.optional(),
  }),
  z.strictObject({
    kind: z.literal("strips"),
    tiles: tiles.default([]),
    laid: tiles.default([]),
    roles: z.record(z.string(), z.literal(ROLES)).optional(),
  }),
  z.strictObject({
    kind: z.literal("trays"),
    trays: z.array(z.strictObject(named)).min(2).max(4),
    things: z.array(z.strictObject(named)).min(1).max(12),
    sorted: z.record(z.string(), z.string()).default({}),
  }),
  z.strictObject({
    kind: z.literal("timeline"),
    cards: z
      .array(
        z.strictObject({
          ...named,
          when: z.string().max(24).optional(),
          tone: z.literal(TONES, "a bell sounds from 1, the lowest, to 8").optional(),
        }),
      )
      .min(2)
      .max(8),
    laid: z.array(id).default([]),
  }),
  z.strictObject({
    kind: z.literal("map"),
    of: z.literal(["village", "mexico", "world"]),
    places: z.array(z.strictObject({ ...named, at: z.tuple([z.number(), z.number()]) })).max(10),
    shows: z.array(z.literal(["mountains", "rivers", "deserts", "rainforest"])).default([]),
    pins: z.array(id).default([]),
    here: z.tuple([z.int(), z.int()]).nullable().default(null),
    facing: z.literal(["north", "east", "south", "west"]).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal("plane"),
    from: z.literal([0, -6]).default(-6),
    across: say.optional(),
    up: say.optional(),
    circle: z.strictObject({ at: point, radius: z.number().positive().max(6) }).optional(),
    drawn: z.array(z.array(point).min(2).max(14)).max(4).default([]),
    points: z
      .array(z.strictObject({ id, say, at: point }))
      .max(10)
      .default([]),
    marked: z.array(id).default([]),
  }),
  z.strictObject({
    kind: z.literal("chart"),
    columns: z
      .array(z.strictObject({ ...named, value: z.number().min(0).default(0) }))
      .min(2)
      .max(7),
    most: z.number().positive().default(10),
    each: z.number().positive().default(1),
  }),
  z
    .strictObject({
      kind: z.literal("table"),
      columns: z.array(z.strictObject(named)).min(1).max(4),
      rows: z
        .array(
          z.strictObject({
            ...named,
            cells: z.array(z.union([z.number().min(0), z.literal("?")])).min(1),
          }),
        )
        .min(2)
        .max(7),
      pointed: z.array(id).default([]),
    })
    .refine(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      "every row has as many cells as there are columns",
    ),
  z.strictObject({
    kind: z.literal("shapes"),
    shapes: z
      .array(
        z.strictObject({
          id,
          shape: z.literal(SHAPES),
          colour: z.literal(["red", "blue", "yellow", "green"]).default("blue"),
          size: z.literal(["small", "large"]).default("large"),
          turned: z.number().default(0),
          line: z.number().nullable().default(null),
        }),
      )
      .min(1)
      .max(12),
    picked: z.array(id).default([]),
  }),
  z.strictObject({
    kind: z.literal("outline"),
    shape: z.literal(OUTLINE_SHAPES),
    of: z.literal(["corners", "sides"]),
    touched: z.array(z.int().min(1)).default([]),
  }),
  z.strictObject({
    kind: z.literal("scatter"),
    things: z
      .array(z.strictObject({ ...named, count: z.int().min(1).max(20) }))
      .min(1)
      .max(4)
      .refine((things) => things.reduce((all, { count }) => all + count, 0) <= 20, "at most 20 things"),
    touched: z.array(z.strictObject({ id, at: z.int().min(1) })).default([]),
  }),
]);

const lay = {
  lay: z.strictObject({ lay: z.string(), at: z.int().min(1).optional() }),
  back: z.strictObject({ back: z.string() }),
};
const bar = z.int().min(1).max(4);
const row = z.literal(["first", "second"]).optional();
const side = z.literal(["left", "right"]);
const into = z.int().min(2).max(12);
const fractionMoves = {
  fill: z.strictObject({ fill: bar }),
  clear: z.strictObject({ clear: bar }),
  cut: z.strictObject({ cut: bar, into }),
  join: z.strictObject({ join: bar, by: into }),
};

/** What can be done with each material: the first word of a move says which. */
export const moveSchemas: Readonly<Record<MaterialKind, Readonly<Record<string, z.ZodType>>>> = {
  "number-rods": {
    lay: z.strictObject({ lay: z.int(), row }),
    back: z.strictObject({ back: z.int(), row }),
  },
  "ten-frame": {
    add: z.strictObject({ add: z.literal(["red", "blue"]) }),
    take: z.strictObject({ take: z.literal(["red", "blue"]) }),
  },
  "golden-beads": {
    add: z.strictObject({ add: z.literal(PLACES) }),
    take: z.strictObject({ take: z.literal(PLACES) }),
    exchange: z.strictObject({ exchange: z.literal(["hundreds", "tens", "ones"]) }),
    break: z.strictObject({ break: z.literal(["thousands", "hundreds", "tens"]) }),
  },
  "number-line": {
    jump: z.strictObject({ jump: z.number() }),
    stand: z.strictObject({ stand: z.number() }),
    undo: z.strictObject({ undo: z.literal("jump") }),
  },
  "place-cards": { lay: z.strictObject({ lay: z.int() }), back: z.strictObject({ back: z.int() }) },
  "bar-model": {
    add: z.strictObject({ add: z.union([z.number().positive(), z.literal("?")]), bar }),
    take: z.strictObject({ take: bar }),
    split: z.strictObject({ split: bar, into }),
    fill: z.strictObject({ fill: z.number().positive(), bar }),
  },
  "fraction-bars": fractionMoves,
  "fraction-circles": fractionMoves,
  clock: {
    turn: z.strictObject({ turn: z.int() }),
    set: z.strictObject({
      set: z.string().refine((time) => minutesOf(time) !== null, 'a time is written "3:30"'),
    }),
  },
  coins: {
    pay: z.strictObject({ pay: money }),
    back: z.strictObject({ back: money }),
    change: z.strictObject({ change: money, for: z.array(money).min(2) }),
  },
  ruler: { slide: z.strictObject({ slide: z.number() }), mark: z.strictObject({ mark: z.number() }) },
  grid: {
    fill: z.strictObject({ fill: cell }),
    empty: z.strictObject({ empty: cell }),
    fillFrom: z.strictObject({ fillFrom: cell, to: cell }),
  },
  balance: {
    put: z.strictObject({ put: weight, on: side }),
    take: z.strictObject({ take: weight, from: side }),
    takeBoth: z.strictObject({ takeBoth: weight }),
  },
  letters: lay,
  strips: lay,
  trays: { sort: z.strictObject({ sort: id, into: id }), back: z.strictObject({ back: id }) },
  timeline: lay,
  map: {
    pin: z.strictObject({ pin: id }),
    unpin: z.strictObject({ unpin: id }),
    walk: z.strictObject({ walk: z.literal(["north", "south", "east", "west", "ahead"]) }),
    turn: z.strictObject({ turn: z.literal(["left", "right"]) }),
  },
  plane: { point: z.strictObject({ point: id }), unpoint: z.strictObject({ unpoint: id }) },
  chart: { add: z.strictObject({ add: id }), take: z.strictObject({ take: id }) },
  table: {
    point: z.strictObject({ point: id }),
    unpoint: z.strictObject({ unpoint: id }),
    write: z.strictObject({ write: z.number().min(0), in: id }),
  },
  shapes: {
    pick: z.strictObject({ pick: id }),
    drop: z.strictObject({ drop: id }),
    turn: z.strictObject({ turn: id, by: z.number() }),
  },
  outline: {
    touch: z.strictObject({ touch: z.int().min(1) }),
    leave: z.strictObject({ leave: z.int().min(1) }),
  },
  scatter: {
    touch: z.strictObject({ touch: id, at: z.int().min(1).optional() }),
    leave: z.strictObject({ leave: id, at: z.int().min(1).optional() }),
  },
};
