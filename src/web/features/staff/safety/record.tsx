import type { SafetyItem } from "#contract/safety.ts";
import type { SafetyClosing } from "#domain/safety/desk/desk.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { SafetyExport } from "./export.tsx";
import { SafetyFamily } from "./family.tsx";
import { SafetyLog } from "./log.tsx";
import { SafetyNote } from "./note.tsx";
import { useSafetyRecord } from "./queries.ts";
import { SafetySteps } from "./steps.tsx";
import { SafetyTurns } from "./turns.tsx";
import type { NoteDraft } from "./use-changes.ts";
import "./record.css";

type Props = {
  readonly id: string;
  readonly item: SafetyItem;
  readonly draft: NoteDraft | undefined;
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => void;
  readonly onChange: (state: SafetyItem["state"], closedAs?: SafetyClosing) => void;
};

/** An item opened in its place: what was said, whom to call, what was done, and who has read it. */
export function SafetyRecordView({ id, item, draft, isBusy, onWrite, onChange }: Props) {
  const { t } = useLocale();
  const { data, isError, refetch } = useSafetyRecord(item.id, item.version);
  const action = (label: string, act: () => void) => (
    <button type="button" className="button button-small button-paper" aria-disabled={isBusy} onClick={act}>
      {label}
    </button>
  );
  return (
    <div className="safety-record" id={id}>
      {isError && (
        <p role="alert">
          {t("staff.safety.record.failed")}{" "}
          <button type="button" className="button button-small button-paper" onClick={() => void refetch()}>
            {t("common.retry")}
          </button>
        </p>
      )}
      {data === undefined && !isError && <Spinner label={t("staff.safety.record.loading")} visible />}
      {data !== undefined && (
        <>
          <SafetyTurns record={data} />
          <div className="safety-side">
            <SafetyFamily record={data} />
            <SafetySteps record={data} />
          </div>
        </>
      )}
      {/* Not before what stands above it: a button that moves away as it is pressed is not pressed, or another is. */}
      {(data !== undefined || isError) && (
        <section className="safety-part safety-end">
          <SafetyNote
            item={item}
            draft={draft}
            isBusy={isBusy}
            onWrite={onWrite}
            onSave={() => onChange(item.state)}
          />
          <div className="safety-actions row wraps">
            {item.state === "closed"
              ? action(t("staff.safety.reopen"), () => onChange("open"))
              : (["handled", "false_alarm"] as const).map((closing) => (
                  <span key={closing}>
                    {action(t(`staff.safety.close.${closing}`), () => onChange("closed", closing))}
                  </span>
                ))}
          </div>
        </section>
      )}
      {data !== undefined && (
        <div className="safety-tail stack">
          <SafetyLog record={data} />
          <SafetyExport id={item.id} conversation={item.conversation} />
        </div>
      )}
    </div>
  );
}
