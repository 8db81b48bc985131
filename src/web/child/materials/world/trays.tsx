import type { Trays } from "#domain/learner/materials/world/trays.ts";
import { fitted, Lines, Picture, Thing } from "../cut.tsx";
import { listed, type Piece, type SceneOf } from "../scene.ts";

const TINTS = [
  "var(--color-sea5)",
  "var(--color-sun3)",
  "var(--color-coral2)",
  "var(--color-leaf4)",
] as const;
/** A thing as it waits, four in a row, or two where there is more to read than a small card holds. */
const THING = { w: 84, step: 88, inRow: 4 } as const;
const WIDE = { w: 172, step: 176, inRow: 2 } as const;
const HIGH = 92;
/** By how much letters may shrink before a card grows wider instead, and how many lines stand below a picture. */
const STILL_READ = 1;
const BELOW_A_PICTURE = 3;

export const traysScene: SceneOf<Trays> = ({ trays, things, sorted }, { t, isStill }) => {
  const each = 360 / trays.length;
  const inside = (id: string) => things.filter((thing) => sorted[thing.id] === id);
  const unread = (w: number, h: number, largest: number) =>
    things.some(
      ({ say, picture }) =>
        picture === undefined && fitted(say, w - 8, h - 14, largest).letter < largest - STILL_READ,
    );
  const isSentence = things.some(
    ({ say, picture }) =>
      picture !== undefined && fitted(say, THING.w - 8, HIGH * 0.62, 13.5).lines.length > BELOW_A_PICTURE,
  );
  const card = isSentence || unread(THING.w, HIGH, 13.5) ? WIDE : THING;
  /** As it lies in its tray. */
  const small = { w: unread(62, 66, 13) ? each - 18 : 62, h: 66 };
  const perRow = Math.max(1, Math.floor((each - 12) / small.w));
  const rows = Math.max(1, ...trays.map(({ id }) => Math.ceil(inside(id).length / perRow)));
  const head = trays.some(({ picture }) => picture !== undefined) ? 88 : 44;
  const high = head + rows * 68 + 10;
  const waiting = things.filter(({ id }) => sorted[id] === undefined);
  const uses = (id: string) => trays.map((tray) => ({ zone: tray.id, move: { sort: id, into: tray.id } }));
  const pieces = things.map((thing): Piece => {
    const { id, say, picture } = thing;
    const tray = trays.findIndex((each) => each.id === sorted[id]);
    if (tray >= 0) {
      const at = inside(trays[tray]?.id ?? "").indexOf(thing);
      const left = tray * each + (each - perRow * small.w) / 2;
      return {
        ...{
          key: id,
          part: id,
          x: left + (at % perRow) * small.w,
          y: 8 + head + Math.floor(at / perRow) * 68,
          ...small,
        },
        look:
          picture === undefined ? (
            <Thing {...small} text={say} size={13} />
          ) : (
            <Picture name={picture} x={small.w / 2 - 28} y={4} size={56} />
          ),
        name: t("materials.trays.in", { what: say, tray: trays[tray]?.say ?? "" }),
        ...(!isStill && { uses: [...uses(id), { zone: "waiting", move: { back: id } }] }),
      };
    }
    const at = waiting.indexOf(thing);
    return {
      ...{
        key: id,
        part: id,
        x: 6 + (at % card.inRow) * card.step,
        y: high + 26 + Math.floor(at / card.inRow) * 98,
        w: card.w,
        h: HIGH,
      },
      ...{ look: <Thing w={card.w} h={HIGH} picture={picture} text={say} />, name: say, say },
      ...(!isStill && { uses: uses(id) }),
    };
  });
  const bottom = high + 26 + Math.ceil(Math.max(waiting.length, 1) / card.inRow) * 98;
  return {
    ...{ width: 360, height: waiting.length === 0 && isStill ? high + 14 : bottom, controls: [], pieces },
    back: trays.map(({ id, say, picture }, at) => {
      const room = picture === undefined ? head - 10 : 28;
      const { lines, letter } = fitted(say, each - 16, room, 15);
      return (
        <g key={id} transform={`translate(${at * each + 4} 6)`}>
          <rect x="0" y="5" width={each - 8} height={high} rx="20" fill="#99633F" />
          <rect x="0" y="0" width={each - 8} height={high} rx="20" fill="#C4936A" />
          <rect x="7" y="7" width={each - 22} height={high - 14} rx="15" fill={TINTS[at] ?? TINTS[0]} />
          {picture !== undefined && <Picture name={picture} x={(each - 8) / 2 - 27} y={8} size={54} />}
          <Lines w={each - 8} y={picture === undefined ? head / 2 + 2 : 74} lines={lines} size={letter} />
        </g>
      );
    }),
    zones: [
      ...trays.map(({ id, say }, at) => ({
        key: id,
        part: id,
        x: at * each + 4,
        y: 6,
        w: each - 8,
        h: high,
        name: say,
      })),
      ...(waiting.length < things.length
        ? [
            {
              key: "waiting",
              x: 4,
              y: high + 18,
              w: 352,
              h: bottom - high - 20,
              name: t("materials.waiting"),
            },
          ]
        : []),
    ],
    said: `${t("materials.trays")} ${listed([
      ...trays.map(
        ({ id, say }) =>
          [
            say,
            inside(id)
              .map((thing) => thing.say)
              .join(", ") || 0,
          ] as const,
      ),
      [t("materials.waiting"), waiting.map(({ say }) => say).join(", ") || 0],
    ])}`,
  };
};
