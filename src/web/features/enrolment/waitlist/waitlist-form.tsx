import { zodResolver } from "@hookform/resolvers/zod";
import { CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Controller, type Resolver, useForm, useWatch } from "react-hook-form";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { type WaitlistForm as Values, waitlistForm } from "#contract/enrolment.ts";
import { interestOf, isCompanionPlan } from "#domain/enrolment/interest.ts";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { agesOutside } from "#domain/learner/age-words.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { knownLead } from "#web/platform/lead-events.ts";
import { showToast } from "#web/platform/toasts.ts";
import { FieldError } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { PageLink } from "../page-link.tsx";
import { forgetDraft, keepDraft, NO_DRAFT, readDraft } from "./draft.ts";
import { type Answers, createKeyring, joinWaitlist } from "./join.ts";
import { errorSentence } from "./messages.ts";
import { TextField } from "./text-field.tsx";
import "./waitlist.css";

/** The dropdown's choices (specification §5): 4+ submits 4. */
const CHILDREN = ["1", "2", "3", "4"].map((value) => ({ value, label: value === "4" ? "4+" : value }));

type Fields = Omit<Values, "adult"> & { adult: boolean };
const EMPTY: Fields = { ...NO_DRAFT, adult: false };

/** From top to bottom. */
const FIELDS = Object.keys(EMPTY) as (keyof Fields)[];

/** The schema's own input says `adult: true`; a form that is being filled in is not there yet. */
const resolver = zodResolver(waitlistForm) as unknown as Resolver<Fields, unknown, Answers>;

export type WaitlistProps = {
  /** The companion plan or deposit the family came for; any other value is none. */
  readonly plan?: string | null;
  /** Called after a lead was stored. */
  readonly onJoined?: () => void;
};

/** The waitlist form. Default export: it is loaded, with the schema library, when it is first shown. */
export default function WaitlistForm({ plan, onJoined }: WaitlistProps) {
  const { t, language } = useLocale();
  const id = useId();
  // A family that joined in this tab is not shown a blank form as if nothing had happened.
  const [outcome, setOutcome] = useState<"joined" | "failed" | null>(() =>
    knownLead() === null ? null : "joined",
  );
  const [justJoined, setJustJoined] = useState(false);
  const [keyring] = useState(createKeyring);
  const button = useRef<HTMLButtonElement>(null);
  const joined = useRef<HTMLParagraphElement>(null);
  const form = useForm<Fields, unknown, Answers>({
    resolver,
    defaultValues: { ...readDraft(), adult: false },
    // The library would follow the order in which fields registered; the reader goes from top to bottom.
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, reset, setFocus, subscribe } = form;
  const { errors, isSubmitting } = form.formState;
  const interest = interestOf(plan);
  const ages = useWatch({ control, name: "childrenAges" });
  const isOutside = agesOutside(ages, catalogue.learnerAges).length > 0;

  const sentence = (field: keyof Fields) => {
    const error = errors[field];
    return error === undefined
      ? undefined
      : t(errorSentence(error), { max: MAX_FIELD, age: catalogue.adultAge });
  };

  const text = (name: "name" | "email" | "phone" | "childrenAges") => ({
    id: `${id}-${name}`,
    field: register(name),
    error: sentence(name),
  });

  const submit = handleSubmit(
    async (answers) => {
      setOutcome(null);
      try {
        await joinWaitlist(answers, language, interest, keyring.keyOf(answers));
        keyring.accepted();
        reset(EMPTY);
        forgetDraft();
        setOutcome("joined");
        setJustJoined(true);
        showToast({
          tone: "ok",
          title: t("waitlist.success.title"),
          description: t("waitlist.success.text"),
        });
        onJoined?.();
      } catch {
        setOutcome("failed");
        const notice = { title: t("waitlist.failure.title"), description: t("waitlist.failure.text") };
        showToast({ tone: "error", ...notice });
      }
    },
    (faults) => {
      setOutcome(null);
      const first = FIELDS.find((field) => faults[field] !== undefined);
      if (first !== undefined) setFocus(first);
    },
  );

  // The disabled button dropped the focus: it goes to the outcome.
  useEffect(() => {
    if (isSubmitting) return;
    if (outcome === "joined" && justJoined) joined.current?.focus();
    else if (outcome === "failed") button.current?.focus();
  }, [outcome, justJoined, isSubmitting]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { adult: _confirmed, phone, ...typed } }) =>
          keepDraft({ ...typed, phone: phone ?? "" }),
      }),
    [subscribe],
  );

  if (outcome === "joined") {
    return (
      <div className="waitlist">
        <p className="waitlist-joined" ref={joined} tabIndex={-1}>
          <CircleCheck aria-hidden="true" size={22} />
          <span>{t("waitlist.success.text")}</span>
        </p>
        <p>
          <button type="button" className="button button-small" onClick={() => setOutcome(null)}>
            {t("waitlist.another")}
          </button>
        </p>
      </div>
    );
  }
  return (
    <form className="waitlist" onSubmit={submit} noValidate aria-label={t("waitlist.title")}>
      <div className="waitlist-fields">
        {interest === null ? null : (
          <p className="waitlist-plan">
            {isCompanionPlan(interest)
              ? t("waitlist.plan", { plan: t(`waitlist.plan.${interest}`) })
              : t("waitlist.deposit", { deposit: t(`waitlist.deposit.${interest}`) })}
          </p>
        )}
        <TextField {...text("name")} label={t("waitlist.name")} autoComplete="name" required />
        <TextField
          {...text("email")}
          label={t("waitlist.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextField
          {...text("phone")}
          label={t("waitlist.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <div className="waitlist-pair">
          <Controller
            control={control}
            name="numberOfChildren"
            render={({ field }) => (
              <div>
                <Select
                  id={`${id}-children`}
                  label={t("waitlist.children")}
                  value={String(field.value)}
                  onValueChange={(value) => field.onChange(Number(value))}
                  options={CHILDREN}
                  aria-invalid={errors.numberOfChildren ? true : undefined}
                  aria-describedby={errors.numberOfChildren ? `${id}-children-error` : undefined}
                />
                {errors.numberOfChildren ? (
                  <FieldError id={`${id}-children-error`}>{sentence("numberOfChildren")}</FieldError>
                ) : null}
              </div>
            )}
          />
          <TextField
            {...text("childrenAges")}
            label={t("waitlist.ages")}
            autoComplete="off"
            placeholder={t("waitlist.ages.placeholder")}
            required
          />
        </div>
        {isOutside ? (
          <p className="field-hint" role="status">
            {t("waitlist.ages.outside", catalogue.learnerAges)}
          </p>
        ) : null}
        <div>
          <label className="waitlist-adult">
            <input
              type="checkbox"
              {...register("adult")}
              aria-invalid={errors.adult ? true : undefined}
              aria-describedby={errors.adult ? `${id}-adult-error` : undefined}
              required
            />
            <span>{t("waitlist.adult", { age: catalogue.adultAge })}</span>
          </label>
          {errors.adult ? <FieldError id={`${id}-adult-error`}>{sentence("adult")}</FieldError> : null}
        </div>
        <p className="waitlist-privacy">
          {t("waitlist.privacy")}{" "}
          <PageLink page="/privacy" language={language}>
            {t("waitlist.privacy.link")}
          </PageLink>
        </p>
      </div>
      <div className="waitlist-foot">
        {outcome === "failed" ? (
          <p className="field-error" id={`${id}-failed`}>
            {t("waitlist.failure.text")}
          </p>
        ) : null}
        <button
          ref={button}
          type="submit"
          className="button button-forest waitlist-submit"
          disabled={isSubmitting}
          aria-describedby={outcome === "failed" ? `${id}-failed` : undefined}
        >
          {isSubmitting ? t("waitlist.submitting") : t("waitlist.submit")}
        </button>
      </div>
    </form>
  );
}
