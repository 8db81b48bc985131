import type { NumberLine } from "#domain/learner/materials/number/number-line.ts";
import { Picture } from "../cut.tsx";
import { listed, type SceneOf, times } from "../scene.ts";

const LEFT = 26;
const WIDE = 520;
const LINE = 150;
/** The letters of an arc: a jump shorter than its number goes without it. */
const ARC = 17;
/** How wide a digit is, in the size of the letters, and the room between two numbers. */
const [LETTER, GAP] = [0.55, 4];

const arcHeight = (wide: number) => Math.min(92, 26 + Math.abs(wide) * 0.32);

export const numberLineScene: SceneOf<NumberLine> = (state, { t, number, goal }) => {
  const { from, to, step, labels, at, jumps } = state;
  const span = to - from;
  const marks = Math.round(span / step);
  const x = (value: number) => LEFT + ((value - from) / span) * (WIDE - 2 * LEFT);
  const near = (value: number) => Math.round((from + Math.round((value - from) / step) * step) * 1000) / 1000;
  const parts = Math.round(1 / step);
  // Steps that are parts of one, but no tenths, are named as fractions.
  const isParted = step < 1 && parts % 10 !== 0 && Math.abs(parts * step - 1) < 1e-9;
  const size = (value: number) =>
    isParted && value % 1 !== 0 ? `${Math.round(value * parts)}/${parts}` : number(value);
  const letter = marks > 10 ? 19 : 24;
  const wide = (value: number) => number(near(value)).length * letter * LETTER;
  const widest = Math.max(wide(from), wide(to)) + GAP;
  // Written as close as they can be read.
  const every = Math.max(1, Math.ceil(marks / 12), Math.ceil(widest / ((WIDE - 2 * LEFT) / marks)));
  const isWritten = (value: number, place: number) =>
    labels === "all" ? place % every === 0 : labels.some((label) => Math.abs(label - value) < 1e-9);
  const start = at - jumps.reduce((all, each) => all + each, 0);
  const arcs = jumps.map((jump, place) => {
    const begin = start + jumps.slice(0, place).reduce((all, each) => all + each, 0);
    return { begin, end: begin + jump, jump, place };
  });
  /** The middle of an arc's number: above those of earlier arcs that are in its place. */
  const written: { readonly x: number; readonly y: number }[] = [];
  for (const { begin, end } of arcs) {
    const middle = (x(begin) + x(end)) / 2;
    let y = LINE - 20 - arcHeight(x(end) - x(begin)) * 0.8;
    while (written.some((other) => Math.abs(other.x - middle) < 34 && Math.abs(other.y - y) < ARC)) y -= ARC;
    written.push({ x: middle, y: Math.max(ARC, y) });
  }
  const sign = (jump: number) =>
    `${jump > 0 ? "+" : "−"}${size(Math.abs(near(from + Math.abs(jump)) - from))}`;
  const can = (by: number) => at + by >= from - 1e-9 && at + by <= to + 1e-9;
  const sizes = marks > 25 ? [step, step * 10] : [step];
  const hop = (by: number) => ({
    ...{
      key: `jump-${by}`,
      move: { jump: by },
      sign: `${by > 0 ? "+" : "−"}${size(Math.abs(by))}`,
    },
    name: t(by > 0 ? "materials.jump.on" : "materials.jump.back", { by: size(Math.abs(by)) }),
  });
  const arrows = {
    ...(can(step) && { ArrowRight: { jump: step } }),
    ...(can(-step) && { ArrowLeft: { jump: -step } }),
  };
  return {
    ...{ width: WIDE, height: 206 },
    back: (
      <>
        <path
          d={`M6 ${LINE}H${WIDE - 6}`}
          stroke="var(--color-clay2)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        {times(marks + 1, (place) => {
          const value = from + place * step;
          const isLong = isWritten(value, place);
          return (
            <g key={place}>
              <path
                d={`M${x(value)} ${LINE - (isLong ? 13 : 8)}V${LINE + (isLong ? 13 : 8)}`}
                stroke="var(--color-clay2)"
                strokeWidth={isLong ? 4 : 2.5}
                strokeLinecap="round"
              />
              {isLong && (
                <text
                  x={Math.min(x(value), WIDE - wide(value) / 2)}
                  y={LINE + 36}
                  fontSize={letter}
                  textAnchor="middle"
                  fontWeight="600"
                  fontFamily="var(--font-display)"
                  fill="var(--color-ink)"
                >
                  {number(near(value))}
                </text>
              )}
            </g>
          );
        })}
        {arcs.map(({ begin, end, jump, place }) => {
          const height = arcHeight(x(end) - x(begin));
          return (
            <g key={place} className="material-arc">
              <path
                d={`M${x(begin)} ${LINE - 16}Q${(x(begin) + x(end)) / 2} ${LINE - 16 - height * 1.6} ${x(end)} ${LINE - 16}`}
                fill="none"
                stroke={jump > 0 ? "var(--color-sea2)" : "var(--color-papaya-d)"}
                strokeWidth="5"
                strokeLinecap="round"
                strokeDasharray="1 10"
              />
              {Math.abs(x(end) - x(begin)) > sign(jump).length * ARC * LETTER && (
                <text
                  {...written[place]}
                  fontSize={ARC}
                  textAnchor="middle"
                  fontWeight="700"
                  fill="var(--color-ink)"
                  fontFamily="var(--font-text)"
                >
                  {sign(jump)}
                </text>
              )}
            </g>
          );
        })}
      </>
    ),
    zones: [
      { key: "line", x: 4, y: LINE - 20, w: WIDE - 8, h: 70, name: t("materials.number-line"), part: "line" },
      { key: "jumps", x: 4, y: 4, w: WIDE - 8, h: LINE - 24, name: t("materials.jumps"), part: "jumps" },
    ],
    pieces: [
      {
        ...{ key: "marker", x: x(at) - 29, y: LINE - 64, w: 58, h: 58, part: "marker" },
        ...{ look: <Picture name="frog" x={0} y={0} size={58} />, name: t("materials.marker") },
      },
    ],
    controls: [
      ...sizes.toReversed().map((by) => hop(-by)),
      ...sizes.map(hop),
      ...(jumps.length > 0 || goal?.jumps !== undefined
        ? [{ key: "undo", name: t("materials.undo"), move: { undo: "jump" } as const }]
        : []),
    ],
    point: (px) => {
      const value = near(from + ((px - LEFT) / (WIDE - 2 * LEFT)) * span);
      const by = Math.round((Math.min(to, Math.max(from, value)) - at) * 1000) / 1000;
      return by === 0 ? [] : [{ jump: by }];
    },
    arrows,
    // Where jumps are counted, a long one can be done by keys too.
    entries:
      goal?.jumps === undefined
        ? []
        : [{ key: "jump", name: t("materials.jump.size"), move: (by) => ({ jump: by }) }],
    said: `${t("materials.number-line")} ${listed([
      [t("materials.from"), number(from)],
      [t("materials.to"), number(to)],
      [t("materials.marker"), size(near(at))],
      [
        t("materials.jumps"),
        jumps.map((jump) => `${jump > 0 ? "+" : "−"}${size(Math.abs(jump))}`).join(", ") || 0,
      ],
    ])}`,
  };
};
