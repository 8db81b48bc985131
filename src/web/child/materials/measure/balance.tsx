import type { Balance, Side, Weight } from "#domain/learner/materials/measure/balance.ts";
import { Card } from "../cut.tsx";
import { listed, type Piece, type SceneOf } from "../scene.ts";

/** A load is drawn so wide, and lies on the mat so wide that a finger finds it. */
const W = 62;
const LOAD = 86;

/** A brass weight with its number, or a box that nobody looks into. */
function Load({ weight, label }: { readonly weight: Weight; readonly label: string }) {
  if (weight === "x") {
    return (
      <>
        <Card w={W} h={W} fill="#C4936A" round={6} />
        <path d="M2 20H60M31 2V58" stroke="#99633F" strokeWidth="4" />
        <circle cx="31" cy="33" r="17" fill="var(--color-paper)" />
        <text
          x="31"
          y="33"
          fontSize="25"
          fontStyle="italic"
          fontWeight="600"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="var(--font-display)"
          fill="var(--color-ink)"
        >
          x
        </text>
      </>
    );
  }
  return (
    <>
      <path d="M22 12V6Q31 -2 40 6V12Z" fill="#B4791A" />
      <path d="M8 16Q8 11 14 11H48Q54 11 54 16L58 55Q58 60 52 60H10Q4 60 4 55Z" fill="#B4791A" />
      <path d="M9 15Q9 11 14 11H48Q53 11 53 15L56 53Q56 57 51 57H11Q6 57 6 53Z" fill="#E9A92F" />
      <text
        x="31"
        y="36"
        fontSize={label.length > 2 ? 19 : 26}
        fontWeight="650"
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="var(--font-display)"
        fill="var(--color-ink)"
      >
        {label}
      </text>
    </>
  );
}

export const balanceScene: SceneOf<Balance> = ({ left, right, shelf, x }, { t, number, goal, isStill }) => {
  const heavy = (pan: readonly Weight[]) =>
    pan.reduce<number>((all, each) => all + (each === "x" ? x : each), 0);
  const tilt = Math.sign(heavy(right) - heavy(left));
  const label = (weight: Weight) => (weight === "x" ? "x" : number(weight));
  const name = (weight: Weight) =>
    weight === "x" ? t("materials.balance.box") : t("materials.balance.weight", { weight: number(weight) });
  const pan = { left: { x: 8, y: 190 - tilt * 26 }, right: { x: 262, y: 190 + tilt * 26 } };
  const key = (weight: Weight, list: readonly Weight[], at: number, where: string) =>
    `${where}-${weight}-${list.slice(0, at).filter((each) => each === weight).length}`;
  const on = (side: Side, loads: readonly Weight[]) =>
    loads.map((weight, at): Piece => {
      const perRow = loads.length > 4 ? 3 : 2;
      const size = loads.length > 6 ? 58 : loads.length > 4 ? 66 : LOAD;
      return {
        ...{ key: key(weight, loads, at, side), part: side, w: size, h: size },
        ...{
          x: pan[side].x + 4 + (at % perRow) * (size + 3),
          y: pan[side].y - size - Math.floor(at / perRow) * (size - 2),
        },
        look: (
          <g transform={`scale(${size / W})`}>
            <Load weight={weight} label={label(weight)} />
          </g>
        ),
        name: t("materials.balance.off", { what: name(weight), side: t(`materials.side.${side}`) }),
        ...(!isStill && {
          uses: [
            { zone: null, move: { take: weight, from: side } },
            { zone: "shelf", move: { take: weight, from: side } },
          ],
        }),
      };
    });
  const waiting = shelf.map(
    (weight, at): Piece => ({
      ...{ key: key(weight, shelf, at, "shelf"), part: "shelf", w: LOAD, h: LOAD },
      ...{ x: 14 + (at % 5) * 91, y: 318 + Math.floor(at / 5) * 90, name: name(weight) },
      look: (
        <g transform={`scale(${LOAD / W})`}>
          <Load weight={weight} label={label(weight)} />
        </g>
      ),
      ...(!isStill && {
        uses: (["left", "right"] as const).map((side) => ({ zone: side, move: { put: weight, on: side } })),
      }),
    }),
  );
  const both = [...new Set(left)].filter((weight) => right.includes(weight));
  return {
    ...{
      width: 480,
      height: 312 + (isStill && shelf.length === 0 ? 0 : Math.max(1, Math.ceil(shelf.length / 5)) * 92),
    },
    back: (
      <>
        <path d="M240 120L222 292H258Z" fill="#99633F" />
        <rect x="150" y="288" width="180" height="18" rx="9" fill="#6A4029" />
        <g
          className="material-tilts"
          style={{ transform: `rotate(${tilt * 6.5}deg)`, transformOrigin: "240px 120px" }}
        >
          <rect x="98" y="112" width="284" height="16" rx="8" fill="#B4791A" />
        </g>
        <circle cx="240" cy="120" r="15" fill="var(--color-sun)" stroke="#B4791A" strokeWidth="4" />
        {(["left", "right"] as const).map((side) => (
          <g key={side} transform={`translate(${pan[side].x} ${pan[side].y})`} className="material-slides">
            <path d="M0 0H210Q196 26 105 26T0 0Z" fill="#7DA9A4" stroke="#44706B" strokeWidth="2" />
            <path d="M105 26V70" stroke="#44706B" strokeWidth="5" />
          </g>
        ))}
      </>
    ),
    zones: [
      { key: "left", part: "left", x: 2, y: 4, w: 226, h: 250, name: t("materials.side.left") },
      { key: "right", part: "right", x: 252, y: 4, w: 226, h: 250, name: t("materials.side.right") },
      { key: "shelf", part: "shelf", x: 4, y: 312, w: 472, h: 94, name: t("materials.balance.shelf") },
    ],
    pieces: [...on("left", left), ...on("right", right), ...waiting],
    controls:
      goal?.alone === undefined
        ? []
        : both.map((weight) => ({
            key: `both-${weight}`,
            name: t("materials.balance.both", { what: name(weight) }),
            move: { takeBoth: weight },
          })),
    said: `${t("materials.balance")} ${listed([
      [t("materials.side.left"), left.map(name).join(", ") || 0],
      [t("materials.side.right"), right.map(name).join(", ") || 0],
    ])} ${t(tilt === 0 ? "materials.balance.level" : tilt < 0 ? "materials.balance.left" : "materials.balance.right")}`,
  };
};
