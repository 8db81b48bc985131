import type { NumberRods } from "#domain/learner/materials/number/number-rods.ts";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const UNIT = 34;
const THICK = 30;

function Rod({ length, unit }: { readonly length: number; readonly unit: number }) {
  return (
    <g transform="translate(0 16)">
      <rect x="0" y="3" width={length * unit} height={THICK} rx="6" fill="rgb(18 51 42 / 30%)" />
      {times(length, (at) => (
        <rect
          key={at}
          x={at * unit}
          y="0"
          width={unit}
          height={THICK}
          rx={at === 0 || at === length - 1 ? 5 : 1}
          fill={at % 2 === 0 ? "#D94F34" : "#2A6FA8"}
        />
      ))}
    </g>
  );
}

const HIGH = 66;
/** Above what waits, where the rods lie in two rows. */
const ROWS = 160;

export const numberRodsScene: SceneOf<NumberRods> = ({ rods, first, second, stair }, { t, isStill }) => {
  const rows = stair === true ? ([first] as const) : ([first, second] as const);
  const longest = Math.max(10, ...rows.map((row) => row.reduce((all, each) => all + each, 0)));
  const unit = stair === true ? UNIT : (UNIT * 10) / longest;
  const steps = Math.max(2, first.length + rods.length);
  const below = stair === true ? steps * HIGH + 24 : ROWS;
  const name = (length: number) => t("materials.rod", { length });
  const lying = rows.flatMap((row, at) => {
    let x = 10;
    const where = at === 0 ? ("first" as const) : ("second" as const);
    return row.map((length, place): Piece => {
      const piece = {
        ...{
          key: `rod-${length}-${row.slice(0, place).filter((each) => each === length).length}${at}`,
          ...(stair === true
            ? { x: 10, y: 8 + place * HIGH, w: Math.max(64, length * unit) }
            : { x, y: 8 + at * 68, w: length * unit }),
          h: 64,
          part: where,
        },
        ...{ look: <Rod length={length} unit={unit} />, name: t("materials.back", { what: name(length) }) },
        ...(!isStill && { uses: [{ zone: null, move: { back: length, row: where } }] }),
      };
      x += length * unit;
      return piece;
    });
  });
  const laying = (length: number) =>
    stair === true
      ? [
          { zone: null, move: { lay: length } },
          { zone: "first", move: { lay: length } },
        ]
      : [
          { zone: "first", move: { lay: length, row: "first" as const } },
          { zone: "second", move: { lay: length, row: "second" as const } },
        ];
  const waiting = rods.map(
    (length, at): Piece => ({
      ...{ key: `wait-${length}-${rods.slice(0, at).filter((each) => each === length).length}` },
      ...{
        x: 10 + (at % 2) * 174,
        y: below + Math.floor(at / 2) * 66,
        w: Math.max(64, length * 16.5),
        h: 64,
        part: "rods",
      },
      ...{ look: <Rod length={length} unit={16.5} />, name: name(length) },
      ...(!isStill && { uses: laying(length) }),
    }),
  );
  return {
    ...{
      width: 360,
      height: below + Math.ceil(Math.max(rods.length, isStill ? 0 : 2) / 2) * 66,
      controls: [],
    },
    zones: rows.map((_, at) => ({
      ...{
        key: at === 0 ? "first" : "second",
        part: at === 0 ? "first" : "second",
        x: 6,
        y: 6 + at * 68,
        w: 348,
        h: stair === true ? steps * HIGH : 66,
      },
      name: t(at === 0 ? "materials.row.first" : "materials.row.second"),
    })),
    pieces: [...lying, ...waiting],
    said: `${t("materials.number-rods")} ${listed([
      [t("materials.row.first"), first.join(" + ") || 0],
      ...(stair === true ? [] : ([[t("materials.row.second"), second.join(" + ") || 0]] as const)),
      [t("materials.waiting"), rods.join(", ") || 0],
    ])}`,
  };
};
