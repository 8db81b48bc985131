import type { Language } from "#domain/locale/language.ts";
import type {
  AnswerGiven,
  SafetyAction,
  SafetyClosing,
  SafetyState,
  SafetyStep,
} from "#domain/safety/desk/desk.ts";
import type { RecordedTurn } from "#domain/safety/desk/record.ts";
import type { DeskKind, Severity } from "#domain/safety/kinds.ts";
import type { FamilyContact } from "./family-contact.ts";

/** One item of the safety desk with all that was kept of it; times are ISO 8601 in UTC. */
export type PrintableRecord = {
  readonly item: {
    readonly kind: DeskKind;
    readonly severity: Severity;
    readonly isSure: boolean;
    readonly from: "child" | "tutor";
    readonly place: string;
    readonly studentName: string | null;
    readonly conversation: string;
    readonly times: number;
    readonly answered: AnswerGiven | null;
    readonly takenBackAt: string | null;
    readonly state: SafetyState;
    readonly closedAs: SafetyClosing | null;
    readonly handledBy: string | null;
    readonly note: string;
    readonly createdAt: string;
    readonly updatedAt: string;
  };
  readonly excerpt: string;
  readonly turns: readonly (RecordedTurn & { readonly at: string | null })[];
  readonly family: FamilyContact | null;
  readonly steps: readonly { readonly step: SafetyStep; readonly by: string; readonly at: string }[];
  readonly log: readonly {
    readonly action: SafetyAction;
    readonly detail: string;
    readonly by: string;
    readonly at: string;
  }[];
  readonly reads: readonly { readonly by: string; readonly at: string; readonly until: string }[];
};

export type PrintOptions = {
  readonly language: Language;
  readonly timeZone: string;
  /** When, and by whom, it was taken out. */
  readonly at: number;
  readonly by: string;
};

/** Prints a record for the child-protection file: a whole PDF, tagged, with every word of it. */
export type SafetyPrint = (record: PrintableRecord, options: PrintOptions) => Promise<Uint8Array>;
