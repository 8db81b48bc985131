import { Columns3, Copy, Plus, Table2, Upload } from "lucide-react";
import { useState } from "react";
import { csv } from "#domain/staff/csv.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LeadDetails } from "../leads/lead-details.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { both, Loaded } from "../loaded.tsx";
import { LeadPlaces } from "../places/lead-places.tsx";
import { SaveAsCsv } from "../save-as-csv.tsx";
import { LeadVisits } from "../visits/lead-visits.tsx";
import { AddSheet } from "./add-sheet.tsx";
import { Board } from "./board.tsx";
import { DuplicatesSheet } from "./duplicates-sheet.tsx";
import { allFamilies, useBoard, useFamilyCount, useFamilyList } from "./family-queries.ts";
import { familyTable } from "./family-table.ts";
import { FamilyWork } from "./family-work.tsx";
import { Filters } from "./filters.tsx";
import { ImportSheet } from "./import-sheet.tsx";
import { FamilyTable } from "./table.tsx";
import { useTeam } from "./team.ts";
import { useFamilyPlace } from "./use-family-place.ts";
import { countLabel } from "./words.ts";
import "../desk/dashboard.css";
import "../leads/leads.css";
import "./families.css";
import "./board.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };
type Panel = "add" | "import" | "duplicates" | null;

/** Families (decision 164): a table and a board over one set of filters, and what staff do with many of them. */
export default function FamiliesView(props: Props) {
  return (
    <LiveDesk {...props}>
      <Families />
    </LiveDesk>
  );
}

function Families() {
  const { language, t } = useLocale();
  const { place, go } = useFamilyPlace();
  const team = useTeam();
  const count = useFamilyCount(place);
  const list = useFamilyList(place, place.view === "table");
  const board = useBoard(place, place.view === "board");
  const [panel, setPanel] = useState<Panel>(null);

  const items = list.data?.pages.flatMap((page) => page.items);
  const boardItems = board.data?.columns.flatMap((column) => column.items);
  const known = [...(items ?? []), ...(boardItems ?? [])].find(({ id }) => id === place.id);
  const open = (id: string) => go({ id });
  const today = count.data?.today;
  const words = { loading: t("families.loading"), failed: t("families.failed") };

  return (
    <div className="families staff-page" data-beside={place.id !== null || undefined}>
      <StaffHead title={t("families.title")} path="/admin/families" />
      <div className="families-bar row wraps">
        <fieldset className="families-views wraps trimmed">
          <legend className="read-only-aloud">{t("families.view")}</legend>
          {(["table", "board"] as const).map((view) => (
            <label key={view}>
              <input
                type="radio"
                name="families-view"
                checked={place.view === view}
                onChange={() => go({ view })}
              />
              {view === "table" ? (
                <Table2 aria-hidden="true" size={18} />
              ) : (
                <Columns3 aria-hidden="true" size={18} />
              )}
              {t(`families.view.${view}`)}
            </label>
          ))}
        </fieldset>
        <p className="families-count" role="status">
          {count.data === undefined ? "" : countLabel(count.data.total, language, t)}
        </p>
        <div className="families-acts wraps flex">
          <button
            type="button"
            className="button button-small button-forest"
            aria-haspopup="dialog"
            onClick={() => setPanel("add")}
          >
            <Plus aria-hidden="true" size={18} />
            {t("families.add")}
          </button>
          <button
            type="button"
            className="button button-small button-paper"
            aria-haspopup="dialog"
            onClick={() => setPanel("import")}
          >
            <Upload aria-hidden="true" size={18} />
            {t("families.import")}
          </button>
          <Export place={place} />
          <button
            type="button"
            className="button button-small button-paper"
            aria-haspopup="dialog"
            onClick={() => setPanel("duplicates")}
          >
            <Copy aria-hidden="true" size={18} />
            {t("families.duplicates")}
          </button>
        </div>
        <Filters place={place} team={team} onGo={go} />
      </div>
      <div className="families-body">
        {place.view === "board" ? (
          <Loaded query={board} {...words}>
            {(board) => <Board board={board} place={place} team={team} onGo={go} onOpen={open} />}
          </Loaded>
        ) : (
          <Loaded query={both(list, count)} {...words}>
            {([{ pages }, { today, total }]) => (
              <FamilyTable
                {...{ items: pages.flatMap(({ items }) => items), place, team, today, total }}
                onGo={go}
                onOpen={open}
                onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
              />
            )}
          </Loaded>
        )}
      </div>
      {place.id === null ? null : (
        <LeadDetails key={place.id} leadId={place.id} known={known} beside onClose={() => go({ id: null })}>
          {(lead) => (
            <>
              <FamilyWork lead={lead} team={team} today={today ?? ""} />
              <LeadPlaces leadId={lead.id} />
              <LeadVisits leadId={lead.id} />
            </>
          )}
        </LeadDetails>
      )}
      {panel === "add" ? (
        <AddSheet
          onClose={() => setPanel(null)}
          onFind={(search) => {
            setPanel(null);
            go({ filter: { search }, view: "table" });
          }}
        />
      ) : null}
      {panel === "import" ? <ImportSheet onClose={() => setPanel(null)} /> : null}
      {panel === "duplicates" ? <DuplicatesSheet onClose={() => setPanel(null)} /> : null}
    </div>
  );
}

/** What is filtered, as a file. */
function Export({ place }: { readonly place: ReturnType<typeof useFamilyPlace>["place"] }) {
  const { t } = useLocale();
  const team = useTeam();
  const file = async () => csv(familyTable(await allFamilies(place), team.members, t));
  return <SaveAsCsv name={t("families.export.name")} file={file} />;
}
