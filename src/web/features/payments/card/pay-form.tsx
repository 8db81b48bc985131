import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import type { DepositChild } from "#domain/payments/children.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { dismissToast, showToast } from "#web/platform/toasts.ts";
import { Field, FieldError } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ChildrenFields } from "../children-fields.tsx";
import { firstChargeOf, isSettled, priceOf } from "../what.ts";
import {
  CARD,
  type CardFault,
  type ChildMark,
  isChildMark,
  listOf,
  payerFaults,
  readChildren,
  stillAmong,
} from "./card-fields.ts";

/** What trying to pay came to. */
export type Attempt =
  | { readonly outcome: "sent" | "bank" }
  | { readonly outcome: "declined"; readonly sentence: string }
  | { readonly outcome: "trouble" };

type Props = {
  readonly status: PaymentStatus;
  readonly secret: string;
  readonly practice: boolean;
  /**
   * The card's own fields: the practice form, or the provider's. They mark what is not whole, and tell what is still
   * not while it is corrected.
   */
  readonly card: (faults: readonly Fault[], onChange: (still: readonly CardFault[]) => void) => ReactNode;
  /** What of the card is not whole. */
  readonly checkCard: () => Promise<readonly CardFault[]>;
  readonly pay: () => Promise<Attempt>;
  readonly onSent: () => void;
  readonly onBank: () => void;
  /** Something is not as the form thinks, such as a payment made in another tab: its status is worth asking again. */
  readonly onTrouble: () => Promise<PaymentStatus | null>;
  /** Why the last try did not go through. */
  readonly refusal: string | null;
  readonly onRefusal: (sentence: string | null) => void;
};

type Fault = "name" | "email" | "adult" | ChildMark | CardFault;
const isOwn = (fault: Fault) => !CARD.includes(fault as CardFault);

const childrenIn = (data: FormData) =>
  readChildren(data.getAll("childName").map(String), data.getAll("childAge").map(String));
/** The server asks the provider about one payment no more often than every three seconds. */
const LOOK_AGAIN_AFTER = 3_500;

/** Who pays, with which card, and the one button. A second press while it runs does nothing. */
export function PayForm(props: Props) {
  const { status, secret, practice, card, checkCard, pay, onRefusal } = props;
  const { language, t } = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const asksPayer = status.needsPayer;
  // The other deposit holds no place.
  const asksChildren = asksPayer && status.kind === "deposit" && status.type === "founders_circle";
  const price = priceOf(status.amount, language);

  const ownFaults = (): Fault[] => {
    const data = new FormData(form.current ?? undefined);
    const found: Fault[] = asksPayer
      ? payerFaults(String(data.get("name") ?? ""), String(data.get("email") ?? ""))
      : [];
    found.push(...childrenIn(data).faults);
    return data.get("adult") === null ? [...found, "adult"] : found;
  };
  /** What the last try came to says nothing of a card or a name that was changed since. */
  const forget = () => {
    if (running.current || props.refusal === null) return;
    onRefusal(null);
    dismissToast();
  };
  // A mark goes as soon as its field is right; no other comes before the next try.
  const recheck = () => {
    forget();
    if (faults.length === 0) return;
    const still = ownFaults();
    setFaults((marks) => marks.filter((mark) => !isOwn(mark) || still.includes(mark)));
  };
  const recheckCard = (still: readonly CardFault[]) => {
    forget();
    setFaults(stillAmong(CARD, still));
  };

  /** @param tried the card may have gone through, and only the answer got lost */
  const trouble = async (tried: boolean) => {
    let told = await props.onTrouble();
    if (tried && told !== null && told.look === undefined && !isSettled(told)) {
      // The provider was asked a moment ago; this answer is worth asking it once more.
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER));
      told = await props.onTrouble();
    }
    // The page goes on by itself with what the provider says.
    if (tried && told !== null && (isSettled(told) || told.status === "processing")) return;
    const sentence = t(
      tried && told?.look === undefined ? "payments.trouble.unsure" : "payments.trouble.text",
    );
    onRefusal(sentence);
    showToast({ tone: "error", title: t("payments.trouble.title"), description: sentence });
  };

  const attempt = async (name: string, email: string, children: readonly DepositChild[]) => {
    if (asksPayer) {
      const payer = { clientSecret: secret, name: name.trim(), email: email.trim(), language };
      const body = asksChildren ? { ...payer, children: [...children] } : payer;
      await api("POST /api/payments/payer", { body });
    }
    const result = await pay();
    if (result.outcome === "sent") props.onSent();
    else if (result.outcome === "bank") props.onBank();
    else if (result.outcome === "declined") {
      onRefusal(`${result.sentence} ${t("payments.failed.nothing")}`);
      showToast({ tone: "error", title: t("payments.failed.title"), description: result.sentence });
    } else if (result.outcome === "trouble") await trouble(true);
  };

  const mark = (found: readonly Fault[]) => {
    setFaults(found);
    // React has drawn the marks by then; the first of them is where to go on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [name, email] = [String(data.get("name") ?? ""), String(data.get("email") ?? "")];
    const { children } = childrenIn(data);
    const own = ownFaults();
    const found: Fault[] = [...own.filter((fault) => fault !== "adult"), ...(await checkCard())];
    if (own.includes("adult")) found.push("adult");
    // What the last try came to says nothing about this one.
    onRefusal(null);
    dismissToast();
    mark(found);
    if (found.length === 0) {
      setBusy(true);
      try {
        await attempt(name, email, children);
      } catch (error) {
        const field = error instanceof ApiError && error.status === 400 && asksPayer ? error.field : null;
        if (field === "name" || field === "email") mark([field]);
        else await trouble(false);
      }
      setBusy(false);
    }
    running.current = false;
  };

  const fault = (field: "name" | "email") =>
    faults.includes(field) ? t(`payments.error.${field}`) : undefined;
  const spoken = faults.map((each) => (isChildMark(each) ? "children" : each));
  const names = [...new Set(spoken)].map((each) => t(`payments.field.${each}`));
  const refusal =
    faults.length === 0 ? props.refusal : t("payments.error.check", { fields: listOf(names, language) });
  const firstCharge = firstChargeOf(status, language);
  const label =
    status.kind === "deposit"
      ? "payments.form.pay"
      : firstCharge
        ? "payments.form.reserve"
        : "payments.form.subscribe";

  return (
    <form className="pay-form" ref={form} onSubmit={submit} onInput={recheck} noValidate aria-busy={busy}>
      {asksPayer ? (
        <>
          <Field id={`${id}-name`} label={t("payments.form.name")} error={fault("name")}>
            {(wiring) => (
              <input
                {...wiring}
                className="field"
                name="name"
                autoComplete="name"
                maxLength={MAX_FIELD}
                required
              />
            )}
          </Field>
          <Field
            id={`${id}-email`}
            label={t("payments.form.email")}
            hint={t("payments.form.email.hint")}
            error={fault("email")}
          >
            {(wiring) => (
              <input
                {...wiring}
                className="field"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={MAX_FIELD}
                required
              />
            )}
          </Field>
        </>
      ) : null}
      {asksChildren ? <ChildrenFields id={`${id}-children`} faults={faults} onRemoved={recheck} /> : null}
      {card(faults, recheckCard)}
      <Consent id={id} status={status} price={price} missing={faults.includes("adult")} />
      {refusal === null ? null : (
        <div className="pay-refusal">
          <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
        </div>
      )}
      <button
        type="submit"
        className="button button-primary pay-button"
        disabled={busy}
        aria-label={busy ? t("payments.processing") : undefined}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
      >
        {busy ? (
          <Spinner label={t("payments.processing")} visible />
        ) : (
          t(practice ? `${label}.practice` : label, { amount: price })
        )}
      </button>
      <p className="pay-after">
        {firstCharge
          ? t(practice ? "payments.practice.text" : "payments.form.after.reserved", { date: firstCharge })
          : t(practice ? "payments.form.after.practice" : "payments.form.after")}
      </p>
    </form>
  );
}

type ConsentProps = {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly price: string;
  readonly missing: boolean;
};

/** 18 or older (decision 6), the terms, and for a subscription that it renews. */
function Consent({ id, status, price, missing }: ConsentProps) {
  const { language, t } = useLocale();
  const date = firstChargeOf(status, language);
  const key =
    status.kind === "deposit"
      ? "payments.form.adult"
      : date === null
        ? "payments.form.adult.subscription"
        : "payments.form.adult.reserved";
  const values = { age: catalogue.adultAge, price, date: date ?? "" };
  const [before = "", after = ""] = t(key, values).split("{terms}");
  return (
    <div>
      <label className="pay-consent flex target">
        <input
          type="checkbox"
          name="adult"
          required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-adult` : undefined}
        />
        <span>
          {before}
          <a href="/terms" target="_blank" rel="noreferrer">
            {t("payments.form.terms")}
          </a>
          {after}
        </span>
      </label>
      {missing ? <FieldError id={`${id}-adult`}>{t("payments.error.adult")}</FieldError> : null}
    </div>
  );
}
