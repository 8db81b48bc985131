import type { Fractions, FractionsMove, Whole } from "#domain/learner/materials/parts/fractions.ts";
import { type Control, listed, type Scene, type SceneContext, type SceneOf, times } from "../scene.ts";

const FILLS = ["#1F8187", "#E5714A", "#7C6CB0", "#4C8A5B"] as const;
/** Which whole a button is for: a number that cannot be taken for "one more". */
const CIRCLED = ["①", "②", "③", "④"] as const;
const EMPTY = "var(--color-sand50)";
const BAR = { x: 12, w: 456, h: 72, step: 88 } as const;

/** What a child may do: one part more or less of each whole; cutting and joining where the task asks for other parts. */
function controls(wholes: readonly Whole[], { t, goal }: SceneContext): Control[] {
  const asked = (name: string) => goal?.[name] !== undefined;
  return wholes.flatMap(({ of, filled }, at): Control[] => {
    const whole = at + 1;
    const named = wholes.length > 1 ? ` ${CIRCLED[at]}` : "";
    const isRecut = asked("alike") || (asked(`parts${whole}`) && goal?.[`parts${whole}`] !== of);
    const isFixed =
      goal?.[`value${whole}`] !== undefined && goal[`filled${whole}`] === undefined && !isRecut && filled > 0;
    if (isFixed && wholes.length > 1) return [];
    const cut = (into: number): Control => ({
      ...{
        key: `cut-${whole}-${into}`,
        name: t("materials.cut", { whole, into }),
        sign: `${t("materials.cut.sign", { into })}${named}`,
      },
      ...{ move: { cut: whole, into } },
    });
    const join = (by: number): Control => ({
      ...{
        key: `join-${whole}-${by}`,
        name: t("materials.join", { whole, by }),
        sign: `${t("materials.join.sign", { by })}${named}`,
      },
      ...{ move: { join: whole, by } },
    });
    return [
      {
        key: `clear-${whole}`,
        name: t("materials.clear", { whole }),
        sign: `−${named}`,
        move: { clear: whole },
      },
      {
        key: `fill-${whole}`,
        name: t("materials.fill", { whole }),
        sign: `+${named}`,
        move: { fill: whole },
      },
      ...(isRecut ? [cut(2), cut(3), join(2), join(3)] : []),
    ];
  });
}

const sayWholes = (wholes: readonly Whole[], t: SceneContext["t"]) =>
  listed(
    wholes.map(({ of, filled }, at) => [
      t("materials.whole", { whole: at + 1 }),
      t("materials.parts", { filled, of }),
    ]),
  );

/** As many moves as it takes to colour this many parts. */
function to(whole: number, filled: number, wanted: number): FractionsMove[] {
  return wanted > filled
    ? times(wanted - filled, () => ({ fill: whole }))
    : times(filled - wanted, () => ({ clear: whole }));
}

/** A tap colours up to the touched part; a tap on the last coloured one takes it back. */
function touched(wholes: readonly Whole[], at: number, share: number): FractionsMove[] {
  const whole = wholes[at];
  if (whole === undefined || share < 0 || share >= 1) return [];
  const part = Math.floor(share * whole.of) + 1;
  return to(at + 1, whole.filled, part === whole.filled ? part - 1 : part);
}

export const fractionBarsScene: SceneOf<Fractions> = ({ wholes }, context): Scene => ({
  ...{ width: 480, height: 14 + wholes.length * BAR.step, pieces: [] },
  back: wholes.map(({ of, filled }, at) => {
    const y = 10 + at * BAR.step;
    const each = BAR.w / of;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the wholes have their places
      <g key={at}>
        <rect
          x={BAR.x - 3}
          y={y + 3}
          width={BAR.w + 6}
          height={BAR.h + 4}
          rx="14"
          fill="rgb(18 51 42 / 18%)"
        />
        <rect
          x={BAR.x - 3}
          y={y - 3}
          width={BAR.w + 6}
          height={BAR.h + 6}
          rx="14"
          fill="var(--color-paper)"
        />
        {times(of, (part) => (
          <rect
            key={part}
            className="material-part"
            x={BAR.x + part * each + 1.5}
            y={y + 1}
            width={each - 3}
            height={BAR.h - 2}
            rx={Math.min(9, each / 4)}
            style={{ fill: part < filled ? (FILLS[at % FILLS.length] ?? EMPTY) : EMPTY }}
            stroke="rgb(18 51 42 / 22%)"
          />
        ))}
      </g>
    );
  }),
  zones: wholes.map((_, at) => ({
    ...{ key: String(at + 1), part: String(at + 1), x: 4, y: 4 + at * BAR.step, w: 472, h: BAR.h + 12 },
    name: context.t("materials.whole", { whole: at + 1 }),
  })),
  controls: controls(wholes, context),
  point: (x, y) => touched(wholes, Math.floor((y - 6) / BAR.step), (x - BAR.x) / BAR.w),
  said: `${context.t("materials.fraction-bars")} ${sayWholes(wholes, context.t)}`,
});

const R = 92;
const middle = (at: number, count: number) => ({
  x: count === 1 ? 110 : 110 + (at % 2) * 210,
  y: 106 + Math.floor(at / 2) * 206,
});

/** A sector from the top, clockwise. */
function sector(part: number, of: number): string {
  const [from, till] = [part, part + 1].map((edge) => (edge / of) * 2 * Math.PI) as [number, number];
  const point = (angle: number) => `${(Math.sin(angle) * R).toFixed(2)} ${(-Math.cos(angle) * R).toFixed(2)}`;
  return `M0 0L${point(from)}A${R} ${R} 0 ${till - from > Math.PI ? 1 : 0} 1 ${point(till)}Z`;
}

export const fractionCirclesScene: SceneOf<Fractions> = ({ wholes }, context): Scene => {
  const count = wholes.length;
  return {
    ...{ width: count === 1 ? 220 : 430, height: 12 + Math.ceil(count / 2) * 206, pieces: [] },
    back: wholes.map(({ of, filled }, at) => {
      const { x, y } = middle(at, count);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wholes have their places
        <g key={at} transform={`translate(${x} ${y})`}>
          <circle r={R + 5} cx="1" cy="5" fill="rgb(18 51 42 / 18%)" />
          <circle r={R + 5} fill="var(--color-paper)" />
          {of === 1 ? (
            <circle
              className="material-part"
              r={R}
              style={{ fill: filled === 1 ? FILLS[at] : EMPTY }}
              stroke="rgb(18 51 42 / 22%)"
            />
          ) : (
            times(of, (part) => (
              <path
                key={part}
                className="material-part"
                d={sector(part, of)}
                style={{ fill: part < filled ? FILLS[at] : EMPTY }}
                stroke="var(--color-paper)"
                strokeWidth="3.5"
              />
            ))
          )}
          <circle r={R} fill="none" stroke="rgb(18 51 42 / 22%)" />
        </g>
      );
    }),
    zones: wholes.map((_, at) => ({
      ...{
        key: String(at + 1),
        part: String(at + 1),
        x: middle(at, count).x - 100,
        y: middle(at, count).y - 100,
        w: 200,
        h: 200,
      },
      name: context.t("materials.whole", { whole: at + 1 }),
    })),
    controls: controls(wholes, context),
    point: (px, py) => {
      const at = wholes.findIndex(
        (_, place) => Math.hypot(px - middle(place, count).x, py - middle(place, count).y) <= R,
      );
      const { x, y } = middle(Math.max(0, at), count);
      const turn = Math.atan2(px - x, y - py) / (2 * Math.PI);
      return at < 0 ? [] : touched(wholes, at, (turn + 1) % 1);
    },
    said: `${context.t("materials.fraction-circles")} ${sayWholes(wholes, context.t)}`,
  };
};
