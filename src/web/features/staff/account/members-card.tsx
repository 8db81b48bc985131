import { type FormEvent, useRef, useState } from "react";
import type { StaffAccount } from "#contract/account.ts";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/staff/account.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskConfirm } from "../desk/desk-confirm.tsx";
import { withProof } from "../sign-in/proof.ts";
import { useMembers, useRefreshAccount } from "./account-queries.ts";
import { useCardAct } from "./use-card-act.ts";

/** All accounts of staff, for owners: who there is, who is invited, who is removed. */
export function MembersCard() {
  const { t } = useLocale();
  const { data } = useMembers();
  return (
    <section className="class-card" aria-labelledby="account-members">
      <h2 id="account-members">{t("account.members")}</h2>
      <p>{t("account.members.text")}</p>
      <ul className="account-list">
        {data?.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      <Invite />
    </section>
  );
}

function Member({ member }: { readonly member: StaffAccount }) {
  const { t } = useLocale();
  const refresh = useRefreshAccount();
  const [asking, setAsking] = useState(false);
  const { busy, fault, act } = useCardAct();
  const { id, email, role, self, joined, secondFactor } = member;

  const remove = () =>
    act(async () => {
      await withProof(() => api("DELETE /api/account/members/{id}", { params: { id } }));
      await refresh();
    });
  const facts = [
    t(`account.role.${role}`),
    ...(joined ? [] : [t("account.members.invited")]),
    ...(secondFactor ? [t("account.members.factor")] : []),
  ];

  return (
    <li>
      <div>
        <b className="account-email">{email}</b>
        {self ? <span className="account-tag">{t("account.members.you")}</span> : null}
        <p className="quiet small">{facts.join(" · ")}</p>
      </div>
      {self || asking ? null : (
        <button
          type="button"
          className="button button-small"
          aria-label={t("account.members.remove.of", { email })}
          onClick={() => setAsking(true)}
        >
          {t("account.members.remove")}
        </button>
      )}
      {asking ? (
        <DeskConfirm
          yes={t("account.members.remove.yes")}
          busy={busy}
          failed={fault !== null}
          onYes={() => void remove()}
          onBack={() => setAsking(false)}
        >
          <p>{t("account.members.remove.confirm", { email })}</p>
        </DeskConfirm>
      ) : null}
    </li>
  );
}

function Invite() {
  const { language, t } = useLocale();
  const refresh = useRefreshAccount();
  const input = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<StaffRole>("member");
  const [sent, setSent] = useState<{ email: string; link: string } | null>(null);
  const { busy, fault, act, complain } = useCardAct();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    setSent(null);
    if (!looksLikeEmail(email)) {
      complain("account.members.email.fault");
      input.current?.focus();
      return;
    }
    void act(
      async () => {
        const body = { email, role, language };
        const { link } = await withProof(() => api("POST /api/account/members", { body }));
        setSent({ email, link });
        if (input.current !== null) input.current.value = "";
        await refresh();
      },
      { conflict: "account.members.known" },
    );
  };

  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <Field
        id="member-email"
        label={t("account.members.email")}
        error={fault === "account.members.email.fault" ? t(fault) : undefined}
      >
        {(wiring) => <input {...wiring} ref={input} className="field" type="email" autoComplete="off" />}
      </Field>
      <fieldset className="account-roles wraps flex">
        <legend className="field-label">{t("account.members.role")}</legend>
        {STAFF_ROLES.toReversed().map((each) => (
          <label className="check" key={each}>
            <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
            {t(`account.role.${each}`)}
          </label>
        ))}
      </fieldset>
      {fault === null || fault === "account.members.email.fault" ? null : <FieldError>{t(fault)}</FieldError>}
      {sent === null ? null : (
        <div className="account-sent trimmed" role="status">
          <p>{t("account.members.sent", { email: sent.email })}</p>
          <code>{sent.link}</code>
        </div>
      )}
      <button type="submit" className="button button-small" aria-disabled={busy}>
        {t("account.members.invite")}
      </button>
    </form>
  );
}
