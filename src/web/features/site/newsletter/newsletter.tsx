import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import { CONFIRM_DAYS } from "#domain/site/newsletter/confirm.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";

type Link = { readonly does: "confirm" | "end"; readonly token: string };

/** The page's one sheet: asks for the newsletter, or does what the link of a mail is for. */
export function Newsletter() {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    const look = () => {
      const [, does, token = ""] = /^#(confirm|end)=(\S+)$/.exec(location.hash) ?? [];
      if (does === "confirm" || does === "end") setLink({ does, token });
    };
    look();
    // A link of a mail that is opened where the page stands already.
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return link === null ? <Ask /> : <Follow key={link.token} link={link} onAnew={() => setLink(null)} />;
}

function Ask() {
  const { language, t } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [stage, setStage] = useState<"idle" | "busy" | "failed">("idle");
  const [asked, setAsked] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    const isFit = looksLikeEmail(email);
    setWrong(!isFit);
    if (!isFit) return input.current?.focus();
    setStage("busy");
    try {
      await api("POST /api/newsletter", { body: { email, language } });
      setAsked(email);
      setStage("idle");
    } catch (error) {
      const isRefused = error instanceof ApiError && error.field === "email";
      setWrong(isRefused);
      setStage(isRefused ? "idle" : "failed");
    }
  };

  if (asked !== null) {
    return (
      <Outcome title={t("newsletter.asked.title")}>
        <p>{t("newsletter.asked", { email: asked, days: CONFIRM_DAYS })}</p>
        <p className="button-row">
          <button type="button" className="button button-small" onClick={() => setAsked(null)}>
            {t("newsletter.asked.other")}
          </button>
        </p>
      </Outcome>
    );
  }
  return (
    <form className="sheet letter-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id={id}
        label={t("newsletter.email")}
        hint={t("newsletter.language")}
        error={isWrong ? t("newsletter.email.wrong") : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
            onChange={() => setWrong(false)}
            required
          />
        )}
      </Field>
      {stage === "failed" ? <FieldError>{t("newsletter.failed")}</FieldError> : null}
      <button type="submit" className="button button-forest" disabled={stage === "busy"}>
        {t(stage === "busy" ? "newsletter.busy" : "newsletter.ask")}
      </button>
      <p className="letter-fine">
        {t("newsletter.privacy")} <a href="/privacy#newsletter">{t("newsletter.privacy.link")}</a>
      </p>
    </form>
  );
}

/** Does what the link is for, at one tap: a program that only opens links does nothing by it. */
function Follow({ link: { does, token }, onAnew }: { readonly link: Link; readonly onAnew: () => void }) {
  const { t } = useLocale();
  const [stage, setStage] = useState<"idle" | "busy" | "failed" | "done" | "expired">("idle");

  const act = async () => {
    setStage("busy");
    try {
      if (does === "confirm") await api("POST /api/newsletter/confirm", { body: { token } });
      else await api("POST /api/newsletter/unsubscribe", { query: { token } });
      setStage("done");
    } catch (error) {
      const isExpired = error instanceof ApiError && (error.status === 410 || error.status === 400);
      setStage(isExpired ? "expired" : "failed");
    }
  };

  if (stage === "expired") {
    return (
      <Outcome title={t("newsletter.expired.title")}>
        <p>{t("newsletter.expired", { days: CONFIRM_DAYS })}</p>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={onAnew}>
            {t("newsletter.ask")}
          </button>
        </p>
      </Outcome>
    );
  }
  if (stage === "done") {
    const outcome = does === "confirm" ? "newsletter.confirmed" : "newsletter.ended";
    return (
      <Outcome title={t(`${outcome}.title`)}>
        <p>{t(outcome)}</p>
        <p className="button-row">
          <a className="button" href="/help">
            {t("newsletter.read")}
          </a>
        </p>
      </Outcome>
    );
  }
  return (
    <div className="sheet letter-form">
      <h2>{t(`newsletter.${does}.title`)}</h2>
      <p>{t(`newsletter.${does}.text`)}</p>
      {stage === "failed" ? <FieldError>{t("newsletter.failed")}</FieldError> : null}
      <p className="button-row">
        <button
          type="button"
          className="button button-forest"
          disabled={stage === "busy"}
          onClick={() => void act()}
        >
          {t(stage === "busy" ? "newsletter.busy" : `newsletter.${does}`)}
        </button>
      </p>
    </div>
  );
}

/** What came of it, with the focus, so that it is read out. */
function Outcome({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sheet letter-form letter-outcome">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
