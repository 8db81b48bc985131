import type { Ruler } from "#domain/learner/materials/measure/ruler.ts";
import { Picture } from "../cut.tsx";
import { listed, type SceneOf, times } from "../scene.ts";

const LEFT = 20;

export const rulerScene: SceneOf<Ruler> = ({ size, thing, from, mark }, { t, number, goal }) => {
  const unit = (480 - 2 * LEFT) / size;
  const x = (cm: number) => LEFT + cm * unit;
  const slides = goal?.from !== undefined || goal?.end !== undefined || from !== 0;
  const shift = (by: number) => ({
    ...{
      key: `slide-${by}`,
      move: { slide: by },
      sign: by > 0 ? "→" : "←",
      name: t(by > 0 ? "materials.ruler.right" : "materials.ruler.left"),
    },
  });
  const next = mark ?? 0;
  return {
    ...{ width: 480, height: 210, pieces: [] },
    back: (
      <>
        <g transform={`translate(${x(from)} 0)`} className="material-slides">
          {thing.picture !== undefined && (
            <Picture name={thing.picture} x={(thing.length * unit) / 2 - 30} y={2} size={60} />
          )}
          <rect x="0" y="68" width={thing.length * unit} height="26" rx="13" fill="var(--color-leaf)" />
          <path
            d={`M6 76H${thing.length * unit - 6}`}
            stroke="#fff"
            strokeOpacity=".4"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
        <rect
          x={LEFT - 12}
          y="111"
          width={480 - 2 * LEFT + 24}
          height="66"
          rx="6"
          fill="rgb(18 51 42 / 20%)"
        />
        <rect
          x={LEFT - 12}
          y="107"
          width={480 - 2 * LEFT + 24}
          height="66"
          rx="6"
          fill="var(--color-sun2)"
          stroke="var(--color-clay2)"
        />
        {times(size * 2 + 1, (at) => (
          <path
            key={at}
            d={`M${x(at / 2)} 107v${at % 2 === 0 ? 24 : 14}`}
            stroke="var(--color-ink)"
            strokeWidth={at % 2 === 0 ? 2.4 : 1.2}
          />
        ))}
        {times(size + 1, (at) => (
          <text
            key={at}
            x={x(at)}
            y="152"
            fontSize={size > 20 ? 13 : 18}
            fontWeight="700"
            textAnchor="middle"
            fontFamily="var(--font-text)"
            fill="var(--color-ink)"
          >
            {at}
          </text>
        ))}
        {mark !== null && (
          <g transform={`translate(${x(mark)} 0)`}>
            <path d="M0 62V120" stroke="var(--color-papaya-d)" strokeWidth="4" strokeDasharray="7 5" />
            <path
              d="M-13 186L0 166L13 186V206H-13Z"
              fill="var(--color-papaya)"
              stroke="var(--color-papaya-d)"
            />
          </g>
        )}
      </>
    ),
    zones: [
      {
        key: "thing",
        part: "thing",
        x: x(from) - 4,
        y: 62,
        w: thing.length * unit + 8,
        h: 38,
        name: t("materials.ruler.thing"),
      },
      { key: "zero", part: "zero", x: x(0) - 18, y: 104, w: 36, h: 60, name: "0" },
      { key: "ruler", part: "ruler", x: 4, y: 104, w: 472, h: 72, name: t("materials.ruler") },
      ...(mark === null
        ? []
        : [
            {
              key: "mark",
              part: "mark",
              x: x(mark) - 20,
              y: 160,
              w: 40,
              h: 48,
              name: t("materials.ruler.mark"),
            },
          ]),
    ],
    controls: [
      ...(slides ? [shift(-1), shift(1)] : []),
      ...(goal?.mark === undefined
        ? []
        : [-1, 1].map((by) => ({
            ...{ key: `mark-${by}`, move: { mark: next + by } },
            ...{
              sign: `${t("materials.ruler.mark")} ${by > 0 ? "+" : "−"}`,
              name: t(by > 0 ? "materials.ruler.mark.on" : "materials.ruler.mark.back"),
            },
          }))),
    ],
    ...(goal?.mark !== undefined && {
      point: (px: number) => [
        { mark: Math.min(size, Math.max(0, Math.round(((px - LEFT) / unit) * 2) / 2)) },
      ],
      arrows: { ArrowRight: { mark: Math.min(size, next + 1) }, ArrowLeft: { mark: Math.max(0, next - 1) } },
    }),
    said: `${t("materials.ruler")} ${listed([
      [t("materials.ruler.begins"), number(from)],
      [t("materials.ruler.ends"), number(from + thing.length)],
      [t("materials.ruler.mark"), mark === null ? "–" : number(mark)],
    ])}`,
  };
};
