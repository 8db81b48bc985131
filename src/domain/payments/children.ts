/** A child for whom a deposit holds a place, as the payer names it. */
export type DepositChild = { readonly name: string; readonly age: number };

/** Children in one deposit: a family has its own place, however many it brings. */
export const MAX_DEPOSIT_CHILDREN = 10;
export const DEPOSIT_CHILD_AGES = { from: 0, to: 17 } as const;

/** The ages as a lead keeps them, such as "6, 9". */
export function agesOf(children: readonly DepositChild[]): string {
  return children.map(({ age }) => String(age)).join(", ");
}

/** The children as a mail or a receipt names them, such as "Luz (6), Leo (9)". */
export function namedChildren(children: readonly DepositChild[]): string {
  return children.map(({ name, age }) => `${name} (${age})`).join(", ");
}
