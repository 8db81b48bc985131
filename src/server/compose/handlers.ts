import { deliveredSchool } from "#content/catalogue/school.ts";
import { answerBy } from "#domain/enrolment/inbox/hours.ts";
import { askedIn } from "#domain/enrolment/taught/answer.ts";
import { isCourtesy } from "#domain/staff/insight.ts";
import { panelAnswers, preparedAnswerer } from "../adapters/assistant/embedded.ts";
import { factLookUp } from "../adapters/assistant/fact-look-up.ts";
import { taughtLookUp } from "../adapters/assistant/taught-look-up.ts";
import { createPrintables } from "../adapters/printables/index.ts";
import { printSafetyRecord } from "../adapters/printables/safety-record.ts";
import type { Overrides } from "../app.ts";
import type { Accounts } from "../auth/accounts.ts";
import { knownDevices } from "../auth/known-devices.ts";
import type { Config } from "../config.ts";
import type { AuditLog } from "../db/audit.ts";
import type { ErasedList } from "../db/erased.ts";
import { mailQueue } from "../db/mails.ts";
import { readHours } from "../db/opening-hours.ts";
import type { SchoolFacts } from "../db/school-facts.ts";
import type { Eraser } from "../db/scrub.ts";
import type { Store } from "../db/store.ts";
import { taughtAnswers } from "../db/taught-answers.ts";
import type { ChangeAddress } from "../db/visit-reminders.ts";
import { conversations } from "../features/enrolment/conversations.ts";
import { leadIntake } from "../features/enrolment/leads.ts";
import { waitingMail } from "../features/enrolment/mail-texts.ts";
import { leadMaker } from "../features/enrolment/make-lead.ts";
import { freePlacesInWords } from "../features/enrolment/places/in-words.ts";
import { joinFamily } from "../features/enrolment/places/joining.ts";
import type { createPlaces } from "../features/enrolment/places/routes.ts";
import { enrolmentHandlers } from "../features/enrolment/routes.ts";
import { freeTimesInWords, visitLinkWhileOpen } from "../features/enrolment/visits/in-words.ts";
import { visitHandlers } from "../features/enrolment/visits/routes.ts";
import { familyContacts } from "../features/family/contact.ts";
import { recordHandlers as familyRecordHandlers } from "../features/family/record-routes.ts";
import { familyHandlers } from "../features/family/routes.ts";
import type { createLearner } from "../features/learner/index.ts";
import { packHandlers } from "../features/packs/routes.ts";
import type { Payments } from "../features/payments/index.ts";
import { graveAnswers } from "../features/safety/grave.ts";
import { helpHandlers } from "../features/safety/help.ts";
import type { createSafety } from "../features/safety/index.ts";
import { recordHandlers } from "../features/safety/record-handlers.ts";
import { careerHandlers } from "../features/site/careers/routes.ts";
import { newsletterHandlers } from "../features/site/newsletter/routes.ts";
import { speechHandlers } from "../features/speech/routes.ts";
import { createAccount } from "../features/staff/account/index.ts";
import { answerHandlers } from "../features/staff/answers/routes.ts";
import { desk } from "../features/staff/desk.ts";
import { factHandlers } from "../features/staff/facts/routes.ts";
import { familyDeskHandlers } from "../features/staff/families/routes.ts";
import { answerMail } from "../features/staff/inbox/answer-mail.ts";
import { inboxHandlers } from "../features/staff/inbox/routes.ts";
import { insightHandlers } from "../features/staff/insight/routes.ts";
import type { pageVisits } from "../features/staff/insight/visits.ts";
import { liveHandlers } from "../features/staff/live.ts";
import { staffHandlers } from "../features/staff/routes.ts";
import { mailHandlers } from "../features/system/mail/routes.ts";
import type { startMailWorker } from "../features/system/mail/worker.ts";
import { systemHandlers } from "../features/system/routes.ts";
import { tutorHandlers } from "../features/tutor/routes.ts";
import type { OpenStreams } from "../http/event-stream.ts";
import type { Handlers } from "../http/handler.ts";
import type { rateLimits } from "../http/limits.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Ownership } from "../http/ownership.ts";
import type { RenderPages } from "../http/render.ts";
import type { Mailer } from "../ports/mailer.ts";
import { chooseAssistant, type chooseJudge, type chooseSpeech, chooseTutor } from "./adapters.ts";
import { dailyBudgets } from "./budgets.ts";
import { personalData, recordWriters } from "./personal-data.ts";
import { USUAL_HOURS } from "./usual-hours.ts";

/** For so long the desk says that a mail was given up. */
const GIVEN_UP_SHOWN_MS = 3 * 86_400_000;
/** Everything that some slice needs, made once (compose.ts). */
type Parts = {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly store: Store;
  readonly facts: SchoolFacts;
  /** Null while nothing is built. */
  readonly renderPages: RenderPages | null;
  readonly servedPage: (file: string) => Promise<string>;
  readonly changeAddress: ChangeAddress;
  readonly now: () => number;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly owners: Ownership;
  readonly streams: OpenStreams;
  readonly accounts: Accounts;
  readonly audit: AuditLog;
  readonly metrics: Metrics;
  readonly limits: ReturnType<typeof rateLimits>;
  readonly learner: Awaited<ReturnType<typeof createLearner>>;
  readonly safety: ReturnType<typeof createSafety>;
  readonly payments: Payments;
  readonly places: ReturnType<typeof createPlaces>;
  readonly paymentMode: Parameters<typeof desk>[1];
  readonly speech: ReturnType<typeof chooseSpeech>;
  readonly screen: TutorParts["screen"];
  readonly safetyDesk: TutorParts["desk"];
  readonly followUps: TutorParts["followUps"];
  readonly judge: ReturnType<typeof chooseJudge>;
  readonly mailer: Mailer;
  readonly worker: ReturnType<typeof startMailWorker>;
  readonly visits: ReturnType<typeof pageVisits>;
  readonly publicUrl: () => string;
  readonly secure: boolean;
  readonly migration: string;
  readonly hasOtherDatabase: boolean;
};
type TutorParts = Parameters<typeof tutorHandlers>[0];

/** Which slice answers which operation, and with what: one entry for each of the contract. */
export function handlersOf(parts: Parts): Handlers {
  const { config, overrides, store, now, eraser, erased, owners, accounts, audit, metrics, limits } = parts;
  const { learner, safety, payments, speech, screen, safetyDesk, followUps, judge, mailer, worker } = parts;
  const { publicUrl, secure, migration, hasOtherDatabase, streams } = parts;
  const toStaff = { staffNotify: config.staffNotify, publicUrl, wakeMail: worker.wake };
  const budgets = dailyBudgets(store, config.rateLimitScale);
  const mailBudget = budgets.familyMails;
  const graveAnswer = graveAnswers({
    ...{ screen, desk: safetyDesk },
    outsideBudget: budgets.graveOutside.take,
  });
  const taught = taughtAnswers(store);
  const school = parts.facts.now;
  const { staffNotify } = config;
  const waitingNotice =
    staffNotify === null ? null : { mail: () => waitingMail(staffNotify, publicUrl()), wake: worker.wake };
  const lookUp = taughtLookUp(school);
  return {
    ...systemHandlers(store, migration, hasOtherDatabase),
    ...enrolmentHandlers({
      assistant: overrides.assistant ?? chooseAssistant(config, store, metrics, taught, school),
      graveAnswer,
      stored: conversations(store, waitingNotice),
      owners,
      countAnswer: metrics.countAnswer,
      countHeld: limits.countHeld,
      wakes: store.wakes,
      streams,
      async promises() {
        const hours = await readHours(store.db, USUAL_HOURS);
        return (askedAt) => {
          const by = answerBy(hours, askedAt);
          return { by: by === null ? null : new Date(by).toISOString() };
        };
      },
      freePlaces: freePlacesInWords(store),
      freeTimes: freeTimesInWords({ store, now, usualHours: USUAL_HOURS }),
      noteReading: (actor, reference) => audit.write({ action: "conversation_read", actor, reference }),
      submitLead: leadIntake({
        store,
        makeLead: leadMaker(config.sessionSecret),
        publicUrl,
        school,
        staffNotify: config.staffNotify,
        mailBudget,
        visitLink: visitLinkWhileOpen({ secret: config.sessionSecret, publicUrl, now }),
        wakeMail: worker.wake,
      }),
    }),
    ...speechHandlers({
      ...speech,
      hasServer: config.speechServer !== null,
      countSpeech: limits.countSpeech,
    }),
    ...packHandlers({
      store,
      eraser,
      printables: createPrintables(),
      panel: panelAnswers,
      graveAnswer,
      taught,
      school,
      now,
      ...toStaff,
    }),
    ...newsletterHandlers({
      ...{ store, eraser, erased, now, school, secret: config.sessionSecret },
      mailBudget: budgets.newsletterMails,
      ...toStaff,
    }),
    ...careerHandlers({ store, eraser, mailBudget, now, school, ...toStaff }),
    ...learner.handlers,
    ...safety.handlers,
    ...recordHandlers({
      ...{ store, now, secret: config.sessionSecret },
      family: familyContacts(store),
      print: printSafetyRecord,
      reachOf: safety.telling.statusOf,
    }),
    ...helpHandlers({
      desk: safetyDesk,
      deviceOf: owners.device,
      outsideBudget: budgets.helpOutside.take,
    }),
    ...tutorHandlers({
      ...{
        store,
        owners,
        now,
        screen,
        desk: safetyDesk,
        followUps,
        judge,
        countAnswer: metrics.countTutorAnswer,
        tutor: chooseTutor(config, store, metrics, { screen, judge }),
      },
      allowed: learner.allowed,
      oldest: learner.oldest,
      afterClassBudget: async ({ headers, address }) =>
        (await budgets.afterClassOfOne.take(1, learner.recentSessionOf(headers) ?? address)) &&
        budgets.afterClass.take(),
    }),
    ...payments.handlers,
    ...familyHandlers({
      store,
      eraser,
      erased,
      slices: personalData,
      mailer,
      mailsSettled: worker.settled,
      now,
    }),
    ...familyRecordHandlers({ store, eraser, erased, now, write: recordWriters }),
    ...staffHandlers({
      desk: desk(store, parts.paymentMode, parts.changeAddress),
      members: accounts.members,
      wakeMail: worker.wake,
      notices: async () => [
        ...(hasOtherDatabase ? (["other_database"] as const) : []),
        ...((await payments.areWebhooksSilent()) ? (["webhooks_silent"] as const) : []),
        ...(judge?.isUnreliable() ? (["judge_unreliable"] as const) : []),
        ...((await parts.facts.hasUnshown()) ? (["fact_unshown"] as const) : []),
        ...((await learner.isClockDoubted()) ? (["clock_doubted"] as const) : []),
        ...((await learner.countEnding()) > 0 ? (["items_ending"] as const) : []),
        ...((await mailQueue(store).areStuck(now() - GIVEN_UP_SHOWN_MS)) ? (["mails_stuck"] as const) : []),
      ],
    }),
    ...familyDeskHandlers({
      ...{ store, now, mode: parts.paymentMode, usualHours: USUAL_HOURS, members: accounts.members },
      makeLead: leadMaker(config.sessionSecret),
      joinList: joinFamily,
      changeAddress: parts.changeAddress,
    }),
    ...parts.places.handlers,
    ...visitHandlers({
      ...{ store, now, school, usualHours: USUAL_HOURS, secret: config.sessionSecret },
      mailBudget: budgets.visitMails,
      makeLead: leadMaker(config.sessionSecret),
      ...toStaff,
    }),
    ...inboxHandlers({
      ...{ store, now, members: accounts.members, usualHours: USUAL_HOURS },
      wakeMail: worker.wake,
      answerMail: answerMail(publicUrl, school),
    }),
    ...mailHandlers({ store, now, isFolder: mailer.isFolder === true, wakeMail: worker.wake }),
    ...liveHandlers({ store, streams, staffOf: accounts.staffOf, now }),
    ...insightHandlers({
      ...{ store, now, keepVisits: parts.visits.keep },
      questionOf: async (fact) => {
        const known = preparedAnswerer(school()).fact(fact);
        if (known !== undefined) return isCourtesy(known.move) ? undefined : known.question;
        return (await taught()).filter(({ id }) => id === fact).map(({ content }) => askedIn(content))[0];
      },
    }),
    ...answerHandlers({ store, now, taught, lookUp }),
    ...factHandlers({
      ...{ store, now, taught, facts: parts.facts },
      ...{ renderPages: parts.renderPages, servedPage: parts.servedPage },
      ...{ delivered: deliveredSchool, usualHours: USUAL_HOURS },
      depositsSince: payments.depositsSince,
      openingChanged: payments.openingChanged,
      lookUp: factLookUp,
    }),
    ...createAccount({
      ...{ store, accounts, audit, now },
      devices: knownDevices(config.sessionSecret, secure),
      publicUrl,
      wakeMail: worker.wake,
      rateLimitScale: config.rateLimitScale,
    }),
  };
}
