import type { Beat } from "#domain/learner/lessons/lesson.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = { readonly at: number; readonly kinds: readonly Beat["kind"][]; readonly heading: string };

/** Where we are: a leaf for each beat, and what this one is. */
export function BeatPath({ at, kinds, heading }: Props) {
  const { t } = useLocale();
  return (
    <div
      className="lesson-path row wraps centred paper raised"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={kinds.length}
      aria-valuenow={at}
      aria-label={t("lessons.place", { at: at + 1, of: kinds.length })}
    >
      <b>{heading}</b>
      <span aria-hidden="true">
        {kinds.map((kind, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the beats have their places
            key={place}
            data-kind={kind}
            data-done={place < at ? "" : undefined}
            data-now={place === at ? "" : undefined}
          />
        ))}
      </span>
    </div>
  );
}
