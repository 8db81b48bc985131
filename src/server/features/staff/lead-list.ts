import { type RawBuilder, sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { LeadTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";

/** Rows at most in one answer. */
export const MAX_ROWS = 500;
/** Neither engine folds letters with marks without help from outside; these are the ones that names here have. */
const MARKED = { a: "áÁàÀâÂäÄ", e: "éÉèÈêÊëË", i: "íÍîÎïÏ", o: "óÓôÔöÖ", u: "úÚûÛüÜ", n: "ñÑ", c: "çÇ" };

type Query = Parsed<"GET /api/admin/leads">["query"];

/** Leads, newest first: a page of them, of all or of those that a search finds. */
export async function listLeads(store: Store, { search, after }: Query): Promise<LeadTable[]> {
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
  if (after !== undefined) {
    const [at = "", id = ""] = after.split(".");
    wanted = wanted.where((eb) => eb(eb.refTuple("created_at", "id"), "<", eb.tuple(Number(at), id)));
  }
  return wanted.orderBy("created_at", "desc").orderBy("id", "desc").limit(MAX_ROWS).execute();
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function foldedColumn(column: string): RawBuilder<string> {
  return Object.entries(MARKED)
    .flatMap(([plain, marked]) => [...marked].map((letter) => [letter, plain] as const))
    .reduce<RawBuilder<string>>(
      (inner, [letter, plain]) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
      sql`lower(${sql.ref(column)})`,
    );
}
