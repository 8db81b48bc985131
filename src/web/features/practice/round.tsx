import { ArrowRight, Lightbulb, Sprout } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { guideByName } from "#content/guides/everyone.ts";
import { practiceWords } from "#content/practice/practice.ts";
import { heardAnswer } from "#domain/practice/session.ts";
import type { Subject } from "#domain/practice/skills.ts";
import { aloud } from "#domain/practice/words.ts";
import { guideLine, type Line, YOUNG_MANNER } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Learner } from "#web/platform/learner.ts";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Answers } from "./answers.tsx";
import { Plant } from "./plant.tsx";
import { Rest } from "./rest.tsx";
import { Shown, Written } from "./shown.tsx";
import { type Solved, usePractice } from "./use-practice.ts";
import { useWords } from "./use-words.ts";

type Props = {
  readonly learner: Learner;
  readonly subject: Subject | null;
  readonly onSolved: (solved: Solved) => void;
  readonly onClose: () => void;
};

/** One item at a time: the guide asks, the child answers by tap, key or voice, the plant grows. */
export function Round({ learner, subject, onSolved, onClose }: Props) {
  const { t, language } = useLocale();
  const microphone = useMicrophone();
  const voice = useVoice();
  const guide = guideByName(learner.guide);
  const work = usePractice(learner, subject, language, onSolved);
  const { session, solved, grew } = work;
  const { item, stage, hints, wrong } = session;
  const [unheard, setUnheard] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const isAsking = stage === "asking";
  // The answer that was tapped is done with: reading goes on at the way on. Before any celebration takes the focus.
  useLayoutEffect(() => {
    if (!isAsking) goOn.current?.focus();
  }, [isAsking]);
  // Another item begins at its top, for eyes and for the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per item
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [item.key]);

  const lineOf = (text: string): Line =>
    guideLine(guide, text, language, learner.age <= 5 ? { manner: YOUNG_MANNER } : {});
  const words = useWords({ session, grew, round: solved, age: learner.age });
  const id = `practice ${item.key} ${stage} ${hints} ${work.isResting}`;
  useAsked(id, lineOf(work.isResting ? t("practice.rest") : words.said));
  const again = () => void voice.say(id, lineOf(work.isResting ? t("practice.rest") : words.again));

  const answer = (value: string) => {
    setUnheard(null);
    microphone.stop();
    microphone.clear();
    work.answer(value);
  };
  const next = () => {
    setUnheard(null);
    work.next();
  };
  useKeys({
    choose: (at) => {
      const chosen = item.choices[at];
      if (isAsking && !work.isResting && chosen !== undefined) answer(chosen.value);
    },
    repeat: again,
    talk: () => section.current?.querySelector<HTMLElement>(".speech-talk button")?.click(),
  });

  if (work.isResting) {
    return (
      <Rest
        line={lineOf(t("practice.rest"))}
        id={id}
        guide={guide}
        grown={work.grown}
        onMore={work.more}
        onDone={onClose}
      />
    );
  }
  const canTalk = item.isSayable && microphone.state !== "forbidden" && microphone.state !== "unsupported";
  return (
    <section
      className="practice"
      ref={section}
      tabIndex={-1}
      data-stage={stage}
      aria-label={t("practice.title")}
    >
      <div className="practice-head">
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={id}
          line={lineOf(words.said)}
          caption={words.caption}
          onRepeat={again}
        />
        <Plant solved={solved} />
      </div>
      <div className="practice-paper" key={item.key}>
        {words.caption !== item.prompt && <p className="practice-prompt">{item.prompt}</p>}
        {item.shown !== null && <Shown what={item.shown} />}
        {item.shown?.kind === "passage" && isAsking && (
          <ListenButton
            id={`practice text ${item.key}`}
            line={lineOf(aloud(item.shown.text, practiceWords[language]))}
            about={t("practice.listenTo")}
          />
        )}
        <Answers item={item} wrong={wrong} isOver={!isAsking} onAnswer={answer} />
        {isAsking && hints > 0 && (
          <ul className="practice-hints">
            {item.hints.slice(0, hints).map((hint) => (
              <li key={hint}>
                <Lightbulb aria-hidden="true" size={24} />
                {hint}
              </li>
            ))}
          </ul>
        )}
        {stage === "together" && (
          <p className="practice-together">
            <Written text={item.together} />
          </p>
        )}
      </div>
      {unheard !== null && isAsking && (
        <p className="speech-notice" role="status">
          {t("practice.heard", { words: unheard })}
        </p>
      )}
      <div className="practice-foot">
        {isAsking ? (
          <>
            {hints < item.hints.length ? (
              <button
                type="button"
                className="child-button child-plain"
                onClick={(event) => isSecondTap(event) || work.hint()}
              >
                <Lightbulb aria-hidden="true" size={26} />
                <span>{t("practice.hint")}</span>
              </button>
            ) : (
              <button
                type="button"
                className="child-button child-plain"
                onClick={(event) => isSecondTap(event) || work.together()}
              >
                <Sprout aria-hidden="true" size={26} />
                <span>{t("practice.together")}</span>
              </button>
            )}
            {canTalk && (
              <Answer
                guide={guide.name}
                age={learner.age}
                onAnswer={(heard) => {
                  const meant = heardAnswer(item, heard);
                  if (meant === null) setUnheard(heard.slice(0, 60));
                  else answer(meant);
                }}
              />
            )}
          </>
        ) : (
          <button
            type="button"
            className="child-button child-go"
            ref={goOn}
            onClick={(event) => isSecondTap(event) || next()}
          >
            <span>{t("practice.next")}</span>
            <ArrowRight aria-hidden="true" size={28} />
          </button>
        )}
      </div>
    </section>
  );
}
