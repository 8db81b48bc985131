import type { Transaction } from "kysely";
import { newFamily, type RowAnswer } from "#contract/families.ts";
import type { Parsed } from "#contract/index.ts";
import type { Lead } from "#contract/staff.ts";
import { familyKey } from "#domain/enrolment/email.ts";
import { IMPORT_FIELDS, type ImportField } from "#domain/enrolment/families/import.ts";
import { folded } from "#domain/locale/fold.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { toLead } from "../lead.ts";
import { type FamilyParts, writeEvent } from "./parts.ts";

type NewFamily = Parsed<"POST /api/admin/families">["body"];
type Import = Parsed<"POST /api/admin/families/import">["body"];
type ImportedRow = Import["rows"][number];

/** How staff make families: one by hand, or many from a file. */
export function familyAdding({ store, now, makeLead, joinList }: FamilyParts) {
  /** Null where its address, or its number, is another's. */
  async function make(trx: Transaction<Database>, family: NewFamily, from: "by_hand" | "file", by: string) {
    const at = now();
    const { name, email, phone, numberOfChildren: children, childrenAges: ages, language, note } = family;
    const made = await makeLead(trx, { name, email, phone: phone || null, children, ages, language }, at);
    if (made === null) return null;
    await joinList(trx, made, at);
    await writeEvent(trx, { leadId: made.id, kind: "added", detail: from, by, at });
    if (note) await writeEvent(trx, { leadId: made.id, kind: "note", detail: note, by, at });
    return trx.selectFrom("leads").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
  }

  async function answerFor(
    trx: Transaction<Database>,
    row: ImportedRow,
    { isPreview, alsoAlike }: Pick<Import, "isPreview" | "alsoAlike">,
    by: string,
  ): Promise<RowAnswer> {
    const parsed = newFamily.safeParse(toFamily(row));
    if (!parsed.success) {
      const named = parsed.error.issues[0]?.path[0];
      const field = IMPORT_FIELDS.find((each) => each === named) ?? "name";
      return { verdict: "fault", field, lead: null };
    }
    const family = parsed.data;
    const known = await sameReach(trx, family);
    if (known !== undefined) return { verdict: "known", field: null, lead: known };
    const alike = await likeFamily(trx, family);
    if (alike !== undefined && !alsoAlike) return { verdict: "alike", field: null, lead: alike };
    if (isPreview) return { verdict: "new", field: null, lead: null };
    const made = await make(trx, family, "file", by);
    return { verdict: made === null ? "known" : "new", field: null, lead: made };
  }

  return {
    /** @throws Refusal conflict */
    add: (family: NewFamily, by: string, note: Note): Promise<Lead> =>
      store.write(async (trx) => {
        const made = await make(trx, family, "by_hand", by);
        if (made === null) throw new Refusal("conflict", "Another family has this e-mail or phone number.");
        await note(trx, made.id);
        return toLead(made);
      }),

    /** Rows of a file, each by itself: what is wrong with one keeps none of the others out. */
    import: ({ rows, ...how }: Import, by: string, note: Note): Promise<{ rows: RowAnswer[] }> =>
      store.write(async (trx) => {
        const answers: RowAnswer[] = [];
        for (const row of rows) {
          const { lead, ...answer } = await answerFor(trx, row, how, by);
          answers.push({ ...answer, lead: lead === null ? null : { id: lead.id, name: lead.name } });
        }
        if (!how.isPreview) await note(trx);
        return { rows: answers };
      }),
  };
}

/** A row as the form would say it. How many children there are is seen from the ages where nothing else says it. */
function toFamily(row: ImportedRow): Readonly<Record<ImportField, unknown>> {
  const { phone, numberOfChildren, childrenAges } = row;
  const ages = childrenAges.match(/\d+/g)?.length ?? 0;
  return {
    ...row,
    phone: phone === "" ? null : phone,
    numberOfChildren: numberOfChildren === "" ? ages : Number(numberOfChildren),
  };
}

const sameReach = (trx: Transaction<Database>, { email, phone }: NewFamily) =>
  trx
    .selectFrom("leads")
    .select(["id", "name"])
    .where("email_key", "=", familyKey(email === "" ? (phone ?? "") : email))
    .executeTakeFirst();

const DIGITS = 10;

/** Another that has the same phone number, or the same name and ages. */
async function likeFamily(
  trx: Transaction<Database>,
  { phone, name, childrenAges }: NewFamily,
): Promise<Pick<LeadRow, "id" | "name"> | undefined> {
  const digits = (phone ?? "").replace(/\D/g, "");
  if (digits.length >= DIGITS) {
    const found = await trx
      .selectFrom("leads")
      .select(["id", "name"])
      .where("phone_key", "=", digits.slice(-DIGITS))
      .executeTakeFirst();
    if (found !== undefined) return found;
  }
  if (childrenAges === "") return undefined;
  return trx
    .selectFrom("leads")
    .select(["id", "name"])
    .where("twin_key", "=", `${folded(name)} ${childrenAges}`)
    .executeTakeFirst();
}
