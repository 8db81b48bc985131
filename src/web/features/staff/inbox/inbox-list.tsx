import { PenLine, UserRound } from "lucide-react";
import type { InboxItem } from "#contract/inbox.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DeskEmpty } from "../desk/desk-empty.tsx";
import { formatDateTime } from "../format.ts";
import { useNow } from "../use-now.ts";
import type { InboxPlace } from "./use-inbox-place.ts";
import { formatSince, memberName, wantOf } from "./words.ts";

type Team = readonly { readonly email: string; readonly name: string }[];
type Props = {
  readonly items: readonly InboxItem[];
  readonly place: InboxPlace;
  readonly team: Team;
  readonly onOpen: (id: string) => void;
  readonly onMore: (() => void) | null;
};

/** Conversations, or two kind lines while there are none. */
export function InboxList({ items, place, team, onOpen, onMore }: Props) {
  const { t } = useLocale();
  const now = useNow();
  if (items.length === 0) {
    const why = place.search === "" ? place.view : "search";
    return <DeskEmpty title={t(`inbox.none.${why}`)} text={t(`inbox.none.${why}.text`)} />;
  }
  return (
    <>
      <ul className="inbox-rows">
        {items.map((item) => (
          <InboxRow key={item.id} {...{ item, now, team, isOpen: item.id === place.id, onOpen }} />
        ))}
      </ul>
      {onMore === null ? null : (
        <p className="lead-pages">
          <button type="button" className="button button-small button-paper" onClick={onMore}>
            {t("inbox.more")}
          </button>
        </p>
      )}
    </>
  );
}

type RowProps = {
  readonly item: InboxItem;
  readonly now: number;
  readonly team: Team;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
};

/** One conversation: whose it is, what it wants and since when, and what the family wrote last. */
function InboxRow({ item, now, team, isOpen, onOpen }: RowProps) {
  const { language, t } = useLocale();
  const want = wantOf(item, t);
  return (
    <li
      className="inbox-row stack paper resting trimmed anchor"
      data-open={isOpen || undefined}
      data-unread={item.isUnread || undefined}
    >
      <p className="inbox-row-name flex apart">
        <button type="button" aria-current={isOpen ? "true" : undefined} onClick={() => onOpen(item.id)}>
          {item.lead?.name ?? t("inbox.row.family")}
        </button>
        <span className="inbox-row-language quiet strong">{item.language.toUpperCase()}</span>
      </p>
      <p className="inbox-row-said breaks" lang={item.language}>
        {item.said}
      </p>
      <p className="inbox-row-facts row wraps quiet small">
        {want === null ? null : <Badge tone={want.tone}>{want.label}</Badge>}
        {item.heldBy !== null ? (
          <span className="inbox-row-who row-inline">
            <PenLine aria-hidden="true" size={16} />
            {t("inbox.row.held", { name: memberName(item.heldBy, team) })}
          </span>
        ) : item.assignedTo !== null ? (
          <span className="inbox-row-who row-inline">
            <UserRound aria-hidden="true" size={16} />
            {t("inbox.row.assigned", { name: memberName(item.assignedTo, team) })}
          </span>
        ) : null}
        {item.waitsSince !== null ? (
          <time className="inbox-row-waits" dateTime={item.waitsSince}>
            {t("inbox.row.waits", { time: formatSince(item.waitsSince, now, language) })}
          </time>
        ) : (
          <time dateTime={item.lastAt}>{formatDateTime(item.lastAt, language)}</time>
        )}
      </p>
    </li>
  );
}
