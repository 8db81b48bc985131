import { ArrowUp, CornerUpLeft, CornerUpRight } from "lucide-react";
import { type GeoMap, VILLAGE, WINDS } from "#domain/learner/materials/world/map.ts";
import { Picture, Words, wrapped } from "../cut.tsx";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";
import { LAND, type Land, MEXICO } from "./land.ts";

const CELL = 60;
/** The walker on its square. */
const WALKER = 56;
const ICON = { size: 32, strokeWidth: 3, "aria-hidden": true } as const;

/** Longitude and latitude on the sheet: plain, so that a degree is a degree. */
function project({ west, east, north, south }: Land, width: number) {
  const unit = width / (east - west);
  return {
    height: (north - south) * unit,
    at: ([longitude, latitude]: readonly [number, number]) =>
      [(longitude - west) * unit, (north - latitude) * unit] as const,
  };
}

type Label = { readonly x: number; readonly y: number; readonly anchor: "start" | "middle" | "end" };

const LETTER = 15;
/** How far a pin stands out from its place: to each side, and up. */
const PIN = { side: 20, up: 58 };

/** Where the names of places stand: each at the side where it lies least on a pin, on another name or off the sheet. */
function labelsOf(
  places: readonly { readonly say: string; readonly at: readonly [number, number] }[],
  width: number,
  height: number,
): readonly Label[] {
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  const shared = ([a, b, c, d]: Box, [e, f, g, h]: Box) =>
    Math.max(0, Math.min(c, g) - Math.max(a, e)) * Math.max(0, Math.min(d, h) - Math.max(b, f));
  const taken: Box[] = places.map(({ at: [x, y] }) => [x - PIN.side, y - PIN.up, x + PIN.side, y + 10]);
  return places.map(({ say, at: [x, y] }) => {
    const wide = say.length * LETTER * 0.56;
    const middle = Math.min(width - wide / 2 - 4, Math.max(wide / 2 + 4, x));
    const sides: readonly Label[] = [
      { x: middle, y: y + 26, anchor: "middle" },
      { x: x + PIN.side + 3, y: y + 6, anchor: "start" },
      { x: x - PIN.side - 3, y: y + 6, anchor: "end" },
      { x: middle, y: y - PIN.up - 6, anchor: "middle" },
      { x: middle, y: y - PIN.up - 6 - LETTER * 1.5, anchor: "middle" },
    ];
    const box = ({ x: at, y: line, anchor }: Label): Box => {
      const left = anchor === "start" ? at : anchor === "end" ? at - wide : at - wide / 2;
      return [left, line - LETTER, left + wide, line + 4];
    };
    const covered = (label: Label) => {
      const own = box(label);
      const inside = shared(own, [0, 0, width, height]);
      return taken.reduce((sum, each) => sum + shared(own, each), wide * (LETTER + 4) - inside);
    };
    const best = sides.reduce((one, other) => (covered(other) < covered(one) - 1 ? other : one));
    taken.push(box(best));
    return best;
  });
}

function Pin({ isOn }: { readonly isOn: boolean }) {
  return isOn ? (
    <path
      d="M32 60C14 38 12 30 12 24A20 20 0 0 1 52 24C52 30 50 38 32 60Z"
      transform="translate(0 -28)"
      fill="var(--color-papaya)"
      stroke="var(--color-papaya-d)"
      strokeWidth="3"
    />
  ) : (
    <circle
      cx="32"
      cy="60"
      r="9"
      transform="translate(0 -28)"
      fill="var(--color-paper)"
      stroke="var(--color-papaya-d)"
      strokeWidth="5"
    />
  );
}

/** How each thing on the land is drawn. */
const INKS = {
  deserts: { stroke: "var(--color-sun)", strokeWidth: 34, opacity: 0.4 },
  rainforest: { stroke: "var(--color-forest)", strokeWidth: 24, opacity: 0.55 },
  mountains: { stroke: "#8a5a36", strokeWidth: 11, strokeDasharray: "1 11" },
  rivers: { stroke: "var(--color-sea)", strokeWidth: 3.5 },
} as const;

/** Rivers lie on top of what they run through. */
const LAYERS = ["deserts", "rainforest", "mountains", "rivers"] as const;

const LEFT_HAND = "#2A6FA8";
const RIGHT_HAND = "#D2552C";

/** Seen from above, so that left and right are the walker's own: the left mitten is blue, the right one orange. */
function Walker({ turned }: { readonly turned: number }) {
  return (
    <g transform={`scale(${WALKER / 44}) rotate(${turned} 22 22)`}>
      <path d="M22 -4L30 6H14Z" fill="var(--color-ink)" />
      <ellipse
        cx="22"
        cy="25"
        rx="19"
        ry="10"
        fill="var(--color-leaf)"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
      <circle cx="4" cy="17" r="7" fill={LEFT_HAND} stroke="var(--color-paper)" strokeWidth="1.5" />
      <circle cx="40" cy="17" r="7" fill={RIGHT_HAND} stroke="var(--color-paper)" strokeWidth="1.5" />
      <circle cx="22" cy="22" r="11" fill="#5A3B2A" stroke="var(--color-paper)" strokeWidth="1.5" />
    </g>
  );
}

export const mapScene: SceneOf<GeoMap> = (state, { t, goal, isStill }) => {
  const { of, places, shows, pins, here, facing } = state;
  const isVillage = of === "village";
  const land = isVillage ? null : LAND[of];
  const width = isVillage ? CELL * VILLAGE.columns : 480;
  const sheet = land === null ? null : project(land, width);
  const height = sheet?.height ?? CELL * VILLAGE.rows;
  const spot = (at: readonly [number, number]) =>
    sheet === null ? ([(at[0] - 0.5) * CELL, (at[1] - 0.5) * CELL] as const) : sheet.at(at);
  /** Half of what a finger finds; where two places are close it ends between them. */
  const half = (id: string, [x, y]: readonly [number, number]) => {
    const others = places.flatMap((place) => (place.id === id ? [] : [spot(place.at)]));
    const near = Math.min(...others.map(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y))));
    return isVillage ? 32 : Math.max(20, Math.min(44, near / 2, x, width - x));
  };
  const labels = isVillage
    ? []
    : labelsOf(
        places.map(({ say, at }) => ({ say, at: spot(at) })),
        width,
        height,
      );
  const mayPin = !isStill && (goal === null || goal.pins !== undefined || goal.count !== undefined);
  const pieces = places.map(({ id, say, picture, at }): Piece => {
    const [x, y] = spot(at);
    const isOn = pins.includes(id);
    const side = half(id, [x, y]);
    return {
      ...{ key: id, part: id, x: x - side, y: y - side, w: side * 2, h: side * 2 },
      look: (
        <g transform={isVillage ? undefined : `translate(${side - 44} ${side - 44})`}>
          {picture !== undefined && (
            <Picture
              name={picture}
              x={isVillage ? 8 : 26}
              y={isVillage ? 4 : -6}
              size={isVillage ? 48 : 36}
            />
          )}
          {!isVillage && (
            <g transform="translate(12 12)">
              <Pin isOn={isOn} />
            </g>
          )}
          {isVillage && isOn && (
            <g transform="translate(30 6) scale(.5)">
              <Pin isOn />
            </g>
          )}
          {isVillage &&
            picture === undefined &&
            wrapped(say, 8).map((line, place) => (
              <Words key={line} w={64} y={28 + place * 14} text={line} size={13} isText />
            ))}
        </g>
      ),
      name: isOn ? t("materials.picked", { what: say }) : say,
      ...(mayPin && { uses: [{ zone: null, move: isOn ? { unpin: id } : { pin: id } }] }),
    };
  });
  const [hx, hy] = here === null ? [0, 0] : spot(here);
  const walker: Piece[] =
    here === null
      ? []
      : [
          {
            key: "walker",
            x: hx - WALKER / 2,
            y: hy - WALKER / 2,
            w: WALKER,
            h: WALKER,
            look:
              facing === null ? (
                <Picture name="rabbit" x={6} y={6} size={44} />
              ) : (
                <Walker turned={WINDS.indexOf(facing) * 90} />
              ),
            name: t("materials.map.here"),
          },
        ];
  const ways =
    facing === null
      ? ([
          ["ArrowUp", "north", "↑", { walk: "north" }],
          ["ArrowDown", "south", "↓", { walk: "south" }],
          ["ArrowRight", "east", "→", { walk: "east" }],
          ["ArrowLeft", "west", "←", { walk: "west" }],
        ] as const)
      : ([
          ["ArrowLeft", "left", <CornerUpLeft key="left" color={LEFT_HAND} {...ICON} />, { turn: "left" }],
          ["ArrowUp", "ahead", <ArrowUp key="ahead" {...ICON} />, { walk: "ahead" }],
          [
            "ArrowRight",
            "right",
            <CornerUpRight key="right" color={RIGHT_HAND} {...ICON} />,
            { turn: "right" },
          ],
        ] as const);
  return {
    ...{ width, height, zones: [], pieces: [...pieces, ...walker] },
    back:
      land === null ? (
        <>
          <rect width={width} height={height} rx="18" fill="var(--color-leaf3)" />
          {times(VILLAGE.columns * VILLAGE.rows, (at) => (
            <rect
              key={at}
              x={(at % VILLAGE.columns) * CELL + 2}
              y={Math.floor(at / VILLAGE.columns) * CELL + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx="10"
              fill="var(--color-leaf4)"
            />
          ))}
        </>
      ) : (
        <>
          <rect width={width} height={height} rx="14" fill="var(--color-sea4)" />
          <image href={land.picture} width={width} height={height} />
          {LAYERS.filter((each) => of === "mexico" && shows.includes(each)).map((each) => (
            <g key={each} fill="none" strokeLinecap="round" strokeLinejoin="round" {...INKS[each]}>
              {MEXICO[each].map((line) => (
                <polyline key={String(line)} points={line.map((at) => spot(at).join()).join(" ")} />
              ))}
            </g>
          ))}
          {places.map(({ id, say }, at) => {
            const label = labels[at];
            return (
              <text
                key={id}
                x={label?.x}
                y={label?.y}
                fontSize={LETTER}
                fontWeight="700"
                textAnchor={label?.anchor}
                fontFamily="var(--font-text)"
                fill="var(--color-ink)"
                stroke="var(--color-paper)"
                strokeWidth="3.5"
                paintOrder="stroke"
              >
                {say}
              </text>
            );
          })}
        </>
      ),
    controls:
      here === null
        ? []
        : ways.map(([, key, sign, move]) => ({ key, sign, move, name: t(`materials.map.${key}`) })),
    ...(here !== null && { arrows: Object.fromEntries(ways.map(([arrow, , , move]) => [arrow, move])) }),
    said: `${t(`materials.map.of.${of}`)} ${shows.map((each) => `${t(`materials.map.shows.${each}`)} `).join("")}${listed(
      [
        ...places.map(
          ({ id, say, at }) =>
            [say, pins.includes(id) ? t("materials.yes") : isVillage ? `${at[0]}, ${at[1]}` : "–"] as const,
        ),
        ...(here === null ? [] : [[t("materials.map.here"), `${here[0]}, ${here[1]}`] as const]),
        ...(facing === null ? [] : [[t("materials.map.facing"), t(`materials.map.to.${facing}`)] as const]),
      ],
    )}`,
  };
};
