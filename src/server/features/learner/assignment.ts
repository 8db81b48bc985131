import type { Parsed } from "#contract/index.ts";
import { LEARNER_AGES, mayEnter, parseAge } from "#domain/learner/age.ts";
import { type AssignmentResult, assign, type CurriculumLibrary } from "#domain/learner/curriculum/assign.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import type { Chance } from "#domain/learner/skill.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Consents } from "#server/auth/consents.ts";
import type { Store } from "#server/db/store.ts";
import type { Call } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import { Refusal } from "#server/http/refusal.ts";
import { notYours, type profiles, saveProfile } from "./profiles.ts";
import type { Retention } from "./retention.ts";

export type AssignmentParts = {
  readonly store: Store;
  readonly owners: Ownership;
  readonly allowed: Consents;
  readonly stored: ReturnType<typeof profiles>;
  readonly kept: Retention;
  readonly library: CurriculumLibrary;
  /** Chance that a session decides, so that asking again changes nothing by itself. */
  readonly chanceOf: (sessionId: string) => Chance;
  readonly now: () => number;
};

type AssignmentRequest = Parsed<"POST /api/assign-curriculum">["body"];

/** Assigns curricula, and keeps the results where an adult has allowed it. */
export function assignments(parts: AssignmentParts) {
  const { store, owners, allowed, stored, kept, library, chanceOf, now } = parts;

  /** Stores a result if the consent to a profile holds at that moment, in the transaction that relies on it. */
  async function keep(sessionId: string, result: AssignmentResult, call: Call): Promise<void> {
    const caller = await allowed.caller(call);
    if ((await allowed.basis(caller, "profile")) === null) return;
    const device = owners.settledDevice(call);
    await store.write(async (trx) => {
      const basis = await allowed.basis(caller, "profile", trx);
      if (basis === null) return;
      const profile = {
        session_id: sessionId,
        owner_hash: owners.known(call)[0] ?? device,
        device_hash: device,
        learner_id: caller.learnerId,
        consent: basis.by,
        guardian_email_key: basis.guardianEmailKey,
        result,
      };
      await saveProfile(trx, profile, now());
    });
  }

  return {
    /**
     * @throws Refusal age_out_of_range for a learner whom Ceiba is not made for, invalid_request without a name,
     *   forbidden when the session is another browser's
     */
    async assign(request: AssignmentRequest, language: Language, call: Call): Promise<AssignmentResult> {
      const { sessionId, studentData: student, assessmentResponses: responses } = request;
      const age = parseAge(student.age);
      if (age === null || !mayEnter(age)) {
        const { from, to } = LEARNER_AGES;
        const message = `Ceiba is made for children from ${from} to ${to}. Please check the age.`;
        throw new Refusal("age_out_of_range", message);
      }
      if (cleanName(student.name) === "") throw new Refusal("invalid_request", "studentData.name: required");
      const result = assign({ library, student, responses, language, random: chanceOf(sessionId) });
      await keep(sessionId, result, call);
      return result;
    },

    /** @throws Refusal not_found, also once it has expired; forbidden to other browsers */
    async profile(sessionId: string, call: Call): Promise<AssignmentResult> {
      const found = await stored.find(sessionId, await kept.oldest());
      if (found === null) throw new Refusal("not_found", "There is no such profile.");
      const isOwner =
        found.learnerId === owners.learner(call) &&
        owners.known(call).some((hash) => found.owners.includes(hash));
      if (!isOwner && (await call.staff()) === null) throw notYours();
      return found.result;
    },
  };
}
