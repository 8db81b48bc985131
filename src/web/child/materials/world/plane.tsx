import { PLANE_STEPS, type Plane, type PlanePoint } from "#domain/learner/materials/world/plane.ts";
import { listed, type Piece, type SceneOf, times, type Zone } from "../scene.ts";

const STEP = 27;
const LEFT = 22;
const SIZE = PLANE_STEPS * STEP + 2 * LEFT;
/** Half of what a finger finds, at most and at least. */
const [MOST, LEAST] = [24, 14];

export const planeScene: SceneOf<Plane> = (state, { t, number, isStill }) => {
  const { from, across, up, drawn, circle, points, marked } = state;
  const place = ([x, y]: PlanePoint) => [LEFT + (x - from) * STEP, SIZE - LEFT - (y - from) * STEP] as const;
  const [zeroX, zeroY] = place([0, 0]);
  /** Fingers that aim at one of two close points find it. */
  const half = (id: string, [x, y]: PlanePoint) => {
    const others = points.filter((point) => point.id !== id);
    const near = Math.min(...others.map(({ at }) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))));
    return Math.max(LEAST, Math.min(MOST, (near * STEP) / 2));
  };
  const path = (line: readonly PlanePoint[]) => line.map((each) => place(each).join(",")).join(" ");
  const joined = marked.flatMap((id) => points.filter((point) => point.id === id).map(({ at }) => at));
  const corners = drawn.flat().map(place);
  const box = (key: string, name: string, x: number, y: number, w: number, h: number): Zone => ({
    ...{ key, part: key, name, x, y, w, h },
  });
  const round = circle === undefined ? null : { middle: place(circle.at), r: circle.radius * STEP };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const inked = { stroke: "var(--color-ink)", strokeWidth: 2.5 };
  return {
    ...{ width: SIZE, height: SIZE, controls: [] },
    zones: [
      box("across", across ?? t("materials.plane.across"), 4, zeroY - 16, SIZE - 8, 32),
      box("up", up ?? t("materials.plane.up"), zeroX - 16, 4, 32, SIZE - 8),
      ...(round === null
        ? []
        : [
            box(
              "circle",
              t("materials.plane.circle"),
              round.middle[0] - round.r - 5,
              round.middle[1] - round.r - 5,
              2 * round.r + 10,
              2 * round.r + 10,
            ),
          ]),
      ...(corners.length === 0
        ? []
        : [
            box(
              "drawn",
              t("materials.plane.drawn"),
              Math.min(...xs) - 10,
              Math.min(...ys) - 10,
              Math.max(...xs) - Math.min(...xs) + 20,
              Math.max(...ys) - Math.min(...ys) + 20,
            ),
          ]),
    ],
    back: (
      <>
        <rect width={SIZE} height={SIZE} rx="14" fill="var(--color-paper)" stroke="var(--color-sand3)" />
        {times(PLANE_STEPS + 1, (at) => (
          <path
            key={at}
            d={`M${LEFT + at * STEP} ${LEFT}V${SIZE - LEFT}M${LEFT} ${LEFT + at * STEP}H${SIZE - LEFT}`}
            stroke="var(--color-sand3)"
          />
        ))}
        <path d={`M${LEFT - 12} ${zeroY}H${SIZE - LEFT + 12}`} {...inked} />
        <path d={`M${zeroX} ${LEFT - 12}V${SIZE - LEFT + 12}`} {...inked} />
        {times(PLANE_STEPS + 1, (at) => from + at)
          .filter((value) => value !== 0)
          .map((value) => {
            const words = {
              fontSize: 12,
              fontWeight: 600,
              fontFamily: "var(--font-text)",
              fill: "var(--color-ink)",
            };
            return (
              <g key={value} {...words}>
                <text x={place([value, 0])[0]} y={zeroY + 15} textAnchor="middle">
                  {number(value)}
                </text>
                <text x={zeroX - 6} y={place([0, value])[1] + 4} textAnchor="end">
                  {number(value)}
                </text>
              </g>
            );
          })}
        {across !== undefined && (
          <text x={SIZE - 8} y={zeroY - 7} fontSize="13" textAnchor="end" fill="var(--color-ink)">
            {across}
          </text>
        )}
        {up !== undefined && (
          <text x={zeroX + 8} y="15" fontSize="13" fill="var(--color-ink)">
            {up}
          </text>
        )}
        {round !== null && (
          <circle
            cx={round.middle[0]}
            cy={round.middle[1]}
            r={round.r}
            fill="var(--color-sea2)"
            fillOpacity="0.2"
            stroke="var(--color-sea)"
            strokeWidth="3"
          />
        )}
        {drawn.map((line) => {
          const isFigure = line.length > 2 && String(line[0]) === String(line.at(-1));
          return (
            <polyline
              key={path(line)}
              points={path(line)}
              fill={isFigure ? "var(--color-sea2)" : "none"}
              fillOpacity="0.5"
              stroke="var(--color-sea)"
              strokeWidth="3"
              strokeLinejoin="round"
            />
          );
        })}
        {joined.length > 1 && (
          <polygon
            points={path(joined)}
            fill="var(--color-papaya)"
            fillOpacity="0.35"
            stroke="var(--color-papaya-d)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
        )}
      </>
    ),
    pieces: points.map(({ id, say, at }): Piece => {
      const [x, y] = place(at);
      const isOn = marked.includes(id);
      const middle = half(id, at);
      return {
        ...{ key: id, part: id, x: x - middle, y: y - middle, w: middle * 2, h: middle * 2 },
        look: (
          <>
            <circle
              cx={middle}
              cy={middle}
              r={isOn ? 8 : 6}
              fill={isOn ? "var(--color-papaya)" : "var(--color-paper)"}
              stroke="var(--color-papaya-d)"
              strokeWidth="3.5"
            />
            <text
              x={middle + 9}
              y={middle - 8}
              fontSize="15"
              fontWeight="700"
              fontFamily="var(--font-text)"
              fill="var(--color-ink)"
              stroke="var(--color-paper)"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {say}
            </text>
          </>
        ),
        name: isOn ? t("materials.picked", { what: say }) : say,
        ...(!isStill && { uses: [{ zone: null, move: isOn ? { unpoint: id } : { point: id } }] }),
      };
    }),
    said: `${t("materials.plane")} ${listed([
      ...(circle === undefined
        ? []
        : [
            [
              t("materials.plane.circle"),
              `${number(circle.radius)} (${circle.at.map(number).join(", ")})`,
            ] as const,
          ]),
      ...drawn.map(
        (line) =>
          [
            t("materials.plane.drawn"),
            line.map(([x, y]) => `(${number(x)}, ${number(y)})`).join(" "),
          ] as const,
      ),
      ...points.map(({ id, say, at: [x, y] }) => {
        const where = `(${number(x)}, ${number(y)})`;
        return [say, marked.includes(id) ? `${where} ${t("materials.yes")}` : where] as const;
      }),
    ])}`,
  };
};
