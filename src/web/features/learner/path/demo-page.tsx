import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { ChildPage } from "#web/child/child-page.tsx";
import { type Assigned, assign, freshSession, readAssigned } from "#web/child/learner/assignment.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { keptRecord } from "#web/platform/record.ts";
import { tabStorage } from "#web/platform/storage.ts";
import {
  type Answers,
  assignmentOf,
  DEMO_STEPS,
  type DemoActivity,
  NO_ANSWERS,
  pickedActivity,
  readAnswers,
} from "./answers.ts";
import { activityPictures } from "./art.ts";
import { Journey } from "./journey.tsx";
import { Creating, Trouble } from "./notices.tsx";
import { Ready } from "./ready.tsx";
import { useInLanguage } from "./use-in-language.ts";
import { Wizard } from "./wizard.tsx";

const MEMORY = "ceiba.luma.demo";
const VERSION = 1;

type State = {
  /** Counts fresh starts and what was remembered, so that the form begins where the answers end. */
  readonly round: number;
  readonly answers: Answers;
  readonly status: "asking" | "creating" | "failed";
  readonly assigned: Assigned | null;
};
const START: State = { round: 0, answers: NO_ANSWERS, status: "asking", assigned: null };

/** /luma-demo: a family tries it out. Nothing is kept but in this tab. */
export function DemoPage({ help }: { readonly help: ReactNode }) {
  return (
    <ChildPage help={help}>
      <Demo />
    </ChildPage>
  );
}

function Demo() {
  const { language, t } = useLocale();
  const [state, setState] = useState(START);
  const [activity, setActivity] = useState<DemoActivity | null>(null);
  const asking = useRef(false);
  const wasAsked = useRef(false);
  const { answers, assigned } = state;

  useEffect(() => {
    setActivity(pickedActivity(location.search));
    const kept = remembered();
    if (kept !== null) setState({ ...START, ...kept, round: 1 });
  }, []);

  const become = (more: Partial<State>) => {
    const next = { ...state, ...more };
    setState(next);
    remember(next);
  };

  const generate = async () => {
    if (asking.current) return;
    asking.current = true;
    wasAsked.current = true;
    setState({ ...state, status: "creating" });
    try {
      const made = await assign(freshSession(), assignmentOf(answers, activity), language);
      become({ status: "asking", assigned: made });
    } catch {
      setState({ ...state, status: "failed" });
    }
    asking.current = false;
  };

  useInLanguage(assigned, (made) => become({ assigned: made }));

  if (state.status === "creating") return <Creating label={t("luma.creating")} />;
  if (state.status === "failed") {
    return <Trouble onRetry={generate} onAnswers={() => setState({ ...state, status: "asking" })} />;
  }
  if (assigned !== null) {
    return (
      <Journey
        session={assigned.session}
        plan={assigned.plan}
        name={answers.name}
        memory={tabStorage}
        guide={answers.guide}
        arrived={wasAsked.current}
        foot={
          <div className="child-foot row">
            <p className="child-note paper quiet">{t("luma.demo.note")}</p>
            <button
              type="button"
              className="child-button child-plain"
              onClick={() => become({ ...START, round: state.round + 1 })}
            >
              <RotateCcw aria-hidden="true" size={22} />
              <span>{t("luma.again")}</span>
            </button>
          </div>
        }
      />
    );
  }
  return (
    <>
      <Wizard
        key={state.round}
        steps={DEMO_STEPS}
        ages={catalogue.demoAges}
        answers={answers}
        onAnswers={(given) => become({ answers: given })}
        intro={<p className="child-lead">{t("luma.demo.intro")}</p>}
        ready={(back) => <Ready answers={answers} onBack={back} onGenerate={generate} />}
      />
      <div className="child-foot row">
        {activity !== null && (
          <p className="luma-picked row paper raised">
            <img src={activityPictures[activity]} alt="" width="360" height="260" />
            <span>
              {t("luma.picked")} <b>{t(`luma.activity.${activity}`)}</b>
            </span>
          </p>
        )}
        <p className="child-note paper quiet">{t("luma.demo.note")}</p>
      </div>
    </>
  );
}

function remember({ answers, assigned }: State): void {
  tabStorage.set(MEMORY, JSON.stringify({ version: VERSION, answers, assigned }));
}

function remembered(): Pick<State, "answers" | "assigned"> | null {
  const kept = keptRecord(tabStorage.get(MEMORY));
  if (kept?.version !== VERSION) return null;
  return { answers: readAnswers(kept.answers, catalogue.demoAges), assigned: readAssigned(kept.assigned) };
}
