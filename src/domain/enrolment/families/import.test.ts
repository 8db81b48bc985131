import { expect, it } from "vitest";
import { csv } from "#domain/staff/csv.ts";
import { parseTable, piecesOf, plainCell, repeatedRows, rowsOf, UnclosedQuote } from "./import.ts";

it("a table is read with whatever separates its first line, quotes, and line breaks within them", () => {
  expect(parseTable('a,b\r\n"x, ""y""\nz",2\r\n')).toEqual([
    ["a", "b"],
    ['x, "y"\nz', "2"],
  ]);
  expect(parseTable("a;b;c\n1,5;2;3")).toEqual([
    ["a", "b", "c"],
    ["1,5", "2", "3"],
  ]);
  expect(parseTable("a\tb\n1\t2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(parseTable("\uFEFFa,b\n\n , \nc,d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parseTable("")).toEqual([]);
});

it.each([
  ["at the end of the file", 'a,b\nx,"y\nz,1\n', 2],
  ["after cells with line breaks", 'a,b\r\n"x\r\ny",1\r\n"z,2\r\n', 4],
  ["before the next quoted cell, which would swallow the rows between", 'a,b\n"x,1\ny,2\n"z",3\n', 2],
])("a quote that is never closed is told by its line: %s", (_, text, line) => {
  const read = () => parseTable(text);
  expect(read).toThrow(UnclosedQuote);
  expect(read).toThrow(expect.objectContaining({ line }));
});

it("a quote within a cell, or words after a nickname in quotes, are no fault", () => {
  expect(parseTable('a,b\n6" tall,"Tito" P\u00e9rez\n"x" ,2')).toEqual([
    ["a", "b"],
    ['6" tall', "Tito P\u00e9rez"],
    ["x ", "2"],
  ]);
});

it("what we export comes back as it was, formulas as texts", () => {
  const rows = [
    ["name", "phone"],
    ["=SUM(1)", "+52 322"],
  ];
  expect(parseTable(csv(rows)).map((row) => row.map(plainCell))).toEqual(rows);
  expect(plainCell("'tis")).toBe("'tis");
});

it("a row's cells are found by the places of its columns", () => {
  const [row] = rowsOf(
    [
      ["x", "Mail"],
      ["1", " ana@x.co "],
    ],
    { email: 1 },
  );
  expect(row).toMatchObject({ email: "ana@x.co", name: "", phone: "" });
});

it("a family that stands twice is told, by its address or else its number", () => {
  const row = { name: "", numberOfChildren: "", childrenAges: "", language: "", note: "" };
  const rows = [
    { ...row, email: "Ana@x.co", phone: "1" },
    { ...row, email: "ana@X.co", phone: "2" },
    { ...row, email: "", phone: "322 1" },
    { ...row, email: "", phone: "3221" },
    { ...row, email: "", phone: "" },
    { ...row, email: "", phone: "" },
  ];
  expect([...repeatedRows(rows)]).toEqual([1, 3]);
});

it("many rows go in pieces, none too long", () => {
  expect(
    piecesOf(
      Array.from({ length: 250 }, (_, at) => at),
      60_000,
    ).map((piece) => piece.length),
  ).toEqual([100, 100, 50]);
  const long = "x".repeat(500);
  const pieces = piecesOf([long, long, long], 2_100);
  expect(pieces.map((piece) => piece.length)).toEqual([2, 1]);
});
