import type { ReactNode } from "react";
import type { Shape, ShapeName, Shapes } from "#domain/learner/materials/world/shapes.ts";
import { listed, type Piece, type SceneOf } from "../scene.ts";

const COLOURS = { red: "#D94F34", blue: "#2A6FA8", yellow: "#EDB43A", green: "#4C8A5B" } as const;
const DARK = { red: "#A43520", blue: "#1B4E7C", yellow: "#B98319", green: "#2F6440" } as const;
const LIGHT = { red: "#EE8A72", blue: "#6AA3D2", yellow: "#F8D684", green: "#86B98F" } as const;

const regular = (sides: number, r: number, turn = 0) =>
  `M${Array.from({ length: sides }, (_, at) => {
    const angle = ((at + turn) / sides) * 2 * Math.PI;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  }).join("L")}Z`;

/** Outlines around the middle, about 84 wide. */
export const FLAT: Partial<Record<ShapeName, string>> = {
  circle: "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z",
  semicircle: "M-42 20A42 42 0 0 1 42 20Z",
  oval: "M-44 0A44 28 0 1 1 44 0A44 28 0 1 1 -44 0Z",
  triangle: regular(3, 44),
  "right-triangle": "M-36 34V-36L40 34Z",
  "isosceles-triangle": "M0 -42L28 36H-28Z",
  "scalene-triangle": "M-42 32L-14 -36L42 32Z",
  square: "M-36 -36H36V36H-36Z",
  rectangle: "M-44 -26H44V26H-44Z",
  rhombus: "M0 -44L32 0L0 44L-32 0Z",
  parallelogram: "M-22 -28H44L22 28H-44Z",
  trapezoid: "M-24 -30H24L44 30H-44Z",
  pentagon: regular(5, 42),
  hexagon: regular(6, 42, 0.5),
  octagon: regular(8, 42, 0.5),
};

type Tints = { readonly fill: string; readonly dark: string; readonly light: string };

function solid(shape: ShapeName, { fill, dark, light }: Tints): ReactNode {
  switch (shape) {
    case "cube":
      return (
        <>
          <path d="M-34 -16H18V38H-34Z" fill={fill} />
          <path d="M-34 -16L-14 -38H38L18 -16Z" fill={light} />
          <path d="M18 -16L38 -38V16L18 38Z" fill={dark} />
        </>
      );
    case "cuboid":
      return (
        <>
          <path d="M-44 -8H26V30H-44Z" fill={fill} />
          <path d="M-44 -8L-26 -28H44L26 -8Z" fill={light} />
          <path d="M26 -8L44 -28V10L26 30Z" fill={dark} />
        </>
      );
    case "sphere":
      return (
        <>
          <circle r="40" fill={dark} />
          <circle cx="-2" cy="-2" r="38" fill={fill} />
          <ellipse cx="-14" cy="-16" rx="12" ry="9" fill={light} />
          <path d="M-40 2Q0 20 40 2" fill="none" stroke={dark} strokeWidth="2" />
        </>
      );
    case "cylinder":
      return (
        <>
          <path d="M-30 -28V30A30 11 0 0 0 30 30V-28Z" fill={fill} />
          <path d="M6 40.5A30 11 0 0 0 30 30V-28H6Z" fill={dark} />
          <ellipse cy="-28" rx="30" ry="11" fill={light} />
        </>
      );
    case "cone":
      return (
        <>
          <path d="M0 -42L34 30A34 11 0 0 1 -34 30Z" fill={fill} />
          <path d="M0 -42L34 30A34 11 0 0 1 6 40.6Z" fill={dark} />
        </>
      );
    default:
      return (
        <>
          <path d="M0 -42L-38 30L-2 42Z" fill={fill} />
          <path d="M0 -42L-2 42L38 24Z" fill={dark} />
        </>
      );
  }
}

function Drawn({ each }: { readonly each: Shape }) {
  const { shape, colour, size, turned, line } = each;
  const tints = { fill: COLOURS[colour], dark: DARK[colour], light: LIGHT[colour] };
  const outline = FLAT[shape];
  const scale = size === "small" ? 0.6 : 1;
  const angle = line === null ? 0 : (line * Math.PI) / 180;
  return (
    <g transform={`translate(54 54) scale(${scale}) rotate(${turned})`}>
      {outline === undefined ? (
        solid(shape, tints)
      ) : (
        <>
          <path d={outline} transform="translate(1 4)" fill={tints.dark} />
          <path d={outline} fill={tints.fill} />
        </>
      )}
      {line !== null && (
        <path
          d={`M${-Math.cos(angle) * 54} ${Math.sin(angle) * 54}L${Math.cos(angle) * 54} ${-Math.sin(angle) * 54}`}
          stroke="var(--color-ink)"
          strokeWidth="3.5"
          strokeDasharray="7 6"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

export const shapesScene: SceneOf<Shapes> = ({ shapes, picked }, { t, goal, isStill }) => {
  const turns = Object.keys(goal ?? {}).some((name) => name.endsWith("-turned"));
  const name = (each: Shape) =>
    t("materials.shape.named", {
      shape: t(`materials.shape.${each.shape}`),
      colour: t(`materials.colour.${each.colour}`),
    });
  const perRow = shapes.length === 1 ? 1 : shapes.length === 2 || shapes.length === 4 ? 2 : 3;
  const left = (360 - perRow * 116) / 2;
  return {
    ...{ width: 360, height: 8 + Math.ceil(shapes.length / perRow) * 116 },
    zones: [],
    pieces: shapes.map((each, at): Piece => {
      const isPicked = picked.includes(each.id);
      return {
        ...{
          key: each.id,
          part: each.id,
          x: left + (at % perRow) * 116 + 4,
          y: 6 + Math.floor(at / perRow) * 116,
          w: 108,
          h: 108,
        },
        look: (
          <>
            <rect
              x="2"
              y="2"
              width="104"
              height="104"
              rx="20"
              fill={isPicked ? "var(--color-sun2)" : "var(--color-paper)"}
              stroke={isPicked ? "var(--color-papaya-d)" : "var(--color-sand3)"}
              strokeWidth={isPicked ? 5 : 2}
            />
            <Drawn each={each} />
            {isPicked && (
              <path
                d="M78 20l7 7l12 -14"
                fill="none"
                stroke="var(--color-forest)"
                strokeWidth="6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
          </>
        ),
        name: isPicked ? t("materials.picked", { what: name(each) }) : name(each),
        ...(!isPicked && { say: name(each) }),
        ...(!isStill && {
          uses: [
            {
              zone: null,
              move: turns ? { turn: each.id, by: 90 } : isPicked ? { drop: each.id } : { pick: each.id },
            },
          ],
        }),
      };
    }),
    controls: [],
    said: `${t("materials.shapes")} ${listed(shapes.map((each) => [name(each), picked.includes(each.id) ? t("materials.yes") : t("materials.no")]))}`,
  };
};
