import { COLUMN_NAMES, LANGUAGE_NAMES } from "#content/staff/families/import-words.ts";
import { columnPlaces, isEnough, named } from "#domain/enrolment/families/columns.ts";
import {
  FILE_BYTES_AT_MOST,
  type ImportRow,
  parseTable,
  ROWS_AT_MOST,
  rowsOf,
  UnclosedQuote,
} from "#domain/enrolment/families/import.ts";

/** How a ZIP file begins, which is what spreadsheets save of their own. */
const ZIP = "PK\u0003\u0004";

export type ImportFile =
  | { readonly fault: "tooBig" | "noText" | "noRows" }
  | { readonly fault: "tooLong"; readonly count: number }
  | { readonly fault: "unclosed"; readonly line: number }
  | { readonly fault: "noColumns"; readonly found: string }
  | { readonly rows: readonly ImportRow[]; readonly isLatin: boolean };

/** What a file of families holds, or why it cannot be taken. */
export async function readImport(file: Blob): Promise<ImportFile> {
  if (file.size > FILE_BYTES_AT_MOST) return { fault: "tooBig" };
  const { text, isLatin } = decoded(await file.arrayBuffer());
  if (text.includes("\0") || text.startsWith(ZIP)) return { fault: "noText" };
  const table = tableOf(text);
  if (!Array.isArray(table)) return { fault: "unclosed", line: table.line };
  const count = table.length - 1;
  if (count < 1) return { fault: "noRows" };
  if (count > ROWS_AT_MOST) return { fault: "tooLong", count };
  const head = table[0] ?? [];
  const places = columnPlaces(head, COLUMN_NAMES);
  if (!isEnough(places)) return { fault: "noColumns", found: head.join(", ").slice(0, 200) };
  const rows = rowsOf(table, places).map((row) => ({
    ...row,
    language: named(row.language, LANGUAGE_NAMES) ?? "",
  }));
  return { rows, isLatin };
}

function tableOf(text: string): string[][] | UnclosedQuote {
  try {
    return parseTable(text);
  } catch (error) {
    if (error instanceof UnclosedQuote) return error;
    throw error;
  }
}

/** UTF-8, else what spreadsheets in the West wrote before it. UTF-16 says itself that it is. */
function decoded(bytes: ArrayBuffer): { text: string; isLatin: boolean } {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), isLatin: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isLatin: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isLatin: true };
  }
}
