import { type CSSProperties, Fragment, useState } from "react";
import type { Shown as What } from "#domain/practice/item.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { usePracticeWords } from "./content.ts";
import { pics } from "./pictures.ts";

/** What a question is about: things to count, a picture, a sum, a text. */
export function Shown({ what, isPlaying }: { readonly what: What; readonly isPlaying: boolean }) {
  switch (what.kind) {
    case "things":
      return <Things {...what} isPlaying={isPlaying} />;
    case "picture":
      // The word is the question itself or its answer, so the picture says nothing here.
      return <img className="practice-picture" src={pics[what.picture]} alt="" width="150" height="150" />;
    case "large":
      return (
        <p className="practice-large" data-long={what.text.length > 22 ? "" : undefined}>
          <Written text={what.text} />
        </p>
      );
    case "passage":
      return <p className="practice-passage">{what.text}</p>;
  }
}

type ThingsProps = Extract<What, { kind: "things" }>;

/**
 * Groups on their trays, each thing touched as it is counted; when it is looked at together they light up one after the
 * other. What is taken away stands aside; each has its name, so that who hears them can count them.
 */
function Things({ picture, groups, away = 0, isPlaying }: ThingsProps & { readonly isPlaying: boolean }) {
  const { t } = useLocale();
  const name = usePracticeWords().things.find((each) => each.picture === picture)?.one ?? "";
  const [touched, setTouched] = useState<readonly number[]>([]);
  // Fives in a line are seen at once; in groups threes are, and four as two and two.
  const rowOf = (count: number) =>
    groups.length === 1 ? Math.min(count, 5) : count === 4 ? 2 : Math.min(count, 3);
  const total = groups.reduce((sum, each) => sum + each, 0);
  const touch = (at: number) =>
    setTouched((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]));
  let before = 0;
  return (
    <div
      className="practice-things wraps flex centred full"
      data-size={total > 10 ? "small" : total > 6 ? "middle" : "large"}
      data-playing={isPlaying ? "" : undefined}
    >
      {groups.map((count, group) => {
        const first = before;
        before += count;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are equal, only their place tells them apart
          <p key={group} style={{ "--row": rowOf(count) } as CSSProperties}>
            {Array.from({ length: count }, (_, at) => first + at).map((place) => {
              const isAway = place - first >= count - away;
              const isTouched = touched.includes(place);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: a help for the finger that counts; nothing depends on it
                <img
                  key={place}
                  src={pics[picture]}
                  alt={isAway ? `${name}, ${t("practice.away")}` : name}
                  data-away={isAway ? "" : undefined}
                  data-touched={isTouched ? "" : undefined}
                  style={{ "--at": place } as CSSProperties}
                  width="72"
                  height="72"
                  onClick={() => touch(place)}
                />
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** Words and figures; fractions stand one above the other. */
export function Written({ text }: { readonly text: string }) {
  return text.split(/((?:\d+|\?)\/\d+)/).map((part, at) => {
    const [upper, lower] = part.split("/");
    const key = `${at} ${part}`;
    if (at % 2 === 0 || lower === undefined) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Fragment key={key}>
        <span className="practice-fraction" aria-hidden="true">
          <span>{upper}</span>
          <span>{lower}</span>
        </span>
        <span className="read-only-aloud">{part}</span>
      </Fragment>
    );
  });
}
