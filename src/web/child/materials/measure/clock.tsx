import type { Clock } from "#domain/learner/materials/measure/clock.ts";
import { type SceneOf, times } from "../scene.ts";

const MID = 150;
const hand = (angle: number, length: number) => {
  const turn = (angle / 360) * 2 * Math.PI;
  return `M${MID - Math.sin(turn) * 16} ${MID + Math.cos(turn) * 16}L${MID + Math.sin(turn) * length} ${MID - Math.cos(turn) * length}`;
};

export const clockScene: SceneOf<Clock> = ({ minutes, step }, { t }) => {
  const hour = Math.floor(minutes / 60) || 12;
  const minute = minutes % 60;
  const turn = (by: number) => ({
    ...{ key: `turn-${by}`, move: { turn: by }, sign: `${by > 0 ? "+" : "−"}${Math.abs(by)} min` },
    name: t(by > 0 ? "materials.clock.on" : "materials.clock.back", { by: Math.abs(by) }),
  });
  return {
    ...{ width: 300, height: 300, pieces: [] },
    back: (
      <>
        <circle cx={MID + 2} cy={MID + 6} r="142" fill="rgb(18 51 42 / 20%)" />
        <circle cx={MID} cy={MID} r="142" fill="#99633F" />
        <circle cx={MID} cy={MID} r="128" fill="var(--color-paper)" />
        {times(60, (at) => (
          <path
            key={at}
            d={`M${MID} ${MID - 124}v${at % 5 === 0 ? 11 : 6}`}
            transform={`rotate(${at * 6} ${MID} ${MID})`}
            stroke="var(--color-ink)"
            strokeWidth={at % 5 === 0 ? 4 : 1.6}
            strokeLinecap="round"
            opacity={at % 5 === 0 ? 0.8 : 0.4}
          />
        ))}
        {times(12, (at) => {
          const angle = ((at + 1) / 12) * 2 * Math.PI;
          return (
            <text
              key={at}
              x={MID + Math.sin(angle) * 96}
              y={MID - Math.cos(angle) * 96}
              fontSize="29"
              fontWeight="650"
              textAnchor="middle"
              dominantBaseline="central"
              fontFamily="var(--font-display)"
              fill="var(--color-ink)"
            >
              {at + 1}
            </text>
          );
        })}
        <path
          d={hand(minutes / 2, 66)}
          stroke="var(--color-papaya-d)"
          strokeWidth="13"
          strokeLinecap="round"
        />
        <path d={hand(minute * 6, 108)} stroke="var(--color-sea2)" strokeWidth="8" strokeLinecap="round" />
        <circle
          cx={MID}
          cy={MID}
          r="10"
          fill="var(--color-sun)"
          stroke="var(--color-clay2)"
          strokeWidth="3"
        />
      </>
    ),
    zones: [
      { key: "face", part: "face", x: 4, y: 4, w: 292, h: 292, name: t("materials.clock") },
      { key: "hour-hand", part: "hour-hand", ...around(minutes / 2, 50), name: t("materials.clock.hour") },
      {
        key: "minute-hand",
        part: "minute-hand",
        ...around(minute * 6, 96),
        name: t("materials.clock.minute"),
      },
    ],
    controls: step < 60 ? [turn(-60), turn(-step), turn(step), turn(60)] : [turn(-60), turn(60)],
    point: (x, y) => {
      if (Math.hypot(x - MID, y - MID) < 24) return [];
      const angle = (Math.atan2(x - MID, MID - y) / (2 * Math.PI) + 1) % 1;
      const wanted = (Math.round((angle * 60) / Math.min(step, 30)) * Math.min(step, 30)) % 60;
      // The long hand goes the shorter way, and the short one with it.
      const by = ((wanted - minute + 90) % 60) - 30;
      return by === 0 ? [] : [{ turn: by }];
    },
    isLive: true,
    arrows: {
      ArrowRight: { turn: step },
      ArrowUp: { turn: step },
      ArrowLeft: { turn: -step },
      ArrowDown: { turn: -step },
    },
    said: `${t("materials.clock")} ${hour}:${String(minute).padStart(2, "0")}.`,
  };
};

function around(angle: number, length: number) {
  const turn = (angle / 360) * 2 * Math.PI;
  return {
    x: MID + (Math.sin(turn) * length) / 1.4 - 34,
    y: MID - (Math.cos(turn) * length) / 1.4 - 34,
    w: 68,
    h: 68,
  };
}
