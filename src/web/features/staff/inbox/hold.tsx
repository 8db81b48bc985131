import { Hand, PenLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { ConversationActs } from "./use-conversation-acts.ts";
import { memberName } from "./words.ts";
import { writerOf } from "./writer.ts";
import { WriterName } from "./writer-name.tsx";

type Props = {
  readonly conversation: Pick<InboxConversation, "heldBy">;
  readonly settings: Output<"GET /api/admin/inbox/settings">;
  readonly acts: ConversationActs;
};

/** Who writes in this chat: the assistant until somebody takes it over, by a first name, and hands it back. */
export function Hold({ conversation: { heldBy }, settings: { me, team }, acts }: Props) {
  const { t } = useLocale();
  const [name, setName] = useState(() => writerOf(me));
  const [isTried, setTried] = useState(false);
  const isFit = greetableName(name.trim()) !== null;

  if (heldBy !== null) {
    const isMine = heldBy === me.email;
    return (
      <div className="hold" data-mine={isMine || undefined}>
        <p role="status">
          <PenLine aria-hidden="true" size={18} />
          {t(isMine ? "inbox.hold.mine" : "inbox.hold.theirs", { name: memberName(heldBy, team) })}
        </p>
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={acts.isDoing("handBack")}
          onClick={() => !acts.isDoing("handBack") && void acts.handBack()}
        >
          {t("inbox.hold.back")}
        </button>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isFit && !acts.isDoing("hold")) void acts.hold(name.trim());
  };
  return (
    <form className="hold" onSubmit={submit} noValidate>
      <p>{t("inbox.hold.text")}</p>
      <div className="hold-name">
        <WriterName id="hold-name" name={name} isFaulty={isTried && !isFit} onName={setName} />
        <button
          type="submit"
          className="button button-small button-primary"
          aria-disabled={acts.isDoing("hold")}
        >
          <Hand aria-hidden="true" size={18} />
          {t("inbox.hold.take")}
        </button>
      </div>
    </form>
  );
}
