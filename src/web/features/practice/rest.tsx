import { ArrowRight } from "lucide-react";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import type { SkillId } from "#domain/practice/skills.ts";
import type { Line } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { plants } from "./pictures.ts";

type Props = {
  readonly guide: VoiceGuide;
  readonly id: string;
  readonly line: Line;
  /** The skills that grew in this round. */
  readonly grown: readonly SkillId[];
  /** What the map puts after the skills that came to their end. */
  readonly next: readonly string[];
  readonly onMore: () => void;
  readonly onDone: () => void;
};

/** After a round: the flower, what grew, and two equal ways on. */
export function Rest({ guide, id, line, grown, next, onMore, onDone }: Props) {
  const { t } = useLocale();
  return (
    <section className="practice practice-rest">
      <div className="practice-paper stack full paper raised">
        <Title arrived>{t("practice.rest")}</Title>
        <img src={plants[4]} alt="" width="180" height="210" />
        {grown.length > 0 && (
          <>
            <p>{t("practice.grown")}</p>
            <ul className="child-chips wraps flex centred">
              {grown.map((skill) => (
                <li key={skill}>{t(`practice.skill.${skill}`)}</li>
              ))}
            </ul>
          </>
        )}
        {next.length > 0 && (
          <>
            <p>{t("practice.ahead")}</p>
            <ul className="child-chips wraps flex centred">
              {next.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <p>{t("practice.rest.text")}</p>
      </div>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} />
      <div className="practice-foot row wraps centred full">
        <button
          type="button"
          className="child-button child-plain"
          onClick={(event) => isSecondTap(event) || onDone()}
        >
          {t("practice.done")}
        </button>
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onMore()}
        >
          <span>{t("practice.more")}</span>
          <ArrowRight aria-hidden="true" size={28} />
        </button>
      </div>
    </section>
  );
}
