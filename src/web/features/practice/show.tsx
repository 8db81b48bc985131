import { ArrowRight } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { SkillLevel } from "#domain/learner/skill.ts";
import { isRight } from "#domain/practice/answer.ts";
import { evidenceOf } from "#domain/practice/estimate.ts";
import type { Item } from "#domain/practice/item.ts";
import { makeItem } from "#domain/practice/make.ts";
import {
  beginPlacement,
  levelShown,
  nextToShow,
  type Placement,
  withShown,
} from "#domain/practice/placement.ts";
import { SUBJECTS, type Subject, usualStep } from "#domain/practice/skills.ts";
import { spokenQuestion } from "#domain/practice/spoken.ts";
import { answered } from "#domain/practice/state.ts";
import { mapSkills } from "#domain/practice/told.ts";
import { aloud } from "#domain/practice/words.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { learnt } from "#web/child/learner/mastery.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Answers } from "./answers.tsx";
import { Bench } from "./bench.tsx";
import { usePracticeWords } from "./content.ts";
import { keep, readKept } from "./kept.ts";
import { Shown } from "./shown.tsx";

export type Levels = Readonly<Partial<Record<Subject, SkillLevel>>>;

type Props = {
  readonly learner: Learner;
  /** What was shown, by subject; empty where it was left before anything was. */
  readonly onDone: (levels: Levels) => void;
};

/** "Show what I know": a few things from the map of skills, from the child's own age up and down (decision 183). */
export function ShowWhatIKnow(props: Props) {
  return (
    <MoreCopy area="practice" throws>
      <MoreCopy area="materials" throws>
        <Things {...props} />
      </MoreCopy>
    </MoreCopy>
  );
}

function levelsOf(placement: Placement): Levels {
  return Object.fromEntries(
    SUBJECTS.flatMap((subject) => {
      const level = levelShown(placement, subject);
      return level === null ? [] : [[subject, level]];
    }),
  );
}

function Things({ learner, onDone }: Props) {
  const { t, language } = useLocale();
  const words = usePracticeWords();
  const voice = useVoice();
  const guide = guideByName(learner.guide);
  const who = { age: learner.age, levels: null };
  const draw = (placement: Placement): Item | null => {
    const task = nextToShow(placement, Math.random);
    return task === null ? null : makeItem(task, words, Math.random, readKept(learner.id).recent);
  };
  const [{ placement, item }, setNow] = useState(() => {
    const begun = beginPlacement(learner.age);
    return { placement: begun, item: draw(begun) };
  });
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing begins at its top
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [item?.key]);
  const isTold = useRef(false);
  useEffect(() => {
    if (item !== null || isTold.current) return;
    isTold.current = true;
    onDone(levelsOf(placement));
  });

  const lineOf = (text: string) =>
    guideLine(guide, text, language, learner.age <= 5 ? { manner: YOUNG_MANNER } : {});
  const question = item === null ? null : spokenQuestion(item, learner.age, words, t("practice.or"));
  const count = placement.shown.length;
  const opening = count === 0 ? `${t("practice.show.begin")} ` : "";
  const id = `show ${item?.key ?? "end"}`;
  const line = lineOf(`${opening}${question?.said ?? ""}`);
  useAsked(id, line, item !== null);
  const again = () => void voice.say(id, lineOf(question?.again ?? ""));
  const answer = (value: string | null) => {
    if (item === null) return;
    voice.stop();
    voice.play("kept");
    const outcome = { isRight: value !== null && isRight(item, value), hints: 0 };
    keep(learner.id, answered(readKept(learner.id), item, outcome, who));
    const above = item.step - usualStep(item.skill, learner.age);
    const evidence = evidenceOf(outcome, above, item.choices.length);
    learnt(learner.id, mapSkills(words.skills, item.skill, item.step), [evidence]);
    const next = withShown(placement, { skill: item.skill, step: item.step, isRight: outcome.isRight });
    setNow({ placement: next, item: draw(next) });
  };
  useKeys({
    choose: (at) => {
      const chosen = item?.choices[at];
      if (chosen !== undefined) answer(chosen.value);
    },
    repeat: again,
  });
  if (item === null) return null;
  return (
    <section
      className="practice practice-show"
      ref={section}
      tabIndex={-1}
      aria-label={t("practice.show.title")}
    >
      <Title arrived>{t("practice.show.title")}</Title>
      <div className="practice-head stack full">
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={id}
          line={line}
          caption={`${opening}${item.prompt}`}
          onRepeat={again}
        />
      </div>
      <div className="practice-paper stack full paper raised" key={item.key}>
        {item.shown !== null && <Shown what={item.shown} isPlaying={false} />}
        {item.material !== null && (item.problem === null || item.asked.by === "material") && (
          <Bench
            item={item}
            material={item.material}
            isAsking
            isPlaying={false}
            onSay={(text) => void voice.say(`show touch ${text}`, lineOf(text))}
            onAnswer={answer}
          />
        )}
        {item.shown?.kind === "passage" && (
          <ListenButton
            id={`show text ${item.key}`}
            line={lineOf(aloud(item.shown.text, words))}
            about={t("practice.listenTo")}
          />
        )}
        <Answers item={item} wrong={[]} isOver={false} onAnswer={answer} />
      </div>
      <div className="practice-foot row wraps centred full">
        <button
          type="button"
          className="child-button child-plain"
          onClick={(event) => isSecondTap(event) || answer(null)}
        >
          <span>{t("practice.show.pass")}</span>
          <ArrowRight aria-hidden="true" size={24} />
        </button>
        <button
          type="button"
          className="child-button child-plain"
          onClick={(event) => {
            if (isSecondTap(event)) return;
            voice.stop();
            onDone(levelsOf(placement));
          }}
        >
          {t("practice.show.end")}
        </button>
      </div>
    </section>
  );
}
