/** What has become of an item on the safety desk. Any move is allowed: what was closed too early is opened again. */
export const SAFETY_STATES = ["open", "in_progress", "closed"] as const;
export type SafetyState = (typeof SAFETY_STATES)[number];

/** Why an item was closed. */
export const SAFETY_CLOSINGS = ["handled", "false_alarm"] as const;
export type SafetyClosing = (typeof SAFETY_CLOSINGS)[number];

/** What staff did, in the order in which it is offered. `family_not_called`: because the danger is at home. */
export const SAFETY_STEPS = [
  "talked_with_child",
  "told_protection_person",
  "called_emergency",
  "called_family",
  "family_not_called",
  "called_authority",
] as const;
export type SafetyStep = (typeof SAFETY_STEPS)[number];

/** What an item's log is of. */
export const SAFETY_ACTIONS = ["state", "note", "step", "step_back", "export"] as const;
export type SafetyAction = (typeof SAFETY_ACTIONS)[number];

/** Whether the notice of an item has arrived: `folder` when mails only lie in a folder, `none` when none was due. */
export const DELIVERIES = ["reached", "not_yet", "folder", "none"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/**
 * What a child was answered whose message is only suspected: `ordinary` by the tutor, with the way to a grown-up; `care`
 * the fixed words that follow a disclosure; `none` when the message was refused.
 */
export const ANSWERS_GIVEN = ["ordinary", "care", "none"] as const;
export type AnswerGiven = (typeof ANSWERS_GIVEN)[number];

/** Most characters of a note about what was done. */
export const MAX_SAFETY_NOTE = 2000;
