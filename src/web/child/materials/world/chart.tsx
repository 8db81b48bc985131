import type { Chart } from "#domain/learner/materials/world/chart.ts";
import { Picture, Words, wrapped } from "../cut.tsx";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const FILLS = ["#1F8187", "#E5714A", "#E9A92F", "#7C6CB0", "#4C8A5B", "#C94A33", "#2A6FA8"] as const;
const TOP = 16;
const HIGH = 220;
const LEFT = 34;

export const chartScene: SceneOf<Chart> = ({ columns, most, each }, { t, number, goal, isStill }) => {
  const wide = Math.max(360, LEFT + columns.length * 74);
  const w = (wide - LEFT - 6) / columns.length;
  const blocks = most / each;
  const y = (value: number) => TOP + HIGH - (value / most) * HIGH;
  const every = Math.max(1, Math.ceil(blocks / 10));
  const base = TOP + HIGH;
  const pieces = isStill
    ? []
    : columns.map(
        ({ id, say, value }, at): Piece => ({
          ...{ key: `add-${id}`, part: id, x: LEFT + at * w, y: TOP - 8, w, h: HIGH + 10 },
          ...{
            look: null,
            name: t("materials.add", { what: `${say} (${number(value)})` }),
            uses: [{ zone: null, move: { add: id } }],
          },
        }),
      );
  return {
    ...{ width: wide, height: base + 74, pieces },
    back: (
      <>
        <rect
          x={LEFT - 4}
          y={TOP - 10}
          width={wide - LEFT + 2}
          height={HIGH + 12}
          rx="8"
          fill="var(--color-paper)"
        />
        {times(Math.floor(blocks / every) + 1, (at) => (
          <g key={at}>
            <path
              d={`M${LEFT - 4} ${y(at * every * each)}H${wide - 4}`}
              stroke="var(--color-sand2)"
              strokeWidth="1.6"
            />
            <text
              x={LEFT - 8}
              y={y(at * every * each)}
              fontSize="14"
              fontWeight="700"
              textAnchor="end"
              dominantBaseline="central"
              fontFamily="var(--font-text)"
              fill="var(--color-ink2)"
            >
              {number(at * every * each)}
            </text>
          </g>
        ))}
        {columns.map(({ id, say, picture, value }, at) => (
          <g key={id} transform={`translate(${LEFT + at * w} 0)`}>
            {times(Math.round(value / each), (block) => (
              <rect
                key={block}
                className="material-grown"
                x={w * 0.16}
                y={y((block + 1) * each) + 1}
                width={w * 0.68}
                height={HIGH / blocks - 2}
                rx={Math.min(6, HIGH / blocks / 4)}
                fill={FILLS[at % FILLS.length]}
              />
            ))}
            {picture !== undefined && <Picture name={picture} x={w / 2 - 20} y={base + 4} size={40} />}
            {wrapped(say, Math.floor(w / 7.2)).map((line, place) => (
              <Words
                key={line}
                w={w}
                y={base + (picture === undefined ? 16 : 54) + place * 14}
                text={line}
                size={13}
                isText
              />
            ))}
          </g>
        ))}
        <path
          d={`M${LEFT - 4} ${TOP - 10}V${base}H${wide - 4}`}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    zones: columns.map(({ id, say }, at) => ({
      key: id,
      part: id,
      x: LEFT + at * w + 2,
      y: TOP - 8,
      w: w - 4,
      h: HIGH + 76,
      name: say,
    })),
    controls:
      goal === null
        ? []
        : columns.map(({ id, say }) => ({
            key: `take-${id}`,
            sign: `− ${say}`,
            name: t("materials.take", { what: say }),
            move: { take: id },
          })),
    said: `${t("materials.chart")} ${listed(columns.map(({ say, value }) => [say, number(value)]))}`,
  };
};
