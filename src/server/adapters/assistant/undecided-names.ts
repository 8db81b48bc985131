import { z } from "zod";
import type { Bilingual } from "#domain/locale/language.ts";
import { SUBJECTS, type Subject } from "#domain/site/school.ts";
import { yamlFile } from "#server/content-file.ts";

const text = z.string().trim().min(1);
const groups = z.array(
  z.strictObject({
    subject: z.enum(SUBJECTS),
    areas: z.record(text, z.strictObject({ en: text, es: text })),
  }),
);

type UndecidedName = { readonly subject: Subject; readonly name: Bilingual };

let read: ReadonlyMap<string, UndecidedName> | undefined;

/** What can be decided as the desk lists it, by the id of its area. */
export function undecidedNames(): ReadonlyMap<string, UndecidedName> {
  read ??= new Map(
    yamlFile("src/content/staff/undecided.yaml", groups).flatMap(({ subject, areas }) =>
      Object.entries(areas).map(([id, name]) => [id, { subject, name }] as const),
    ),
  );
  return read;
}

/** @throws Error for an area that src/content/staff/undecided.yaml does not name */
export function undecidedName(id: string): UndecidedName {
  const found = undecidedNames().get(id);
  if (found === undefined) throw new Error(`src/content/staff/undecided.yaml has no name for "${id}".`);
  return found;
}
