import { useEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { FIELD_LABELS, valueLabel } from "./lead-fields.ts";
import type { Difference } from "./use-lead-draft.ts";

type Props = {
  readonly differences: readonly Difference[];
  /** Gives up what was typed here. */
  readonly onTheirs: () => void;
};

/** Somebody else was faster: what is saved by now beside what stood here. Takes the focus, for it changes what Save does. */
export function LeadConflict({ differences, onTheirs }: Props) {
  const { language, t } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (differences.length > 0) panel.current?.focus();
  }, [differences]);
  if (differences.length === 0) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and loses the focus it is given
    <div className="lead-conflict" role="group" aria-label={t("desk.conflict")} tabIndex={-1} ref={panel}>
      <p className="strong">{t("desk.conflict")}</p>
      <p>{t("desk.conflict.text")}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("desk.conflict.saved")}</th>
            <th scope="col">{t("desk.conflict.mine")}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, saved, mine }) => (
            <tr key={field}>
              <th scope="row">{t(FIELD_LABELS[field])}</th>
              <td>{valueLabel(field, saved, language, t)}</td>
              <td>{valueLabel(field, mine, language, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="button button-small button-paper" onClick={onTheirs}>
        {t("desk.conflict.theirs")}
      </button>
    </div>
  );
}
