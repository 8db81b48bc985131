import type { Family } from "#contract/families.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { languageLabel, statusLabel } from "../labels.ts";
import { memberName } from "./words.ts";

type Members = Parameters<typeof memberName>[1];
type Column = readonly [label: CopyKey, value: (row: Family, members: Members, t: Translate) => string];

/** The columns of the file; those that the import knows have the names it knows. */
const COLUMNS: readonly Column[] = [
  ["staff.details.name", ({ name }) => name],
  ["staff.details.email", ({ email }) => email],
  ["staff.details.phone", ({ phone }) => phone ?? ""],
  ["staff.details.count", ({ numberOfChildren }) => (numberOfChildren === 0 ? "" : String(numberOfChildren))],
  ["staff.details.ages", ({ childrenAges }) => childrenAges],
  ["staff.details.language", ({ language }, _, t) => languageLabel(language, t)],
  ["families.filter.status", ({ status }, _, t) => statusLabel(status, t)],
  ["families.filter.deposit", ({ deposit }, _, t) => t(`families.deposit.${deposit}`)],
  ["families.filter.owner", ({ owner }, members) => (owner === null ? "" : memberName(owner, members))],
  ["families.filter.nextStep", ({ nextStepOn }) => nextStepOn ?? ""],
  ["families.filter.waiting", ({ waitsSince }) => waitsSince?.slice(0, 10) ?? ""],
  ["staff.details.created", ({ createdAt }) => createdAt.slice(0, 10)],
];

/** A head and a line for each family. */
export const familyTable = (rows: readonly Family[], members: Members, t: Translate): string[][] => [
  COLUMNS.map(([label]) => t(label)),
  ...rows.map((row) => COLUMNS.map(([, value]) => value(row, members, t))),
];
