import { type FormEvent, useId, useRef, useState } from "react";
import { pedagogyLabels } from "#content/learner/curriculum/labels.ts";
import { formGuides } from "#content/learner/guides/cast.ts";
import { interestChoices } from "#content/learner/questions/choices.ts";
import { FORM_AGES } from "#domain/learner/age.ts";
import {
  canStartForm,
  FORM_DEFAULTS,
  FORM_LANGUAGE_OF,
  type FormLanguage,
  type FormProfile,
  formLanguages,
  formSubmission,
} from "#domain/learner/form.ts";
import { PEDAGOGIES } from "#domain/learner/pedagogy.ts";
import { guideLine } from "#domain/speech/line.ts";
import { type Assigned, assign, freshSession } from "#web/child/learner/assignment.ts";
import { type Learner, studentOf } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Field } from "#web/ui/field.tsx";
import { Trouble } from "../notices.tsx";
import { pedagogyPictures } from "../pedagogy-pictures.ts";
import { pictureOf } from "../with-picture.ts";
import { Confidence } from "./confidence.tsx";
import { Pick } from "./pick.tsx";

type Props = {
  readonly learner: Learner;
  readonly onAssigned: (assigned: Assigned) => void;
};

/** §2 "Form-based profile": one page, for ages 6 to 14. */
export function FormPage({ learner, onAssigned }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const isSending = useRef(false);
  const [status, setStatus] = useState<"filling" | "sending" | "failed">("filling");
  const [form, setForm] = useState<FormProfile>({
    ...FORM_DEFAULTS,
    name: learner.name,
    age: String(learner.age),
    // Luna is the default voice (§5); a guide chosen before stays, if the form has it.
    voice: formGuides.find(({ name }) => name === learner.guide)?.name ?? FORM_DEFAULTS.voice,
  });
  /** Until the child chooses, the language that the page is read in. */
  const [chosenLanguage, setChosenLanguage] = useState<FormLanguage | null>(null);
  const spoken = chosenLanguage ?? FORM_LANGUAGE_OF[language];
  const change = (more: Partial<FormProfile>) => setForm({ ...form, ...more });
  const age = Number(form.age);
  const isAgeWrong = form.age.trim() !== "" && !(age >= FORM_AGES.from && age <= FORM_AGES.to);
  const guides = age <= 6 ? formGuides.filter(({ name }) => name === "Luna") : formGuides;
  const guide = guides.find(({ name }) => name === form.voice) ?? guides.find(({ name }) => name === "Luna");
  const canStart = canStartForm(form, status === "sending") && !isAgeWrong;

  const submit = async () => {
    if (isSending.current || !canStart) return;
    isSending.current = true;
    setStatus("sending");
    try {
      const { studentData, assessmentResponses } = formSubmission({ ...form, language: spoken });
      const part = {
        assessmentResponses,
        studentData: { ...studentOf(learner), ...studentData, interests: [...studentData.interests] },
      };
      onAssigned(await assign(freshSession(), part, language));
    } catch {
      setStatus("failed");
    }
    isSending.current = false;
  };

  if (status === "failed") {
    return <Trouble onRetry={submit} onAnswers={() => setStatus("filling")} />;
  }
  return (
    <form
      className="child-step learning-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Title arrived>{t("learning.form.title")}</Title>
      <div className="child-card learning-fields">
        <Field id={`${id}-name`} label={t("learning.form.name")}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              value={form.name}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-age`}
          label={t("learning.form.age")}
          error={isAgeWrong ? t("learning.form.age.range", FORM_AGES) : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              type="number"
              min={FORM_AGES.from}
              max={FORM_AGES.to}
              value={form.age}
              autoComplete="off"
              onChange={({ target }) => change({ age: target.value })}
            />
          )}
        </Field>
      </div>
      <Pick
        legend={t("learning.form.language")}
        options={formLanguages(language).map((value) => ({
          value,
          label: t(`learning.form.${value}`),
          picture: pictureOf(value),
        }))}
        isChosen={(value) => value === spoken}
        onChoose={setChosenLanguage}
      />
      <Pick
        legend={t("learning.form.voice")}
        options={guides.map(({ name, picture }) => ({ value: name, label: name, picture: faces[picture] }))}
        isChosen={(value) => value === guide?.name}
        onChoose={(value) => change({ voice: value })}
        about={guide?.personality[language]}
        after={
          guide && (
            <ListenButton
              id={`form-${guide.name}`}
              line={guideLine(guide, guide.sample[language], language)}
              about={guide.name}
            />
          )
        }
      />
      <Pick
        legend={t("learning.form.style")}
        options={PEDAGOGIES.map((value) => ({
          value,
          label: pedagogyLabels[value].title[language],
          picture: pedagogyPictures[value],
        }))}
        isChosen={(value) => value === form.pedagogy}
        onChoose={(value) => change({ pedagogy: value })}
        about={pedagogyLabels[form.pedagogy].description[language]}
      />
      <Confidence value={form.confidence} onChange={(confidence) => change({ confidence })} />
      <Pick
        many
        legend={t("learning.form.interests")}
        options={interestChoices.map(({ value, label }) => ({
          value,
          label: label[language],
          picture: pictureOf(value),
        }))}
        isChosen={(value) => form.interests.includes(value)}
        onChoose={(value) =>
          change({
            interests: form.interests.includes(value)
              ? form.interests.filter((each) => each !== value)
              : [...form.interests, value],
          })
        }
      />
      <button type="submit" className="child-button child-go" disabled={!canStart}>
        {t(status === "sending" ? "learning.form.starting" : "learning.form.start")}
      </button>
    </form>
  );
}
