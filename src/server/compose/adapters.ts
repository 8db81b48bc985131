import { join } from "node:path";
import { brand } from "#content/catalogue/brand.ts";
import type { School } from "#domain/site/school.ts";
import type { TaughtAnswers } from "../adapters/assistant/embedded.ts";
import { createAssistant } from "../adapters/assistant/index.ts";
import { createMailer } from "../adapters/mail/index.ts";
import { createSafetyJudge } from "../adapters/safety/judge.ts";
import type { SpendCharacters } from "../adapters/speech/guarded.ts";
import { createSpeech } from "../adapters/speech/index.ts";
import { createLearningTutor } from "../adapters/tutor/index.ts";
import type { Config } from "../config.ts";
import type { Store } from "../db/store.ts";
import { dailyBudget } from "../http/limits.ts";
import { logWarning } from "../http/log.ts";
import type { Metrics } from "../http/metrics.ts";
import type { EnrolmentAssistant } from "../ports/enrolment-assistant.ts";
import type { Mailer } from "../ports/mailer.ts";

/** The assistant of the enrolment chat. */
export function chooseAssistant(
  config: Config,
  store: Store,
  metrics: Metrics,
  taught: TaughtAnswers,
  school: () => School,
): EnrolmentAssistant {
  return createAssistant({
    llm: config.languageModel ?? undefined,
    paymentsOpen: true,
    taught,
    school,
    mayAsk: dailyBudget(store, "model-families", config.languageModelDailyCalls).take,
    log: logWarning,
    watch: config.languageModel ? metrics.watchProvider("assistant") : undefined,
  });
}

/** Of what the speech server may say in a day, strangers get a part that leaves the children theirs. */
function speechBudget(store: Store, characters: number): SpendCharacters {
  const all = dailyBudget(store, "speech-characters", characters);
  const strangers = dailyBudget(store, "speech-characters-strangers", characters / 4);
  return async (cost, { isLearner }) => (isLearner || (await strangers.take(cost))) && all.take(cost);
}

/** Speech out: a speech server within its budget when one is configured, the embedded voices besides. */
export function chooseSpeech(config: Config, store: Store, metrics: Metrics) {
  return createSpeech({
    server: config.speechServer ?? undefined,
    spend: speechBudget(store, config.speechDailyCharacters),
    cacheDir: config.speechCacheDir,
    cacheMegabytes: config.speechCacheMegabytes,
    watch: config.speechServer ? metrics.watchProvider("speech") : undefined,
    log: logWarning,
  });
}

/** The second judge of what children and models say; the tutor's model server where no other is configured. */
export function chooseJudge({ safetyModel, languageModel }: Config, metrics: Metrics) {
  return createSafetyJudge({
    ...{ own: safetyModel, tutors: languageModel, log: logWarning },
    watch: safetyModel || languageModel ? metrics.watchProvider("judge") : undefined,
  });
}

/** The tutor of the learner side. */
export function chooseTutor(
  config: Config,
  store: Store,
  metrics: Metrics,
  safety: Pick<Parameters<typeof createLearningTutor>[0], "screen" | "judge">,
) {
  return createLearningTutor({
    llm: config.languageModel ?? undefined,
    mayAsk: dailyBudget(store, "model-children", config.languageModelDailyCalls).take,
    ...safety,
    log: logWarning,
    watch: config.languageModel ? metrics.watchProvider("tutor") : undefined,
  });
}

export function chooseMailer({ smtpUrl, dataDir, mailFrom }: Config, school: () => School): Mailer {
  const from = () => mailFrom ?? `${brand.name} <${school().contactEmail}>`;
  return createMailer({ smtpUrl, outbox: join(dataDir, "outbox"), from });
}
