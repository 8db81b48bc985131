import { cellsOf, type Table } from "#domain/learner/materials/world/table.ts";
import { Picture, Words, wrapped } from "../cut.tsx";
import { listed, type Piece, type SceneOf } from "../scene.ts";

/** As wide as a phone leaves, with cells that a finger finds. */
const WIDE = 340;
const NAMES = 100;
const HEAD = 64;
const HIGH = 71;
const GAP = 2;

export const tableScene: SceneOf<Table> = (state, { t, number, goal, isStill }) => {
  const { columns, rows, pointed } = state;
  const w = Math.max(78, (WIDE - NAMES) / columns.length);
  const width = NAMES + columns.length * w;
  const height = HEAD + rows.length * HIGH;
  const cells = cellsOf(state);
  const mayPoint = !isStill && (goal === null || goal.pointed !== undefined || goal.count !== undefined);
  const nameOf = ({ row, column, value }: (typeof cells)[number]) =>
    `${row.say}, ${column.say}: ${value === "?" ? t("materials.unknown") : number(value)}`;
  const head = columns.map(({ id, say }, place) => ({ id, say, x: NAMES + place * w, y: 0, w, h: HEAD }));
  const side = rows.map(({ id, say }, at) => ({ id, say, x: 0, y: HEAD + at * HIGH, w: width, h: HIGH }));
  return {
    ...{ width, height, controls: [] },
    back: (
      <>
        <rect width={width} height={height} rx="16" fill="var(--color-paper)" />
        <path
          d={`M16 0H${width - 16}Q${width} 0 ${width} 16V${HEAD}H0V16Q0 0 16 0Z`}
          fill="var(--color-leaf3)"
        />
        {columns.map(({ id, say, picture }, place) => (
          <g key={id} transform={`translate(${NAMES + place * w} 0)`}>
            {picture !== undefined && <Picture name={picture} x={w / 2 - 14} y={2} size={28} />}
            {wrapped(say, Math.floor(w / 7.8)).map((line, at, all) => (
              <Words
                key={line}
                w={w}
                y={(picture === undefined ? HEAD / 2 : HEAD - 17) + (at - (all.length - 1) / 2) * 16}
                text={line}
                size={15}
                isText
              />
            ))}
          </g>
        ))}
        {rows.map(({ id, say, picture }, at) => (
          <g key={id} transform={`translate(0 ${HEAD + at * HIGH})`}>
            <path d={`M6 0H${width - 6}`} stroke="var(--color-sand3)" strokeWidth="2" />
            {picture !== undefined && <Picture name={picture} x={4} y={18} size={34} />}
            <g transform={`translate(${picture === undefined ? 4 : 37} 0)`}>
              {wrapped(say, picture === undefined ? 11 : 7).map((line, place, all) => (
                <Words
                  key={line}
                  w={NAMES - (picture === undefined ? 8 : 39)}
                  y={HIGH / 2 + (place - (all.length - 1) / 2) * 17}
                  text={line}
                  size={15}
                  isText
                />
              ))}
            </g>
          </g>
        ))}
        {columns.map(({ id }, place) => (
          <path
            key={id}
            d={`M${NAMES + place * w} 6V${height - 6}`}
            stroke="var(--color-sand3)"
            strokeWidth="2"
          />
        ))}
      </>
    ),
    zones: [...head, ...side].map(({ id, say, ...box }) => ({ key: id, part: id, name: say, ...box })),
    pieces: cells.map((cell): Piece => {
      const { id, at, place, value } = cell;
      const isOn = pointed.includes(id);
      const isOpen = value === "?";
      return {
        ...{ key: id, part: id, x: NAMES + place * w + GAP, y: HEAD + at * HIGH + GAP },
        ...{ w: w - 2 * GAP, h: HIGH - 2 * GAP },
        look: (
          <>
            {(isOn || isOpen) && (
              <rect
                x="3"
                y="3"
                width={w - 2 * GAP - 6}
                height={HIGH - 2 * GAP - 6}
                rx="12"
                fill={isOn ? "rgb(245 184 61 / 45%)" : "var(--color-sand50)"}
                stroke="var(--color-papaya-d)"
                strokeWidth={isOn ? 4 : 3}
                strokeDasharray={isOn ? undefined : "7 6"}
              />
            )}
            <Words w={w - 2 * GAP} y={HIGH / 2 - GAP} text={isOpen ? "?" : number(value)} size={24} />
          </>
        ),
        name: isOn ? t("materials.picked", { what: nameOf(cell) }) : nameOf(cell),
        ...(mayPoint && { uses: [{ zone: null, move: isOn ? { unpoint: id } : { point: id } }] }),
      };
    }),
    entries:
      goal === null
        ? []
        : cells.flatMap(({ id, row, column, value }) =>
            value === "?"
              ? [
                  {
                    key: id,
                    name: `${row.say}, ${column.say}`,
                    move: (size: number) => ({ write: size, in: id }),
                  },
                ]
              : [],
          ),
    said: `${t("materials.table")} ${listed(cells.map(({ id, row, column, value }) => [`${row.say}, ${column.say}`, `${value === "?" ? t("materials.unknown") : number(value)}${pointed.includes(id) ? ` (${t("materials.yes")})` : ""}`]))}`,
  };
};
