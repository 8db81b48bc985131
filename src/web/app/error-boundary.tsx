import { Component, type ErrorInfo, type ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = { readonly children: ReactNode };

/** Shows a gentle page instead of a blank one when a component fails; reloading is the way out. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("A page failed to render", error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <Trouble /> : this.props.children;
  }
}

function Trouble() {
  const { t } = useLocale();
  return (
    <main className="trouble" role="alert">
      <h1>{t("common.trouble.title")}</h1>
      <p>{t("common.trouble.text")}</p>
      <p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t("common.trouble.reload")}
        </button>{" "}
        <a href="/">{t("common.home")}</a>
      </p>
    </main>
  );
}
