import type { ConsentPurpose } from "#domain/learner/consent.ts";

/** What an adult said about one purpose for one learner on one device: the last word counts. */
export type ConsentTable = {
  /** Hash of the browser's signed cookie (see http/ownership.ts). */
  device_hash: string;
  /** Made by the device when a child says who it is; empty for a caller that names none (decision 114). */
  learner_id: string;
  purpose: ConsentPurpose;
  /** When it was last granted; kept beside a later withdrawal. */
  granted_at: number | null;
  /** Set while it is withdrawn, also against the consent of the class. */
  withdrawn_at: number | null;
  /** By which the family can be found again; only while the consent holds. */
  guardian_email: string | null;
  /** The form under which addresses are compared. */
  guardian_email_key: string | null;
  updated_at: number;
};

/** The result of an assignment. What the child answered is not kept. */
export type StudentProfileTable = {
  /** What the browser calls it. */
  session_id: string;
  /** Hash of the key or cookie of the browser that made it. */
  owner_hash: string;
  /** Hash of that browser's cookie, under which consents are kept too. */
  device_hash: string;
  /** Whose it is on that device, as in the consents. */
  learner_id: string;
  /** Whose consent allows to keep it. */
  consent: "device" | "class";
  /** The family's, when the adult left an address with the consent. */
  guardian_email_key: string | null;
  /** JSON of the answer. */
  result: string;
  created_at: number;
  updated_at: number;
};
