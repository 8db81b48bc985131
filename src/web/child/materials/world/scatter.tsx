import type { Kind, Scatter } from "#domain/learner/materials/world/scatter.ts";
import { Picture } from "../cut.tsx";
import type { Piece, SceneOf } from "../scene.ts";

const CELL = 100;
const ROOM = 92;

/** Every thing with its place among its kind; the kinds stand mixed, and always alike. */
function mixed(things: readonly Kind[]) {
  const all = things.flatMap((kind) => Array.from({ length: kind.count }, (_, at) => ({ kind, at: at + 1 })));
  if (things.length === 1) return all;
  return all
    .map((thing, at) => ({ thing, rank: (at * 7 + 3) % 11 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}

/** Things that stand about in a place. Who is counted hops, lights up and carries its number. */
export const scatterScene: SceneOf<Scatter> = ({ things, touched }, { t, number, isStill }) => {
  const all = mixed(things);
  const columns = all.length <= 3 ? all.length : Math.min(5, Math.ceil(Math.sqrt(all.length * 1.7)));
  const rows = Math.ceil(all.length / columns);
  const width = Math.max(3, columns) * CELL + 24;
  const name = ({ kind, at }: (typeof all)[number]) => {
    const order = touched.findIndex((each) => each.id === kind.id && each.at === at);
    return order < 0
      ? kind.say
      : t("materials.scatter.counted", { what: kind.say, number: number(order + 1) });
  };
  return {
    ...{ width, height: rows * CELL + 36, zones: [], controls: [] },
    pieces: all.map((thing, place): Piece => {
      const { kind, at } = thing;
      const row = Math.floor(place / columns);
      const inRow = Math.min(columns, all.length - row * columns);
      const order = touched.findIndex((each) => each.id === kind.id && each.at === at);
      const isOn = order >= 0;
      return {
        ...{ key: `${kind.id}-${at}`, part: kind.id, w: ROOM, h: ROOM },
        x: (width - inRow * CELL) / 2 + (place % columns) * CELL + 4,
        y: 18 + row * CELL + ((place * 5) % 3) * 6 - 6,
        look: (
          <g className="scatter-thing" data-on={isOn ? "" : undefined}>
            <ellipse cx="46" cy="80" rx="36" ry="9" fill="rgb(18 51 42 / 26%)" />
            {isOn && <circle cx="46" cy="44" r="44" fill="var(--color-sun2)" fillOpacity=".92" />}
            <g className="scatter-hop">
              {kind.picture !== undefined && <Picture name={kind.picture} x={8} y={6} size={76} />}
            </g>
            {isOn && (
              <g transform="translate(74 72)">
                <circle r="18" fill="var(--color-forest)" />
                <text
                  fontSize="21"
                  fontWeight="700"
                  fill="var(--color-paper)"
                  textAnchor="middle"
                  dominantBaseline="central"
                  fontFamily="var(--font-display)"
                >
                  {number(order + 1)}
                </text>
              </g>
            )}
          </g>
        ),
        name: name(thing),
        ...(!isOn && { say: number(touched.length + 1) }),
        ...(!isStill && {
          uses: [{ zone: null, move: isOn ? { leave: kind.id, at } : { touch: kind.id, at } }],
        }),
      };
    }),
    said: `${t("materials.scatter")} ${all.map(name).join(", ")}.`,
  };
};
