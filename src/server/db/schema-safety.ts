import type { SafetyState } from "#domain/safety/desk.ts";
import type { DeskKind, Severity } from "#domain/safety/kinds.ts";

/** One item on the safety desk: what staff need to find and help a child, and nothing else of the conversation. */
export type SafetyItemTable = {
  id: string;
  kind: DeskKind;
  severity: Severity;
  /** Redacted, and the shortest that tells. */
  excerpt: string;
  source: "child" | "tutor";
  student_name: string | null;
  /** Keyed hash of the conversation's id. */
  session_mark: string;
  times: number;
  state: SafetyState;
  handled_by: string | null;
  note: string;
  version: number;
  created_at: number;
  updated_at: number;
};
