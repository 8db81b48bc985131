import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ToddlerResult } from "#domain/adventures/toddler.ts";
import type { AssessmentRecord } from "#domain/assessment/questions.ts";
import { type PortalChild, portalMachine, type WayIn } from "#domain/flows/portal.ts";
import type { ConsentPurpose } from "#domain/learner/consent.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import { api } from "#web/platform/api.ts";
import {
  assign,
  freshSession,
  inLanguage,
  withAnswers,
  withoutFirstModule,
} from "#web/platform/assignment.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { type Learner, learnerMemory } from "#web/platform/learner.ts";
import { storage, tabStorage } from "#web/platform/storage.ts";

/** §4 "stores a session flag 'student_authenticated' as true". The server trusts only its cookie (decision 002). */
const FLAG = "student_authenticated";
/** An adult has answered on this device; they are not asked again unless they want to be. */
const ASKED = "ceiba.consent.asked";

type Held = { readonly purpose: ConsentPurpose; readonly grantedBy: "adult" | "class" };

/** The portal's state with what it needs of the server and of the device. */
export function usePortal() {
  const { language } = useLocale();
  const [state, send] = useMachine(portalMachine);
  const [held, setHeld] = useState<readonly Held[]>([]);
  const [learner, setLearner] = useState<Learner | null>(null);
  const [isFirstLesson, setFirstLesson] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const consents = useRef<readonly Held[]>([]);

  const memory = useCallback(
    () =>
      learnerMemory(
        consents.current.some(({ purpose, grantedBy }) => purpose === "profile" && grantedBy === "adult"),
      ),
    [],
  );
  const known = useCallback((): PortalChild | null => {
    const found = memory().current();
    setLearner(found);
    return found && childOf(found);
  }, [memory]);
  const loadConsents = useCallback(async () => {
    consents.current = await api("GET /api/consents", {});
    setHeld(consents.current);
  }, []);

  const enter = useCallback(async () => {
    try {
      await loadConsents();
      tabStorage.set(FLAG, "true");
      const isConsentAsked = storage.get(ASKED) === "1" || consents.current.length > 0;
      send({ type: "GATE_OPEN", isConsentAsked, child: known() });
    } catch {
      setOffline(true);
    }
  }, [loadConsents, known, send]);

  const open = useCallback(async () => {
    setOffline(false);
    try {
      const { authenticated } = await api("GET /api/student/session", {});
      if (authenticated) return await enter();
      tabStorage.remove(FLAG);
      send({ type: "GATE_SHUT" });
    } catch {
      setOffline(true);
    }
  }, [enter, send]);
  useEffect(() => void open(), [open]);

  const keep = useCallback(
    (changed: Learner) => {
      memory().keep(changed);
      setLearner(changed);
    },
    [memory],
  );

  // The words of a plan follow the language of the page.
  const assigned = learner?.assigned ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language asks for other words
  useEffect(() => {
    if (learner === null || assigned === null || assigned.language === language) return;
    let isWanted = true;
    inLanguage(assigned, language).then((made) => isWanted && keep({ ...learner, assigned: made }));
    return () => {
      isWanted = false;
    };
  }, [language, assigned]);

  return {
    stage: state.value,
    send,
    learner,
    held,
    isOffline,
    open,
    enter,
    may: (purpose: ConsentPurpose) => held.some((each) => each.purpose === purpose),
    /** An adult answered: what holds now is asked of the server, which is the one that enforces it. */
    consentAnswered: async () => {
      storage.set(ASKED, "1");
      const before = learner;
      await loadConsents().catch(() => {});
      // The child stays, now in the place that the answer allows.
      if (before !== null) memory().keep(before);
      send({ type: "CONSENT_ANSWERED", child: known() });
    },
    start: (name: string, age: number, way: WayIn) => {
      const entered = memory().enter(name, age);
      setLearner(entered);
      send({ type: "NAMED", child: childOf(entered), way });
    },
    assigned: (assigned: NonNullable<Learner["assigned"]>) => {
      if (learner === null) return;
      const guide = assignedVoice(learner.age, assigned.plan.profile.voice_preference);
      keep({ ...learner, guide, assigned });
      setFirstLesson(false);
      send({ type: "ASSIGNED" });
    },
    /** Straight after the summary the approach is chosen again (decision 016). */
    isFirstLesson,
    startFirstLesson: () => {
      setFirstLesson(true);
      send({ type: "DONE" });
    },
    /** What a toddler picked makes a plan as well; when that fails, Fun Time comes all the same. */
    gotToKnow: async ({ responses }: ToddlerResult) => {
      send({ type: "DONE" });
      if (learner === null) return;
      try {
        const { name, age } = learner;
        const part = { assessmentResponses: { ...responses }, studentData: { name, age } };
        keep({ ...learner, assigned: await assign(freshSession(), part, language) });
      } catch (error) {
        console.info("The plan comes another time", error);
      }
    },
    /** The lesson that is first in the plan is finished: the next one comes, chosen anew when none is left (§4). */
    finishedModule: async () => {
      if (learner === null || assigned === null) return;
      const next = await withoutFirstModule(assigned, language);
      if (next !== null) keep({ ...learner, assigned: next });
    },
    /** What a child showed: the plan is made again by it; when that fails, the plan that is there stays (§8). */
    assessed: async (record: AssessmentRecord) => {
      if (learner === null || assigned === null || Object.keys(record.responses).length === 0) return;
      try {
        const made = await withAnswers(assigned, record.responses, language);
        keep({ ...learner, assigned: made });
      } catch (error) {
        console.info("The curriculum stays as it was", error);
      }
    },
    choseGuide: (guide: string) => {
      if (learner !== null) keep({ ...learner, guide: assignedVoice(learner.age, guide) });
    },
    leave: () => {
      memory().leave();
      setLearner(null);
      send({ type: "LEAVE" });
    },
  };
}
export type Portal = ReturnType<typeof usePortal>;

function childOf({ age, assigned }: Learner): PortalChild {
  return { age, hasPlan: assigned !== null };
}
