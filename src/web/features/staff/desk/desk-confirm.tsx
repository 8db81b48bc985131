import { type ReactNode, useEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import "./desk-confirm.css";

type Props = {
  readonly children: ReactNode;
  /** The button that does it, in the words of what it does. */
  readonly yes: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onYes: () => void;
  readonly onBack: () => void;
};

/** Says once more what will happen, and takes the focus, so that nobody confirms what they have not met. */
export function DeskConfirm({ children, yes, busy, failed, onYes, onBack }: Props) {
  const { t } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and loses the focus it is given
    <div
      className="desk-confirm stack trimmed"
      role="group"
      aria-label={t("staff.class.confirm")}
      tabIndex={-1}
      ref={panel}
    >
      {children}
      {failed ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
      <div className="desk-confirm-actions wraps flex">
        <button
          type="button"
          className="button button-small button-primary"
          aria-disabled={busy}
          onClick={() => !busy && onYes()}
        >
          {busy ? t("staff.change.busy") : yes}
        </button>
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={busy}
          onClick={() => !busy && onBack()}
        >
          {t("staff.refund.back")}
        </button>
      </div>
    </div>
  );
}

/** What was saved, said where it was done. */
export function DeskSaved({ children }: { readonly children: ReactNode }) {
  return (
    <p className="desk-saved trimmed small breaks" role="status">
      {children}
    </p>
  );
}
