/**
 * What staff typed as an amount of US dollars, as the wire wants it: "250" and "250.5" become "250.00" and "250.50".
 * A comma before one or two last digits is a decimal comma. Nothing when it is not an amount between 0 and `most`.
 */
export function readAmount(typed: string, most: number): string | null {
  const plain = typed
    .replace(/[\s$]/g, "")
    .replace(/,(\d{1,2})$/, ".$1")
    .replace(/,(?=\d{3})/g, "");
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return amount > 0 && amount <= most ? amount.toFixed(2) : null;
}
