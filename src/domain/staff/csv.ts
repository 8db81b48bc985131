/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",;\r\n]/;

/**
 * A table as comma-separated values (RFC 4180), with the mark by which spreadsheets know UTF-8. What families typed
 * can begin like a formula; an apostrophe keeps it a text.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
