import { RotateCcw } from "lucide-react";
import { Component, type ReactNode, Suspense } from "react";
import trouble from "#web/assets/art/trouble.svg";
import type { CopyArea } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Props = {
  /** The part's own words, fetched with it. */
  readonly area: CopyArea;
  readonly children: ReactNode;
};

/** A part of the portal that is fetched when a child comes to it, and what shows until then or when it cannot come. */
export function Part({ area, children }: Props) {
  return (
    <Mishap>
      <Suspense fallback={<Waiting />}>
        <MoreCopy area={area}>{children}</MoreCopy>
      </Suspense>
    </Mishap>
  );
}

export function Waiting() {
  const { t } = useLocale();
  return (
    <section className="child-step child-wait">
      <Spinner label={t("student.loading")} visible />
    </section>
  );
}

/** Said kindly, with a way to try again; what the child did before is kept. */
export function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLocale();
  return (
    <section className="child-step child-trouble">
      <img src={trouble} alt="" width="240" height="180" />
      <p role="alert">{t("student.broken")}</p>
      <div className="child-actions">
        <button type="button" className="child-button child-go" onClick={onRetry}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("common.retry")}</span>
        </button>
      </div>
    </section>
  );
}

/** A part whose file did not arrive is asked for again by loading the page: browsers remember a failed module. */
class Mishap extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <Broken onRetry={() => location.reload()} /> : this.props.children;
  }
}
