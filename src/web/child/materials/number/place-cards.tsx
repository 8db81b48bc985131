import type { PlaceCards } from "#domain/learner/materials/number/place-cards.ts";
import { Card } from "../cut.tsx";
import { listed, type Piece, type SceneOf } from "../scene.ts";

const COLOURS = ["#3F8F5B", "#2A6FA8", "#C94A33", "#3F8F5B"] as const;
const DIGIT = 44;

/** Ones green, tens blue, hundreds red, thousands green: the colours of the places. */
function NumberCard({ card }: { readonly card: number }) {
  const digits = String(card);
  const w = width(card);
  return (
    <>
      <Card w={w} h={68} round={10} />
      {[...digits].map((digit, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a number have their places
          key={at}
          x={(w - digits.length * DIGIT) / 2 + DIGIT * (at + 0.5)}
          y={34}
          fontSize="40"
          fontWeight="650"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="var(--font-display)"
          fill={COLOURS[digits.length - 1] ?? "var(--color-ink)"}
        >
          {digit}
        </text>
      ))}
    </>
  );
}

const width = (card: number) => Math.max(66, String(card).length * DIGIT + 12);

export const placeCardsScene: SceneOf<PlaceCards> = ({ cards, laid }, { t, number, isStill }) => {
  const right = 282;
  const lying = laid.map(
    (card): Piece => ({
      ...{ key: `card-${card}`, x: right - width(card), y: 14, w: width(card), h: 68, part: "laid" },
      ...{ look: <NumberCard card={card} />, name: t("materials.back", { what: number(card) }) },
      ...(!isStill && { uses: [{ zone: null, move: { back: card } }] }),
    }),
  );
  let [x, y] = [8, 112];
  const waiting = cards.map((card, at): Piece => {
    if (x + width(card) > 352) [x, y] = [8, y + 74];
    const piece = {
      ...{
        key: `card-${card}${cards.indexOf(card) === at ? "" : `-${at}`}`,
        x,
        y,
        w: width(card),
        h: 68,
        part: "cards",
      },
      ...{ look: <NumberCard card={card} />, name: number(card) },
      ...(!isStill && {
        uses: [
          { zone: null, move: { lay: card } },
          { zone: "laid", move: { lay: card } },
        ],
      }),
    };
    x += width(card) + 8;
    return piece;
  });
  return {
    ...{ width: 360, height: y + (cards.length > 0 ? 76 : 0), controls: [] },
    zones: [{ key: "laid", part: "laid", x: 40, y: 6, w: 280, h: 88, name: t("materials.laid") }],
    pieces: [...lying, ...waiting],
    said: `${t("materials.place-cards")} ${listed([
      [t("materials.laid"), laid.map(number).join(" + ") || 0],
      [t("materials.waiting"), cards.map(number).join(", ") || 0],
    ])}`,
  };
};
