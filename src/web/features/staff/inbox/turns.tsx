import type { InboxConversation, InboxEvent, InboxMessage } from "#contract/inbox.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { memberName } from "./words.ts";

type Team = readonly { readonly email: string; readonly name: string }[];
type Props = {
  readonly conversation: Pick<InboxConversation, "messages" | "events" | "language">;
  readonly team: Team;
};

/** What was said, word for word, and between it what staff did. Notes stand beside it, not here. */
export function Turns({ conversation, team }: Props) {
  const { messages, events, language } = conversation;
  const all = [
    ...messages.map((said) => ({ at: said.createdAt, said, event: null })),
    ...events
      .filter(({ kind }) => kind !== "note")
      .map((event) => ({ at: event.createdAt, said: null, event })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="turns" aria-live="polite" aria-relevant="additions">
      {all.map(({ said, event }) =>
        said !== null ? (
          <Said key={said.id} said={said} language={language} />
        ) : (
          <Done key={event.id} event={event} team={team} />
        ),
      )}
    </ol>
  );
}

function sideOf(said: InboxMessage): "family" | "assistant" | "staff" {
  if (said.author !== null) return "staff";
  return said.isAi ? "assistant" : "family";
}

function Said({ said, language: of }: { readonly said: InboxMessage; readonly language: string }) {
  const { language, t } = useLocale();
  const side = sideOf(said);
  const name = said.writer ?? "";
  const who =
    side === "staff"
      ? said.via === "mail"
        ? t("inbox.from.mail", { name })
        : name
      : t(`inbox.from.${side}`);
  return (
    <li className="said" data-side={side} data-mark={said.mark ?? undefined} data-turn>
      <p className="said-about wraps flex quiet">
        <b>{who}</b>
        <time dateTime={said.createdAt}>{formatDateTime(said.createdAt, language)}</time>
        {said.mark === null ? null : <em>{t(`inbox.mark.${said.mark}`)}</em>}
      </p>
      <p className="said-text" lang={of}>
        {said.message}
      </p>
    </li>
  );
}

function Done({ event, team }: { readonly event: InboxEvent; readonly team: Team }) {
  const { language, t } = useLocale();
  const who = memberName(event.by, team);
  return (
    <li className="done">
      {eventWords(event)} <time dateTime={event.createdAt}>{formatDateTime(event.createdAt, language)}</time>
    </li>
  );

  function eventWords({ kind, detail }: InboxEvent): string {
    if (kind === "prepared") {
      return t(`inbox.event.prepared.${detail === "phone" ? "phone" : "whatsapp"}`, { who });
    }
    if (kind === "assigned") {
      return detail === ""
        ? t("inbox.event.unassigned", { who })
        : t("inbox.event.assigned", { who, detail: memberName(detail, team) });
    }
    if (kind === "note") return detail;
    return t(`inbox.event.${kind}`, { who, detail });
  }
}
