import { type ReactNode, useEffect, useRef, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { LEARNER_AGES } from "#domain/learner/age.ts";
import { ChildPage } from "#web/child/child-page.tsx";
import { type Assigned, assign, freshSession } from "#web/child/learner/assignment.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { storage } from "#web/platform/storage.ts";
import { type Learner, readAddress, recall, withoutPerson } from "./address.ts";
import { type Answers, assignmentOf, nextStep, START_STEPS } from "./answers.ts";
import { answersFrom, stored } from "./assignment.ts";
import { Journey } from "./journey.tsx";
import { Creating, Trouble } from "./notices.tsx";
import { rememberedPath, rememberPath } from "./path-memory.ts";
import { Ready } from "./ready.tsx";
import { useInLanguage } from "./use-in-language.ts";
import { Wizard } from "./wizard.tsx";

type State = {
  readonly status: "opening" | "asking" | "creating" | "failed";
  /** As the address said it. A plan may have another: that of a session which is not this browser's. */
  readonly session: string | null;
  readonly answers: Answers;
  readonly assigned: Assigned | null;
  readonly guide: string | null;
};

/** /luma: a child's own path, by the session in the address. */
export function LumaPage({ help }: { readonly help: ReactNode }) {
  return (
    <ChildPage help={help}>
      <Path />
    </ChildPage>
  );
}

function Path() {
  const { language, t } = useLocale();
  const [state, setState] = useState<State>({
    status: "opening",
    session: null,
    answers: answersFrom({ session: null, name: "", age: null, pedagogy: null }),
    assigned: null,
    guide: null,
  });
  const asking = useRef(false);
  const wasAsked = useRef(false);

  /** A stored profile if this browser owns it, else an assignment with what is known, else the start form. */
  const open = async (from: State) => {
    if (asking.current) return;
    asking.current = true;
    const become = (more: Partial<State>) => {
      const next = { ...from, ...more };
      setState(next);
      rememberPath(next);
    };
    try {
      const found =
        from.session === null ? { session: freshSession(), plan: null } : await stored(from.session);
      if (found.plan !== null) become({ status: "asking", assigned: found });
      else if (nextStep(from.answers, START_STEPS) < START_STEPS.length) {
        become({ status: "asking" });
      } else {
        setState({ ...from, status: "creating" });
        const made = await assign(found.session, assignmentOf(from.answers, null), language);
        become({ status: "asking", assigned: made });
      }
    } catch {
      setState({ ...from, status: "failed" });
    }
    asking.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, as the page opens
  useEffect(() => {
    const said = readAddress(location.search);
    const kept = rememberedPath();
    const learner = recall(said, kept?.learner ?? null);
    const isSame = kept !== null && learner.session === kept.learner.session;
    history.replaceState(history.state, "", withoutPerson(location.href));
    const from: State = {
      status: "opening",
      session: learner.session,
      answers: answersFrom(learner),
      assigned: isSame && isSamePerson(learner, kept.learner) ? kept.assigned : null,
      guide: isSame ? kept.guide : null,
    };
    rememberPath(from);
    if (from.assigned !== null) setState({ ...from, status: "asking" });
    else if (said.session === null && nextStep(from.answers, START_STEPS) < START_STEPS.length) {
      setState({ ...from, status: "asking" });
    } else open(from);
  }, []);

  const generate = () => {
    wasAsked.current = true;
    void open(state);
  };

  const { assigned } = state;
  useInLanguage(assigned, (made) => {
    setState({ ...state, assigned: made });
    rememberPath({ ...state, assigned: made });
  });

  if (state.status === "opening") return <Creating label={t("common.loading")} />;
  if (state.status === "creating") return <Creating label={t("luma.creating")} />;
  if (state.status === "failed") {
    return <Trouble onRetry={generate} onAnswers={() => setState({ ...state, status: "asking" })} />;
  }
  if (assigned !== null) {
    return (
      <Journey
        key={assigned.session}
        session={assigned.session}
        plan={assigned.plan}
        name={assigned.plan.profile.name || state.answers.name}
        memory={storage}
        own={state.guide === null ? null : guideByName(state.guide)}
        arrived={wasAsked.current}
      />
    );
  }
  return (
    <Wizard
      steps={START_STEPS}
      ages={LEARNER_AGES}
      answers={state.answers}
      onAnswers={(answers) => {
        setState({ ...state, answers });
        rememberPath({ ...state, answers });
      }}
      intro={<p className="child-lead">{t("luma.start.intro")}</p>}
      ready={(back) => <Ready answers={state.answers} onBack={back} onGenerate={generate} />}
    />
  );
}

/** Another name, age or approach in the address asks for another plan. */
function isSamePerson(one: Learner, other: Learner): boolean {
  return one.name === other.name && one.age === other.age && one.pedagogy === other.pedagogy;
}
