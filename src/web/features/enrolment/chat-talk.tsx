import { type ReactNode, useRef } from "react";
import { Composer } from "./composer.tsx";
import type { DepositSlot } from "./deposit-slot.ts";
import { MessageList } from "./message-list.tsx";
import { ChatNote, NoScript, OfflineNote, StartAnew } from "./notes.tsx";
import { PersonNote } from "./person-note.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import type { ConversationHandle } from "./use-conversation.ts";
import { useDraft } from "./use-draft.ts";
import type { WaitlistSlot } from "./waitlist-slot.ts";

type Props = {
  readonly conversation: ConversationHandle;
  readonly Waitlist: WaitlistSlot;
  readonly Deposit: DepositSlot;
  /** The companion plan whose waitlist was opened on another page. */
  readonly plan: string | null;
  /** Stands behind the note above the first message. */
  readonly note?: ReactNode;
  readonly hasChips: boolean;
  /** How the composer behaves here. */
  readonly composer: { readonly hint?: boolean; readonly lockWhileBusy?: boolean };
};

/** What was said, and under it what is written next: the same in the page and in the frame. */
export function ChatTalk({ conversation, Waitlist, Deposit, plan, note, hasChips, composer }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, fill } = useDraft(input);
  return (
    <>
      <MessageList
        {...{ conversation, Waitlist, Deposit, plan }}
        top={
          <>
            <ChatNote>{note}</ChatNote>
            <StartAnew conversation={conversation} />
          </>
        }
      />
      <div className="chat-foot">
        <div className="chat-column">
          <OfflineNote />
          <PersonNote writer={conversation.writer} left={conversation.left} />
          {hasChips ? <QuickReplies onChoose={fill} /> : null}
          <Composer
            {...{ input, draft }}
            onDraft={setDraft}
            onSend={conversation.send}
            busy={conversation.busy}
            {...composer}
          />
          <NoScript />
        </div>
      </div>
    </>
  );
}
