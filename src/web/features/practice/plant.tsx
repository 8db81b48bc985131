import { useLocale } from "#web/platform/i18n.tsx";
import { plants } from "./pictures.ts";
import { ROUND } from "./use-practice.ts";

/** So many solved items bring the plant to its next shape. */
const GROWS_AT = [1, 3, 5, ROUND] as const;

/** The plant of this round. It grows with every solved item and never gets smaller. */
export function Plant({ solved }: { readonly solved: number }) {
  const { t } = useLocale();
  const shape = GROWS_AT.filter((from) => solved >= from).length;
  return (
    <div
      className="practice-plant row paper raised"
      role="progressbar"
      aria-label={t("practice.plant", { count: Math.min(solved, ROUND), of: ROUND })}
      aria-valuemin={0}
      aria-valuemax={ROUND}
      aria-valuenow={Math.min(solved, ROUND)}
    >
      <img key={shape} src={plants[shape]} alt="" width="96" height="112" />
      <span aria-hidden="true">
        {Array.from({ length: ROUND }, (_, at) => at + 1).map((place) => (
          <i key={place} data-done={place <= solved ? "" : undefined} />
        ))}
      </span>
    </div>
  );
}
