import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brand } from "#content/catalogue/brand.ts";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { library } from "#content/learner/curriculum/library.ts";
import { onboarding } from "#content/learner/questions/onboarding.ts";
import { seededChance } from "#domain/learner/seeded.ts";
import { firstCharge } from "#domain/payments/first-charge.ts";
import { createPaymentProvider } from "./adapters/payments/index.ts";
import { printReceipt } from "./adapters/printables/receipt.ts";
import { createFollowUps } from "./adapters/safety/follow-ups.ts";
import { createSafetyScreen } from "./adapters/safety/index.ts";
import type { App, Overrides } from "./app.ts";
import { createAccounts } from "./auth/accounts.ts";
import { ensureFirstStaff } from "./auth/first-staff.ts";
import { isOtherSecret } from "./auth/secret-mark.ts";
import { chooseJudge, chooseMailer, chooseSpeech } from "./compose/adapters.ts";
import { handlersOf, USUAL_HOURS } from "./compose/handlers.ts";
import { personalData } from "./compose/personal-data.ts";
import { sweepsOf } from "./compose/sweeps.ts";
import { warmUps } from "./compose/warm-up.ts";
import type { Config } from "./config.ts";
import { auditLog, familyMarks } from "./db/audit.ts";
import { openStore } from "./db/database.ts";
import type { DueLoop } from "./db/due-loop.ts";
import { erasedList } from "./db/erased.ts";
import { mailQueue } from "./db/mails.ts";
import { sandboxRecords } from "./db/sandbox-records.ts";
import { schoolFacts } from "./db/school-facts.ts";
import { isOtherDatabase, SCHOOL_MARK } from "./db/school-mark.ts";
import { eraser as createEraser } from "./db/scrub.ts";
import type { Store } from "./db/store.ts";
import { type ChangeAddress, remindersFollow } from "./db/visit-reminders.ts";
import { describeParts, describeSafety, OTHER_SECRET, otherDatabase } from "./describe.ts";
import { leadMaker } from "./features/enrolment/make-lead.ts";
import { paidLeads } from "./features/enrolment/paid-leads.ts";
import { deliverPods } from "./features/enrolment/places/deliver.ts";
import { createPlaces } from "./features/enrolment/places/routes.ts";
import { startTerms, TERMS_QUEUE } from "./features/enrolment/places/terms.ts";
import { remindersNow } from "./features/enrolment/visits/mails.ts";
import { replayErasures } from "./features/family/replay.ts";
import { createLearner } from "./features/learner/index.ts";
import { createPayments } from "./features/payments/index.ts";
import { createSafety } from "./features/safety/index.ts";
import { type PageHits, pageVisits } from "./features/staff/insight/visits.ts";
import { startMailWorker } from "./features/system/mail/worker.ts";
import { forgetThreads } from "./features/tutor/threads.ts";
import { addressReader } from "./http/address.ts";
import { documentText, readBundle } from "./http/bundle.ts";
import { openStreams } from "./http/event-stream.ts";
import { webhookOf } from "./http/in-process.ts";
import { rateLimits } from "./http/limits.ts";
import { logError, logWarning } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { ownership } from "./http/ownership.ts";
import { pageLimit } from "./http/page-limit.ts";
import { createPageServer } from "./http/pages.ts";
import { pageRenderer, storedDocuments } from "./http/render.ts";
import { createRouter } from "./http/router.ts";
import { createListener, hostInUrl, metricsListener } from "./http/server.ts";
import { packageFile } from "./package-root.ts";
import { serving } from "./serving.ts";

const RECONCILE_EVERY_MS = 5 * 60_000;

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
  const dist = overrides.dist ?? fileURLToPath(packageFile("dist"));
  const bundle = readBundle(dist);

  const accounts = createAccounts({
    ...{ store, secret: config.sessionSecret, baseUrl: publicUrl, secure, now },
  });
  const audit = auditLog(store, now);
  const firstStaff = await ensureFirstStaff({ store, accounts, audit }, config.staff);
  const metrics = createMetrics();
  const addressOf = addressReader(config.trustedProxies, () =>
    logWarning("proxy not declared", {
      hint: "A caller outside TRUSTED_PROXIES sent X-Forwarded-For. If that is your proxy, declare it: until then all visitors count as one.",
    }),
  );
  let pageOpened = (_path: string) => {};
  const pages = createPageServer(
    bundle,
    { secure, stripe: config.stripe !== null },
    pageLimit(addressOf, config.rateLimitScale),
    (path) => pageOpened(path),
  );
  const renderPages = bundle === null ? null : pageRenderer(dist);
  let served = bundle?.documents ?? new Map();
  const facts = schoolFacts({
    ...{ store, now, delivered: deliveredSchool },
    async prepare(school) {
      if (renderPages === null) return () => {};
      const documents = await storedDocuments(await renderPages(school));
      return () => {
        served = documents;
        pages.replace(documents);
      };
    },
    report: (error) => logError("facts of the school", error),
  });
  await facts.begin();
  const school = facts.now;
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
  // The embedded provider delivers to our own webhook, which exists only once the router does.
  let deliver = async (_body: string, _signature: string) => false;
  const { provider, sandbox } = createPaymentProvider({
    stripe: config.stripe,
    secret: config.sessionSecret,
    records: sandboxRecords(store),
    deliver: (...event) => deliver(...event),
    report: (error) => logError("practice payments", error),
  });
  const places = createPlaces({
    ...{ store, now, school, secret: config.sessionSecret, usualHours: USUAL_HOURS },
    ...{ publicUrl: () => publicUrl, staffNotify: config.staffNotify, wakeMail: worker.wake },
    wakeTerms: () => store.wakes.ring(TERMS_QUEUE),
  });
  const changeAddress: ChangeAddress = (trx, leadIds, change) =>
    places.moves.offersFollow(trx, leadIds, () => remindersFollow(trx, leadIds, change));
  const payments = createPayments({
    store,
    provider,
    practice: sandbox?.practice ?? null,
    leads: paidLeads(store, leadMaker(config.sessionSecret), changeAddress),
    owners,
    publicUrl: () => publicUrl,
    secret: config.sessionSecret,
    staffNotify: config.staffNotify,
    billingPortalUrl: config.billingPortalUrl,
    wakeMail: worker.wake,
    reconcileEveryMs: overrides.reconcileEveryMs ?? RECONCILE_EVERY_MS,
    issuer: { legalName: config.school.legalName ?? brand.name, taxId: config.school.taxId },
    printReceipt,
    opensAt: () => overrides.opensAt ?? firstCharge(school().launchDate),
    school,
  });
  await deliverPods(store, payments.heldDeposits, now());
  let terms: DueLoop | null = null;
  const takeHits: PageHits = (tell) =>
    pages.takeHits((...hit) => {
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
  const router = createRouter({
    secure,
    publicUrl: () => publicUrl,
    addressOf,
    staffOf: accounts.staffOf,
    classSessionOf: learner.classSessionOf,
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
        facts,
        changeAddress,
        servedPage: (file: string) => documentText(served.get(file)),
        renderPages,
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
      paymentMode: provider.config.mode,
      publicUrl: () => publicUrl,
      secure,
      migration,
      hasOtherDatabase,
    }),
  });
  deliver = webhookOf(router);
  const listener = createListener(pages, router, metrics, {
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
      ...describeParts(config, bundle !== null),
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
        pageOpened = warmUps({
          ...{ screen, followUps, speech, school },
          hasAssistant: overrides.assistant === undefined,
        });
        unfollow = facts.follow();
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
