import { useEffect, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { Subject } from "#domain/practice/skills.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import bothPicture from "#web/assets/art/pic-butterfly.svg";
import mathPicture from "#web/assets/art/pic-count-3.svg";
import readingPicture from "#web/assets/art/pic-story.svg";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { practiceIn } from "./content.ts";
import { fetchPictures } from "./pictures.ts";
import { Round } from "./round.tsx";
import type { Solved } from "./use-practice.ts";

type Props = {
  readonly learner: Learner;
  /** What is practised; chosen first when absent. */
  readonly subject?: Subject | undefined;
  /** Called once for every item that was solved. */
  readonly onSolved: (solved: Solved) => void;
  readonly onClose: () => void;
};

const WAYS = [
  { subject: "math", label: "practice.math", picture: mathPicture },
  { subject: "reading", label: "practice.reading", picture: readingPicture },
  { subject: null, label: "practice.both", picture: bothPicture },
] as const;

/** "Practise with me" (decision 096): what to practise, then one item after the other, then a rest. */
export function Practice(props: Props) {
  const [chosen, setChosen] = useState<{ readonly subject: Subject | null } | null>(
    props.subject === undefined ? null : { subject: props.subject },
  );
  const { language } = useLocale();
  // All of it is fetched while a child chooses: the connection may go half-way.
  useEffect(() => {
    void practiceIn(language);
    fetchPictures();
  }, [language]);
  return (
    <MoreCopy area="materials" throws>
      {chosen === null ? (
        <Ways learner={props.learner} onChoose={(subject) => setChosen({ subject })} />
      ) : (
        <Round {...props} subject={chosen.subject} />
      )}
    </MoreCopy>
  );
}

type WaysProps = {
  readonly learner: Learner;
  readonly onChoose: (subject: Subject | null) => void;
};

function Ways({ learner, onChoose }: WaysProps) {
  const { t, language } = useLocale();
  const guide = guideByName(learner.guide);
  const [first, second, third] = WAYS.map(({ label }) => t(label));
  // Who does not read yet hears the choices too.
  const words =
    learner.age <= 6
      ? `${t("practice.what")} ${first}, ${second}, ${t("practice.or")} ${third}?`
      : t("practice.what");
  const line = guideLine(guide, words, language, learner.age <= 5 ? { manner: YOUNG_MANNER } : {});
  const { again } = useAsked("practice ways", line);
  useKeys({
    choose: (at) => {
      const way = WAYS[at];
      if (way !== undefined) onChoose(way.subject);
    },
    repeat: again,
  });
  return (
    <section className="practice practice-start">
      <Title arrived>{t("practice.title")}</Title>
      <SpeakingGuide
        name={guide.name}
        picture={guide.picture}
        id="practice ways"
        line={line}
        caption={t("practice.what")}
      />
      <ul className="practice-answers stack full" data-kind="pictures" data-count="3">
        {WAYS.map(({ subject, label, picture }) => (
          <li key={label}>
            <button type="button" onClick={(event) => isSecondTap(event) || onChoose(subject)}>
              <img src={picture} alt="" width="110" height="110" />
              <b>{t(label)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
