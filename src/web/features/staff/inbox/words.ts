import type { InboxItem } from "#contract/inbox.ts";
import { COUNTED_AT_MOST } from "#domain/enrolment/inbox/standing.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import type { Tone } from "#web/ui/badge.tsx";
import { formatCount } from "../format.ts";

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long something has lasted, in its largest whole unit: "3 hr", "2 days". Less than a minute counts as one. */
export function formatSince(since: string, now: number, language: Language): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / MINUTE));
  const [unit, size] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(minutes / size),
  );
}

/** A count that was not counted to its end. */
export const countLabel = (count: number, language: Language, t: Translate): string =>
  count < COUNTED_AT_MOST ? formatCount(count, language) : t("inbox.counts.many");

/** What a conversation wants, in words and a tone; nothing where it wants nothing. */
export function wantOf(
  { isDone, mark, isUnread }: Pick<InboxItem, "isDone" | "mark" | "isUnread">,
  t: Translate,
): { readonly tone: Tone; readonly label: string } | null {
  if (isDone) return { tone: "gray", label: t("inbox.mark.done") };
  if (mark === "wants_person") return { tone: "red", label: t("inbox.mark.wants_person") };
  if (mark === "not_known") return { tone: "yellow", label: t("inbox.mark.not_known") };
  return isUnread ? { tone: "blue", label: t("inbox.mark.unread") } : null;
}

/** How a member of staff is called here: by what stands before the @ where there is no other name. */
export const memberName = (email: string, team: readonly { email: string; name: string }[]): string =>
  team.find((member) => member.email === email)?.name ?? email.split("@")[0] ?? email;
