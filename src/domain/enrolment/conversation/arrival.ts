import { monthIn } from "#domain/dialogue/birthday.ts";
import type { Draft } from "./draft.ts";

/** "We move in January", "for the winter": who would come before the school opens hears from when it is open. */
export function tellOpening(draft: Draft): void {
  const { heard, turn, desk, state } = draft;
  const { tokens } = heard.reading;
  const { launchDate } = desk.catalogue;
  if (heard.birthday !== null || !heard.cues.has("comes") || state.said.notOpenThen !== undefined) return;
  const month =
    tokens.map(monthIn).find((each) => each !== undefined) ?? (heard.cues.has("winter") ? 1 : undefined);
  if (month === undefined) return;
  const named = tokens.map(Number).find((value) => value >= 2020 && value < 2100);
  const [year = 0, now = 0] = turn.today.split("-").map(Number);
  const next = named ?? (month >= now ? year : year + 1);
  const day = `${next}-${String(month).padStart(2, "0")}-28`;
  const { launchDate: written = "" } = desk.answerer.figures(turn.language);
  if (day >= launchDate || draft.reply().message.includes(written)) return;
  draft.say("answer", "notOpenThen");
}
