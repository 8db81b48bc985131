import { heardChoice } from "#domain/learner/assessment/heard.ts";
import { numberIn } from "#domain/learner/assessment/numbers.ts";
import { choiceOrder } from "#domain/learner/lessons/choice-order.ts";
import type { Performance, Shown } from "#domain/learner/lessons/lesson.ts";
import { type Play, type PlayEvent, taskOf } from "#domain/learner/lessons/play.ts";
import { plainWords } from "#domain/learner/plain-text.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { namedByColour } from "./by-colour.ts";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { NumberPad } from "./number-pad.tsx";

type Props = {
  readonly lesson: Performance;
  readonly now: Play;
  readonly learner: Pick<Learner, "age" | "guide">;
  readonly turn: number;
  readonly onAnswer: (event: PlayEvent) => void;
  readonly onListen: (text: string) => void;
  readonly onSilence: () => void;
};

/** The ways to answer what was asked: tiles, a number pad, a word; and the voice beside them where it exists. */
export function Asked({ lesson, now, learner, turn, onAnswer, onListen, onSilence }: Props) {
  const { t } = useLocale();
  const beat = lesson.beats[now.beat];
  const voice = { guide: learner.guide, age: learner.age, turn, onSilence };
  /** Words that mean one of the choices. */
  const said = (choices: readonly Shown[], answer: (at: number) => PlayEvent) => (words: string) => {
    const heard = heardChoice(
      words,
      choices.map(({ say }, at) => ({ value: String(at), label: say })),
    );
    if (heard !== null) onAnswer(answer(Number(heard.value)));
  };
  const tiles = (
    written: readonly Shown[],
    answer: (at: number) => PlayEvent,
    tried: readonly number[] = [],
    order?: readonly number[],
  ) => {
    const choices = namedByColour(written, t);
    return (
      <>
        <ChoiceTiles
          choices={choices}
          {...(order && { order })}
          tried={tried}
          onListen={onListen}
          onChoose={(at) => onAnswer(answer(at))}
        />
        <Answer key={now.said.count} {...voice} isBeside onAnswer={said(choices, answer)} />
      </>
    );
  };
  if (now.stage === "guessing" && beat?.kind === "wonder")
    return tiles(beat.guesses, (at) => ({ type: "GUESS", at }));
  if (now.stage === "telling" && beat?.kind === "tell") {
    if (beat.free === null) return tiles(beat.reports, (at) => ({ type: "REPORT", at }));
    return (
      <>
        <ChoiceTiles
          choices={beat.reports}
          onListen={onListen}
          onChoose={(at) => onAnswer({ type: "REPORT", at })}
        />
        <p className="lesson-or">{t("lessons.tell")}</p>
        <Answer {...voice} isLong onAnswer={() => onAnswer({ type: "FREE" })} />
      </>
    );
  }
  const check = now.stage === "asking" ? taskOf(lesson, now)?.check : undefined;
  if (check?.by === "choices") {
    const order = choiceOrder(check.choices);
    return tiles(check.choices, (at) => ({ type: "CHOICE", at }), now.tried, order);
  }
  if (check?.by === "word") {
    return <Answer key={now.said.count} {...voice} onAnswer={(word) => onAnswer({ type: "WORD", word })} />;
  }
  if (check?.by === "number") {
    const hear = (words: string) => {
      const number = numberIn(plainWords(words));
      if (number !== null) onAnswer({ type: "NUMBER", number });
    };
    return (
      <>
        <NumberPad
          key={`${now.beat} ${now.task} ${now.isSecond}`}
          isSigned={check.number < 0}
          isBroken={!Number.isInteger(check.number)}
          onNumber={(number) => onAnswer({ type: "NUMBER", number })}
        />
        <Answer key={now.said.count} {...voice} isBeside onAnswer={hear} />
      </>
    );
  }
  return null;
}
