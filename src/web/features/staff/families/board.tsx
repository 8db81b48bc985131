import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useLayoutEffect, useRef, useState } from "react";
import type { Family } from "#contract/families.ts";
import { type LeadStatus, staffMoves } from "#domain/enrolment/lead.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { keepLead, refreshFamilies } from "../desk/desk-queries.ts";
import { formatCount } from "../format.ts";
import { statusLabel } from "../labels.ts";
import { useNow } from "../use-now.ts";
import { BoardCard } from "./board-card.tsx";
import type { Board as Columns } from "./family-queries.ts";
import type { Team } from "./team.ts";
import type { FamilyPlace, GoToPlace } from "./use-family-place.ts";

type Props = {
  readonly board: Columns;
  readonly place: FamilyPlace;
  readonly team: Team;
  readonly onGo: GoToPlace;
  readonly onOpen: (id: string) => void;
};

/** Families by status. They move by drag or by their card's menu, along the moves that staff may make (decision 008). */
export function Board({ board, place, team, onGo, onOpen }: Props) {
  const { language, t } = useLocale();
  const now = useNow();
  const { said, move } = useMoves();
  const [dragged, setDragged] = useState<Family | null>(null);
  const { section, follow } = useFollowed();
  const allows = (status: LeadStatus) =>
    dragged !== null && (dragged.status === status || movesOf(dragged).includes(status));
  const drop = (event: DragEvent, status: LeadStatus) => {
    event.preventDefault();
    if (dragged !== null && dragged.status !== status) void move(dragged, status);
    setDragged(null);
  };

  return (
    <>
      <p className="board-said" role="status">
        {said === "" ? t("families.board.hint") : said}
      </p>
      <section
        ref={section}
        className="board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        tabIndex={0}
        aria-label={t("families.view.board")}
      >
        {board.columns
          .filter(({ status }) => place.filter.status === undefined || place.filter.status === status)
          .map(({ status, count, items }) => (
            <section
              key={status}
              className="board-column"
              aria-label={`${statusLabel(status, t)}, ${formatCount(count, language)}`}
              data-status={status}
              data-drop={dragged === null ? undefined : allows(status) ? "yes" : "no"}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, status)}
            >
              <h2 className="board-title row">
                {statusLabel(status, t)}
                <span>{formatCount(count, language)}</span>
              </h2>
              {items.length === 0 ? (
                <p className="board-none quiet small">{t("families.column.none")}</p>
              ) : null}
              <ul>
                {items.map((family) => (
                  <BoardCard
                    key={family.id}
                    {...{ family, team, now, today: board.today }}
                    onOpen={() => onOpen(family.id)}
                    onMove={(to) => {
                      follow(family.id, to);
                      void move(family, to);
                    }}
                    onDrag={setDragged}
                  />
                ))}
              </ul>
              {count > items.length ? (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => onGo({ view: "table", filter: { ...place.filter, status } })}
                >
                  {t("families.column.all", { count: formatCount(count, language) })}
                </button>
              ) : null}
            </section>
          ))}
      </section>
    </>
  );
}

/** The focus goes along with a family that is moved by its menu, unless it has gone elsewhere meanwhile. */
function useFollowed() {
  const section = useRef<HTMLElement>(null);
  const followed = useRef<{ readonly id: string; readonly to: LeadStatus } | null>(null);
  // Before anything else catches the focus that its card had when it left its column.
  useLayoutEffect(() => {
    const { id, to } = followed.current ?? {};
    const cards = section.current?.querySelectorAll<HTMLElement>(`[data-status="${to}"] .board-card`) ?? [];
    const card = [...cards].find(({ dataset }) => dataset.family === id);
    if (id === undefined || card === undefined) return;
    followed.current = null;
    if (document.activeElement === document.body) card.querySelector<HTMLElement>(".board-move")?.focus();
  });
  const follow = (id: string, to: LeadStatus) => {
    followed.current = { id, to };
  };
  return { section, follow };
}

const movesOf = ({ status, deposit }: Pick<Family, "status" | "deposit">) =>
  staffMoves(status, deposit === "held");

/** The reason behind what may not be: money alone sets Deposit Paid, and what is paid is undone by a refund. */
function whyNot({ status, deposit }: Family, to: LeadStatus) {
  if (to === "deposit_paid") return "families.forbidden.money";
  return deposit === "held" && (status === "deposit_paid" || status === "enrolled")
    ? "families.forbidden.held"
    : null;
}

/** Moves families, and says what came of it: also why not, and what may be chosen instead. */
function useMoves() {
  const { t } = useLocale();
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const choices = (family: Pick<Family, "status" | "deposit">) =>
    movesOf(family)
      .map((status) => statusLabel(status, t))
      .join(", ");

  const move = async (family: Family, to: LeadStatus) => {
    const { id, name, status, version, deposit } = family;
    if (!movesOf(family).includes(to)) {
      const words = { name, from: statusLabel(status, t), to: statusLabel(to, t), allowed: choices(family) };
      const why = whyNot(family, to);
      setSaid(t("families.forbidden", words) + (why === null ? "" : ` ${t(why)}`));
      return;
    }
    try {
      const moved = await api("PATCH /api/admin/leads/{id}", {
        params: { id },
        body: { status: to, version },
      });
      keepLead(client, moved);
      setSaid(t("families.moved", { name, status: statusLabel(moved.status, t) }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) {
        setSaid(t("families.act.failed"));
        await refreshFamilies(client);
        return;
      }
      const seen = await api("GET /api/admin/leads/{id}", { params: { id } }).catch(() => null);
      if (seen !== null) {
        keepLead(client, seen);
        setSaid(
          t("families.stale", {
            name,
            status: statusLabel(seen.status, t),
            allowed: choices({ ...seen, deposit }),
          }),
        );
      }
    }
  };
  return { said, move };
}
