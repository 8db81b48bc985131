import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ToddlerResult } from "#domain/adventures/toddler.ts";
import { type PortalChild, portalMachine, type WayIn } from "#domain/flows/portal.ts";
import type { Animal } from "#domain/learner/animal.ts";
import type { AssessmentRecord } from "#domain/learner/assessment/questions.ts";
import type { ConsentPurpose } from "#domain/learner/consent.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import {
  assign,
  freshSession,
  inLanguage,
  languageAsked,
  withAnswers,
  withoutFirstModule,
} from "#web/child/learner/assignment.ts";
import { onConsentsChanged, tellConsentsChanged } from "#web/child/learner/consent-news.ts";
import {
  asInPlan,
  type Learner,
  learnerHere,
  learnerMemory,
  nextLearner,
  studentOf,
} from "#web/child/learner/learner.ts";
import { api, callAs, onUnauthorized } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { storage, tabStorage } from "#web/platform/storage.ts";

/** §4 "stores a session flag 'student_authenticated' as true". The server trusts only its cookie (decision 002). */
const FLAG = "student_authenticated";
/**
 * An adult allowed nothing on this device; they are not asked again unless they want to be, or another child comes. What they allow is the
 * server's to remember: once that is gone, they are asked again.
 */
const ASKED = "ceiba.consent.asked";

type Held = { readonly purpose: ConsentPurpose; readonly grantedBy: "adult" | "class" };

/** The portal's state with what it needs of the server and of the device. */
export function usePortal() {
  const { language, setLanguage } = useLocale();
  const [state, send] = useMachine(portalMachine);
  const [held, setHeld] = useState<readonly Held[]>([]);
  const [learner, setLearner] = useState<Learner | null>(null);
  const [isOffline, setOffline] = useState(false);
  /** The session ended while a child was inside. */
  const [isEnded, setEnded] = useState(false);
  const consents = useRef<readonly Held[]>([]);
  /** Who is here now: an answer that was on its way may find somebody else. */
  const present = useRef<Learner | null>(null);
  /** Counts who was asked for and who sat down or left: an answer to an earlier question is none. */
  const asking = useRef(0);
  const entering = useRef(0);

  const isOwnDevice = useCallback(
    () => consents.current.some(({ purpose, grantedBy }) => purpose === "profile" && grantedBy === "adult"),
    [],
  );
  const memory = useCallback(() => learnerMemory(isOwnDevice()), [isOwnDevice]);
  const show = useCallback((next: Learner | null) => {
    present.current = next;
    setLearner(next);
  }, []);
  const known = useCallback((): PortalChild | null => {
    const found = learnerHere();
    show(found);
    return found && childOf(found);
  }, [show]);
  /** What holds for a child, who is then the one that everything is asked for; on failure nothing does. */
  const loadConsents = useCallback(async (learnerId: string) => {
    callAs(learnerId);
    consents.current = [];
    asking.current += 1;
    const own = asking.current;
    try {
      const found = await api("GET /api/consents", {});
      if (own === asking.current) consents.current = found;
    } finally {
      if (own === asking.current) setHeld(consents.current);
    }
  }, []);

  /** An adult answered, here or in another tab: what holds now is asked of the server, which is the one that enforces it. */
  const consentsAnswered = useCallback(async () => {
    const before = present.current;
    await loadConsents(before?.id ?? nextLearner()).catch(() => {});
    if (consents.current.length === 0) storage.set(ASKED, "1");
    else storage.remove(ASKED);
    // The child stays, now in the place that the answer allows: withdrawn, it is written down on the device no more.
    if (before !== null && present.current?.id === before.id) memory().keep(present.current);
  }, [loadConsents, memory]);
  useEffect(() => onConsentsChanged(() => void consentsAnswered()), [consentsAnswered]);
  const consentsChanged = useCallback(async () => {
    await consentsAnswered();
    tellConsentsChanged();
  }, [consentsAnswered]);

  const enter = useCallback(async () => {
    try {
      await loadConsents(learnerHere()?.id ?? nextLearner());
      tabStorage.set(FLAG, "true");
      setEnded(false);
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
      setEnded(tabStorage.get(FLAG) !== null);
      tabStorage.remove(FLAG);
      send({ type: "GATE_SHUT" });
    } catch {
      setOffline(true);
    }
  }, [enter, send]);
  useEffect(() => void open(), [open]);
  useEffect(
    () =>
      onUnauthorized(() => {
        if (tabStorage.get(FLAG) !== null) setEnded(true);
        tabStorage.remove(FLAG);
        send({ type: "GATE_SHUT" });
      }),
    [send],
  );

  /** Changes what is known of a child, if that child is still the one who is here. */
  const change = useCallback(
    (id: string, changed: (now: Learner) => Learner) => {
      const now = present.current;
      if (now?.id !== id) return;
      const next = changed(now);
      memory().keep(next);
      show(next);
    },
    [memory, show],
  );

  const enterAs = async (entered: Learner, way: WayIn | null) => {
    entering.current += 1;
    const own = entering.current;
    const isAnswered = await loadConsents(entered.id).then(
      () => consents.current.length > 0,
      // What holds cannot be asked now: nor can an answer be kept.
      () => true,
    );
    // Somebody else sat down meanwhile, or the child left again.
    if (own !== entering.current) return;
    const asksConsent = !isAnswered && memory().knowsOthers(entered);
    memory().keep(entered);
    show(entered);
    send({ type: "NAMED", child: childOf(entered), way, asksConsent });
  };

  // The words of a plan follow the language of the page.
  const assigned = learner?.assigned ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language asks for other words
  useEffect(() => {
    if (learner === null || assigned === null || assigned.language === language) return;
    let isWanted = true;
    inLanguage(assigned, language).then(
      (made) => isWanted && change(learner.id, (now) => ({ ...now, assigned: made })),
    );
    return () => {
      isWanted = false;
    };
  }, [language, assigned]);

  return {
    stage: state.value,
    send,
    /** One stage back; false where there is none. */
    goBack: () => {
      const isPossible = state.can({ type: "BACK" });
      if (isPossible) send({ type: "BACK" });
      return isPossible;
    },
    learner,
    held,
    isOffline,
    isEnded,
    open,
    enter,
    may: (purpose: ConsentPurpose) => held.some((each) => each.purpose === purpose),
    consentAnswered: async () => {
      await consentsChanged();
      send({ type: "CONSENT_ANSWERED", child: known() });
    },
    /** An adult wants to look at what is allowed; it may have been taken back elsewhere meanwhile. */
    askConsent: async () => {
      await loadConsents(present.current?.id ?? nextLearner()).catch(() => {});
      send({ type: "ASK_CONSENT" });
    },
    /** On the grown-ups' page, which stays. */
    consentWithdrawn: consentsChanged,
    /** Everybody who learns on this device, and those of them who may be the child of this name and age. */
    known: () => memory().known(),
    namesakes: (name: string, age: number) => memory().namesakes(name, age),
    /** A child who is new here, with an animal of its own choice where another has its name. */
    begin: (name: string, age: number, way: WayIn, animal: Animal | null) =>
      enterAs(memory().begin(name, age, animal), way),
    /** A child whom this device knows. */
    comeBack: (learner: Learner, way: WayIn | null) => enterAs(learner, way),
    assigned: (assigned: NonNullable<Learner["assigned"]>) => {
      if (learner === null) return;
      const asked = languageAsked(assigned, learner.assigned);
      if (asked !== null && asked !== language) setLanguage(asked);
      change(learner.id, (now) => asInPlan(now, assigned));
      send({ type: "ASSIGNED" });
    },
    /** What a toddler picked makes a plan as well; when that fails, Fun Time comes all the same. */
    gotToKnow: async ({ responses }: ToddlerResult) => {
      send({ type: "DONE" });
      if (learner === null) return;
      try {
        const part = { assessmentResponses: { ...responses }, studentData: studentOf(learner) };
        const made = await assign(freshSession(), part, language);
        change(learner.id, (now) => ({ ...now, assigned: made }));
      } catch (error) {
        console.info("The plan comes another time", error);
      }
    },
    /**
     * The lesson that is first in the plan is finished: the next one comes, chosen anew when none is left (§4).
     * Resolves to false when that cannot be had now.
     */
    finishedModule: async () => {
      if (learner === null || assigned === null) return false;
      const next = await withoutFirstModule(assigned, language);
      if (next !== null) change(learner.id, (now) => ({ ...now, assigned: next }));
      return next !== null;
    },
    /** What a child showed: the plan is made again by it; when that fails, the plan that is there stays (§8). */
    assessed: async (record: AssessmentRecord) => {
      if (learner === null || assigned === null || Object.keys(record.responses).length === 0) return;
      try {
        const made = await withAnswers(assigned, record.responses, language);
        change(learner.id, (now) => ({ ...now, assigned: made }));
      } catch (error) {
        console.info("The curriculum stays as it was", error);
      }
    },
    choseGuide: (guide: string) => {
      if (learner !== null) {
        change(learner.id, (now) => ({ ...now, guide: assignedVoice(now.age, guide) }));
      }
    },
    leave: () => {
      entering.current += 1;
      asking.current += 1;
      memory().leave();
      callAs(null);
      show(null);
      send({ type: "LEAVE" });
    },
  };
}
export type Portal = ReturnType<typeof usePortal>;

function childOf({ age, assigned }: Learner): PortalChild {
  return { age, hasPlan: assigned !== null };
}
