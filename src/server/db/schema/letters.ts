import type { Language } from "#domain/locale/language.ts";
import type { ApplicationStatus, Teaching } from "#domain/site/careers/application.ts";

/** An address that asked for the newsletter. Whoever ends it is deleted. */
export type SubscriberTable = {
  id: string;
  email: string;
  /** Unique. */
  email_key: string;
  language: Language;
  status: "asked" | "confirmed";
  asked_at: number;
  confirmed_at: number | null;
  /** When it was asked for, confirmed, or last written to. */
  last_at: number;
};

/** A teacher who would like to come. */
export type JobApplicationTable = {
  id: string;
  /** Of everything that was sent: a double click is one application. Unique. */
  content_hash: string;
  name: string;
  email: string;
  email_key: string;
  phone: string | null;
  teaching: Teaching;
  speaks: Language | "both";
  available_from: string | null;
  message: string;
  language: Language;
  status: ApplicationStatus;
  created_at: number;
  changed_at: number;
  /** The e-mail of the member of staff. */
  changed_by: string | null;
};
