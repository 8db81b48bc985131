import { join } from "node:path";
import type { Config } from "./config.ts";
import { faultOf } from "./db/unavailable.ts";

/** Which parts run embedded and which are real, one line each. */
export function describeParts(config: Config, built: boolean): string[] {
  return [
    config.databaseUrl ? "Database: PostgreSQL" : "Database: embedded (SQLite in the data folder)",
    config.languageModel
      ? `Assistant: language model ${config.languageModel.model}, embedded when it fails`
      : "Assistant: embedded (no language model is configured)",
    ...describeJudge(config),
    config.speechServer
      ? `Speech: server with model ${config.speechServer.model}, embedded when it fails and for names`
      : "Speech: embedded voices (no speech server is configured)",
    describePayments(config),
    config.smtpUrl ? "Mail: SMTP" : "Mail: embedded (files in the data folder under outbox)",
    ...(built ? [] : ["Pages: none, because nothing has been built; run npm run build and start again"]),
  ];
}

/** Who hears of what a child tells. Said at every start, loudest where it is nobody. */
export function describeSafety(
  { safety: { webhook } }: Pick<Config, "safety">,
  { chat, reach, recipients, secondAddresses }: SafetyReport,
): string {
  const ways = [
    ...(reach === "mail" ? [`by mail at ${recipients.join(", ")}`] : []),
    // Its path may be what keeps strangers from writing to it.
    ...(webhook === null ? [] : [`by the messenger at ${new URL(webhook.url).host}`]),
  ].join(" and ");
  if (ways !== "") {
    const later = reach === "mail" ? secondAddresses.join(", ") : "";
    return `Safety: staff are told ${ways}${later === "" ? "" : `; after 15 minutes also ${later}`}`;
  }
  if (reach === "nobody") {
    return "Safety: NOBODY WOULD BE TOLD, so the chat with the tutor stays closed; set STAFF_NOTIFY to an address that is read";
  }
  const folder = "mails only lie in the data folder under outbox";
  return chat === "closed"
    ? `Safety: NOBODY IS REACHED, so the chat with the tutor stays closed: ${folder}; set SMTP_URL or SAFETY_WEBHOOK_URL`
    : `Safety: NOBODY IS REACHED YET: ${folder}; set SMTP_URL or SAFETY_WEBHOOK_URL before children write`;
}

type SafetyReport = {
  readonly chat: "open" | "closed";
  readonly reach: "mail" | "messenger" | "folder" | "nobody";
  readonly recipients: readonly string[];
  readonly secondAddresses: readonly string[];
};

function describePayments({ stripe }: Config): string {
  if (stripe === null) return "Payments: practice (test cards only, no money moves)";
  const live = stripe.secretKey.includes("_live_");
  const kind = live ? "Payments: real, by Stripe" : "Payments: Stripe's test side (no money moves)";
  return stripe.webhookSecrets.length === 0 ? `${kind}; no webhook secret, so they settle late` : kind;
}

function describeJudge({ safetyModel, languageModel }: Config): string[] {
  const model = safetyModel ?? languageModel;
  return model === null
    ? []
    : [
        `Second judge of child safety: language model ${model.model}, beside the rules; without its word no reply of a language model is shown`,
      ];
}

export const OTHER_SECRET =
  "Sessions: the secret is another than when this database was last used. If several servers share it, give all of them one SESSION_SECRET.";

export const otherDatabase = (mark: string): string =>
  `Database: EMPTY OR ANOTHER than the one this data folder was last used with. If that is a mistake, stop and bring the right one back (docs/operations.md, "Backup and restore"). If it is meant, delete ${mark} and start again.`;

/** One sentence for a start that the database or its disk prevents; null for a fault of another kind. */
export function describeFault(code: string | undefined, { dataDir, databaseUrl }: Config): string | null {
  const fault = faultOf(code);
  const place = databaseUrl === null ? dataDir : "the database's server or the data folder";
  if (fault === "disk_full") return `The disk of ${place} is full (${code}). Make room and start again.`;
  if (fault === "read_only") return `${dataDir} cannot be read and written by this user (${code}).`;
  if (fault === "damaged") {
    const what = databaseUrl === null ? join(dataDir, "ceiba.sqlite") : "at DATABASE_URL";
    return `The database ${what} is damaged (${code}). Keep a copy of it, then restore the last backup (docs/operations.md, "Backup and restore").`;
  }
  return null;
}
