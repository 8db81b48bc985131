import { brand } from "#content/catalogue/brand.ts";
import { safetyMails } from "#content/mail/safety.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { isMailed } from "#domain/safety/kinds.ts";
import { enqueueNotice, type NewMail } from "#server/db/mails.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";
import { safetyItems } from "./items.ts";

/** The first disclosure is mailed at once; whatever comes within this time of a mail is mailed together at its end. */
const QUIET_MS = 5 * 60_000;

type SafetyConfig = {
  readonly store: Store;
  readonly secret: string;
  readonly publicUrl: () => string;
  /** Where staff want to hear of disclosures at once, if anywhere. */
  readonly staffNotify: string | null;
  readonly wakeMail: () => void;
  readonly now: () => number;
};

type SafetyHandlers = Pick<
  Handlers,
  "GET /api/safety/reach" | "GET /api/admin/safety" | "PATCH /api/admin/safety/{id}"
>;

/** The safety slice put together: what the tutor records into, what staff see, and what deletes it in time. */
export function createSafety(config: SafetyConfig) {
  const { store, now } = config;
  const items = safetyItems(store, config.secret);

  const record: SafetyDesk["record"] = async (hit) => {
    const tells = isMailed(hit.kind, hit.isSure) && hit.from === "child" && config.staffNotify !== null;
    await store.write(async (trx) => {
      const isNew = await items.add(trx, hit, now());
      if (!isNew || !tells) return;
      await enqueueNotice(trx, deskMail(config.staffNotify ?? "", config.publicUrl()), now(), QUIET_MS);
    });
    if (tells) config.wakeMail();
  };

  const handlers: SafetyHandlers = {
    "GET /api/safety/reach": async () => ({
      chat: "open",
      reach: config.staffNotify === null ? "nobody" : "mail",
    }),
    "GET /api/admin/safety": ({ query }) => items.list(query),
    "PATCH /api/admin/safety/{id}": async ({ params, body }, call) =>
      items.change(params.id, body, (await call.staff())?.email ?? "staff", now()),
  };
  const safetyDesk: SafetyDesk = { record, follow: async () => {}, isAttended: async () => true };
  return { desk: safetyDesk, handlers, sweep: items.sweep };
}

/** Says only that there is something to see: mail is read on lock screens and lies in inboxes for years. */
function deskMail(to: string, url: string): NewMail {
  const values = { brand: brand.name, url };
  return {
    to,
    kind: "staff",
    subject: fill(safetyMails.subject, values),
    text: LANGUAGES.map((language) => fill(safetyMails.text[language], values)).join("\n"),
  };
}
