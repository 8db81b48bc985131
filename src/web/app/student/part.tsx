import { RotateCcw } from "lucide-react";
import { Component, type ReactNode, Suspense, useState } from "react";
import trouble from "#web/assets/art/trouble.svg";
import { api } from "#web/platform/api.ts";
import type { CopyArea } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** The picture of {@link Broken} is wanted when nothing can be fetched any more. */
export function preloadTrouble(): void {
  new Image().src = trouble;
}

type Props = {
  /** The part's own words, fetched with it. */
  readonly area: CopyArea;
  readonly children: ReactNode;
  /** It stands beside what matters: without it nothing is said. */
  readonly isExtra?: boolean;
};

/** A part of the portal that is fetched when a child comes to it, and what shows until then or when it cannot come. */
export function Part({ area, children, isExtra = false }: Props) {
  const waiting = isExtra ? null : <Waiting />;
  return (
    <Mishap key={area} broken={isExtra ? null : <Unloaded />}>
      <Suspense fallback={waiting}>
        <MoreCopy area={area} waiting={waiting} throws>
          {children}
        </MoreCopy>
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

/**
 * Browsers remember a module that failed: it is asked for again by loading the page, and only once the school answers. A page
 * that is loaded without a connection would be gone.
 */
function Unloaded() {
  const [isStill, setStill] = useState(false);
  const retry = async () => {
    setStill(false);
    try {
      await api("GET /api/student/session", {});
      location.reload();
    } catch {
      setStill(true);
    }
  };
  return <Broken isStill={isStill} onRetry={() => void retry()} />;
}

type BrokenProps = {
  /** Another try did not help. */
  readonly isStill?: boolean;
  readonly onRetry: () => void;
};

/** Said kindly, with a way to try again; what the child did before is kept. */
export function Broken({ isStill = false, onRetry }: BrokenProps) {
  const { t } = useLocale();
  return (
    <section className="child-step child-trouble">
      <img src={trouble} alt="" width="240" height="180" />
      <Title arrived>{t("student.broken.title")}</Title>
      <p role="alert">{t(isStill ? "student.broken.still" : "student.broken")}</p>
      <div className="child-actions">
        <button type="button" className="child-button child-go" onClick={onRetry}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("common.retry")}</span>
        </button>
      </div>
    </section>
  );
}

type MishapProps = { readonly broken: ReactNode; readonly children: ReactNode };

/** Shows what stands for a part that did not arrive. */
class Mishap extends Component<MishapProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
