import type { Timeline } from "#domain/learner/materials/world/timeline.ts";
import { Card, fitted, Lines, Picture, Thing } from "../cut.tsx";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const W = 112;
const H = 142;
/** Large enough to be read on a phone. */
const LETTER = 19;
const ROW = H + 42;
/** A date of two lines needs so much more below its card. */
const SECOND_LINE = 18;
const WAITING = H + 6;
/** How a bell trembles: a lower one in fewer, wider waves. Seen while it sounds. */
const wave = (tone: number) => {
  const half = (W - 24) / (tone + 2) / 2;
  return `M12 ${H - 22}${times(tone + 2, () => `q${half / 2} -14 ${half} 0t${half} 0`).join("")}`;
};

const dated = (when: string) => fitted(when, W + 4, 40, LETTER - 2);

export const timelineScene: SceneOf<Timeline> = ({ cards, laid }, { t, isStill }) => {
  const rows = Math.ceil(cards.length / 4);
  const lines = Math.max(0, ...cards.map(({ when }) => (when === undefined ? 0 : dated(when).lines.length)));
  const row = ROW + (lines > 1 ? SECOND_LINE : 0);
  const place = (at: number) => ({ x: 8 + (at % 4) * 118, y: 16 + Math.floor(at / 4) * row });
  const below = rows * row + 26;
  const waiting = cards.filter(({ id }) => !laid.includes(id));
  const pieces = cards.map((card): Piece => {
    const isLaid = laid.includes(card.id);
    const where = isLaid
      ? place(laid.indexOf(card.id))
      : {
          x: 8 + (waiting.indexOf(card) % 4) * 118,
          y: below + Math.floor(waiting.indexOf(card) / 4) * WAITING,
        };
    const move = isLaid ? { back: card.id } : { lay: card.id };
    return {
      ...{ key: card.id, part: card.id, ...where, w: W, h: H },
      look:
        card.tone === undefined ? (
          <Thing w={W} h={H} picture={card.picture} text={card.say} size={LETTER} />
        ) : (
          <>
            <Card w={W} h={H} />
            <Picture name={card.picture ?? "bell"} x={14} y={10} size={W - 28} />
            <path
              className="material-wave"
              d={wave(card.tone)}
              fill="none"
              stroke="var(--color-sea)"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </>
        ),
      name: isLaid ? t("materials.back", { what: card.say }) : card.say,
      ...(!isLaid && { say: card.say }),
      ...(card.tone !== undefined && { tone: card.tone }),
      ...(!isStill && {
        uses: [
          { zone: null, move },
          { zone: isLaid ? "waiting" : "line", move },
        ],
      }),
    };
  });
  const bottom = below + Math.max(1, Math.ceil(waiting.length / 4)) * WAITING;
  return {
    ...{
      width: 480,
      height: isStill && waiting.length === 0 ? rows * row + (lines > 0 ? 20 : 6) : bottom,
      controls: [],
      pieces,
    },
    back: (
      <>
        {times(rows, (at) => (
          <path
            key={at}
            d={`M4 ${28 + H + at * row}H476`}
            stroke="var(--color-papaya)"
            strokeWidth="7"
            strokeLinecap="round"
          />
        ))}
        {times(cards.length, (at) => (
          <g key={at} transform={`translate(${place(at).x} ${place(at).y})`}>
            <rect
              x="2"
              y="2"
              width={W - 4}
              height={H - 4}
              rx="14"
              fill="var(--color-sand50)"
              stroke="var(--color-sand3)"
              strokeWidth="2"
              strokeDasharray="6 6"
            />
            <circle
              cx={W / 2}
              cy={H + 12}
              r="9"
              fill="var(--color-paper)"
              stroke="var(--color-papaya-d)"
              strokeWidth="4"
            />
          </g>
        ))}
        {laid.map((id, at) => {
          const when = cards.find((card) => card.id === id)?.when;
          if (when === undefined) return null;
          const { lines: written, letter } = dated(when);
          return (
            <g key={id} transform={`translate(${place(at).x} ${place(at).y + H + 31})`}>
              <Lines w={W} y={(written.length - 1) * 9} lines={written} size={letter} />
            </g>
          );
        })}
      </>
    ),
    zones: [
      { key: "line", x: 2, y: 6, w: 476, h: rows * row + 4, name: t("materials.timeline") },
      { key: "waiting", x: 2, y: below - 8, w: 476, h: bottom - below + 8, name: t("materials.waiting") },
    ],
    said: `${t("materials.timeline")} ${listed([
      [
        t("materials.laid"),
        laid.map((id) => cards.find((card) => card.id === id)?.say ?? id).join(", ") || 0,
      ],
      [t("materials.waiting"), waiting.map(({ say }) => say).join(", ") || 0],
    ])}`,
  };
};
