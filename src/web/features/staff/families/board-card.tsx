import { ArrowLeftRight } from "lucide-react";
import type { Family } from "#contract/families.ts";
import { type LeadStatus, staffMoves } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { languageLabel, statusLabel } from "../labels.ts";
import { DueLine, WaitLine } from "./lines.tsx";
import type { Team } from "./team.ts";
import { childrenLabel, memberName } from "./words.ts";

type Props = {
  readonly family: Family;
  readonly team: Team;
  readonly now: number;
  readonly today: string;
  readonly onOpen: () => void;
  readonly onMove: (to: LeadStatus) => void;
  readonly onDrag: (family: Family | null) => void;
};

/** One family on the board. The button is the name; it covers the card. The menu moves it without a mouse. */
export function BoardCard({ family, team, now, today, onOpen, onMove, onDrag }: Props) {
  const { t } = useLocale();
  return (
    <li
      className="board-card"
      data-family={family.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", family.id);
        event.dataTransfer.effectAllowed = "move";
        onDrag(family);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <p className="board-name flex apart">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("families.open", { name: family.name })}
          onClick={onOpen}
        >
          {family.name}
        </button>
        <abbr className="families-language" title={languageLabel(family.language, t)}>
          {family.language.toUpperCase()}
        </abbr>
      </p>
      <p className="board-lines small">
        <span>{childrenLabel(family, t)}</span>
        <WaitLine family={family} now={now} />
        <DueLine family={family} today={today} />
        {family.owner === null ? null : (
          <span className="quiet">{memberName(family.owner, team.members)}</span>
        )}
      </p>
      <Menu
        className="board-move"
        label={t("families.move.name", { name: family.name })}
        items={staffMoves(family.status, family.deposit === "held").map((value) => ({
          value,
          label: t("families.move.to", { status: statusLabel(value, t) }),
        }))}
        onChoose={(status) => onMove(status as LeadStatus)}
      >
        <ArrowLeftRight aria-hidden="true" size={18} />
      </Menu>
    </li>
  );
}
