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
const TOP = 74;
const HEIGHT = 314;

/** Where the piece lies in its column: beads in fives, bars side by side, squares and cubes over each other. */
function spot(place: Place, at: number, width: number): readonly [number, number] {
  if (place === "ones")
    return [
      width / 2 - 57 + (at % 5) * 23.5,
      TOP + 14 + Math.floor(at / 5) * 27 + (Math.floor(at / 5) > 1 ? 8 : 0),
    ];
  if (place === "tens") return [width / 2 - 71 + (at % 10) * 14.4, TOP + 8 + Math.floor(at / 10) * 76];
  return [width / 2 - 42 + (at % 3) * 8, TOP + 8 + at * (at > 8 ? 10 : 15)];
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
  const width = shown.length > 2 ? 180 * shown.length * 0.86 : 360;
  const each = width / shown.length;
  const name = (place: Place) => t(`materials.place.${place}`);
  const pieces = shown.flatMap((place, column): Piece[] => {
    const left = column * each;
    const [w, h] = SIZE[place];
    const beads = times(state[place], (at): Piece => {
      const [x, y] = spot(place, at, each);
      return {
        key: `${place}-${at}`,
        x: left + x,
        y,
        w,
        h,
        look: <Beads place={place} />,
        name: name(place),
        part: place,
      };
    });
    if (isStill) return beads;
    const label = t("materials.add", { what: t(`materials.place.${place}.one`) });
    return [
      {
        key: `add-${place}`,
        ...{
          x: left + each / 2 - 50,
          y: 4,
          w: 100,
          h: 66,
          name: label,
          uses: [{ zone: null, move: { add: place } }],
        },
        look: (
          <>
            <Card w={100} h={66} fill="var(--color-sun3)" />
            <g
              transform={`translate(${place === "ones" ? 22 : place === "tens" ? 28 : 14} ${place === "ones" ? 20 : 8}) scale(${place === "ones" ? 1.1 : place === "tens" ? 0.34 : 0.62})`}
            >
              <Beads place={place} />
            </g>
            <Words w={148} y={30} text="+" size={32} />
          </>
        ),
      },
      ...beads,
    ];
  });
  const zones = shown.map((place, column) => ({
    ...{ key: place, x: column * each + 5, y: TOP, w: each - 10, h: HEIGHT - TOP - 6 },
    ...{ name: name(place), part: place },
  }));
  const taking = shown.map((place) => ({
    ...{ key: `take-${place}`, name: t("materials.take", { what: t(`materials.place.${place}.one`) }) },
    ...{ move: { take: place } },
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
    ...{ width, height: HEIGHT, zones, pieces },
    controls: [...exchanges, ...taking],
    said: `${t("materials.golden-beads")} ${listed(shown.map((place) => [name(place), state[place]]))}`,
  };
};
