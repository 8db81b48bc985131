import type { Subscriber } from "#contract/money.ts";
import type { Deposit } from "#contract/staff.ts";
import { namedChildren } from "#domain/payments/children.ts";
import { receiptNumber } from "#domain/payments/deposit.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import type { Translate } from "#web/platform/i18n.tsx";

type Column<Row> = readonly [label: CopyKey, value: (row: Row, t: Translate) => string];

const day = (timestamp: string | null) => timestamp?.slice(0, 10) ?? "";

/** The columns of the file of subscriptions. Sums and days are written as a spreadsheet reads them. */
export const SUBSCRIPTION_COLUMNS: readonly Column<Subscriber>[] = [
  ["money.plan", ({ plan }, t) => t(`money.plan.${plan}`)],
  ["money.name", ({ payer }) => payer.name ?? ""],
  ["money.email", ({ payer }) => payer.email ?? ""],
  ["money.status", ({ status }, t) => t(`money.status.${status}`)],
  ["money.monthly", ({ monthly }) => monthly],
  ["money.begins", ({ beginsAt }) => day(beginsAt)],
  ["money.next", ({ nextChargeAt }) => day(nextChargeAt)],
  ["money.ends", ({ endsAt }) => day(endsAt)],
  ["money.paid", ({ paid }) => paid ?? ""],
  ["staff.deposits.refunded", ({ refunded }) => refunded ?? ""],
  ["money.failures", ({ failures }) => String(failures)],
];

export const DEPOSIT_COLUMNS: readonly Column<Deposit>[] = [
  ["money.number", ({ id }) => receiptNumber(id)],
  ["money.what", ({ type }, t) => t(`staff.deposits.${type}`)],
  ["money.name", ({ payer }) => payer.name ?? ""],
  ["money.email", ({ payer }) => payer.email ?? ""],
  ["money.children", ({ children }) => namedChildren(children)],
  ["money.status", ({ status }, t) => t(`staff.deposit.${status}`)],
  ["money.date", ({ paidAt, createdAt }) => day(paidAt ?? createdAt)],
  ["staff.deposits.paid", ({ paid }) => paid],
  ["staff.deposits.refunded", ({ refunded }) => refunded],
  ["staff.deposits.remaining", ({ remaining }) => remaining],
  ["staff.deposits.fee", ({ fee }) => fee?.amount ?? ""],
  ["money.fee.currency", ({ fee }) => fee?.currency ?? ""],
  ["money.payment", ({ stripePaymentIntentId }) => stripePaymentIntentId ?? ""],
];

/** A head and a line for each row. */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  t: Translate,
): readonly (readonly string[])[] {
  return [
    columns.map(([label]) => t(label)),
    ...rows.map((row) => columns.map(([, value]) => value(row, t))),
  ];
}
