import type { Config } from "./config.ts";

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

function describePayments({ stripe }: Config): string {
  if (stripe === null) return "Payments: practice (test cards only, no money moves)";
  const live = stripe.secretKey.includes("_live_");
  const kind = live ? "Payments: real, by Stripe" : "Payments: Stripe's test side (no money moves)";
  return stripe.webhookSecret === null ? `${kind}; no webhook secret, so they settle late` : kind;
}

function describeJudge({ safetyModel, languageModel }: Config): string[] {
  const model = safetyModel ?? languageModel;
  return model === null
    ? []
    : [`Second judge of child safety: language model ${model.model}, beside the rules`];
}
