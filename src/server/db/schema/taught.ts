/** What staff have taught the assistant, as it is now. */
export type TaughtAnswerTable = {
  id: string;
  /** The JSON of a TaughtContent (domain/enrolment/taught/answer.ts). */
  content: string;
  is_live: 0 | 1;
  version: number;
  /** The e-mail of the member of staff. */
  changed_by: string;
  changed_at: number;
};

/** As it was after each change. */
export type TaughtVersionTable = {
  answer_id: string;
  version: number;
  act: "published" | "changed" | "retired" | "restored";
  content: string;
  is_live: 0 | 1;
  changed_by: string;
  changed_at: number;
};
