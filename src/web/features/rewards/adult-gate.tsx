import { Delete } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { DIGITS, eraseGate, type GateState, gate, tapGate } from "./gate.ts";

type Props = {
  readonly children?: ReactNode;
  /** Called once it is open, where something is to be done and not shown. */
  readonly onOpen?: () => void;
  /** A way back, where the page has no other. */
  readonly onBack?: () => void;
};

/** Asks for something that a small child cannot do, then shows what is behind. Asked anew at every visit. */
export function AdultGate({ children, onOpen, onBack }: Props) {
  const { t } = useLocale();
  const [state, setState] = useState<GateState | null>(null);
  // Chance is not the same on the server and in the browser: drawn after the first paint.
  useEffect(() => setState(gate(Math.random)), []);
  const isOpen = state?.isOpen === true;
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  useEffect(() => {
    if (isOpen) opened.current?.();
  }, [isOpen]);
  const erase = () => setState((before) => before && eraseGate(before));
  useKeys({ erase });
  if (isOpen) return children ?? null;

  const words =
    state === null
      ? "…"
      : t("rewards.gate.times", {
          first: t(`rewards.number.${state.first}`),
          second: t(`rewards.number.${state.second}`),
        });
  return (
    <section className="adult-gate">
      <Title arrived>{t("rewards.gate.title")}</Title>
      <div className="child-card">
        <p id="adult-gate-ask">
          {t("rewards.gate.ask")} <b>{words}</b>
        </p>
        <p role="status">
          {state?.missed
            ? t("rewards.gate.again")
            : t("rewards.gate.tapped", { tapped: state?.tapped || "…" })}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
        <div role="group" aria-label={t("rewards.gate.pad")} aria-describedby="adult-gate-ask">
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className="child-button"
              onClick={() => setState((before) => before && tapGate(before, digit, Math.random))}
            >
              {digit}
            </button>
          ))}
          <button
            type="button"
            className="child-button child-plain"
            aria-label={t("rewards.gate.erase")}
            onClick={erase}
          >
            <Delete aria-hidden="true" size={28} />
          </button>
        </div>
        {onBack !== undefined && (
          <button type="button" className="child-button child-plain" onClick={onBack}>
            {t("rewards.gate.back")}
          </button>
        )}
      </div>
    </section>
  );
}
