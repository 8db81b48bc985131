import type { Coins } from "#domain/learner/materials/measure/coins.ts";
import { Card } from "../cut.tsx";
import { type Control, listed, type Piece, type SceneContext, type SceneOf } from "../scene.ts";

const NOTES: Readonly<Record<number, string>> = {
  20: "#8FC1A9",
  50: "#D79BB4",
  100: "#D2694C",
  200: "#7FA66A",
  500: "#6F93C4",
  1000: "#9E86B4",
};
/** What a coin or note is changed for by hand. */
const CHANGE: Readonly<Record<number, readonly number[]>> = {
  ...{ 1: [0.5, 0.5], 2: [1, 1], 5: [2, 2, 1], 10: [5, 5], 20: [10, 10], 50: [20, 20, 10] },
  ...{ 100: [50, 50], 200: [100, 100], 500: [200, 200, 100], 1000: [500, 500] },
};
const isNote = (worth: number) => worth >= 20;
const widthOf = (worth: number) => (isNote(worth) ? 112 : 66);

/** A coin has its ring and a note its colour, as one knows them; the number says what each is worth. */
function Money({ worth, label }: { readonly worth: number; readonly label: string }) {
  if (isNote(worth)) {
    return (
      <>
        <Card w={112} h={64} fill={NOTES[worth] ?? "var(--color-leaf3)"} round={8} />
        <circle cx="86" cy="31" r="17" fill="var(--color-paper)" fillOpacity=".45" />
        <path
          d="M10 12h24M10 50h24"
          stroke="var(--color-paper)"
          strokeWidth="3"
          strokeOpacity=".7"
          strokeLinecap="round"
        />
        <text
          x="46"
          y="33"
          fontSize="27"
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
  const isTwoMetals = worth >= 1;
  const [ring, core] =
    worth >= 10 ? ["#D9A441", "#D5D8D6"] : worth >= 1 ? ["#C9CCCA", "#DDB25A"] : ["#D8B46A", "#D8B46A"];
  const r = worth === 0.5 ? 24 : worth === 1 ? 26 : worth === 2 ? 27 : worth === 5 ? 29 : 31;
  return (
    <>
      <circle cx="33" cy="35.5" r={r} fill="#7B6A46" />
      <circle cx="33" cy="32.5" r={r} fill={ring} />
      <circle
        cx="33"
        cy="32.5"
        r={r * 0.7}
        fill={core}
        stroke="rgb(18 51 42 / 22%)"
        strokeWidth={isTwoMetals ? 1.6 : 1}
      />
      <text
        x="33"
        y="33.5"
        fontSize={label.length > 2 ? 16 : 23}
        fontWeight="700"
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

/** Coins in rows, as many as fit; where each lies, and how high it becomes. */
function rows(worths: readonly number[], top: number, prefix: string) {
  let [x, y] = [10, top];
  const places = worths.map((worth, at) => {
    if (x + widthOf(worth) > 352) [x, y] = [10, y + 68];
    const place = {
      key: `${prefix}-${worth}-${worths.slice(0, at).filter((each) => each === worth).length}`,
      worth,
      x,
      y,
    };
    x += widthOf(worth) + 4;
    return place;
  });
  return { places, bottom: y + 68 };
}

/** Whether the price can be laid from what is in the purse and on the table. */
function isPayable(coins: readonly number[], wanted: number): boolean {
  const cents = coins.map((coin) => Math.round(coin * 2));
  const sums = new Set([0]);
  for (const coin of cents) for (const sum of [...sums]) sums.add(sum + coin);
  return sums.has(Math.round(wanted * 2));
}

function changes({ purse, paid }: Coins, { t, number, goal }: SceneContext): Control[] {
  if (typeof goal?.paid !== "number" || isPayable([...purse, ...paid], goal.paid)) return [];
  return [...new Set(purse)].flatMap((worth): Control[] => {
    const smaller = CHANGE[worth];
    if (smaller === undefined) return [];
    const into = smaller.map((each) => number(each)).join(" + ");
    const name = t("materials.coins.change", { worth: number(worth), into });
    return [{ key: `change-${worth}`, name, move: { change: worth, for: smaller } }];
  });
}

export const coinsScene: SceneOf<Coins> = (state, context) => {
  const { t, number, isStill } = context;
  const { purse, paid, price } = state;
  const pesos = (worth: number) => t("materials.coins.pesos", { worth: number(worth) });
  const top = price === undefined ? 12 : 62;
  const table = rows(paid, top, "coin");
  const bottom = Math.max(table.bottom, top + 68);
  const own = rows(purse, bottom + 26, "purse");
  const piece =
    (isPaid: boolean) =>
    ({ key, worth, x, y }: (typeof own.places)[number]): Piece => ({
      ...{ key, x, y, w: widthOf(worth), h: 66, part: isPaid ? "paid" : "purse" },
      ...{
        look: <Money worth={worth} label={number(worth)} />,
        name: isPaid ? t("materials.back", { what: pesos(worth) }) : pesos(worth),
      },
      ...(!isStill && {
        uses: isPaid
          ? [
              { zone: null, move: { back: worth } },
              { zone: "purse", move: { back: worth } },
            ]
          : [
              { zone: null, move: { pay: worth } },
              { zone: "paid", move: { pay: worth } },
            ],
      }),
    });
  return {
    ...{ width: 360, height: own.bottom + 8 },
    back: price !== undefined && (
      <g>
        <path
          d="M14 8H124L140 30L124 52H14Z"
          fill="var(--color-sun2)"
          stroke="var(--color-clay2)"
          strokeWidth="2"
        />
        <circle cx="126" cy="30" r="4" fill="var(--color-paper)" />
        <text
          x="66"
          y="31"
          fontSize="25"
          fontWeight="650"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="var(--font-display)"
          fill="var(--color-ink)"
        >
          {`$${number(price)}`}
        </text>
      </g>
    ),
    zones: [
      {
        key: "paid",
        part: "paid",
        x: 4,
        y: top - 6,
        w: 352,
        h: bottom - top + 12,
        name: t("materials.coins.table"),
      },
      {
        key: "purse",
        part: "purse",
        x: 4,
        y: bottom + 18,
        w: 352,
        h: own.bottom - bottom - 12,
        name: t("materials.coins.purse"),
      },
      ...(price === undefined
        ? []
        : [{ key: "price", part: "price", x: 8, y: 2, w: 140, h: 54, name: t("materials.coins.price") }]),
    ],
    pieces: [...table.places.map(piece(true)), ...own.places.map(piece(false))],
    controls: changes(state, context),
    said: `${t("materials.coins")} ${listed([
      ...(price === undefined ? [] : [[t("materials.coins.price"), pesos(price)] as const]),
      [t("materials.coins.table"), paid.map(pesos).join(", ") || 0],
      [t("materials.coins.purse"), purse.map(pesos).join(", ") || 0],
    ])}`,
  };
};
