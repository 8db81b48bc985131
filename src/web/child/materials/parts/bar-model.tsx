import type { Bar, BarModel } from "#domain/learner/materials/parts/bar-model.ts";
import { type Control, listed, type SceneContext, type SceneOf } from "../scene.ts";

const FILLS = ["#F3B95F", "#7DBFB8", "#E79A7C"] as const;
const LEFT = 12;
const WIDE = 456;
const STEP = 116;

const known = (bar: Bar) => bar.parts.filter((part) => part !== "?");
const total = (bar: Bar) => known(bar).reduce((all, part) => all + part, 0);

/** As wide as an unknown part is drawn: what is left of the longest bar, else like the others. */
function scaleOf(bars: readonly Bar[]) {
  const sizes = bars.flatMap(known);
  const usual = sizes.length === 0 ? 1 : sizes.reduce((all, each) => all + each, 0) / sizes.length;
  const longest = Math.max(...bars.map(total), usual);
  const unknown = (bar: Bar) => {
    const count = bar.parts.length - known(bar).length;
    return count === 0 ? 0 : Math.max(usual / 2, (longest - total(bar)) / count || usual);
  };
  const length = (bar: Bar) => total(bar) + unknown(bar) * (bar.parts.length - known(bar).length);
  return { unknown, length, unit: WIDE / Math.max(...bars.map(length), 1) };
}

function controls({ bars }: BarModel, { t, number, goal }: SceneContext): Control[] {
  const asked = Object.keys(goal ?? {});
  const sizes = [...new Set(bars.flatMap(known))].slice(0, 3);
  return bars.flatMap((bar, at): Control[] => {
    const place = at + 1;
    if (
      !asked.some(
        (name) =>
          name.endsWith(String(place)) || name === "same" || name === "difference" || name === "unknown",
      )
    )
      return [];
    const of = bars.length > 1 ? ` · ${bar.name ?? place}` : "";
    const [only] = bar.parts;
    const blocks: readonly (number | "?")[] = sizes;
    const adds = blocks.map(
      (size): Control => ({
        ...{
          key: `add-${place}-${size}`,
          sign: `+ ${size === "?" ? "?" : number(size)}${of}`,
        },
        ...{
          name: t("materials.bar.add", { size: size === "?" ? "?" : number(size), bar: place }),
          move: { add: size, bar: place },
        },
      }),
    );
    const splits =
      bar.parts.length === 1 && only !== undefined && asked.some((name) => /^(parts|each)/.test(name))
        ? [2, 3, 4, 5, 6]
        : [];
    return [
      ...splits.map(
        (into): Control => ({
          ...{ key: `split-${place}-${into}`, sign: `÷ ${into}${of}` },
          ...{ name: t("materials.bar.split", { bar: place, into }), move: { split: place, into } },
        }),
      ),
      ...adds,
      {
        key: `take-${place}`,
        sign: `−${of}`,
        name: t("materials.bar.take", { bar: place }),
        move: { take: place },
      },
    ];
  });
}

/** How much of a narrow part a digit needs. */
const LETTER = 13;

export const barModelScene: SceneOf<BarModel> = (model, context) => {
  const { bars } = model;
  const { t, number } = context;
  const { unknown, length, unit } = scaleOf(bars);
  return {
    ...{ width: 480, height: bars.length * STEP, pieces: [] },
    back: bars.map((bar, at) => {
      const y = at * STEP + 34;
      let x = LEFT;
      const written = bar.parts.map((part) => (part === "?" ? "?" : number(part)));
      const together = written.join(" + ");
      // Where a part is too narrow for its number, all of them stand beside the bar if there is room.
      const isBeside =
        bar.parts.some(
          (part, place) =>
            (part === "?" ? unknown(bar) : part) * unit < (written[place] ?? "").length * LETTER,
        ) && WIDE - length(bar) * unit > (together.length + 1) * LETTER;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have their places
        <g key={at}>
          {bar.name !== undefined && (
            <text
              x={LEFT}
              y={y - 12}
              fontSize="19"
              fontWeight="700"
              fontFamily="var(--font-text)"
              fill="var(--color-ink)"
            >
              {bar.name}
            </text>
          )}
          <rect
            x={LEFT}
            y={y}
            width={WIDE}
            height="60"
            rx="12"
            fill="var(--color-sand50)"
            stroke="var(--color-sand3)"
            strokeDasharray="4 6"
          />
          {bar.parts.map((part, place) => {
            const w = (part === "?" ? unknown(bar) : part) * unit;
            const left = x;
            x += w;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have their places
              <g key={place} className="material-grown">
                <rect
                  x={left + 1.5}
                  y={y + 3}
                  width={Math.max(2, w - 3)}
                  height="60"
                  rx="10"
                  fill="rgb(18 51 42 / 22%)"
                />
                <rect
                  x={left + 1.5}
                  y={y}
                  width={Math.max(2, w - 3)}
                  height="59"
                  rx="10"
                  fill={part === "?" ? "var(--color-paper)" : FILLS[at % 3]}
                  stroke={part === "?" ? "var(--color-papaya-d)" : "rgb(18 51 42 / 20%)"}
                  strokeWidth={part === "?" ? 3 : 1.5}
                  strokeDasharray={part === "?" ? "7 6" : undefined}
                />
                {!isBeside && (
                  <text
                    x={left + w / 2}
                    y={y + 31}
                    fontSize={w < Math.max(34, (written[place] ?? "").length * 15) ? 17 : 25}
                    fontWeight="650"
                    textAnchor="middle"
                    dominantBaseline="central"
                    fontFamily="var(--font-display)"
                    fill="var(--color-ink)"
                  >
                    {written[place]}
                  </text>
                )}
              </g>
            );
          })}
          {isBeside && (
            <text
              x={x + 10}
              y={y + 31}
              fontSize="19"
              fontWeight="650"
              dominantBaseline="central"
              fontFamily="var(--font-display)"
              fill="var(--color-ink)"
            >
              {together}
            </text>
          )}
        </g>
      );
    }),
    zones: bars.map((bar, at) => ({
      ...{
        key: String(at + 1),
        part: String(at + 1),
        x: LEFT - 6,
        y: at * STEP + 28,
        w: Math.max(90, length(bar) * unit) + 12,
        h: 76,
      },
      name: bar.name ?? t("materials.bar", { bar: at + 1 }),
    })),
    controls: controls(model, context),
    entries: bars.flatMap((bar, at) =>
      context.goal !== null && bar.parts.includes("?")
        ? [
            {
              key: `fill-${at + 1}`,
              name: t("materials.bar.fill", { bar: bar.name ?? at + 1 }),
              move: (size: number) => ({ fill: size, bar: at + 1 }),
            },
          ]
        : [],
    ),
    said: `${t("materials.bar-model")} ${listed(bars.map((bar, at) => [bar.name ?? t("materials.bar", { bar: at + 1 }), bar.parts.map((part) => (part === "?" ? t("materials.unknown") : number(part))).join(" + ") || 0]))}`,
  };
};
