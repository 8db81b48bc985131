import { useState } from "react";
import { fittedBand } from "#domain/learner/coast/journey.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { useWayBack } from "#web/ui/child/way-back.ts";
import { readCoast } from "./kept.ts";
import { CoastMap } from "./map.tsx";
import type { Trip } from "./trip.ts";
import { VisitRoom } from "./visit-room.tsx";

type Props = {
  readonly learner: Learner;
  /** A visit was played to its end; called once each. */
  readonly onDone: (record: LessonRecord) => void;
  /** Back to the day that asked for a visit, once it is done; to the map when absent. */
  readonly onDay?: (() => void) | undefined;
};

/** The coast: a map of places to choose from, and the place that was chosen. */
export function Coast({ learner, onDone, onDay }: Props) {
  const { t } = useLocale();
  const [trip, setTrip] = useState<Trip | null>(null);
  const toMap = () => setTrip(null);
  useWayBack(trip === null ? null : "coast place", toMap);
  if (trip === null) {
    const journey = readCoast(learner.id);
    return (
      <CoastMap
        learner={learner}
        journey={journey}
        onGo={(place) =>
          setTrip({ place, count: journey.times[place] ?? 0, band: fittedBand(learner.age, journey) })
        }
      />
    );
  }
  return (
    <MoreCopy area="lessons" throws>
      <MoreCopy area="materials" throws>
        <VisitRoom
          learner={learner}
          trip={trip}
          onDone={onDone}
          closeLabel={t(onDay === undefined ? "coast.back" : "coast.day")}
          onClose={onDay ?? toMap}
        />
      </MoreCopy>
    </MoreCopy>
  );
}
