import { useMachine } from "@xstate/react";
import { ChevronRight } from "lucide-react";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { toddlerLines, toddlerQuestions } from "#content/adventures/toddler.ts";
import { softenings } from "#content/guides/praise.ts";
import { canSayHello, type ToddlerResult, toddlerResult } from "#domain/adventures/toddler.ts";
import type { Cue } from "#domain/flows/spoken.ts";
import { toddlerMachine } from "#domain/flows/toddler.ts";
import { TODDLER_DEFAULT_AGE } from "#domain/learner/age.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { guideLine, TODDLER_MANNER } from "#domain/speech/line.ts";
import seaTall from "#web/assets/art/scene-sea-tall.svg";
import seaWide from "#web/assets/art/scene-sea-wide.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Learner } from "#web/platform/learner.ts";
import { keptTexts, tabPlace } from "#web/platform/tab-place.ts";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { guideByName } from "#web/speech/guides.ts";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Heading } from "./heading.tsx";
import { Counter, GoOn } from "./little.tsx";
import { Tiles } from "./tiles.tsx";
import { cueId, useOtherLanguage, useVoiced } from "./use-voiced.ts";

type Props = {
  /** An empty name is asked for; an age of null is one that nobody said. */
  readonly learner: Pick<Learner, "id" | "name"> & { readonly age: number | null };
  readonly onDone: (result: ToddlerResult) => void;
};

/** "Getting to Know You" (§2, §4): a name, four questions in pictures, and Luna (decision 015). */
export function GettingToKnowYou({ learner, onDone }: Props) {
  const { language, t } = useLocale();
  const guide = guideByName("Luna");
  const age = learner.age ?? TODDLER_DEFAULT_AGE;
  const place = useMemo(() => tabPlace("toddler", 1, learner), [learner]);
  const lineOf = (cue: Cue) =>
    guideLine(guide, softenPraise(wordsOf(cue, language), age, softenings[language]), language, {
      manner: TODDLER_MANNER,
    });
  const voiced = useVoiced(lineOf);
  const machine = useMemo(() => toddlerMachine.provide(voiced), [voiced]);
  const [state, send] = useMachine(machine, { input: { ...inputOf(learner, place.read()) } });
  const { index, name, responses } = state.context;
  useEffect(() => place.keep({ name, responses }), [place, name, responses]);

  const question = toddlerQuestions[index];
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

  const cue: Cue = state.matches("naming")
    ? { part: "prompt", step: "", choice: null }
    : state.matches("interstitial")
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

  if (state.matches("naming")) {
    return (
      <section className="adventure-little" key="name">
        {sea}
        <Hello guide={guide.name} onName={(said) => send({ type: "NAME", name: said })} />
        {luna}
      </section>
    );
  }
  if (question === undefined) {
    return (
      <section className="adventure-little adventure-did" key="end">
        {sea}
        <div className="adventure-paper">
          <Heading>{t("adventure.toddler.end")}</Heading>
          <Counter kind="shell" count={4} of={4} label={count(t, 4)} />
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
        <Counter kind="shell" count={index + 1} of={4} label={count(t, index + 1)} />
        {luna}
        <GoOn onTap={() => send({ type: "NEXT" })} />
      </section>
    );
  }
  return (
    <section className="adventure-little" key={question.id}>
      {sea}
      <Counter
        kind="shell"
        count={index + 1}
        of={toddlerQuestions.length}
        label={count(t, index + 1)}
        isShown
      />
      <Heading isQuiet>{`${t("adventure.toddler")}, ${count(t, index + 1)}`}</Heading>
      <Tiles
        tiles={question.visualChoices.map(({ value, icon, description }) => ({
          ...{ value, icon },
          label: description[language],
        }))}
        chosen={isAsking ? null : (responses[question.id] ?? null)}
        onPick={pick}
      />
      <div className="adventure-foot">
        {luna}
        {!isAsking && <GoOn onTap={() => send({ type: "NEXT" })} />}
      </div>
    </section>
  );
}

/** Name entry: written by whoever sits beside the child. */
function Hello({ guide, onName }: { readonly guide: string; readonly onName: (name: string) => void }) {
  const { t } = useLocale();
  const id = useId();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSayHello(name)) onName(name);
  };
  return (
    <form className="adventure-paper adventure-hello" onSubmit={submit}>
      <Heading>{t("adventure.toddler.hello")}</Heading>
      <label htmlFor={id}>{t("adventure.toddler.name")}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="child-button child-go" disabled={!canSayHello(name)}>
        {t("adventure.toddler.say", { guide })}
      </button>
    </form>
  );
}

function count(t: ReturnType<typeof useLocale>["t"], at: number): string {
  return t("adventure.toddler.count", { at, of: toddlerQuestions.length });
}

function wordsOf({ part, step, choice }: Cue, language: "en" | "es"): string {
  if (part === "interstitial") return toddlerLines.interstitial[language];
  if (part === "end") return toddlerLines.end[language];
  const question = toddlerQuestions.find(({ id }) => id === step);
  if (question === undefined) return toddlerLines.hello[language];
  const picked = question.visualChoices.find(({ value }) => value === choice);
  return part === "praise" && picked !== undefined ? picked.praise[language] : question.audioPrompt[language];
}

/** The name that was said before a reload counts, where none is known otherwise; so do the answers that exist. */
function inputOf({ name, age }: Props["learner"], kept: Readonly<Record<string, unknown>> | null) {
  const responses = Object.fromEntries(
    Object.entries(keptTexts(kept?.responses)).filter(([id, value]) =>
      toddlerQuestions.some(
        (each) => each.id === id && each.visualChoices.some((choice) => choice.value === value),
      ),
    ),
  );
  const said = typeof kept?.name === "string" ? kept.name : "";
  return { questions: toddlerQuestions.map(({ id }) => id), age, name: name || said, responses };
}
