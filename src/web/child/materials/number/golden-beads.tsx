import { type GoldenBeads, PLACES, type Place } from "#domain/learner/materials/number/golden-beads.ts";
import { Card, Words } from "../cut.tsx";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const GOLD = "#E9A92F";
const GOLD_DARK = "#B4791A";
const WORTH: Readonly<Record<Place, number>> = { thousands: 1000, hundreds: 100, tens: 10, ones: 1 };

/** A bead of gold glass: a ball, its shade and its gleam. */
function Bead({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={GOLD_DARK} />
      <circle cx={x - r * 0.08} cy={y - r * 0.1} r={r * 0.88} fill={GOLD} />
      <circle cx={x - r * 0.3} cy={y - r * 0.36} r={r * 0.26} fill="#FFE9B5" />
    </>
  );
}

/** One bead, a bar of ten, a square of a hundred, a cube of a thousand: each drawn with its real beads. */
function Beads({ place }: { readonly place: Place }) {
  if (place === "ones") return <Bead x={10} y={10} r={9} />;
  if (place === "tens") {
    return (
      <>
        <path d="M7 4V138" stroke={GOLD_DARK} strokeWidth="3" />
        {times(10, (at) => (
          <Bead key={at} x={7} y={8 + at * 14} r={6.6} />
        ))}
      </>
    );
  }
  const square = times(100, (at) => (
    <circle
      key={at}
      cx={4 + (at % 10) * 7}
      cy={4 + Math.floor(at / 10) * 7}
      r={3.3}
      fill={at % 2 === Math.floor(at / 10) % 2 ? GOLD : "#DD9A22"}
    />
  ));
  if (place === "hundreds") {
    return (
      <>
        <rect x="0" y="0" width="71" height="71" rx="6" fill={GOLD_DARK} />
        {square}
      </>
    );
  }
  return (
    <>
      <path d="M0 16L14 0H71V57L57 73Z" fill={GOLD_DARK} />
      <path d="M0 16L14 0H71L57 16Z" fill="#F5C964" />
      <path d="M57 16L71 0V57L57 73Z" fill="#C98A1C" />
      <g transform="translate(0 16) scale(.8)">
        <rect width="71" height="71" rx="4" fill={GOLD_DARK} />
        {square}
      </g>
    </>
  );
}

const SIZE: Readonly<Record<Place, readonly [number, number]>> = {
  ones: [20, 20],
  tens: [14, 142],
  hundreds: [71, 71],
  thousands: [71, 73],
};
/** Where and how small the sample lies on its card. */
const SUPPLY: Readonly<Record<Place, readonly [number, number, number]>> = {
  ones: [22, 21, 1.1],
  tens: [28, 9, 0.34],
  hundreds: [12, 14, 0.5],
  thousands: [12, 14, 0.5],
};
const TOP = 76;
const HEIGHT = 314;

/** Where the piece lies in its column: beads in fives, bars side by side, squares and cubes over each other. */
function spot(place: Place, at: number, width: number, scale: number): readonly [number, number] {
  const middle = width / 2;
  const row = Math.floor(at / 5);
  if (place === "ones")
    return [middle + (-57 + (at % 5) * 23.5) * scale, TOP + 14 + (row * 27 + (row > 1 ? 8 : 0)) * scale];
  if (place === "tens")
    return [middle + (-71 + (at % 10) * 14.4) * scale, TOP + 8 + Math.floor(at / 10) * 76 * scale];
  return [middle + (-42 + (at % 3) * 8) * scale, TOP + 8 + at * (at > 8 ? 10 : 15) * scale];
}

/** The columns that are of use: those with beads, those that are asked for, and where an exchange leads. */
function columns(state: GoldenBeads, goal: Readonly<Record<string, unknown>> | null): readonly Place[] {
  const asked = typeof goal?.value === "number" ? goal.value : 0;
  const isUsed = (place: Place, at: number) => {
    const smaller = PLACES[at + 1];
    return (
      place === "ones" ||
      place === "tens" ||
      state[place] > 0 ||
      Number(goal?.[place] ?? 0) > 0 ||
      asked >= WORTH[place] ||
      (smaller !== undefined && state[smaller] >= 10)
    );
  };
  const first = PLACES.findIndex(isUsed);
  return PLACES.slice(Math.max(0, first));
}

export const goldenBeadsScene: SceneOf<GoldenBeads> = (state, { t, goal, isStill }) => {
  const shown = columns(state, goal);
  const width = 360;
  const each = width / shown.length;
  // With many columns everything is drawn smaller; what is touched is not.
  const scale = Math.min(1, each / 160);
  const high = shown.length > 2 ? 250 : HEIGHT;
  const name = (place: Place) => t(`materials.place.${place}`);
  const pieces = shown.flatMap((place, column): Piece[] => {
    const left = column * each;
    const [w, h] = SIZE[place];
    const beads = times(state[place], (at): Piece => {
      const [x, y] = spot(place, at, each, scale);
      return {
        ...{
          key: `${place}-${at}`,
          x: left + x,
          y,
          w: w * scale,
          h: h * scale,
          name: name(place),
          part: place,
        },
        look: (
          <g transform={`scale(${scale})`}>
            <Beads place={place} />
          </g>
        ),
      };
    });
    if (isStill) return beads;
    const one = { what: t(`materials.place.${place}.one`) };
    const card = Math.min(104, each - 4);
    return [
      {
        ...{ key: `add-${place}`, x: left + (each - card) / 2, y: 3, w: card, h: 68 },
        ...{ name: t("materials.add", one), uses: [{ zone: null, move: { add: place } }] },
        look: (
          <>
            <Card w={card} h={68} fill="var(--color-sun3)" />
            <g
              transform={`translate(${SUPPLY[place][0] * (card / 104)} ${SUPPLY[place][1]}) scale(${SUPPLY[place][2]})`}
            >
              <Beads place={place} />
            </g>
            <Words w={card * 1.5} y={32} text="+" size={card > 90 ? 32 : 26} />
          </>
        ),
      },
      ...beads,
      // A tap on what lies in the column takes one away.
      {
        ...{ key: `take-${place}`, x: left + 5, y: TOP, w: each - 10, h: high - TOP - 6, look: null },
        ...{ name: t("materials.take", one), uses: [{ zone: null, move: { take: place } }] },
      },
    ];
  });
  const zones = shown.map((place, column) => ({
    ...{ key: place, x: column * each + 5, y: TOP, w: each - 10, h: high - TOP - 6 },
    ...{ name: name(place), part: place },
  }));
  const exchanges = shown.flatMap((place) =>
    place !== "thousands" && state[place] >= 10
      ? [
          {
            key: `exchange-${place}`,
            name: t(`materials.exchange.${place}`),
            move: { exchange: place },
          },
        ]
      : [],
  );
  return {
    ...{ width, height: high, zones, pieces },
    controls: exchanges,
    said: `${t("materials.golden-beads")} ${listed(shown.map((place) => [name(place), state[place]]))}`,
  };
};
