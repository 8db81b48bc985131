import { ArrowLeft, NotebookPen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { ApiError } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useNewest } from "#web/ui/use-newest.ts";
import { formatDateTime, languageName } from "../format.ts";
import { Loaded } from "../loaded.tsx";
import { Answer } from "./answer.tsx";
import { ConversationSide } from "./conversation-side.tsx";
import { useConversation } from "./inbox-queries.ts";
import { Turns } from "./turns.tsx";
import { useConversationActs } from "./use-conversation-acts.ts";
import { wantOf } from "./words.ts";

type Props = {
  readonly id: string;
  readonly settings: Output<"GET /api/admin/inbox/settings">;
  readonly draft: string;
  readonly onDraft: (id: string, text: string) => void;
  readonly onBack: () => void;
};

/** The open conversation: its words, the answer, and beside them who the family is and what was noted. */
export function ConversationPane({ id, settings, draft, onDraft, onBack }: Props) {
  const { t } = useLocale();
  const query = useConversation(id);
  if (query.data !== undefined) {
    return <Opened {...{ conversation: query.data, settings, draft, onDraft, onBack }} />;
  }
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <section className="inbox-nothing" aria-label={t("inbox.thread")}>
      {isGone ? (
        <div className="desk-note" role="alert">
          <p>{t("inbox.thread.gone")}</p>
          <button type="button" className="button button-small" onClick={onBack}>
            {t("inbox.back")}
          </button>
        </div>
      ) : (
        <Loaded query={query} loading={t("common.loading")} failed={t("inbox.thread.failed")}>
          {() => null}
        </Loaded>
      )}
    </section>
  );
}

type OpenedProps = Omit<Props, "id"> & { readonly conversation: InboxConversation };

function Opened({ conversation: read, settings, draft, onDraft, onBack }: OpenedProps) {
  const { language, t } = useLocale();
  const acts = useConversationActs(read);
  const conversation = { ...read, ...acts.chosen };
  const [showsSide, setShowsSide] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { messages, events, isDone } = conversation;
  const { scroller } = useNewest(
    messages.length + events.length,
    messages.at(-1)?.author === settings.me.email,
    null,
  );
  // Whoever opened it by keyboard goes on reading here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const want = wantOf(conversation, t);

  return (
    <>
      <div className="thread" data-side={showsSide || undefined}>
        <header className="thread-head row wraps fixed">
          <button
            type="button"
            className="icon-button thread-back"
            aria-label={t("inbox.back")}
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" size={24} />
          </button>
          <div className="thread-title">
            <h2 ref={title} tabIndex={-1}>
              {conversation.lead?.name ?? t("inbox.row.family")}
            </h2>
            <p>
              {want === null ? null : <Badge tone={want.tone}>{want.label}</Badge>}
              <span>
                {t("inbox.thread.begun", {
                  time: formatDateTime(conversation.createdAt, language),
                  language: languageName(conversation.language, language),
                })}
              </span>
            </p>
          </div>
          <div className="thread-acts wraps flex">
            <button
              type="button"
              className="button button-small button-paper thread-side-opener"
              aria-pressed={showsSide}
              onClick={() => setShowsSide(!showsSide)}
            >
              <NotebookPen aria-hidden="true" size={18} />
              {t("inbox.thread.side")}
            </button>
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => void acts.change({ isDone: !isDone })}
            >
              {t(isDone ? "inbox.reopen" : "inbox.done")}
            </button>
          </div>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard */}
        <section className="thread-scroller" ref={scroller} tabIndex={0} aria-label={t("inbox.thread")}>
          <Turns conversation={conversation} team={settings.team} />
        </section>
        <Answer
          {...{ conversation, settings, draft, acts }}
          onDraft={(text) => onDraft(conversation.id, text)}
        />
      </div>
      <ConversationSide {...{ conversation, settings, acts, isShown: showsSide }} />
    </>
  );
}
