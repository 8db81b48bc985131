import { type RawBuilder, sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import { LEADS_AT_MOST } from "#contract/staff.ts";
import { folded } from "#domain/locale/fold.ts";
import type { LeadTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";

/** Neither engine folds letters with marks without help from outside; these are the ones that names here have. */
const MARKED = { a: "áÁàÀâÂäÄ", e: "éÉèÈêÊëË", i: "íÍîÎïÏ", o: "óÓôÔöÖ", u: "úÚûÛüÜ", n: "ñÑ", c: "çÇ" };

type Query = Partial<Parsed<"GET /api/admin/leads">["query"]>;

/** Leads, newest first: a page of them, of all or of those that a search finds. */
export async function listLeads(
  store: Store,
  { search, status, limit = LEADS_AT_MOST, after }: Query,
): Promise<LeadTable[]> {
  let wanted = store.db.selectFrom("leads").selectAll();
  if (search !== undefined && search !== "") {
    const pattern = `%${folded(search).replace(/[!%_]/g, "!$&")}%`;
    wanted = wanted.where(({ or }) =>
      or(
        ["name", "email", "phone"].map(
          (column) => sql<boolean>`${foldedColumn(column)} like ${pattern} escape '!'`,
        ),
      ),
    );
  }
  if (status !== undefined) wanted = wanted.where("status", "=", status);
  if (after !== undefined) {
    const [at = "", id = ""] = after.split(".");
    wanted = wanted.where((eb) => eb(eb.refTuple("created_at", "id"), "<", eb.tuple(Number(at), id)));
  }
  return wanted.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

function foldedColumn(column: string): RawBuilder<string> {
  return Object.entries(MARKED)
    .flatMap(([plain, marked]) => [...marked].map((letter) => [letter, plain] as const))
    .reduce<RawBuilder<string>>(
      (inner, [letter, plain]) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
      sql`lower(${sql.ref(column)})`,
    );
}
