import type { Outline } from "#domain/learner/materials/world/outline.ts";
import { listed, type Piece, type SceneOf } from "../scene.ts";
import { FLAT } from "./shapes.tsx";

const SIZE = 360;
const SPOT = 76;
/** How much of a side, from its middle, a finger finds. */
const ALONG = 0.6;
/** A shape of the mat is about 84 wide; here it fills the sheet. */
const SCALE = 3.1;

/** The corners of a shape, read from its outline: "M-36 -36H36V36H-36Z". */
export function cornersOf(path: string): readonly (readonly [number, number])[] {
  const corners: [number, number][] = [];
  for (const [, verb = "", numbers = ""] of path.matchAll(/([MLHV])([-\d. ]+)/g)) {
    const [one = 0, other = 0] = numbers.trim().split(" ").map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    corners.push(verb === "H" ? [one, y] : verb === "V" ? [x, one] : [one, other]);
  }
  return corners;
}

export const outlineScene: SceneOf<Outline> = ({ shape, of, touched }, { t, number, isStill }) => {
  const path = FLAT[shape] ?? "";
  const corners = cornersOf(path).map(([x, y]) => [SIZE / 2 + x * SCALE, SIZE / 2 + y * SCALE] as const);
  const next = (at: number) => corners[(at + 1) % corners.length] ?? [0, 0];
  const spots = corners.map(([x, y], at) =>
    of === "corners" ? ([x, y] as const) : ([(x + next(at)[0]) / 2, (y + next(at)[1]) / 2] as const),
  );
  const named = t(of === "corners" ? "materials.outline.corner" : "materials.outline.side");
  return {
    ...{ width: SIZE, height: SIZE, controls: [] },
    back: (
      <>
        <g transform={`translate(${SIZE / 2} ${SIZE / 2}) scale(${SCALE})`}>
          <path d={path} fill="#F3B95F" stroke="#8A4F1C" strokeWidth="1.6" strokeLinejoin="round" />
        </g>
        {of === "sides" &&
          corners.map(([x, y], at) =>
            touched.includes(at + 1) ? (
              <path
                key={`${x} ${y}`}
                d={`M${x} ${y}L${next(at).join(" ")}`}
                stroke="var(--color-forest)"
                strokeWidth="13"
                strokeLinecap="round"
              />
            ) : null,
          )}
      </>
    ),
    zones: [
      { key: "inside", part: "inside", x: 0, y: 0, w: SIZE, h: SIZE, name: t(`materials.shape.${shape}`) },
    ],
    pieces: spots.map(([x, y], at): Piece => {
      const place = at + 1;
      const order = touched.indexOf(place);
      const [ex, ey] = of === "sides" ? [next(at)[0] - x, next(at)[1] - y] : [0, 0];
      const w = Math.max(SPOT, Math.abs(ex) * 2 * ALONG);
      const h = Math.max(SPOT, Math.abs(ey) * 2 * ALONG);
      const isOn = order >= 0;
      return {
        ...{ key: `spot-${place}`, part: String(place), x: x - w / 2, y: y - h / 2, w, h },
        look: isOn ? (
          <>
            <circle cx={w / 2} cy={h / 2} r="24" fill="var(--color-forest)" />
            <text
              x={w / 2}
              y={h / 2}
              fontSize="25"
              fontWeight="700"
              fill="var(--color-paper)"
              textAnchor="middle"
              dominantBaseline="central"
              fontFamily="var(--font-display)"
            >
              {number(order + 1)}
            </text>
          </>
        ) : null,
        name: isOn
          ? t("materials.scatter.counted", { what: named, number: number(order + 1) })
          : `${named} ${place}`,
        ...(!isOn && { say: number(touched.length + 1) }),
        ...(!isStill && { uses: [{ zone: null, move: isOn ? { leave: place } : { touch: place } }] }),
      };
    }),
    said: listed([[t(`materials.shape.${shape}`), `${named}, ${number(touched.length)}`]]),
  };
};
