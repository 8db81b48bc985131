import { sweepAudit } from "../db/audit.ts";
import { sweepMails } from "../db/mails.ts";
import { sweepChats, sweepLeads } from "../features/enrolment/sweep.ts";
import type { Sweep } from "../features/learner/sweeper.ts";
import { sweepQuestions } from "../features/packs/questions.ts";
import { forgetOrigins } from "../features/safety/flood.ts";
import { sweepItems } from "../features/safety/items.ts";
import { sweepApplications } from "../features/site/careers/applications.ts";
import { sweepSubscribers } from "../features/site/newsletter/subscribers.ts";
import { sweepThreads } from "../features/tutor/threads.ts";
import type { Mailer } from "../ports/mailer.ts";

/** What is erased when its term is over (decision 115), slice by slice. */
export const sweepsOf = (mailer: Mailer): readonly Sweep[] => [
  { term: "learners", rows: sweepThreads },
  { term: "learners", rows: (trx, _oldest, at) => forgetOrigins(trx, at) },
  { term: "learners", rows: (trx, _oldest, at) => sweepAudit(trx, at) },
  { term: "safetyClosed", rows: (trx, oldest) => sweepItems(trx, "closed", oldest) },
  { term: "safetyOpen", rows: (trx, oldest) => sweepItems(trx, "open", oldest) },
  { term: "questionsAnswered", rows: (trx, oldest) => sweepQuestions(trx, "answered", oldest) },
  { term: "questionsOpen", rows: (trx, oldest) => sweepQuestions(trx, "open", oldest) },
  { term: "chats", rows: sweepChats },
  { term: "leads", rows: sweepLeads },
  { term: "newsletter", rows: sweepSubscribers },
  { term: "applications", rows: sweepApplications },
  { term: "mails", rows: sweepMails, files: async (...since) => mailer.sweep?.(...since) },
];
