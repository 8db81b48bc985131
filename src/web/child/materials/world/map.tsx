import { type GeoMap, VILLAGE } from "#domain/learner/materials/world/map.ts";
import { Picture, Words, wrapped } from "../cut.tsx";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";
import { LAND, type Land } from "./land.ts";

const CELL = 60;

/** Longitude and latitude on the sheet: plain, so that a degree is a degree. */
function project({ west, east, north, south }: Land, width: number) {
  const unit = width / (east - west);
  return {
    height: (north - south) * unit,
    at: ([longitude, latitude]: readonly [number, number]) =>
      [(longitude - west) * unit, (north - latitude) * unit] as const,
  };
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

export const mapScene: SceneOf<GeoMap> = (state, { t, goal, isStill }) => {
  const { of, places, pins, here } = state;
  const isVillage = of === "village";
  const land = isVillage ? null : LAND[of];
  const width = isVillage ? CELL * VILLAGE.columns : 480;
  const sheet = land === null ? null : project(land, width);
  const height = sheet?.height ?? CELL * VILLAGE.rows;
  const spot = (at: readonly [number, number]) =>
    sheet === null ? ([(at[0] - 0.5) * CELL, (at[1] - 0.5) * CELL] as const) : sheet.at(at);
  /** Half of what a finger finds. */
  const half = isVillage ? 32 : 44;
  const mayPin = !isStill && (goal === null || goal.pins !== undefined || goal.count !== undefined);
  const pieces = places.map(({ id, say, picture, at }): Piece => {
    const [x, y] = spot(at);
    const isOn = pins.includes(id);
    return {
      ...{ key: id, part: id, x: x - half, y: y - half, w: half * 2, h: half * 2 },
      look: (
        <>
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
        </>
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
            x: hx - 22,
            y: hy - 22,
            w: 44,
            h: 44,
            look: <Picture name="rabbit" x={0} y={0} size={44} />,
            name: t("materials.map.here"),
          },
        ];
  const arrows = {
    ArrowUp: { walk: "north" },
    ArrowDown: { walk: "south" },
    ArrowRight: { walk: "east" },
    ArrowLeft: { walk: "west" },
  } as const;
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
          {places.map(({ id, say, at }) => {
            const [x, y] = spot(at);
            const half = Math.max(40, say.length * 4.4);
            // Close to the lower edge the name stands beside its pin.
            const isLow = y + 26 > height - 4;
            return (
              <text
                key={id}
                x={isLow ? x - 16 : Math.min(width - half, Math.max(half, x))}
                y={isLow ? y + 6 : y + 26}
                fontSize="15"
                fontWeight="700"
                textAnchor={isLow ? "end" : "middle"}
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
        : Object.entries(arrows).map(([key, move]) => ({
            ...{
              key: move.walk,
              name: t(`materials.map.${move.walk}`),
              sign: { ArrowUp: "↑", ArrowDown: "↓", ArrowRight: "→", ArrowLeft: "←" }[key] ?? "",
              move,
            },
          })),
    ...(here !== null && { arrows }),
    said: `${t(`materials.map.of.${of}`)} ${listed([
      ...places.map(
        ({ id, say, at }) =>
          [say, pins.includes(id) ? t("materials.yes") : isVillage ? `${at[0]}, ${at[1]}` : "–"] as const,
      ),
      ...(here === null ? [] : [[t("materials.map.here"), `${here[0]}, ${here[1]}`] as const]),
    ])}`,
  };
};
