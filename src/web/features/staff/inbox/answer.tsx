import { useEffect, useRef, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { dialled } from "#domain/enrolment/inbox/phone.ts";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { messageOf, sends } from "#web/chat/composer-rules.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { formatCount, languageName } from "../format.ts";
import { AnswerTemplates } from "./answer-templates.tsx";
import { AnswerWay } from "./answer-way.tsx";
import { Hold } from "./hold.tsx";
import { Choice } from "./inbox-tools.tsx";
import type { ConversationActs } from "./use-conversation-acts.ts";
import { useMeanwhile } from "./use-meanwhile.ts";
import { WAYS, type Way } from "./ways.ts";
import { writerOf } from "./writer.ts";
import { WriterName } from "./writer-name.tsx";

/** From here on it is said how much room is left, in characters. */
const NEARLY_FULL = MAX_MESSAGE - 200;

type Props = {
  readonly conversation: InboxConversation;
  readonly settings: Output<"GET /api/admin/inbox/settings">;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly acts: ConversationActs;
};

/** The answer: in the chat that was taken over, by mail, or in words for WhatsApp or a call. */
export function Answer({ conversation, settings, draft, onDraft, acts }: Props) {
  const { language, t } = useLocale();
  const [way, setWay] = useState<Way>("chat");
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(draft);
  typed.current = draft;
  const { lead, heldBy, messages } = conversation;
  const { me } = settings;
  const known = writerOf(me);
  const [given, setGiven] = useState("");
  const [isTried, setTried] = useState(false);
  const writer = known === "" ? given.trim() : known;
  const isSigned = greetableName(writer) !== null;
  const meanwhile = useMeanwhile(messages, draft !== "", me.email);
  const familyLanguage = lead?.language ?? conversation.language;
  const number = lead?.phone ? dialled(lead.phone, brand.callingCode) : null;
  const isMine = heldBy === me.email;
  const missing = missingFor(way);
  const writes = way !== "phone" && missing === null && (way !== "chat" || isMine);
  const text = messageOf(draft);
  // Whoever takes the chat over goes on to write.
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) field.current?.focus();
    wasMine.current = isMine;
  }, [isMine]);

  function missingFor(wanted: Way): string | null {
    if (wanted === "mail") return lead === null ? t("inbox.answer.noEmail") : null;
    if (wanted === "chat") return null;
    if (!lead?.phone) return t("inbox.answer.noPhone");
    return number === null ? t("inbox.answer.oddPhone", { phone: lead.phone }) : null;
  }
  const send = async () => {
    if (text === null || acts.isDoing("reply") || (way !== "chat" && way !== "mail")) return;
    setTried(true);
    if (way === "mail" && !isSigned) return;
    const isSent = await acts.reply({ by: way, text, ...(way === "mail" ? { name: writer } : {}) });
    // What was typed meanwhile is the beginning of the next one.
    if (isSent && typed.current === draft) onDraft("");
    if (isSent && way === "mail") {
      showToast({ tone: "ok", title: t("inbox.answer"), description: t("inbox.sent.mail") });
    }
    field.current?.focus();
  };

  return (
    <div className="answer">
      <div className="answer-ways row wraps apart">
        <Choice
          name="answer-way"
          label={t("inbox.answer.by")}
          value={way}
          options={WAYS.map((each) => [each, t(`inbox.answer.${each}`)])}
          onChoose={setWay}
        />
        {writes ? (
          <AnswerTemplates
            {...{ language: familyLanguage, writer: isSigned ? writer : "…" }}
            onChoose={(begun) => {
              onDraft(draft === "" ? begun : `${draft}\n${begun}`);
              field.current?.focus();
            }}
          />
        ) : null}
      </div>
      {way === "chat" ? <Hold {...{ conversation, settings, acts }} /> : null}
      {missing === null ? null : <p className="answer-missing">{missing}</p>}
      {meanwhile === null ? null : (
        <p className="answer-meanwhile" role="alert">
          {t("inbox.answer.meanwhile", { name: meanwhile })}
        </p>
      )}
      {writes ? (
        <textarea
          ref={field}
          className="field answer-words"
          rows={way === "chat" ? 2 : 4}
          maxLength={MAX_MESSAGE}
          lang={familyLanguage}
          aria-label={t("inbox.answer.words", { language: languageName(familyLanguage, language) })}
          placeholder={t("inbox.answer.words", { language: languageName(familyLanguage, language) })}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, keyCode, nativeEvent } = event;
            if (way !== "chat" || !sends({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing }))
              return;
            event.preventDefault();
            void send();
          }}
        />
      ) : null}
      {draft.length > NEARLY_FULL ? (
        <p className="answer-note quiet small" role="status">
          {t("inbox.answer.left", { left: formatCount(MAX_MESSAGE - draft.length, language) })}
        </p>
      ) : null}
      {way === "mail" && missing === null && known === "" ? (
        <WriterName id="mail-name" name={given} isFaulty={isTried && !isSigned} onName={setGiven} />
      ) : null}
      <AnswerWay
        {...{ way, lead, number, text, acts, canSend: writes && text !== null && !acts.isDoing("reply") }}
        isShown={writes || (way === "phone" && missing === null)}
        onSend={() => void send()}
      />
    </div>
  );
}
