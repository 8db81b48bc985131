import { type ReactNode, useState } from "react";
import { heardChoice } from "#domain/learner/assessment/heard.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine, pageLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Guides } from "./guides.tsx";

type Props = {
  readonly title: string;
  /** What is asked where there is more than one guide. */
  readonly say: string;
  readonly learner: Learner;
  readonly guides: readonly VoiceGuide[];
  readonly chosen?: string | null;
  readonly onChoose: (name: string) => void;
  /** Other ways on, below the guides. */
  readonly children?: ReactNode;
};

/**
 * A guide is chosen by a tap, a key or its name said aloud: whoever speaks first in the list says what to do, and after
 * that, and after each guide who was listened to, the microphone opens (§4 "after speech playback in the … voice-selection
 * stages").
 */
export function GuideChoice({ title, say, learner, guides, chosen = null, onChoose, children }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const [isUnheard, setUnheard] = useState(false);
  const [first] = guides;
  const text = guides.length === 1 && first ? first.sample[language] : say;
  const line = first ? guideLine(first, text, language) : pageLine(text, language);
  const { turn, again, listenAfter } = useAsked("guides", line);
  const choose = (name: string) => {
    voice.stop();
    onChoose(name);
  };
  useKeys({
    choose: (at) => {
      const guide = guides[at];
      if (guide !== undefined) choose(guide.name);
    },
    repeat: again,
  });
  const takeHeard = (words: string) => {
    const found = heardChoice(
      words,
      guides.map(({ name }) => ({ value: name, label: name })),
    );
    setUnheard(found === null);
    if (found !== null) choose(found.value);
  };
  return (
    <section className="child-step">
      <Title arrived>{title}</Title>
      <p className="child-lead">{text}</p>
      <Answer
        isBeside
        guide={first?.name ?? ""}
        age={learner.age}
        turn={turn}
        onSilence={again}
        onAnswer={takeHeard}
      />
      {isUnheard && (
        <p className="speech-notice" role="status">
          {t("learning.guides.unheard")}
        </p>
      )}
      <Guides guides={guides} chosen={chosen} onChoose={choose} onSaying={listenAfter} />
      {children}
    </section>
  );
}
