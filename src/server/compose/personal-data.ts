import type { PersonalData } from "#server/db/personal-data.ts";
import { chatRecord } from "../features/enrolment/family-record.ts";
import { enrolmentData } from "../features/enrolment/personal-data.ts";
import { learnerData, profileRecord } from "../features/learner/personal-data.ts";
import { packsData } from "../features/packs/personal-data.ts";
import { paymentsData } from "../features/payments/personal-data.ts";
import { safetyData } from "../features/safety/personal-data.ts";
import { careersData } from "../features/site/careers/personal-data.ts";
import { newsletterData } from "../features/site/newsletter/personal-data.ts";
import { staffData } from "../features/staff/personal-data.ts";
import { mailData } from "../features/system/mail/personal-data.ts";
import { systemData } from "../features/system/personal-data.ts";
import { tutorData, tutorRecord } from "../features/tutor/personal-data.ts";

/** Every slice that keeps something. A test compares their tables with those of the database. */
export const personalData: readonly PersonalData[] = [
  enrolmentData,
  packsData,
  paymentsData,
  learnerData,
  tutorData,
  newsletterData,
  careersData,
  mailData,
  safetyData,
  staffData,
  systemData,
];

/** How the slices write a single child's profile, a conversation with the tutor, and one of the enrolment chat. */
export const recordWriters = { profile: profileRecord, tutor: tutorRecord, chat: chatRecord };
