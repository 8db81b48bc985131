import type { Transaction } from "kysely";
import type { FreeTimes } from "#domain/enrolment/conversation/turn.ts";
import { bookableFrom, VISIT_KINDS } from "#domain/enrolment/visits/visit.ts";
import { timeInWords } from "#domain/enrolment/visits/wording.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Database } from "#server/db/schema.ts";
import { visitLinks } from "./links.ts";
import { timeZoneOf, type VisitParts } from "./parts.ts";
import { freeTimes } from "./seats.ts";

/** As many as can be kept in mind. */
const SAID = 3;

/** The link by which a family books without saying who it is; null while no times are open. */
export function visitLinkWhileOpen({
  secret,
  publicUrl,
  now,
}: Pick<VisitParts, "secret" | "publicUrl" | "now">) {
  const links = visitLinks(secret, publicUrl);
  return async (trx: Transaction<Database>, leadId: string, language: Language): Promise<string | null> => {
    const [next] = await freeTimes(trx, bookableFrom(now()), { limit: 1 });
    return next === undefined ? null : links.family(leadId, language);
  };
}

/** The next times that are free, as the assistant says them. */
export function freeTimesInWords(parts: Pick<VisitParts, "store" | "now" | "usualHours">) {
  return async (language: Language): Promise<FreeTimes> => {
    const found = await Promise.all(
      VISIT_KINDS.map(async (kind) => {
        const rows = await freeTimes(parts.store.db, bookableFrom(parts.now()), { kind, limit: SAID });
        return [kind, rows] as const;
      }),
    );
    const open = found.filter(([, rows]) => rows.length > 0);
    if (open.length === 0) return {};
    const timeZone = await timeZoneOf(parts);
    const list = new Intl.ListFormat(LOCALES[language], { type: "disjunction" });
    return Object.fromEntries(
      open.map(([kind, rows]) => [
        kind,
        list.format(rows.map((row) => timeInWords(row.starts_at, language, timeZone))),
      ]),
    );
  };
}
