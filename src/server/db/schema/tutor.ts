import type { Language } from "#domain/locale/language.ts";

/** A conversation with the tutor. The child's name is not in it. */
export type TutorThreadTable = {
  id: string;
  /** What the browser calls it. Unique. */
  session_id: string;
  /** Hash of the key or cookie of the browser that opened it. */
  owner_hash: string;
  /** Hash of that browser's cookie, under which consents are kept too. */
  device_hash: string;
  /** Whose it is on that device, as in the consents. */
  learner_id: string;
  /** Whose consent allows to keep it. */
  consent: "device" | "class";
  /** The family's, when the adult left an address with the consent. */
  guardian_email_key: string | null;
  language: Language;
  /** JSON of what the tutor remembers (see domain/tutor/state.ts). */
  state: string;
  created_at: number;
  updated_at: number;
};

/** One side of an exchange, redacted before it came here. */
export type TutorMessageTable = {
  id: string;
  thread_id: string;
  is_tutor: 0 | 1;
  text: string;
  /** The screen stopped or suspected the child's message: neither it nor its reply is ever handed to a provider. */
  is_stopped: 0 | 1;
  /** It belongs to the answer to something grave, which can be hidden. */
  is_care: 0 | 1;
  created_at: number;
};
