import { type FormEvent, useEffect, useRef, useState } from "react";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { tabStorage } from "#web/platform/storage.ts";
import { Field, FieldError } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { isFitLength, PasswordField } from "./password-field.tsx";
import { useCardAct } from "./use-card-act.ts";

/** Where the tab keeps the token of the link it was opened by. */
const TOKEN = "ceiba.passwordLink";

/** Asks for a link that sets another password; with the token of such a link behind the #, sets it. */
export function PasswordLink() {
  const { t } = useLocale();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const token = location.hash.slice(1) || tabStorage.get(TOKEN) || "";
    setToken(token);
    // Neither the history nor a shoulder keeps a link that still works; the tab does, until it was used or is closed.
    tabStorage.set(TOKEN, token);
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
  }, []);
  const forget = () => tabStorage.remove(TOKEN);
  const askAnew = () => {
    forget();
    setToken("");
  };

  if (token === null) {
    return (
      <div className="admin-wait middle">
        <Spinner label={t("staff.loading")} visible />
        <noscript>{t("staff.noscript")}</noscript>
      </div>
    );
  }
  return token === "" ? <AskForLink /> : <Choose token={token} onUsed={forget} onAnother={askAnew} />;
}

function AskForLink() {
  const { language, t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { busy, fault, done, act } = useCardAct();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    const isFit = looksLikeEmail(email);
    setMissing(!isFit);
    if (isFit) void act(() => api("POST /api/auth/forgot-password", { body: { email, language } }));
    else input.current?.focus();
  };

  return (
    <form className="sign-in" method="post" noValidate onSubmit={submit} aria-labelledby="link-title">
      <h2 id="link-title">{t("account.link.title")}</h2>
      <p className="sign-in-text">{t("account.link.ask")}</p>
      <Field
        id="link-email"
        label={t("staff.signIn.email")}
        error={missing ? t("staff.signIn.emailNeeded") : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field"
            type="email"
            name="email"
            autoComplete="username"
            maxLength={200}
          />
        )}
      </Field>
      {fault === null ? null : <FieldError>{t(fault)}</FieldError>}
      {done ? <p role="status">{t("account.link.sent")}</p> : null}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {t("account.link.send")}
      </button>
      <ToSignIn />
    </form>
  );
}

type ChooseProps = {
  readonly token: string;
  /** The link has done its work. */
  readonly onUsed: () => void;
  readonly onAnother: () => void;
};

function Choose({ token, onUsed, onAnother }: ChooseProps) {
  const { t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { busy, fault, done, act, complain } = useCardAct();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? "";
    if (isFitLength(password)) {
      void act(async () => {
        await api("POST /api/auth/reset-password", { body: { token, password } });
        onUsed();
      });
      return;
    }
    complain("account.password.fault");
    input.current?.focus();
  };

  if (done) {
    return (
      <div className="sign-in" role="status">
        <h2>{t("account.link.title")}</h2>
        <p>{t("account.link.saved")}</p>
        <a className="button button-primary" href="/admin">
          {t("account.link.signIn")}
        </a>
      </div>
    );
  }
  const isOver = fault === "account.link.expired";
  return (
    <form className="sign-in" method="post" noValidate onSubmit={submit} aria-labelledby="link-title">
      <h2 id="link-title">{t("account.link.title")}</h2>
      <p className="sign-in-text">{t("account.link.choose")}</p>
      <PasswordField
        id="link-password"
        label={t("account.password.new")}
        input={input}
        error={fault === null ? undefined : t(fault, { ...STAFF_PASSWORD })}
        chosen
      />
      {isOver ? (
        <button type="button" className="button button-primary" onClick={onAnother}>
          {t("account.link.another")}
        </button>
      ) : (
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {t("account.link.save")}
        </button>
      )}
      <ToSignIn />
    </form>
  );
}

function ToSignIn() {
  const { t } = useLocale();
  return (
    <p className="sign-in-foot wraps flex centred">
      <a href="/admin">{t("account.link.signIn")}</a>
    </p>
  );
}
