import { join } from "node:path";
import { brand } from "#content/catalogue/brand.ts";
import { createAssistant } from "../adapters/assistant/index.ts";
import { createMailer } from "../adapters/mail/index.ts";
import type { SpendCharacters } from "../adapters/speech/guarded.ts";
import type { Config } from "../config.ts";
import type { Store } from "../db/store.ts";
import { dailyBudget } from "../http/limits.ts";
import { logWarning } from "../http/log.ts";
import type { Metrics } from "../http/metrics.ts";
import type { EnrolmentAssistant } from "../ports/enrolment-assistant.ts";
import type { Mailer } from "../ports/mailer.ts";

/** The assistant of the enrolment chat. */
export function chooseAssistant(config: Config, store: Store, metrics: Metrics): EnrolmentAssistant {
  return createAssistant({
    llm: config.languageModel ?? undefined,
    paymentsOpen: true,
    mayAsk: dailyBudget(store, "model-families", config.languageModelDailyCalls).take,
    log: logWarning,
    watch: config.languageModel ? metrics.watchProvider("assistant") : undefined,
  });
}

/** Of what the speech server may say in a day, strangers get a part that leaves the children theirs. */
export function speechBudget(store: Store, characters: number): SpendCharacters {
  const all = dailyBudget(store, "speech-characters", characters);
  const strangers = dailyBudget(store, "speech-characters-strangers", characters / 4);
  return async (cost, { isLearner }) => (isLearner || (await strangers.take(cost))) && all.take(cost);
}

export function chooseMailer({ smtpUrl, dataDir, mailFrom }: Config): Mailer {
  const from = mailFrom ?? `${brand.name} <${brand.contactEmail}>`;
  return createMailer({ smtpUrl, outbox: join(dataDir, "outbox"), from });
}
