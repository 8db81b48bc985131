import { useMachine } from "@xstate/react";
import { ChevronRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { funTimeEnd } from "#content/adventures/fun-time.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { softenings } from "#content/learner/guides/praise.ts";
import type { YoungStep } from "#domain/adventures/step.ts";
import { type FunTimeAward, type FunTimeKept, funTimeMachine } from "#domain/flows/fun-time.ts";
import type { Cue } from "#domain/flows/spoken.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import meadowTall from "#web/assets/art/scene-meadow-tall.svg";
import meadowWide from "#web/assets/art/scene-meadow-wide.svg";
import star from "#web/assets/art/sign-star.svg";
import type { Learner } from "#web/child/learner/learner.ts";
import { tabPlace } from "#web/child/learner/tab-place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { dayOf, fetchFunDay } from "./fun-days.ts";
import { Heading } from "./heading.tsx";
import { Counter, GoOn } from "./little.tsx";
import { pictureOf } from "./pictures.ts";
import { Tiles } from "./tiles.tsx";
import { useCelebrated } from "./use-celebrated.ts";
import { cueId, useOtherLanguage, useVoiced } from "./use-voiced.ts";

type Props = {
  readonly learner: Learner;
  /** Tells the game what was earned. */
  readonly award: (award: FunTimeAward) => void;
  readonly onDone: (result: { readonly stars: number }) => void;
};

/** Fun Time (§2, §4), for 5 and under: the scenes of this day, which stay while it is played. */
export function FunTime(props: Props) {
  const { language } = useLocale();
  const { id } = props.learner;
  const day = useMemo(() => dayOf("funTime", id), [id]);
  const [fetched, setFetched] = useState<{ key: string; steps: readonly YoungStep[] } | null>(null);
  const key = `${day} ${language}`;
  useEffect(() => {
    let isWanted = true;
    fetchFunDay(day, language)
      // Without a connection the first day comes once more.
      .catch(() => fetchFunDay(0, language))
      .then((steps) => isWanted && setFetched({ key, steps }));
    return () => {
      isWanted = false;
    };
  }, [key, day, language]);
  if (fetched?.key !== key) return <Backdrop wide={meadowWide} tall={meadowTall} />;
  return <PlayedDay key={key} day={day} funTime={fetched.steps} {...props} />;
}

type PlayedProps = Props & { readonly day: number; readonly funTime: readonly YoungStep[] };

/** Big pictures, a star for every tap, and Luna (decision 015). */
function PlayedDay({ learner, award, onDone, day, funTime }: PlayedProps) {
  const { language, t } = useLocale();
  const guide = guideByName("Luna");
  const place = useMemo(() => tabPlace("fun-time", 1, learner), [learner]);
  const lineOf = (cue: Cue) =>
    guideLine(guide, wordsOf(funTime, cue, learner.age, language), language, { manner: YOUNG_MANNER });
  const voiced = useVoiced(lineOf);
  const celebrated = useCelebrated(learner.id);
  const latest = useRef(award);
  useEffect(() => {
    latest.current = award;
  });
  const machine = useMemo(
    () =>
      funTimeMachine.provide({
        actors: { ...voiced.actors, celebrated },
        actions: { ...voiced.actions, award: (_, earned: FunTimeAward) => latest.current(earned) },
      }),
    [voiced, celebrated],
  );
  const [state, send] = useMachine(machine, {
    input: { steps: funTime, kept: readKept(funTime, day, place.read()) },
  });
  const { index, stars, choice, isAnswered } = state.context;
  useEffect(() => place.keep({ day, stars, choice, isAnswered }), [place, day, stars, choice, isAnswered]);

  const step = funTime[index];
  const isAsking = state.matches("asking");
  const pick = (value: string) => send({ type: "PICK", choice: value });
  useKeys({
    choose: (at) => {
      const chosen = step?.simpleChoices[at];
      if (isAsking && chosen !== undefined) pick(chosen.value);
    },
    repeat: () => send({ type: "REPEAT" }),
  });
  useOtherLanguage(() => send({ type: "REPEAT" }));

  const counter = (
    <Counter kind="star" count={stars} of={funTime.length} label={t("adventure.stars", { count: stars })} />
  );
  if (step === undefined) {
    const line = lineOf({ part: "end", step: "complete", choice: null });
    return (
      <section className="adventure-little adventure-did">
        <Backdrop wide={meadowWide} tall={meadowTall} />
        <div className="adventure-paper stack paper raised">
          <Heading>{t("adventure.did")}</Heading>
          <ul className="adventure-stars" aria-hidden="true">
            {funTime.slice(0, stars).map(({ id }) => (
              <li key={id}>
                <img src={star} alt="" width="96" height="96" />
              </li>
            ))}
          </ul>
          <p>{t("adventure.earned", { count: stars })}</p>
        </div>
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={cueId({ part: "end", step: "complete" })}
          line={line}
        />
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => {
            if (isSecondTap(event)) return;
            send({ type: "DONE" });
            place.forget();
            onDone({ stars });
          }}
        >
          <span>{t("adventure.fun.back")}</span>
          <ChevronRight aria-hidden="true" size={30} />
        </button>
      </section>
    );
  }
  const part = isAsking ? "prompt" : "praise";
  const sound = step.simpleChoices.find(({ value }) => value === choice)?.sound?.[language];
  return (
    <section className="adventure-little" key={step.id}>
      <Backdrop wide={meadowWide} tall={meadowTall} />
      {counter}
      <Heading isQuiet>{`${t("adventure.fun")}, ${index + 1}/${funTime.length}`}</Heading>
      {step.show !== undefined && (
        <p className="adventure-show flex paper raised" aria-hidden="true">
          {Array.from({ length: step.show.times }, (_, each) => each).map((each) => (
            <img key={each} src={pictureOf(step.show?.picture ?? "")} alt="" width="120" height="120" />
          ))}
        </p>
      )}
      <Tiles
        tiles={step.simpleChoices.map(({ value, icon, label }) => ({ value, icon, label: label[language] }))}
        chosen={isAsking ? null : choice}
        sound={sound}
        onPick={pick}
      />
      <div className="adventure-foot row full anchor">
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={cueId({ part, step: step.id })}
          line={lineOf({ part, step: step.id, choice })}
        />
        {!isAsking && <GoOn onTap={() => send({ type: "NEXT" })} />}
      </div>
    </section>
  );
}

function wordsOf(
  funTime: readonly YoungStep[],
  { part, step: id, choice }: Cue,
  age: number,
  language: "en" | "es",
): string {
  const step = funTime.find((each) => each.id === id);
  if (step === undefined) return softenPraise(funTimeEnd[language], age, softenings[language]);
  if (part === "prompt") return step.prompt[language];
  const picked = step.simpleChoices.find(({ value }) => value === choice);
  const praise = (picked?.successMessage ?? step.successMessage)[language];
  const words = picked?.sound === undefined ? praise : `${picked.sound[language]} ${praise}`;
  return softenPraise(words, age, softenings[language]);
}

/** What this tab kept of this day, if it can be true. */
function readKept(
  funTime: readonly YoungStep[],
  day: number,
  kept: Readonly<Record<string, unknown>> | null,
): FunTimeKept {
  const stars = kept?.stars;
  const isCount =
    typeof stars === "number" && Number.isInteger(stars) && stars > 0 && stars <= funTime.length;
  if (!isCount || kept?.day !== day) return { stars: 0, choice: null, isAnswered: false };
  const chosen = funTime[stars - 1]?.simpleChoices.find(({ value }) => value === kept?.choice);
  return { stars, choice: chosen?.value ?? null, isAnswered: kept?.isAnswered === true };
}
