import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Asked<Data> = {
  readonly data: Data | undefined;
  /** How often it failed. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  readonly query: Asked<Data>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
};

/**
 * What was asked for; until it is there, that it is on its way, or that it failed and can be asked for again. Of what
 * was there before, the page's head says from when it is (AsOf).
 */
export function Loaded<Data>({ query, loading, failed, children }: Props<Data>) {
  const { t } = useLocale();
  if (query.data !== undefined) return children(query.data);
  // It is asked for again by itself: what failed once is said until it comes, and not anew each time.
  if (query.errorUpdateCount === 0) {
    return (
      <div className="desk-note">
        <Spinner label={loading} visible />
      </div>
    );
  }
  return (
    <div className="desk-note" role="alert">
      <p className="desk-note-title">{failed}</p>
      <p>{t("staff.failed.text")}</p>
      <button
        type="button"
        className="button button-small"
        aria-disabled={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t("common.retry")}
      </button>
    </div>
  );
}

/** What has come does not fail the other, even if it could not be read anew. */
const failuresOf = ({ data, errorUpdateCount }: Asked<unknown>) =>
  data === undefined ? errorUpdateCount : 0;

/** Two questions whose answers are shown together. */
export function both<One, Other>(one: Asked<One>, other: Asked<Other>): Asked<readonly [One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    errorUpdateCount: failuresOf(one) + failuresOf(other),
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
