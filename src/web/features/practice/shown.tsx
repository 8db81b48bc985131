import { type CSSProperties, Fragment } from "react";
import { practiceWords } from "#content/practice/practice.ts";
import type { Shown as What } from "#domain/practice/item.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { pics } from "./pictures.ts";

/** What a question is about: things to count, a bar, a picture, a sum, a text. */
export function Shown({ what }: { readonly what: What }) {
  switch (what.kind) {
    case "things":
      return <Things {...what} />;
    case "bar":
      return <Bar {...what} />;
    case "bars":
      return (
        <ul className="practice-bars">
          {what.parts.map((parts) => (
            <li key={parts}>
              <Bar parts={parts} coloured={1} />
              <b aria-hidden="true">
                <Written text={`1/${parts}`} />
              </b>
            </li>
          ))}
        </ul>
      );
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

function Bar({ parts, coloured }: { readonly parts: number; readonly coloured: number }) {
  const { t } = useLocale();
  return (
    <div className="practice-bar" role="img" aria-label={t("practice.bar", { parts, coloured })}>
      {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
        <i key={part} data-coloured={part <= coloured ? "" : undefined} />
      ))}
    </div>
  );
}

type ThingsProps = Extract<What, { kind: "things" }>;

/** Groups on their trays. What is taken away stands aside; each has its name, so that who hears them can count them. */
function Things({ picture, groups, away = 0 }: ThingsProps) {
  const { language, t } = useLocale();
  const name = practiceWords[language].things.find((each) => each.picture === picture)?.one ?? "";
  // Fives in a line are seen at once; in groups threes are, and four as two and two.
  const rowOf = (count: number) =>
    groups.length === 1 ? Math.min(count, 5) : count === 4 ? 2 : Math.min(count, 3);
  const total = groups.reduce((sum, each) => sum + each, 0);
  return (
    <div className="practice-things" data-size={total > 10 ? "small" : total > 6 ? "middle" : "large"}>
      {groups.map((count, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are equal, only their place tells them apart
        <p key={group} style={{ "--row": rowOf(count) } as CSSProperties}>
          {Array.from({ length: count }, (_, at) => at + 1).map((place) => {
            const isAway = place > count - away;
            return (
              <img
                key={place}
                src={pics[picture]}
                alt={isAway ? `${name}, ${t("practice.away")}` : name}
                data-away={isAway ? "" : undefined}
                width="72"
                height="72"
              />
            );
          })}
        </p>
      ))}
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
