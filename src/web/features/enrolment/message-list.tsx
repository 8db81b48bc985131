import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useNewest } from "#web/ui/use-newest.ts";
import { promiseOf } from "./awaits.ts";
import { BubbleText } from "./bubble-text.tsx";
import { Chips } from "./chips.tsx";
import type { Entry } from "./conversation.ts";
import type { DepositSlot } from "./deposit-slot.ts";
import { currentSession } from "./session.ts";
import { AssistantTurn, PersonTurn, VisitorTurn } from "./turn.tsx";
import type { ConversationHandle } from "./use-conversation.ts";
import type { WaitlistSlot } from "./waitlist-slot.ts";

/** After an earlier conversation was put back, how long the log stays silent so that it is not read aloud, in ms. */
const SILENCE_AFTER_RESTORE = 600;

type Props = {
  readonly conversation: ConversationHandle;
  readonly Waitlist: WaitlistSlot;
  readonly Deposit: DepositSlot;
  /** The companion plan whose waitlist was opened on another page. */
  readonly plan: string | null;
  /** Stands above the first message. */
  readonly top?: ReactNode;
};

/**
 * The conversation. Finished messages are in the log and read aloud once; the answer that still grows is drawn
 * below the log, hidden from screen readers, which hear "is thinking" and then the whole answer.
 */
export function MessageList({ conversation, Waitlist, Deposit, plan, top }: Props) {
  const { t } = useLocale();
  const { entries, restoring, busy, writer } = conversation;
  // To a person nobody thinks aloud.
  const growing = writer === null ? conversation.growing : null;
  const promise = entries.findLast(
    (entry) => entry.from === "person" || ("awaits" in entry && entry.awaits !== null),
  );
  const last = entries.at(-1);
  const { scroller, unseen, show } = useNewest(entries.length, last?.from === "visitor", growing);
  const spoken = useSpoken(restoring);

  return (
    <div className="chat-room">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="chat-scroller" ref={scroller} tabIndex={0} aria-label={t("chat.log")}>
        <div className="chat-column">
          {top}
          <div role="log" aria-live={spoken ? "polite" : "off"} className="chat-log">
            {restoring
              ? null
              : entries.map((entry) => (
                  <EntryTurn
                    key={entry.id}
                    entry={entry}
                    isLast={entry === last}
                    isPromised={entry === promise}
                    busy={busy}
                    plan={plan}
                    Waitlist={Waitlist}
                    Deposit={Deposit}
                    place={placeOf(entry, entries)}
                    onSend={conversation.send}
                    onRetry={conversation.retry}
                  />
                ))}
          </div>
          {restoring ? <Spinner label={t("chat.restoring")} visible /> : null}
          {growing === null ? null : <GrowingTurn text={growing} />}
          <span role="status" className="read-only-aloud">
            {growing === null ? "" : t("chat.thinking")}
          </span>
        </div>
      </section>
      {unseen ? (
        <button type="button" className="chip new-message" onClick={() => show("smooth")}>
          <ArrowDown aria-hidden="true" size={20} />
          {t("chat.newMessage")}
        </button>
      ) : null}
    </div>
  );
}

/** False while an earlier conversation is put back, and shortly after. */
function useSpoken(restoring: boolean): boolean {
  const [spoken, setSpoken] = useState(true);
  useEffect(() => {
    if (restoring) {
      setSpoken(false);
      return;
    }
    const timer = setTimeout(() => setSpoken(true), SILENCE_AFTER_RESTORE);
    return () => clearTimeout(timer);
  }, [restoring]);
  return spoken;
}

function GrowingTurn({ text }: { readonly text: string }) {
  const { t } = useLocale();
  return (
    <div aria-hidden="true">
      <AssistantTurn>
        {text === "" ? (
          <Spinner label={t("chat.thinking")} visible />
        ) : (
          <p className="bubble-text bubble-growing">{text}</p>
        )}
      </AssistantTurn>
    </div>
  );
}

type EntryProps = {
  readonly entry: Entry;
  readonly isLast: boolean;
  /** The newest that a person must answer, and nobody has. */
  readonly isPromised: boolean;
  readonly busy: boolean;
  readonly plan: string | null;
  readonly Waitlist: WaitlistSlot;
  readonly Deposit: DepositSlot;
  /** See DepositSlot. */
  readonly place: string;
  readonly onSend: (message: string) => void;
  readonly onRetry: ConversationHandle["retry"];
};

/**
 * Names a message that asks for a payment by its conversation and its number among those: a message's own id is
 * another one after a reload.
 */
function placeOf(entry: Entry, entries: readonly Entry[]): string {
  const asking = entries.filter((each) => each.from === "assistant" && each.payment !== null);
  return `${currentSession()?.sessionId ?? ""}.${asking.indexOf(entry)}`;
}

function EntryTurn(props: EntryProps) {
  const { entry, isLast, isPromised, busy, plan, Waitlist, Deposit, place, onSend, onRetry } = props;
  const { language, t } = useLocale();
  if (entry.from === "person") return <PersonTurn name={entry.name} text={entry.text} />;
  if (entry.from === "visitor") {
    const { state, text } = entry;
    return (
      <VisitorTurn
        text={text}
        failed={state === "failed"}
        onRetry={() => onRetry(entry)}
        retryDisabled={busy}
      />
    );
  }
  if (entry.id === "welcome") {
    return (
      <AssistantTurn>
        <p className="bubble-text">{t("chat.welcome")}</p>
      </AssistantTurn>
    );
  }
  if (entry.from === "page") {
    return (
      <AssistantTurn>
        <p className="bubble-text">{t("chat.invitation")}</p>
        <Waitlist plan={plan} />
      </AssistantTurn>
    );
  }
  return (
    <>
      <AssistantTurn>
        <BubbleText text={entry.text} language={language} />
        {isPromised && entry.awaits !== null ? (
          <p className="bubble-promise">{promiseOf(entry.awaits.by, Date.now(), language, t)}</p>
        ) : null}
        {entry.payment ? <Deposit type={entry.payment.type} place={place} /> : null}
        {entry.contactForm ? <Waitlist /> : null}
      </AssistantTurn>
      {isLast && entry.suggestions.length > 0 ? (
        <Chips label={t("chat.suggestions")} chips={entry.suggestions} onChoose={onSend} disabled={busy} />
      ) : null}
    </>
  );
}
