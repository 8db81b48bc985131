import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { library } from "#content/learner/curriculum/library.ts";
import { onboarding } from "#content/learner/questions/onboarding.ts";
import { seededChance } from "#domain/learner/seeded.ts";
import { createFollowUps } from "./adapters/safety/follow-ups.ts";
import { createSafetyScreen } from "./adapters/safety/index.ts";
import type { App, Overrides } from "./app.ts";
import { createAccounts } from "./auth/accounts.ts";
import { ensureFirstStaff } from "./auth/first-staff.ts";
import { isOtherSecret } from "./auth/secret-mark.ts";
import { chooseJudge, chooseMailer, chooseSpeech } from "./compose/adapters.ts";
import { handlersOf } from "./compose/handlers.ts";
import { schoolPages } from "./compose/pages.ts";
import { placesAndPayments } from "./compose/payments.ts";
import { personalData } from "./compose/personal-data.ts";
import { sweepsOf } from "./compose/sweeps.ts";
import { USUAL_HOURS } from "./compose/usual-hours.ts";
import { warmUps } from "./compose/warm-up.ts";
import type { Config } from "./config.ts";
import { auditLog, familyMarks } from "./db/audit.ts";
import { openStore } from "./db/database.ts";
import type { DueLoop } from "./db/due-loop.ts";
import { erasedList } from "./db/erased.ts";
import { mailQueue } from "./db/mails.ts";
import { isOtherDatabase, SCHOOL_MARK } from "./db/school-mark.ts";
import { eraser as createEraser } from "./db/scrub.ts";
import type { Store } from "./db/store.ts";
import { describeParts, describeSafety, OTHER_SECRET, otherDatabase } from "./describe.ts";
import { startTerms } from "./features/enrolment/places/terms.ts";
import { remindersNow } from "./features/enrolment/visits/mails.ts";
import { replayErasures } from "./features/family/replay.ts";
import { createLearner } from "./features/learner/index.ts";
import { createSafety } from "./features/safety/index.ts";
import { type PageHits, pageVisits } from "./features/staff/insight/visits.ts";
import { startMailWorker } from "./features/system/mail/worker.ts";
import { forgetThreads } from "./features/tutor/threads.ts";
import { addressReader } from "./http/address.ts";
import { openStreams } from "./http/event-stream.ts";
import { webhookOf } from "./http/in-process.ts";
import { rateLimits } from "./http/limits.ts";
import { logError, logWarning } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { ownership } from "./http/ownership.ts";
import { createRouter } from "./http/router.ts";
import { createListener, hostInUrl, metricsListener } from "./http/server.ts";
import { serving } from "./serving.ts";

export { describeFault } from "./describe.ts";

/** Puts the server together. Only this file and its room, compose/, choose adapters and know every slice. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  // The model SDK's own warnings are no log lines, and tell an operator nothing to do.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const store = openStore(config);
  try {
    return await assemble(config, overrides, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function assemble(config: Config, overrides: Overrides, store: Store): Promise<App> {
  const migration = await store.migrate();
  const hasOtherDatabase = await isOtherDatabase(store, config.dataDir);
  const hasOtherSecret = await isOtherSecret(store, config.sessionSecret);
  const now = overrides.now ?? Date.now;
  const eraser = createEraser(store, now);
  const erased = erasedList({
    ...{ store, secret: config.sessionSecret },
    file: join(config.dataDir, "erased.list"),
  });
  let publicUrl = config.publicUrl ?? `http://${hostInUrl(config.host)}:${config.port}`;
  const secure = publicUrl.startsWith("https:");
  const addressOf = addressReader(config.trustedProxies, () =>
    logWarning("proxy not declared", {
      hint: "A caller outside TRUSTED_PROXIES sent X-Forwarded-For. If that is your proxy, declare it: until then all visitors count as one.",
    }),
  );
  const pages = await schoolPages({ config, overrides, store, now, secure, addressOf });
  const { school } = pages;

  const accounts = createAccounts({
    ...{ store, secret: config.sessionSecret, baseUrl: publicUrl, secure, now },
  });
  const audit = auditLog(store, now);
  const firstStaff = await ensureFirstStaff({ store, accounts, audit }, config.staff);
  const metrics = createMetrics();
  const queue = mailQueue(store);
  const mailer = overrides.mailer ?? chooseMailer(config, school);
  await replayErasures({ store, eraser, erased, slices: personalData, mailer });
  const worker = startMailWorker(
    queue,
    mailer,
    remindersNow({
      ...{ store, school, usualHours: USUAL_HOURS, secret: config.sessionSecret },
      publicUrl: () => publicUrl,
    }),
  );
  const owners = ownership(config.sessionSecret, secure);
  const speech = chooseSpeech(config, store, metrics);
  const safety = createSafety({
    ...{ store, now, secure, mailer, secret: config.sessionSecret, contacts: config.safety },
    publicUrl: () => publicUrl,
    staffEmails: accounts.members.emails,
    count: metrics.countSafetyAlert,
    countItem: metrics.countSafetyItem,
  });
  const { screen, desk: safetyDesk } = overrides.safety ?? {
    screen: createSafetyScreen(),
    desk: safety.desk,
  };
  const followUps = createFollowUps();
  const judge = chooseJudge(config, metrics);
  const learner = await createLearner({
    ...{ store, eraser, owners, secure, secret: config.sessionSecret },
    content: { library, onboarding },
    configuredPassword: config.studentPassword,
    rateLimitScale: config.rateLimitScale,
    chanceOf: (session) => overrides.random ?? seededChance(session),
    now,
    pause: overrides.pause ?? setTimeout,
    erase: [forgetThreads],
    countOpenItems: safety.countOpen,
    running: overrides.running ?? (() => performance.now()),
    sweeps: sweepsOf(mailer),
  });
  const enrolled = await placesAndPayments({
    ...{ config, overrides, store, now, school, owners, worker },
    publicUrl: () => publicUrl,
  });
  const { payments, places, sandbox } = enrolled;
  let terms: DueLoop | null = null;
  const takeHits: PageHits = (tell) =>
    pages.server.takeHits((...hit) => {
      metrics.countPages(...hit);
      tell(...hit);
    });
  const visits = pageVisits(store, takeHits, now, (error) => logError("visits", error));
  metrics.beforeReading(() => void visits.keep().catch((error) => logError("visits", error)));
  metrics.beforeReading(() => metrics.setSpeechWaiting(speech.waiting()));
  metrics.lookUpIn({
    mails: queue.counts,
    paymentEvents: payments.counts,
    webhooksMissed: payments.countMissed,
    safetyUnseen: safety.telling.countUnseen,
  });

  const streams = openStreams();
  let unfollow = () => {};
  const limits = rateLimits(store, config.rateLimitScale);
  const warm = warmUps({
    ...{ screen, followUps, speech, school },
    hasAssistant: overrides.assistant === undefined,
  });
  const router = createRouter({
    ready: warm.ready,
    secure,
    publicUrl: () => publicUrl,
    addressOf,
    staffOf: accounts.staffOf,
    classSessionOf: learner.classSessionOf,
    wasOfClass: (headers) => learner.recentSessionOf(headers) !== null,
    countCall: limits.countCall,
    countFlood: limits.countFlood,
    audit,
    familyMark: familyMarks(config.sessionSecret),
    now,
    countRequest: metrics.countRequest,
    receiveWebhook: payments.receiveWebhook,
    handlers: handlersOf({
      ...{
        config,
        overrides,
        store,
        facts: pages.facts,
        changeAddress: enrolled.changeAddress,
        servedPage: pages.servedPage,
        renderPages: pages.render,
        now,
        eraser,
        erased,
        owners,
        accounts,
        audit,
        metrics,
        limits,
      },
      ...{
        streams,
        learner,
        safety,
        payments,
        places,
        speech,
        screen,
        safetyDesk,
        followUps,
        judge,
        mailer,
        worker,
        visits,
      },
      paymentMode: enrolled.mode,
      publicUrl: () => publicUrl,
      secure,
      migration,
      hasOtherDatabase,
    }),
  });
  enrolled.deliverTo(webhookOf(router));
  const listener = createListener(pages.server, router, metrics, {
    secure,
    metricsHere: config.metricsPort === null,
  });

  return {
    generatedStaff: firstStaff.generated,
    notices: firstStaff.notices,
    generatedStudentPassword: learner.generatedPassword,
    sweep: learner.sweep,
    practice: sandbox?.practice ?? null,
    reconcile: payments.reconcile,
    tell: safety.telling.drain,
    parts: [
      ...describeParts(config, pages.render !== null),
      describeSafety(config, await safety.telling.reach.report()),
      ...(hasOtherSecret ? [OTHER_SECRET] : []),
      ...(hasOtherDatabase ? [otherDatabase(join(config.dataDir, SCHOOL_MARK))] : []),
    ],
    ...serving({
      config,
      listener,
      leave: streams.close,
      metricsListener: () => metricsListener(metrics),
      async opened(port) {
        publicUrl = config.publicUrl ?? `http://${hostInUrl(config.host)}:${port}`;
        metrics.watchProcess();
        visits.start();
        payments.start();
        terms = startTerms(store, places.moves, now);
        pages.whenOpened(warm.pageOpened);
        unfollow = pages.facts.follow();
        safety.telling.start();
        await sandbox?.start();
        return publicUrl;
      },
      stop: [
        async () => unfollow(),
        visits.stop,
        async () => sandbox?.stop(),
        payments.stop,
        async () => terms?.stop(),
        safety.telling.stop,
        worker.stop,
        learner.stop,
        metrics.stop,
        () => speech.close(),
        () => store.close(),
      ],
    }),
  };
}
