/** Thousands with a comma, as in English and in Mexico. */
export function written(number: number): string {
  const digits = String(number);
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(",");
}
