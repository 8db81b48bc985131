import { folded } from "#domain/locale/fold.ts";
import { IMPORT_FIELDS, type ImportField } from "./import.ts";

type Names = Readonly<Record<ImportField, readonly string[]>>;

/** Where each field stands, by the names in a file's first row; each column is one field's. */
export function columnPlaces(head: readonly string[], names: Names): Partial<Record<ImportField, number>> {
  const called = head.map((cell) => folded(cell).trim());
  const places: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const place = called.findIndex((cell) => names[field].includes(cell));
    if (place >= 0) places[field] = place;
  }
  return places;
}

/** A name, and something to reach the family by. */
export const isEnough = (places: Partial<Record<ImportField, number>>): boolean =>
  places.name !== undefined && (places.email !== undefined || places.phone !== undefined);

/** Which of some named things a cell means. */
export function named<Name extends string>(
  cell: string,
  names: Readonly<Record<Name, readonly string[]>>,
): Name | null {
  const wanted = folded(cell).trim();
  return (Object.keys(names) as Name[]).find((name) => names[name].includes(wanted)) ?? null;
}
