import { useMachine } from "@xstate/react";
import { ChevronRight } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { toddlerLines } from "#content/adventures/toddler.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { softenings } from "#content/learner/guides/praise.ts";
import type { ToddlerQuestion } from "#domain/adventures/step.ts";
import { type ToddlerResult, toddlerResult } from "#domain/adventures/toddler.ts";
import type { Cue } from "#domain/flows/spoken.ts";
import { toddlerMachine } from "#domain/flows/toddler.ts";
import { TODDLER_DEFAULT_AGE } from "#domain/learner/age.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { guideLine, TODDLER_MANNER } from "#domain/speech/line.ts";
import seaTall from "#web/assets/art/scene-sea-tall.svg";
import seaWide from "#web/assets/art/scene-sea-wide.svg";
import type { Learner } from "#web/child/learner/learner.ts";
import { keptTexts, tabPlace } from "#web/child/learner/tab-place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { dayOf, fetchQuestions } from "./fun-days.ts";
import { Heading } from "./heading.tsx";
import { Counter, GoOn } from "./little.tsx";
import { Tiles } from "./tiles.tsx";
import { cueId, useOtherLanguage, useVoiced } from "./use-voiced.ts";

type Props = {
  /** An age of null is one that nobody said. */
  readonly learner: Pick<Learner, "id" | "name"> & { readonly age: number | null };
  readonly onDone: (result: ToddlerResult) => void;
};

/** "Getting to Know You" (§2, §4): the questions of this day, which stay while they are asked. */
export function GettingToKnowYou(props: Props) {
  const { id } = props.learner;
  const day = useMemo(() => dayOf("knowing", id), [id]);
  const [questions, setQuestions] = useState<readonly ToddlerQuestion[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchQuestions(day)
      // Without a connection the first day comes once more.
      .catch(() => fetchQuestions(0))
      .then((found) => isWanted && setQuestions(found));
    return () => {
      isWanted = false;
    };
  }, [day]);
  if (questions === null) return <Backdrop wide={seaWide} tall={seaTall} />;
  return <Asked questions={questions} {...props} />;
}

type AskedProps = Props & { readonly questions: readonly ToddlerQuestion[] };

/** Four questions in pictures, and Luna (decision 015). */
function Asked({ learner, onDone, questions }: AskedProps) {
  const { language, t } = useLocale();
  const guide = guideByName("Luna");
  const age = learner.age ?? TODDLER_DEFAULT_AGE;
  const place = useMemo(() => tabPlace("toddler", 1, learner), [learner]);
  const lineOf = (cue: Cue) =>
    guideLine(guide, softenPraise(wordsOf(questions, cue, language), age, softenings[language]), language, {
      manner: TODDLER_MANNER,
    });
  const voiced = useVoiced(lineOf);
  const machine = useMemo(() => toddlerMachine.provide(voiced), [voiced]);
  const [state, send] = useMachine(machine, { input: { ...inputOf(questions, learner, place.read()) } });
  const { index, name, responses } = state.context;
  useEffect(() => place.keep({ responses }), [place, responses]);

  const question = questions[index];
  const of = questions.length;
  const isAsking = state.matches("asking");
  const pick = (value: string) => send({ type: "PICK", value });
  useKeys({
    choose: (at) => {
      const chosen = question?.visualChoices[at];
      if (isAsking && chosen !== undefined) pick(chosen.value);
    },
    repeat: () => send({ type: "REPEAT" }),
  });
  useOtherLanguage(() => send({ type: "REPEAT" }));

  const cue: Cue = state.matches("interstitial")
    ? { part: "interstitial", step: "", choice: null }
    : question === undefined
      ? { part: "end", step: "", choice: null }
      : {
          part: isAsking ? "prompt" : "praise",
          step: question.id,
          choice: responses[question.id] ?? null,
        };
  const luna = <SpeakingGuide name={guide.name} picture={guide.picture} id={cueId(cue)} line={lineOf(cue)} />;
  const sea = <Backdrop wide={seaWide} tall={seaTall} />;

  if (question === undefined) {
    return (
      <section className="adventure-little adventure-did" key="end">
        {sea}
        <div className="adventure-paper stack paper raised">
          <Heading>{t("adventure.toddler.end")}</Heading>
          <Counter kind="shell" count={of} of={of} label={count(t, of, of)} />
        </div>
        {luna}
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => {
            if (isSecondTap(event)) return;
            send({ type: "DONE" });
            place.forget();
            onDone(toddlerResult(name, learner.age, responses));
          }}
        >
          <span>{t("adventure.toddler.play")}</span>
          <ChevronRight aria-hidden="true" size={30} />
        </button>
      </section>
    );
  }
  if (state.matches("interstitial")) {
    return (
      <section className="adventure-little adventure-between" key="between">
        {sea}
        <Counter kind="shell" count={index + 1} of={of} label={count(t, index + 1, of)} />
        {luna}
        <GoOn onTap={() => send({ type: "NEXT" })} />
      </section>
    );
  }
  return (
    <section className="adventure-little" key={question.id}>
      {sea}
      <Counter kind="shell" count={index + 1} of={of} label={count(t, index + 1, of)} isShown />
      <Heading isQuiet>{`${t("adventure.toddler")}, ${count(t, index + 1, of)}`}</Heading>
      <Tiles
        tiles={question.visualChoices.map(({ value, icon, times, description }) => ({
          ...{ value, icon, times },
          label: description[language],
        }))}
        chosen={isAsking ? null : (responses[question.id] ?? null)}
        onPick={pick}
      />
      <div className="adventure-foot row full anchor">
        {luna}
        {!isAsking && <GoOn onTap={() => send({ type: "NEXT" })} />}
      </div>
    </section>
  );
}

function count(t: ReturnType<typeof useLocale>["t"], at: number, of: number): string {
  return t("adventure.toddler.count", { at, of });
}

function wordsOf(
  questions: readonly ToddlerQuestion[],
  { part, step, choice }: Cue,
  language: "en" | "es",
): string {
  if (part === "interstitial") return toddlerLines.interstitial[language];
  if (part === "end") return toddlerLines.end[language];
  const question = questions.find(({ id }) => id === step);
  if (question === undefined) return "";
  const picked = question.visualChoices.find(({ value }) => value === choice);
  return part === "praise" && picked !== undefined ? picked.praise[language] : question.audioPrompt[language];
}

/** Of the answers of before a reload those that exist count. */
function inputOf(
  questions: readonly ToddlerQuestion[],
  { name, age }: Props["learner"],
  kept: Readonly<Record<string, unknown>> | null,
) {
  const responses = Object.fromEntries(
    Object.entries(keptTexts(kept?.responses)).filter(([id, value]) =>
      questions.some((each) => each.id === id && each.visualChoices.some((choice) => choice.value === value)),
    ),
  );
  return { questions: questions.map(({ id }) => id), age, name, responses };
}
