import type { Transaction } from "kysely";
import type { Language } from "#domain/locale/language.ts";
import type { DepositChild } from "#domain/payments/children.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import type { Database } from "#server/db/schema.ts";

export type LinkedLead = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
};

/** A deposit in which money is, and for whom. */
export type HeldDeposit = {
  readonly id: string;
  readonly type: PaymentType;
  readonly children: readonly DepositChild[];
};

/** The payer is null while nobody was named. */
export type PaidDeposit = HeldDeposit & { readonly payer: PaidBy | null };

export type PaidBy = { readonly name: string; readonly email: string; readonly language: Language };

/**
 * What payments tell the enrolment slice, wired in compose: neither imports the other. Each call belongs to the
 * transaction of the change it tells about, so both happen or neither.
 */
export type LeadLink = {
  exists(leadId: string): Promise<boolean>;
  /**
   * A deposit was paid: its lead moves to deposit_paid. Without a lead, the payer's address finds or makes one.
   * What the payer said about the children fills in what the lead does not know yet, and the day by which the school
   * promises to write becomes its next step, unless an earlier one is noted. Its children get their seats. Answers the lead;
   * null when there is neither a lead nor a payer.
   */
  paid(
    trx: Transaction<Database>,
    leadId: string | null,
    deposit: PaidDeposit,
    now: number,
  ): Promise<LinkedLead | null>;
  /**
   * A deposit of the lead was given back in full, and its children leave their seats unless another holds them. `othersHeld`, the lead's other
   * deposits in which money is, is asked under the lead's lock, so that of two deposits that go back at the same moment
   * the later one sees the earlier.
   */
  refunded(
    trx: Transaction<Database>,
    leadId: string,
    depositId: string,
    othersHeld: () => Promise<readonly HeldDeposit[]>,
    now: number,
  ): Promise<void>;
  /** The payer's address was put right: a lead that has the wrong one gets the right one, unless another lead has it. */
  payerCorrected(
    trx: Transaction<Database>,
    leadId: string,
    wrong: string,
    right: string,
    actor: string,
    now: number,
  ): Promise<void>;
  /** Whom a held deposit is for was put right: its children's places follow. */
  childrenCorrected(
    trx: Transaction<Database>,
    leadId: string,
    deposit: HeldDeposit,
    now: number,
  ): Promise<void>;
  /** A line in the lead's history; `detail` as the contract's lead event of kind "payment" says. */
  note(trx: Transaction<Database>, leadId: string, detail: string, actor: string, now: number): Promise<void>;
};
