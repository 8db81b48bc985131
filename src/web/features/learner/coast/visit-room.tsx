import { useMemo } from "react";
import { performed, visitAfter } from "#domain/learner/coast/journey.ts";
import type { Place } from "#domain/learner/coast/place.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { evidenceOf } from "#domain/learner/mastery/evidence.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { learnt } from "#web/child/learner/mastery.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Performance } from "../lessons/performance.tsx";
import { useFetched } from "../lessons/use-fetched.ts";
import { fetchPlace } from "./fetch.ts";
import { Found } from "./found.tsx";
import { keepVisit } from "./kept.ts";
import { sceneOf } from "./scenes.ts";
import type { Trip } from "./trip.ts";

type Props = {
  readonly learner: Learner;
  readonly trip: Trip;
  readonly onDone: (record: LessonRecord) => void;
  /** Where closing leads. */
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** A place fetched, and the visit that is next there. */
export function VisitRoom(props: Props) {
  const { language, t } = useLocale();
  const { place: id } = props.trip;
  const place = useFetched(`${id} ${language}`, () => fetchPlace(id, language));
  return (
    <>
      <Backdrop {...sceneOf(id)} />
      {place === null ? (
        <section className="child-step child-wait">
          <Spinner label={t("coast.loading")} visible />
        </section>
      ) : (
        <PlayedVisit key={language} place={place} {...props} />
      )}
    </>
  );
}

/** Leaving it in the middle loses nothing: it is short, and comes again. */
function PlayedVisit({
  place,
  trip,
  learner,
  onDone,
  closeLabel,
  onClose,
}: Props & { readonly place: Place }) {
  const { visit, round } = visitAfter(place, trip.count);
  const lesson = useMemo(() => performed(place, visit, trip.band, round), [place, visit, trip.band, round]);
  return (
    <Performance
      lesson={lesson}
      learner={learner}
      place={null}
      onPlace={() => {}}
      onDone={(record, outcomes) => {
        learnt(learner.id, visit.skills[trip.band], evidenceOf(lesson, outcomes));
        const { own, shown } = record;
        keepVisit(learner.id, { place: place.id, band: trip.band, own, shown });
        onDone(record);
      }}
      end={(record) => (
        <Found
          learner={learner}
          visit={visit}
          record={record}
          visits={place.visits.length}
          count={(trip.count % place.visits.length) + 1}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      )}
    />
  );
}
