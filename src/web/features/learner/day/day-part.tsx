import { Check, House, Trees } from "lucide-react";
import { useState } from "react";
import { isToddler } from "#domain/learner/age.ts";
import type { Part } from "#domain/learner/day/day.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { LessonRoom } from "../lessons/lesson-room.tsx";
import { keepDone } from "./kept.ts";
import { Remember } from "./remember.tsx";
import { SpokenPage } from "./spoken-page.tsx";
import { type Today, useDay } from "./use-day.ts";

type Props = {
  readonly learner: Learner;
  readonly part: Part;
  /** Tasks were solved and hands were busy: for whoever gives points. */
  readonly onEarned: (record: LessonRecord) => void;
  readonly onClose: () => void;
};

/** One part of today; what is played has places of its own. */
export function DayPart({ learner, part, onEarned, onClose }: Props) {
  const { t } = useLocale();
  const today = useDay(learner);
  const done = () => {
    keepDone(learner.id, part);
    onClose();
  };
  if (today === null) return null;
  if (part === "hello") {
    const { say = t("day.hello"), more, picture = "sun" } = today.hello ?? {};
    const says = isToddler(learner.age) || more === undefined ? say : `${say} ${more}`;
    return (
      <SpokenPage {...{ learner, part, says }} picture={pictureUrl(picture)} go={t("day.go")} onDone={done} />
    );
  }
  if (part === "remember") {
    return <Remember learner={learner} lessons={today.day.remember} onDone={done} />;
  }
  if (part === "lesson" && today.day.lesson !== null) {
    return (
      <MoreCopy area="lessons">
        <LessonRoom
          learner={learner}
          lesson={today.day.lesson}
          onDone={(record) => {
            keepDone(learner.id, part);
            onEarned(record);
          }}
          onClose={onClose}
          closeLabel={t("day.back")}
        />
      </MoreCopy>
    );
  }
  if (part === "outdoors") return <Outdoors {...{ learner, today, onDone: done }} />;
  return <Goodbye {...{ learner, today, onDone: done }} />;
}

type OfToday = { readonly learner: Learner; readonly today: Today; readonly onDone: () => void };

/** An invitation: outdoors, or the same under a roof, as the weather or the family wants it. */
function Outdoors({ learner, today: { invitation }, onDone }: OfToday) {
  const { t } = useLocale();
  const [isInside, setInside] = useState(false);
  if (invitation === null) return null;
  const says = `${isInside ? invitation.inside : invitation.outside} ${t("day.outdoors.adult")}`;
  const places = [
    { inside: false, label: t("day.outdoors.outside"), Icon: Trees },
    { inside: true, label: t("day.outdoors.inside"), Icon: House },
  ];
  return (
    <SpokenPage
      {...{ learner, says, onDone }}
      part="outdoors"
      picture={pictureUrl(invitation.picture)}
      go={t("day.outdoors.back")}
    >
      <ul className="day-places wraps flex centred">
        {places.map(({ inside, label, Icon }) => (
          <li key={label}>
            <button
              type="button"
              className="child-button child-plain"
              aria-pressed={inside === isInside}
              onClick={() => setInside(inside)}
            >
              <Icon aria-hidden="true" size={30} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </SpokenPage>
  );
}

/** What was done today, and nothing that was not. */
function Goodbye({ learner, today, onDone }: OfToday) {
  const { t } = useLocale();
  const { done } = today.day;
  const told = (["remember", "lesson", "play", "outdoors"] as const).filter((part) => done.includes(part));
  const what = (part: (typeof told)[number]) =>
    part === "lesson" && today.lesson !== null
      ? t("day.did.lesson", { title: today.lesson.title })
      : t(`day.did.${part === "lesson" ? "play" : part}`);
  const caption = t(told.length === 0 ? "day.goodbye.none" : "day.goodbye", { name: learner.name });
  // Who does not read hears what was done.
  const says = [caption, ...told.map(what)].join(" ");
  return (
    <SpokenPage
      {...{ learner, says, caption, onDone }}
      part="goodbye"
      picture={pictureUrl("moon")}
      go={t("day.goodbye.go")}
    >
      <ul className="day-did">
        {told.map((part) => (
          <li key={part}>
            <Check aria-hidden="true" size={28} />
            {what(part)}
          </li>
        ))}
      </ul>
    </SpokenPage>
  );
}
