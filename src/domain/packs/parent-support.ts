/** The most characters of a parent's question. */
export const MAX_PARENT_QUESTION = 1000;

/** §2 "a parent support panel (a question needs non-empty text)". */
export function canAsk(question: string): boolean {
  return question.trim() !== "";
}

/** What became of a question: answered, not quite clear, or kept for the school's staff. */
export const SUPPORT_OUTCOMES = ["answered", "offered", "kept"] as const;

/** Where a kept question stands with the staff. */
export const PARENT_QUESTION_STATUSES = ["open", "answered"] as const;
export type ParentQuestionStatus = (typeof PARENT_QUESTION_STATUSES)[number];
