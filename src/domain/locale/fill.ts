/**
 * Puts values into a text's `{placeholders}`; one without a value stays as it is. Where a value ends in a point, such as
 * "6:00 p.m.", the sentence that it ends has its point already.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, point = "") => {
    const value = values[name];
    if (value === undefined) return whole;
    const said = String(value);
    return said.endsWith(".") ? said : said + point;
  });
}
