import { useId } from "react";
import { CONFIDENCE_SLIDER } from "#domain/learner/form.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { pictureOf } from "../with-picture.ts";

type Props = { readonly value: number; readonly onChange: (value: number) => void };

/** §5 "Confidence slider 1 to 5", between two faces. */
export function Confidence({ value, onChange }: Props) {
  const { t } = useLocale();
  const id = useId();
  return (
    <div className="child-card learning-slider">
      <label htmlFor={id}>{t("learning.form.confidence")}</label>
      <output htmlFor={id}>{t("learning.form.confidence.value", { value, of: CONFIDENCE_SLIDER.to })}</output>
      <img src={pictureOf("I feel a little nervous")} alt="" width="64" height="64" />
      <input
        id={id}
        type="range"
        min={CONFIDENCE_SLIDER.from}
        max={CONFIDENCE_SLIDER.to}
        step={CONFIDENCE_SLIDER.step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <img src={pictureOf("I feel sure")} alt="" width="64" height="64" />
      <p aria-hidden="true">
        <span>{t("learning.form.confidence.low")}</span>
        <span>{t("learning.form.confidence.high")}</span>
      </p>
    </div>
  );
}
