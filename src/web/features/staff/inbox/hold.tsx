import { Hand, PenLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import type { ConversationActs } from "./use-conversation-acts.ts";
import { memberName } from "./words.ts";

type Props = {
  readonly conversation: Pick<InboxConversation, "heldBy">;
  readonly settings: Output<"GET /api/admin/inbox/settings">;
  readonly acts: ConversationActs;
};

/** An account that nobody has named is called by the beginning of its address: no family should be greeted by that. */
const isMadeUp = ({ name, email }: Props["settings"]["me"]) =>
  name.toLowerCase() === email.split("@")[0]?.toLowerCase();

/** Who writes in this chat: the assistant until somebody takes it over, by a first name, and hands it back. */
export function Hold({ conversation: { heldBy }, settings: { me, team }, acts }: Props) {
  const { t } = useLocale();
  const [name, setName] = useState(() => (isMadeUp(me) ? "" : capitalised(me.name)));
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
        <Field
          id="hold-name"
          label={t("inbox.hold.name")}
          error={isTried && !isFit ? t("inbox.hold.name.fault") : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              autoComplete="given-name"
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
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

/** An account begins with what stands before the @, in small letters. */
const capitalised = (name: string) => name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
