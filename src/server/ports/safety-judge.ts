import type { MessageJudgement, ReplyJudgement } from "#domain/safety/judgement.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";

/**
 * A second judge beside the rules (decision 104). It is asked with redacted text only, answers within about two
 * seconds, and never throws: null means that it could not judge. A message is then left to the rules; a reply of a
 * language model is not shown (decision 121).
 */
export interface SafetyJudge {
  /**
   * Whether it runs on the school's own machines. Another one must not get a message that is already suspected, nor
   * earlier turns that were (domain/safety/judgement.ts, `mayBeJudged`).
   */
  readonly isInHouse: boolean;
  /** The last of the turns is the child's message; of those before it the last three are read. */
  message(turns: readonly SpokenTurn[], signal?: AbortSignal): Promise<MessageJudgement | null>;
  /** A tutor's whole reply, before the child sees any of it; the last of the turns is the message it answers. */
  reply(reply: string, turns: readonly SpokenTurn[], signal?: AbortSignal): Promise<ReplyJudgement | null>;
  /** It failed so often in a row that it is not asked for a while: no reply would be cleared now. */
  isResting(): boolean;
  /** It failed so often of late that staff should know: children get the embedded tutor instead of the model. */
  isUnreliable(): boolean;
}
