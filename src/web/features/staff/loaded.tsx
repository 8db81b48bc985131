import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Props<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
};

/** What was asked for; until it is there, that it is on its way, or that it failed and can be asked for again. */
export function Loaded<Data>({ query, loading, failed, children }: Props<Data>) {
  const { t } = useLocale();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) {
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
      <button type="button" className="button button-small" onClick={() => void query.refetch()}>
        {t("common.retry")}
      </button>
    </div>
  );
}
