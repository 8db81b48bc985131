import type { Trays } from "#domain/learner/materials/world/trays.ts";
import { Picture, Thing, Words, wrapped } from "../cut.tsx";
import { listed, type Piece, type SceneOf } from "../scene.ts";

const TINTS = [
  "var(--color-sea5)",
  "var(--color-sun3)",
  "var(--color-coral2)",
  "var(--color-leaf4)",
] as const;
const THING = { w: 84, h: 92 } as const;

export const traysScene: SceneOf<Trays> = ({ trays, things, sorted }, { t, isStill }) => {
  const each = 360 / trays.length;
  const inside = (id: string) => things.filter((thing) => sorted[thing.id] === id);
  const perRow = Math.max(1, Math.floor((each - 12) / 62));
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
      const left = tray * each + (each - perRow * 62) / 2;
      return {
        ...{
          key: id,
          part: id,
          x: left + (at % perRow) * 62,
          y: 8 + head + Math.floor(at / perRow) * 68,
          w: 62,
          h: 66,
        },
        look:
          picture === undefined ? (
            <g transform="scale(.74)">
              <Thing w={THING.w} h={88} text={say} />
            </g>
          ) : (
            <Picture name={picture} x={3} y={4} size={56} />
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
        x: 6 + (at % 4) * 88,
        y: high + 26 + Math.floor(at / 4) * 98,
        w: THING.w,
        h: THING.h,
      },
      ...{ look: <Thing w={THING.w} h={THING.h} picture={picture} text={say} />, name: say, say },
      ...(!isStill && { uses: uses(id) }),
    };
  });
  const bottom = high + 26 + Math.ceil(Math.max(waiting.length, 1) / 4) * 98;
  return {
    ...{ width: 360, height: waiting.length === 0 && isStill ? high + 14 : bottom, controls: [], pieces },
    back: trays.map(({ id, say, picture }, at) => {
      const lines = wrapped(say, Math.floor((each - 12) / 8));
      return (
        <g key={id} transform={`translate(${at * each + 4} 6)`}>
          <rect x="0" y="5" width={each - 8} height={high} rx="20" fill="#99633F" />
          <rect x="0" y="0" width={each - 8} height={high} rx="20" fill="#C4936A" />
          <rect x="7" y="7" width={each - 22} height={high - 14} rx="15" fill={TINTS[at] ?? TINTS[0]} />
          {picture !== undefined && <Picture name={picture} x={(each - 8) / 2 - 27} y={8} size={54} />}
          {lines.map((line, place) => (
            <Words
              key={line}
              w={each - 8}
              y={(picture === undefined ? 24 : 72) + place * 16 - (lines.length - 1) * 8}
              text={line}
              size={15}
              isText
            />
          ))}
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
