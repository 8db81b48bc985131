import { Plus } from "lucide-react";
import { useState } from "react";
import type { Pod } from "#contract/places.ts";
import { csv } from "#domain/staff/csv.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { Gone } from "../gone.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { SaveAsCsv } from "../save-as-csv.tsx";
import { allPlaces, usePlaces } from "./place-queries.ts";
import { PlaceSheet } from "./place-sheet.tsx";
import { PodCard } from "./pod-card.tsx";
import { PodSheet } from "./pod-sheet.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { placeTable } from "./words.ts";
import "../desk/dashboard.css";
import "../families/families.css";
import "../visits/visits.css";
import "./places.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** Places (decision 179): the pods with their seats, and the one list. */
export default function PlacesView(props: Props) {
  return (
    <LiveDesk {...props}>
      <PlacesDesk />
    </LiveDesk>
  );
}

export function PlacesDesk() {
  const { t } = useLocale();
  const [podId, setPodId] = useState("");
  // Mails lead to one place, wherever it stands on the list.
  const [linked] = useState(() => new URLSearchParams(location.search).get("id"));
  const [placeId, setPlaceId] = useState(linked);
  const [edited, setEdited] = useState<Pod | "new" | null>(null);
  const places = usePlaces(podId, linked !== null);
  const { data } = places;
  const shown = [
    ...(data?.pods.flatMap(({ holders, next }) => [...holders, next]) ?? []),
    ...(data?.waiting ?? []),
  ];
  const place = shown.find((each) => each?.id === placeId);
  const close = () => {
    setPlaceId(null);
    history.replaceState(history.state, "", location.pathname);
  };

  return (
    <div className="families places staff-page">
      <StaffHead title={t("places.title")} path="/admin/places" />
      <div className="visits-body">
        <div className="visits-top row wraps apart">
          <p>{t("places.lead")}</p>
          <p className="visits-acts">
            {data?.isOwner ? (
              <button
                type="button"
                className="button button-small button-forest"
                onClick={() => setEdited("new")}
              >
                <Plus aria-hidden="true" size={18} />
                {t("places.pod.new")}
              </button>
            ) : null}
            <Export />
          </p>
        </div>
        {data !== undefined && place === undefined && placeId !== null && placeId === linked ? (
          <Gone />
        ) : null}
        <Loaded query={places} loading={t("places.loading")} failed={t("places.failed")}>
          {(data) => (
            <>
              <div className="places-pods stack">
                {data.pods.map((pod) => (
                  <PodCard
                    key={pod.id}
                    pod={pod}
                    timeZone={data.timeZone}
                    onOpen={setPlaceId}
                    onEdit={data.isOwner ? () => setEdited(pod) : null}
                  />
                ))}
              </div>
              <WaitingList places={data} podId={podId} onPod={setPodId} onOpen={setPlaceId} />
            </>
          )}
        </Loaded>
      </div>
      {data === undefined || place === null || place === undefined ? null : (
        <PlaceSheet key={place.id} place={place} places={data} onClose={close} />
      )}
      {edited === null ? null : (
        <PodSheet pod={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

/** Seats and list as a file. */
function Export() {
  const { language, t } = useLocale();
  const file = async () => csv(placeTable(await allPlaces(), language, t));
  return <SaveAsCsv name={t("places.export.name")} file={file} />;
}
