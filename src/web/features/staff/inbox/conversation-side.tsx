import { type FormEvent, useState } from "react";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { messageOf } from "#web/chat/composer-rules.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Select } from "#web/ui/select.tsx";
import { Fact } from "../fact.tsx";
import { formatDateTime } from "../format.ts";
import { languageLabel, statusLabel } from "../labels.ts";
import { LeadDetails } from "../leads/lead-details.tsx";
import type { ConversationActs } from "./use-conversation-acts.ts";
import { memberName } from "./words.ts";

const NOBODY = "nobody";

type Props = {
  readonly conversation: InboxConversation;
  readonly settings: Output<"GET /api/admin/inbox/settings">;
  readonly acts: ConversationActs;
  /** Where there is no room beside the conversation: whether it stands in its place. */
  readonly isShown: boolean;
};

/** Who the family is, whose conversation it is, and what the staff noted. */
export function ConversationSide({ conversation, settings, acts, isShown }: Props) {
  const { t } = useLocale();
  const { assignedTo } = conversation;
  const { team } = settings;
  // Somebody who is not on the staff any more may still stand there.
  const known = team.some(({ email }) => email === assignedTo) || assignedTo === null;
  return (
    <aside className="side" aria-label={t("inbox.thread.side")} data-shown={isShown || undefined}>
      <Family lead={conversation.lead} />
      <section className="side-part">
        <Select
          id="inbox-assigned"
          label={t("inbox.assigned")}
          value={assignedTo ?? NOBODY}
          onValueChange={(email) => void acts.change({ assignedTo: email === NOBODY ? null : email })}
          options={[
            { value: NOBODY, label: t("inbox.assigned.nobody") },
            ...team.map(({ email, name }) => ({ value: email, label: name === "" ? email : name })),
            ...(known ? [] : [{ value: assignedTo ?? "", label: memberName(assignedTo ?? "", team) }]),
          ]}
        />
      </section>
      <Notes {...{ conversation, settings, acts }} />
    </aside>
  );
}

function Family({ lead }: { readonly lead: InboxConversation["lead"] }) {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="side-part" aria-labelledby="side-family">
      <h3 id="side-family">{t("inbox.family")}</h3>
      {lead === null ? (
        <p className="quiet">{t("inbox.family.none")}</p>
      ) : (
        <>
          <p className="strong">
            {lead.name} <Badge tone={statusColour(lead.status)}>{statusLabel(lead.status, t)}</Badge>
          </p>
          <dl className="facts">
            <Fact label={t("staff.details.email")}>
              <a href={`mailto:${lead.email}`}>{lead.email}</a>
            </Fact>
            <Fact label={t("staff.details.phone")}>{lead.phone ?? t("staff.details.noPhone")}</Fact>
            <Fact label={t("inbox.family.children")}>
              {lead.numberOfChildren === 0
                ? t("staff.details.unsaid")
                : `${lead.numberOfChildren} (${lead.childrenAges})`}
            </Fact>
            <Fact label={t("staff.details.language")}>{languageLabel(lead.language, t)}</Fact>
          </dl>
          <button
            type="button"
            className="button button-small button-paper"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t("inbox.family.open")}
          </button>
          {isOpen ? (
            <MoreCopy area="staffDesk">
              <LeadDetails leadId={lead.id} known={lead} onClose={() => setOpen(false)} />
            </MoreCopy>
          ) : null}
        </>
      )}
    </section>
  );
}

function Notes({ conversation, settings, acts }: Omit<Props, "isShown">) {
  const { language, t } = useLocale();
  const [text, setText] = useState("");
  const note = messageOf(text);
  const notes = conversation.events.filter(({ kind }) => kind === "note").reverse();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (note === null || acts.isDoing("note")) return;
    // What is typed meanwhile is the beginning of the next one.
    if (await acts.note({ note })) setText((now) => (now === text ? "" : now));
  };
  return (
    <section className="side-part" aria-labelledby="side-notes">
      <h3 id="side-notes">{t("inbox.notes")}</h3>
      <form className="side-new stack" onSubmit={(event) => void submit(event)}>
        <label className="field-label" htmlFor="side-note">
          {t("inbox.notes.new")}
        </label>
        <textarea
          id="side-note"
          className="field"
          rows={3}
          maxLength={MAX_MESSAGE}
          aria-describedby="side-note-hint"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="field-hint" id="side-note-hint">
          {t("inbox.notes.text")}
        </p>
        <button
          type="submit"
          className="button button-small"
          aria-disabled={note === null || acts.isDoing("note")}
        >
          {t("inbox.notes.add")}
        </button>
      </form>
      {notes.length === 0 ? (
        <p className="quiet">{t("inbox.notes.none")}</p>
      ) : (
        <ol className="side-notes">
          {notes.map((each) => (
            <li key={each.id}>
              <p>{each.detail}</p>
              <small>
                {memberName(each.by, settings.team)},{" "}
                <time dateTime={each.createdAt}>{formatDateTime(each.createdAt, language)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
