import { guideByName } from "#content/learner/guides/everyone.ts";
import { type Journey, nextPlace } from "#domain/learner/coast/journey.ts";
import { guideLine } from "#domain/speech/line.ts";
import shell from "#web/assets/art/counter-shell.svg";
import { useIsCovered } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { useFetched } from "../lessons/use-fetched.ts";
import { fetchMap } from "./fetch.ts";
import { sceneOf } from "./scenes.ts";

type Props = {
  readonly learner: Learner;
  readonly journey: Journey;
  readonly onGo: (place: string) => void;
};

/** The coast from the hills to the sea: each place as a round picture, with a shell for each visit. */
export function CoastMap({ learner, journey, onGo }: Props) {
  const { language, t } = useLocale();
  const cards = useFetched(`coast ${language}`, () => fetchMap(language)) ?? [];
  const guide = guideByName(learner.guide);
  const line = guideLine(guide, t("coast.choose"), language);
  const { again } = useAsked("coast", line, !useIsCovered(learner.id));
  const times = (place: string) => journey.times[place] ?? 0;
  const next = nextPlace(cards, journey);
  useKeys({
    choose: (at) => {
      const card = cards[at];
      if (card !== undefined) onGo(card.id);
    },
    repeat: again,
  });
  return (
    <section className="child-step coast">
      <Backdrop {...sceneOf("map")} />
      <Title arrived>{t("coast.title")}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="coast" line={line} onRepeat={again} />
      <ul className="coast-map">
        {cards.map(({ id, title, visits }) => (
          <li key={id} data-next={id === next?.id ? "" : undefined}>
            <button
              type="button"
              className="coast-place stack full bare"
              data-place={id}
              onClick={(event) => isSecondTap(event) || onGo(id)}
            >
              <img src={sceneOf(id).wide} alt="" width="150" height="150" />
              <b>
                {title}
                {times(id) > 0 && (
                  <span className="read-only-aloud">, {t("coast.visits", { count: times(id) })}</span>
                )}
              </b>
              <span className="coast-shells row centred paper" aria-hidden="true">
                {Array.from({ length: visits }, (_, at) => at).map((at) =>
                  at < times(id) ? (
                    <img key={at} src={shell} alt="" width="26" height="26" />
                  ) : (
                    <i key={at} />
                  ),
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
