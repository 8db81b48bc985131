import type { Material } from "../material.ts";

/** A clock with two hands, in minutes since twelve; `step` is how far one turn by hand goes. */
export type Clock = { readonly minutes: number; readonly step: 1 | 5 | 15 | 30 | 60 };

export type ClockMove =
  /** The long hand, so many minutes on or back; the short one goes with it. */
  { readonly turn: number } | { readonly set: string };

const ROUND = 12 * 60;

/** "3:30" in minutes since twelve; null for anything else. */
export function minutesOf(time: string): number | null {
  const [hour = "", minute = ""] = time.split(":");
  const minutes = (Number(hour) % 12) * 60 + Number(minute);
  return minute.length === 2 && Number.isInteger(minutes) && Number(minute) < 60 ? minutes : null;
}

export const clock: Material<Clock, ClockMove> = {
  move(state, move) {
    const minutes = "turn" in move ? state.minutes + move.turn : minutesOf(move.set);
    return minutes === null ? null : { ...state, minutes: ((minutes % ROUND) + ROUND) % ROUND };
  },
  facts({ minutes }) {
    const hour = Math.floor(minutes / 60) || 12;
    const minute = minutes % 60;
    return { time: `${hour}:${String(minute).padStart(2, "0")}`, hour, minute };
  },
  parts: () => ["hour-hand", "minute-hand", "face"],
};
