import type { Generated } from "kysely";
import type { Language } from "#domain/locale/language.ts";
import type { ParentQuestionStatus } from "#domain/packs/parent-support.ts";

/** A parent's question about the weeks at home that waits for the staff, or did. */
export type ParentQuestionTable = {
  id: string;
  /** Hash of what the browser that asked holds, by which an e-mail can be added. Unique. */
  receipt_hash: string;
  question: string;
  language: Language;
  /** Where the family would like the reply. */
  email: string | null;
  /** The form under which addresses are compared. */
  email_key: string | null;
  status: ParentQuestionStatus;
  created_at: number;
  answered_at: number | null;
  /** The e-mail of the member of staff. */
  answered_by: string | null;
  /** Nobody has to teach an answer to it. */
  set_aside: Generated<0 | 1>;
};
