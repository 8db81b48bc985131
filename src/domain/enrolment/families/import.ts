import { emailKey, phoneKey } from "../email.ts";

/** What a file of families may say; each is a column. */
export const IMPORT_FIELDS = [
  "name",
  "email",
  "phone",
  "numberOfChildren",
  "childrenAges",
  "language",
  "note",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export type ImportRow = Readonly<Record<ImportField, string>>;

/** Rows of one file, bytes of it, and rows in one call. */
export const ROWS_AT_MOST = 5_000;
export const FILE_BYTES_AT_MOST = 5_000_000;
export const IMPORTED_AT_ONCE = 100;

/** new: would be made; known: is there already; alike: another looks like the same family; fault: cannot be taken. */
export const ROW_VERDICTS = ["new", "known", "alike", "fault"] as const;

/** A quote that is never closed: all that follows it would be one cell. */
export class UnclosedQuote extends Error {
  /** Where it opens, as an editor counts. */
  readonly line: number;
  constructor(line: number) {
    super(`The quote in line ${line} is never closed.`);
    this.line = line;
  }
}

const SEPARATORS = [",", ";", "\t", "|"] as const;

/**
 * The rows of a table as comma-separated values (RFC 4180), or with another separator, which the first line shows.
 * @throws UnclosedQuote also where the next quoted cell seems to close it: it spans lines, and words follow
 */
export function parseTable(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let openedIn = 0;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim() !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] as string;
    if (letter === "\n") line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (line > openedIn && isWord(source[at + 1], separator)) throw new UnclosedQuote(openedIn);
      else isQuoted = false;
    } else if (letter === '"' && cell === "") {
      isQuoted = true;
      openedIn = line;
    } else if (letter === separator) endCell();
    else if (letter === "\n") endRow();
    else if (letter !== "\r") cell += letter;
  }
  if (isQuoted) throw new UnclosedQuote(openedIn);
  endRow();
  return rows;
}

const isWord = (letter: string | undefined, separator: string): boolean =>
  letter !== undefined && letter !== separator && letter.trim() !== "";

/** Whatever stands most often in the first line. */
function separatorOf(source: string): string {
  const first = source.slice(0, source.search(/\n|$/));
  const counted = SEPARATORS.map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula; it is no part of the text. */
export const plainCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, "");

/** The rows of a file by the places of its columns; the first row holds their names. */
export function rowsOf(
  table: readonly (readonly string[])[],
  places: Readonly<Partial<Record<ImportField, number>>>,
): ImportRow[] {
  return table.slice(1).map((cells) => {
    const cellOf = (field: ImportField) => {
      const place = places[field];
      return plainCell(place === undefined ? "" : (cells[place] ?? ""));
    };
    return Object.fromEntries(IMPORT_FIELDS.map((field) => [field, cellOf(field)])) as ImportRow;
  });
}

/** Those of the rows whose family stands in an earlier one. */
export function repeatedRows(rows: readonly ImportRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { email, phone }] of rows.entries()) {
    const key = email !== "" ? emailKey(email) : phone !== "" ? phoneKey(phone) : "";
    if (key === "") continue;
    if (seen.has(key)) repeated.add(index);
    seen.add(key);
  }
  return repeated;
}

/** Rows in pieces that one call takes. */
export function piecesOf<Row>(rows: readonly Row[], bytesAtMost: number): Row[][] {
  const pieces: Row[][] = [];
  let piece: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    // A letter may take four bytes, and an escaped one six.
    const size = JSON.stringify(row).length * 2;
    if (piece.length > 0 && (piece.length >= IMPORTED_AT_ONCE || bytes + size > bytesAtMost)) {
      pieces.push(piece);
      piece = [];
      bytes = 0;
    }
    piece.push(row);
    bytes += size;
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}
