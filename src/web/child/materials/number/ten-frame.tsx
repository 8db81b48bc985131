import type { TenFrame } from "#domain/learner/materials/number/ten-frame.ts";
import { listed, type Piece, type SceneOf, times } from "../scene.ts";

const CELL = 68;

function Counter({ colour }: { readonly colour: "red" | "blue" }) {
  const [fill, dark] = colour === "red" ? ["#E5603A", "#A93A1B"] : ["#3F74BD", "#274C85"];
  return (
    <>
      <circle cx="34" cy="36" r="26" fill={dark} />
      <circle cx="34" cy="33.5" r="26" fill={fill} />
      <circle cx="34" cy="33.5" r="18" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="3" />
    </>
  );
}

/** For who does not read: a counter that comes. */
const AddCounter = ({ colour }: { readonly colour: "red" | "blue" }) => (
  <svg viewBox="-34 0 104 72" width="75" height="52" aria-hidden="true">
    <path d="M-24 36H4M-10 22V50" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
    <Counter colour={colour} />
  </svg>
);

const row = (at: number) => Math.floor(at / 5);
const top = (at: number) => 6 + row(at) * CELL + (row(at) > 1 ? 18 : 0);

export const tenFrameScene: SceneOf<TenFrame> = (state, { t, isStill }) => {
  const { frames, red, blue } = state;
  const cells = frames * 10;
  const at = (place: number) => ({ x: 10 + (place % 5) * CELL, y: top(place) });
  const counter = (colour: "red" | "blue", nth: number, place: number): Piece => ({
    key: `${colour}-${nth}`,
    ...{ x: at(place).x - 1, y: at(place).y - 1, w: CELL - 1, h: CELL - 1, part: colour },
    look: <Counter colour={colour} />,
    name: t("materials.take", { what: t(`materials.counter.${colour}`) }),
    ...(!isStill && { uses: [{ zone: null, move: { take: colour } }] }),
  });
  const colours = ["red", "blue"] as const;
  return {
    width: 360,
    height: 12 + frames * 2 * CELL + (frames - 1) * 18,
    back: times(cells, (place) => (
      <rect
        key={place}
        {...at(place)}
        width={CELL - 3}
        height={CELL - 3}
        rx="10"
        fill="var(--color-sand50)"
        stroke="var(--color-sand3)"
        strokeWidth="3"
      />
    )),
    zones: [
      {
        key: "empty",
        x: 8,
        y: 4,
        w: 344,
        h: 8 + frames * 2 * CELL + (frames - 1) * 18,
        name: t("materials.ten-frame"),
        part: "empty",
      },
    ],
    pieces: [
      ...times(red, (nth) => counter("red", nth, nth)),
      ...times(blue, (nth) => counter("blue", nth, red + nth)),
    ],
    controls: colours.map((colour) => ({
      ...{ key: colour, name: t("materials.add", { what: t(`materials.counter.${colour}`) }) },
      ...{ move: { add: colour }, sign: <AddCounter colour={colour} /> },
    })),
    said: `${t("materials.ten-frame")} ${listed([
      [t("materials.counters.red"), red],
      [t("materials.counters.blue"), blue],
      [t("materials.empty"), cells - red - blue],
    ])}`,
  };
};
