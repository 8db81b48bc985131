import type { Cell, Grid } from "#domain/learner/materials/measure/grid.ts";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const PAPER = {
  on: { fill: "var(--color-sea2)", edge: "var(--color-sea)" },
  off: { fill: "var(--color-sand50)", edge: "var(--color-sand3)" },
};
const LAND = { on: { fill: "#C9A15A", edge: "#9A7434" }, off: { fill: "#8FC4E8", edge: "#6AA3D2" } };

export const gridScene: SceneOf<Grid> = ({ columns, rows, filled, land }, { t, goal, isStill }) => {
  const colours = land === true ? LAND : PAPER;
  const place = land === true ? "land" : "grid";
  // Beside a number to find it is a picture: a hundred squares as large as a finger would fill the page.
  const isLookedAt = isStill || (goal !== null && Object.keys(goal).length === 0);
  const size = Math.min(68, Math.floor(344 / columns));
  const isFilled = (cell: Cell) => filled.some(([x, y]) => x === cell[0] && y === cell[1]);
  const cells = times(columns * rows, (at) => [(at % columns) + 1, Math.floor(at / columns) + 1] as const);
  const left = (360 - columns * size) / 2;
  const box = {
    x: left + (Math.min(...filled.map(([x]) => x), columns) - 1) * size - 4,
    y: 8 + (Math.min(...filled.map(([, y]) => y), rows) - 1) * size - 4,
    w: (Math.max(...filled.map(([x]) => x), 1) - Math.min(...filled.map(([x]) => x), columns) + 1) * size + 8,
    h:
      (Math.max(...filled.map(([, y]) => y), 1) - Math.min(...filled.map(([, y]) => y), rows) + 1) * size + 8,
  };
  const around = filled.length === 0 ? { x: left, y: 8, w: size, h: size } : box;
  return {
    ...{ width: 360, height: 16 + rows * size, controls: [] },
    back: (
      <rect
        x={left - 5}
        y={3}
        width={columns * size + 10}
        height={rows * size + 10}
        rx="12"
        fill="var(--color-paper)"
        stroke="var(--color-sand3)"
      />
    ),
    zones: [
      {
        key: "grid",
        part: "grid",
        x: left - 5,
        y: 3,
        w: columns * size + 10,
        h: rows * size + 10,
        name: t(`materials.${place}`),
      },
      { key: "filled", part: "filled", ...around, name: t(`materials.${place}.filled`) },
      { key: "edge", part: "edge", ...around, name: t("materials.grid.edge") },
    ],
    pieces: cells.map((cell): Piece => {
      const [column, row] = cell;
      const isOn = isFilled(cell);
      return {
        ...{
          key: `${column}-${row}`,
          x: left + (column - 1) * size,
          y: 8 + (row - 1) * size,
          w: size,
          h: size,
        },
        look: (
          <rect
            className="material-part"
            x="1.5"
            y="1.5"
            width={size - 3}
            height={size - 3}
            rx="5"
            style={{ fill: colours[isOn ? "on" : "off"].fill }}
            stroke={colours[isOn ? "on" : "off"].edge}
            strokeWidth="1.5"
          />
        ),
        name: t(`materials.${place}.${isOn ? "on" : "off"}`, { column, row }),
        ...(!isLookedAt && { uses: [{ zone: null, move: isOn ? { empty: cell } : { fill: cell } }] }),
      };
    }),
    said: `${t(`materials.${place}`)} ${listed([
      [t("materials.grid.size"), `${columns} × ${rows}`],
      [t(`materials.${place}.filled`), filled.length],
    ])}`,
  };
};
