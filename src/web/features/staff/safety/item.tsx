import { BellOff, Clock, Info, OctagonAlert, TriangleAlert, Undo2 } from "lucide-react";
import { useId } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import type { SafetyClosing } from "#domain/safety/desk/desk.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { SafetyRecordView } from "./record.tsx";
import type { NoteDraft } from "./use-changes.ts";
import { certaintyLabel, nameLabel, placeLabel, stateLabel } from "./words.ts";

type Props = {
  readonly item: SafetyItem;
  readonly now: number;
  readonly isOpen: boolean;
  readonly draft: NoteDraft | undefined;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onWrite: (text: string) => void;
  readonly onChange: (state: SafetyItem["state"], closedAs?: SafetyClosing) => void;
};

const ICONS = { now: OctagonAlert, urgent: TriangleAlert, soon: Clock, note: Info } as const;

/** One item: how soon, what kind, how sure, whose, where and when; opened, everything that was kept of it. */
export function SafetyItemCard(props: Props) {
  const { item, now, isOpen, draft, isBusy, onOpen, onWrite, onChange } = props;
  const { language, t } = useLocale();
  const id = useId();
  const { state, severity, reach } = item;
  const Icon = ICONS[severity];
  const isUnreached = state === "open" && (reach === "not_yet" || reach === "folder");
  return (
    <li data-severity={state === "closed" ? "closed" : severity}>
      <p className="safety-band row wraps apart">
        {state !== "closed" && (
          <b>
            <Icon aria-hidden="true" size={severity === "now" ? 30 : 20} />
            {t(`staff.safety.severity.${severity}`)}
          </b>
        )}
        <span>{stateLabel(item, now, language, t)}</span>
      </p>
      <div className="safety-body stack">
        <h3 id={`${id}-kind`} data-item={item.id} tabIndex={-1}>
          {t(`staff.safety.kind.${item.kind}`)}
        </h3>
        <p className="safety-certainty quiet">{certaintyLabel(item, t)}</p>
        {item.takenBackAt !== null && (
          <p className="safety-taken-back">
            <Undo2 aria-hidden="true" size={22} />
            {t("staff.safety.takenBack", { time: formatDateTime(item.takenBackAt, language) })}
          </p>
        )}
        {isUnreached && (
          <p className="safety-unreached">
            <BellOff aria-hidden="true" size={22} />
            {t(`staff.safety.reach.${reach}`)}
          </p>
        )}
        <p className="safety-facts wraps flex quiet small">
          <span>
            {item.studentName === null
              ? t("staff.safety.noName")
              : t("staff.safety.named", { name: nameLabel(item.studentName, item.place, t) })}
          </span>
          <time dateTime={item.createdAt}>{formatDateTime(item.createdAt, language)}</time>
          <span>{t("staff.safety.place", { place: placeLabel(item.place, t) })}</span>
          {item.times > 1 && <span>{t("staff.safety.times", { times: item.times })}</span>}
          <span>{t("staff.safety.conversation", { mark: item.conversation })}</span>
        </p>
        <div className="safety-actions row wraps">
          {state === "open" && (
            <button
              type="button"
              className="button button-small button-forest"
              aria-disabled={isBusy}
              aria-describedby={`${id}-kind`}
              onClick={() => onChange("in_progress")}
            >
              {t("staff.safety.take")}
            </button>
          )}
          <button
            type="button"
            className="button button-small button-paper"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-record` : undefined}
            aria-describedby={`${id}-kind`}
            onClick={onOpen}
          >
            {t(isOpen ? "staff.safety.hide" : "staff.safety.open")}
          </button>
        </div>
        {isOpen && <SafetyRecordView {...{ item, draft, isBusy, onWrite, onChange }} id={`${id}-record`} />}
      </div>
    </li>
  );
}
