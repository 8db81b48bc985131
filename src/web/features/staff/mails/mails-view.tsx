import { useInfiniteQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { MAIL_VIEWS } from "#domain/staff/mails.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { DeskEmpty } from "../desk/desk-empty.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { SearchField } from "../search-field.tsx";
import { useAddressPlace } from "../use-address-place.ts";
import { addressOf, type MailPlace, placeIn } from "./mail-place.ts";
import { MailRow } from "./mail-row.tsx";
import "../desk/dashboard.css";
import "../desk/desk-notices.css";
import "../families/families.css";
import "../families/today.css";
import "../leads/leads.css";
import "../money/money.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** Which mails went out, to whom, and why the others did not (decision 210). */
export default function MailsView(props: Props) {
  return (
    <LiveDesk {...props}>
      <Mails />
    </LiveDesk>
  );
}

function Mails() {
  const { t } = useLocale();
  const { place, go } = useAddressPlace(placeIn, addressOf);
  const { view, search } = place;
  const list = useInfiniteQuery({
    queryKey: ["/api/admin/mails", view, search],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/admin/mails", {
        query: { view, ...(search === "" ? {} : { search }), after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  return (
    <div className="families staff-page">
      <StaffHead title={t("mails.title")} path="/admin/mails" />
      <div className="staff-body">
        <p className="staff-lead quiet">
          {t("mails.lead")} {t("mails.safety")}
        </p>
        {list.data?.pages[0]?.delivery === "folder" ? (
          <p className="desk-notice" role="status">
            <TriangleAlert aria-hidden="true" size={22} />
            <span>{t("mails.folder")}</span>
          </p>
        ) : null}
        <Filters place={place} onGo={go} />
        <Loaded query={list} loading={t("mails.loading")} failed={t("mails.failed")}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            if (items.length === 0 && place.view === "all" && place.search === "")
              return <DeskEmpty title={t("mails.none")} text={t("mails.none.text")} />;
            return items.length === 0 ? (
              <p className="money-none" role="status">
                {t(noneOf(place))}
              </p>
            ) : (
              <ul className="money-rows">
                {items.map((mail) => (
                  <MailRow key={mail.id} mail={mail} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        {list.hasNextPage ? (
          <p className="lead-pages">
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => void list.fetchNextPage()}
            >
              {t("mails.more")}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function noneOf({ view, search }: MailPlace) {
  if (search !== "") return "mails.none.search";
  return view === "all" ? "mails.none" : (`mails.none.${view}` as const);
}

type FilterProps = {
  readonly place: MailPlace;
  readonly onGo: (change: Partial<MailPlace>, isPlace?: boolean) => void;
};

function Filters({ place, onGo }: FilterProps) {
  const { t } = useLocale();
  return (
    <search className="today-top row wraps">
      <fieldset className="families-views wraps trimmed">
        <legend className="read-only-aloud">{t("mails.view")}</legend>
        {MAIL_VIEWS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="mails-view"
              checked={place.view === each}
              onChange={() => onGo({ view: each })}
            />
            {t(`mails.view.${each}`)}
          </label>
        ))}
      </fieldset>
      <SearchField
        label={t("mails.search")}
        search={place.search}
        onSearch={(search) => onGo({ search }, false)}
      />
    </search>
  );
}
