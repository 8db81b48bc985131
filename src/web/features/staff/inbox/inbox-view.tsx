import { useCallback, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { both, Loaded } from "../loaded.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { InboxList } from "./inbox-list.tsx";
import { useInboxList, useInboxSettings } from "./inbox-queries.ts";
import { InboxTools } from "./inbox-tools.tsx";
import { useInboxPlace } from "./use-inbox-place.ts";
import "../desk/dashboard.css";
import "./inbox.css";
import "./conversation.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** The inbox (decision 143): conversations on the left, the open one beside them, and who the family is. */
export default function InboxView(props: Props) {
  return (
    <LiveDesk {...props}>
      <Inbox />
    </LiveDesk>
  );
}

function Inbox() {
  const { t } = useLocale();
  const { place, go } = useInboxPlace();
  const list = useInboxList(place);
  const settings = useInboxSettings();
  // What was typed and not sent, by conversation: it is there again when the conversation is.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const onDraft = useCallback(
    (id: string, text: string) => setDrafts((before) => ({ ...before, [id]: text })),
    [],
  );

  const { data } = settings;
  return (
    <div className="inbox" data-open={place.id === null ? undefined : true}>
      <InboxHead settings={data} />
      <div className="inbox-body">
        <section className="inbox-list column" aria-label={t("inbox.list")}>
          <InboxTools place={place} onGo={go} />
          <Loaded query={both(list, settings)} loading={t("inbox.loading")} failed={t("inbox.failed")}>
            {([{ pages }, { team }]) => (
              <InboxList
                {...{ items: pages.flatMap(({ items }) => items), place, team }}
                onOpen={(id) => go({ id })}
                onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
              />
            )}
          </Loaded>
        </section>
        {place.id === null || data === undefined ? (
          <div className="inbox-nothing">
            <p className="desk-note-title">{t("inbox.choose")}</p>
            <p>{t("inbox.choose.text")}</p>
          </div>
        ) : (
          <ConversationPane
            key={place.id}
            {...{ id: place.id, settings: data, draft: drafts[place.id] ?? "" }}
            onDraft={onDraft}
            onBack={() => go({ id: null })}
          />
        )}
      </div>
    </div>
  );
}
