import { type ReactNode, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { DIGITS, type GateState, gate, tapGate } from "./gate.ts";

/** Asks for something only a reader can do, then shows what is behind. Asked anew at every visit. */
export function AdultGate({ children }: { readonly children: ReactNode }) {
  const { t } = useLocale();
  const [state, setState] = useState<GateState | null>(null);
  // Chance is not the same on the server and in the browser: drawn after the first paint.
  useEffect(() => setState(gate(Math.random)), []);
  if (state?.isOpen) return children;

  const words = state?.asked.map((digit) => t(`rewards.number.${digit}`)).join(", ") ?? "…";
  return (
    <section className="adult-gate">
      <Title arrived>{t("rewards.gate.title")}</Title>
      <div className="child-card">
        <p id="adult-gate-ask">
          {t("rewards.gate.ask")} <b>{words}</b>
        </p>
        <p role="status">
          {state?.missed ? t("rewards.gate.again") : t("rewards.gate.tapped", { count: state?.tapped ?? 0 })}
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
        </div>
      </div>
    </section>
  );
}
