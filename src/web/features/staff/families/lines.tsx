import { CalendarClock, Clock } from "lucide-react";
import type { Family } from "#contract/families.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { dueOf, waitedDays, waitLabel } from "./words.ts";

/** From so many days on a wait looks too long. */
const LONG_WAIT_DAYS = 2;

/** How long a family has waited; nothing where it does not. */
export function WaitLine({ family, now }: { readonly family: Family; readonly now: number }) {
  const { t } = useLocale();
  const days = waitedDays(family, now);
  if (days === null) return null;
  return (
    <span
      className="families-line families-wait row-inline small"
      data-late={days >= LONG_WAIT_DAYS || undefined}
    >
      <Clock aria-hidden="true" size={16} />
      {waitLabel(days, t)}
    </span>
  );
}

/** What is to be done first; late looks late, in words too. */
export function DueLine({ family, today }: { readonly family: Family; readonly today: string }) {
  const { language, t } = useLocale();
  const due = dueOf(family, today, language, t);
  if (due === null) return null;
  return (
    <span className="families-line row-inline small" data-late={due.isLate || undefined}>
      <CalendarClock aria-hidden="true" size={16} />
      {due.isLate ? t("families.overdue", { what: due.what }) : due.what}
    </span>
  );
}
