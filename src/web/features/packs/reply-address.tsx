import { type FormEvent, useState } from "react";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";

/** Where the staff may send the reply. Leaving it is up to the family. */
export function ReplyAddress({ receipt }: { readonly receipt: string }) {
  const { t } = useLocale();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "left" | "wrong" | "failed">("idle");

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    if (email.trim() === "" || !event.currentTarget.checkValidity()) return setState("wrong");
    setState("busy");
    try {
      await api("POST /api/parent-support/email", { body: { receipt, email: email.trim() } });
      setState("left");
    } catch {
      setState("failed");
    }
  };

  if (state === "left") return <p>{t("explorers.reply.left", { email: email.trim() })}</p>;
  return (
    <form noValidate onSubmit={leave}>
      <Field
        id="parent-email"
        label={t("explorers.reply.email")}
        error={
          state === "wrong"
            ? t("explorers.reply.wrong")
            : state === "failed"
              ? t("explorers.reply.failed")
              : undefined
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            type="email"
            autoComplete="email"
            maxLength={200}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setState("idle");
            }}
          />
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={state === "busy"}>
        {t("explorers.reply.leave")}
      </button>
    </form>
  );
}
