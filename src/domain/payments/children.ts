/** A child for whom a deposit holds a place, as the payer names it. */
export type DepositChild = { readonly name: string; readonly age: number };

/** Children in one deposit: a family has its own place, however many it brings. */
export const MAX_DEPOSIT_CHILDREN = 10;
/** What staff may correct a child's age to, whoever the school is for. */
export const DEPOSIT_CHILD_AGES = { from: 0, to: 17 } as const;

/** The ages as a lead keeps them, such as "6, 9". */
export function agesOf(children: readonly DepositChild[]): string {
  return children.map(({ age }) => String(age)).join(", ");
}

/** The children as a mail or a receipt names them, such as "Luz (6), Leo (9)". */
export function namedChildren(children: readonly DepositChild[]): string {
  return children.map(({ name, age }) => `${name} (${age})`).join(", ");
}

/** The children of a line such as `namedChildren` writes, typed by hand; null when one is no name with an age. */
export function readNamedChildren(line: string): readonly DepositChild[] | null {
  const parts = line.split(",").map((part) => part.trim());
  const children: DepositChild[] = [];
  for (const part of parts) {
    if (part === "") continue;
    const words = part.split(/[\s()]+/).filter((word) => word !== "");
    const last = words.pop() ?? "";
    const age = /^\d{1,2}$/.test(last) ? Number(last) : -1;
    if (words.length === 0 || age < DEPOSIT_CHILD_AGES.from || age > DEPOSIT_CHILD_AGES.to) return null;
    children.push({ name: words.join(" "), age });
  }
  return children.length > MAX_DEPOSIT_CHILDREN ? null : children;
}
