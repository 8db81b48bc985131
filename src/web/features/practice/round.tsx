import { ArrowRight, Lightbulb, Sprout } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { heardAnswer } from "#domain/practice/session.ts";
import { type Subject, usualAge } from "#domain/practice/skills.ts";
import { aloud } from "#domain/practice/words.ts";
import { guideLine, type Line, YOUNG_MANNER } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Answers } from "./answers.tsx";
import { Bench } from "./bench.tsx";
import { usePracticeWords } from "./content.ts";
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

/** Up to steps of this age a sum lies there to be touched from the start. */
const YOUNG = 7;

/** One item at a time: the guide asks, the child answers by tap, key or voice, the plant grows. */
export function Round({ learner, subject, onSolved, onClose }: Props) {
  const { t, language } = useLocale();
  const microphone = useMicrophone();
  const voice = useVoice();
  const guide = guideByName(learner.guide);
  const work = usePractice(learner, subject, language, onSolved);
  const { session, solved, grew } = work;
  const content = usePracticeWords();
  const { item, stage, hints, wrong, slip } = session;
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
  const id = `practice ${item.key} ${stage} ${hints} ${wrong.length} ${work.isResting}`;
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
        next={work.ahead}
        onMore={work.more}
        onDone={onClose}
      />
    );
  }
  const helps = [...item.hints.slice(0, hints), ...(slip === null ? [] : [slip])];
  // Whoever is small, or cannot do without it, has the material at once; the others with the first help.
  const isOpen =
    item.problem === null ||
    usualAge(item.skill, item.step) <= YOUNG ||
    helps.length > 0 ||
    stage !== "asking";
  const canTalk = item.isSayable && microphone.state !== "forbidden" && microphone.state !== "unsupported";
  return (
    <section
      className="practice"
      ref={section}
      tabIndex={-1}
      data-stage={stage}
      aria-label={t("practice.title")}
    >
      <div className="practice-head stack full">
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
      <div className="practice-paper stack full paper raised" key={item.key}>
        {words.caption !== item.prompt && <p className="practice-prompt">{item.prompt}</p>}
        {item.shown !== null && <Shown what={item.shown} isPlaying={stage === "together"} />}
        {item.material !== null && isOpen && (
          <Bench
            item={item}
            material={item.material}
            isAsking={isAsking}
            isPlaying={stage === "together"}
            onSay={(text) => void voice.say(`practice touch ${text}`, lineOf(text))}
            onAnswer={answer}
          />
        )}
        {item.shown?.kind === "passage" && isAsking && (
          <ListenButton
            id={`practice text ${item.key}`}
            line={lineOf(aloud(item.shown.text, content))}
            about={t("practice.listenTo")}
          />
        )}
        <Answers item={item} wrong={wrong} isOver={!isAsking} onAnswer={answer} />
        {isAsking && helps.length > 0 && (
          <ul className="practice-hints stack full">
            {helps.map((help) => (
              <li key={help}>
                <Lightbulb aria-hidden="true" size={24} />
                <span>
                  <Written text={help} />
                </span>
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
      <div className="practice-foot row wraps centred full">
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
