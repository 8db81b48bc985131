import { createHash } from "node:crypto";

export type Value = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Value>>;

/** What a table holds, in whatever order its rows are read: how many they are, and the sum of their hashes. */
export type Fingerprint = { readonly rows: number; readonly checksum: string };

/** 128 bits: no two contents of a table meet by accident. */
const BYTES = 16;
const MODULUS = 1n << BigInt(BYTES * 8);

/** SQLite keeps yes and no as 1 and 0 and moments as text; PostgreSQL has types for both. */
function canonical(value: Value): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "boolean" ? Number(value) : value;
}

/** Takes a table's rows one by one. A sum, unlike an exclusive or, also tells a row that is there twice. */
export function fingerprinter(columns: readonly string[]) {
  const sorted = [...columns].sort();
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row): void {
      const text = JSON.stringify(sorted.map((column) => canonical(row[column] ?? null)));
      const hash = createHash("sha256")
        .update(text)
        .digest("hex")
        .slice(0, BYTES * 2);
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS;
      rows += 1;
    },
    result: (): Fingerprint => ({ rows, checksum: sum.toString(16).padStart(BYTES * 2, "0") }),
  };
}
