import { type FormEvent, useRef, useState } from "react";
import type { ParentSupportReply } from "#contract/packs.ts";
import { canAsk, MAX_PARENT_QUESTION } from "#domain/packs/parent-support.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { ReplyAddress } from "./reply-address.tsx";

type Asked = { readonly question: string; readonly reply: ParentSupportReply };

/** §2 "a parent support panel (a question needs non-empty text)": answered at once, or kept for the school's staff. */
export function ParentSupport() {
  const { language, t } = useLocale();
  const [question, setQuestion] = useState("");
  const [isBlank, setBlank] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<HTMLDivElement>(null);

  const ask = async (text: string, toStaff = false) => {
    if (state === "busy") return;
    setBlank(!canAsk(text));
    if (!canAsk(text)) return;
    setState("busy");
    try {
      const body = { question: text, language, toStaff };
      setAsked({ question: text, reply: await api("POST /api/parent-support", { body }) });
      setState("idle");
      answer.current?.focus();
    } catch {
      // The question stays in its field.
      setState("failed");
    }
  };

  return (
    <section id="parents" className="child-card explorers-parents" aria-labelledby="parents-title">
      <h2 id="parents-title">{t("explorers.parents")}</h2>
      <p>{t("explorers.parents.text")}</p>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void ask(question);
        }}
      >
        <Field
          id="parent-question"
          label={t("explorers.parents.label")}
          hint={t("explorers.parents.hint")}
          error={isBlank ? t("explorers.parents.blank") : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              className="field"
              rows={3}
              value={question}
              maxLength={MAX_PARENT_QUESTION}
              onChange={(event) => {
                setQuestion(event.target.value);
                setBlank(false);
              }}
            />
          )}
        </Field>
        <button type="submit" className="child-button child-plain" aria-disabled={state === "busy"}>
          {t(state === "busy" ? "explorers.parents.busy" : "explorers.parents.ask")}
        </button>
      </form>
      {state === "failed" && <p role="alert">{t("explorers.parents.failed")}</p>}
      {asked !== null && (
        <div className="explorers-answer" ref={answer} tabIndex={-1} role="status">
          <p className="explorers-asked strong breaks">{asked.question}</p>
          <p>{asked.reply.message}</p>
          {asked.reply.suggestions.length > 0 && (
            <ul>
              {asked.reply.suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button type="button" className="button" onClick={() => void ask(suggestion)}>
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {asked.reply.receipt === null ? (
            <button
              type="button"
              className="button button-paper"
              onClick={() => void ask(asked.question, true)}
            >
              {t("explorers.parents.person")}
            </button>
          ) : (
            <ReplyAddress key={asked.reply.receipt} receipt={asked.reply.receipt} />
          )}
        </div>
      )}
      <p className="explorers-small">
        {t("explorers.parents.emergency")} <a href="/privacy#parents">{t("explorers.parents.privacy")}</a>
      </p>
    </section>
  );
}
