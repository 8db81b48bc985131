/** The ages in a line such as "7 and 10" that are outside the range; a year of birth is no age. */
export function agesOutside(
  line: string,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  return (line.match(/\d+/g) ?? []).map(Number).filter((age) => age < 100 && (age < from || age > to));
}
