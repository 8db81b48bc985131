import { useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { WayIn } from "#domain/flows/portal.ts";
import { isToddler, LEARNER_AGES, mayEnter, parseAge } from "#domain/learner/age.ts";
import type { Animal } from "#domain/learner/animal.ts";
import { canStartEntry } from "#domain/learner/form.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { guideLine } from "#domain/speech/line.ts";
import cards from "#web/assets/art/pic-cards.svg";
import chat from "#web/assets/art/pic-chat.svg";
import talk from "#web/assets/art/pic-voice.svg";
import { grown, type Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { Field } from "#web/ui/field.tsx";
import { Animals } from "./animals.tsx";
import { Namesake } from "./namesake.tsx";

type Props = {
  /** Everybody who learns on this device. */
  readonly known: () => readonly Learner[];
  /** Those of them who may be the child of this name and age. */
  readonly namesakes: (name: string, age: number) => readonly Learner[];
  /** A child who is new here; its animal is its own choice where another has its name. */
  readonly onBegin: (name: string, age: number, way: WayIn, animal: Animal | null) => void;
  /** A child who is known; without a way to its home screen. */
  readonly onReturn: (learner: Learner, way: WayIn | null) => void;
};

/** What a child said whose name and age fit somebody who is known. */
type Said = { readonly name: string; readonly age: number; readonly way: WayIn };

const PICTURES = { voice: talk, quick: cards, chat } as const;

/**
 * §2 "The student enters a name and age. Three choices"; both are needed before one of them opens (§5). Whoever was
 * here before taps an animal; a name that is known already is asked about (decision 130).
 */
export function Entry({ known, namesakes, onBegin, onReturn }: Props) {
  const [everybody] = useState(known);
  const [asked, setAsked] = useState<Said | null>(null);
  const { language, t } = useLocale();
  const [name, setName] = useState("");
  const [age, setAge] = useState("");
  const [isTried, setTried] = useState(false);
  const years = parseAge(age);
  const isInRange = years !== null && mayEnter(years);
  const shown = cleanName(name);
  const canStart = canStartEntry({ name: shown, age }) && isInRange;
  const isYoung = isInRange && isToddler(years);
  const guide = guideByName(assignedVoice(years ?? LEARNER_AGES.to, null));
  const line = guideLine(guide, t("student.entry.say"), language);
  const { again } = useAsked("entry", line, asked === null);
  const ways: readonly WayIn[] = isYoung ? ["voice", "chat"] : ["voice", "quick", "chat"];

  const start = (said: Said) => {
    if (namesakes(said.name, said.age).length > 0) setAsked(said);
    else onBegin(said.name, said.age, said.way, null);
  };

  if (asked !== null) {
    return (
      <Namesake
        name={asked.name}
        age={asked.age}
        same={namesakes(asked.name, asked.age)}
        known={everybody}
        onReturn={(learner) => onReturn(grown(learner, asked.age), asked.way)}
        onBegin={(animal) => onBegin(asked.name, asked.age, asked.way, animal)}
        onBack={() => setAsked(null)}
      />
    );
  }
  return (
    <section className="portal-entry child-step">
      <Title arrived isSpoken>
        {t(isYoung ? "student.entry.title.young" : "student.entry.title")}
      </Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="entry" line={line} onRepeat={again} />
      {everybody.length > 0 && (
        <div className="portal-known">
          <h2 className="portal-how paper breaks">{t("student.entry.known")}</h2>
          <Animals
            animals={everybody}
            onChoose={(id) => {
              const chosen = everybody.find((each) => each.id === id);
              if (chosen !== undefined) onReturn(chosen, null);
            }}
          />
        </div>
      )}
      <div className="portal-who child-card">
        <Field id="entry-name" label={t("student.entry.name")} hint={t("student.entry.name.hint")}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              value={name}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={80}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field
          id="entry-age"
          label={t("student.entry.age")}
          hint={t("student.entry.footer", LEARNER_AGES)}
          error={
            age.trim() !== "" && !isInRange && (isTried || age.trim().length > 1)
              ? t("student.entry.age.range", LEARNER_AGES)
              : undefined
          }
        >
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={age}
              maxLength={3}
              onBlur={() => setTried(true)}
              onChange={({ target }) => setAge(target.value.replace(/\D/g, ""))}
            />
          )}
        </Field>
      </div>
      <h2 className="portal-how paper breaks">
        {shown === "" ? t("student.entry.how.nameless") : t("student.entry.how", { name: shown })}
      </h2>
      <ul className="portal-ways">
        {ways.map((way) => (
          <li key={way}>
            <button
              type="button"
              className="portal-way"
              data-way={way}
              disabled={!canStart}
              onClick={(event) => {
                if (!isSecondTap(event) && years !== null) start({ name: shown, age: years, way });
              }}
            >
              <img
                src={way === "voice" && guide.name !== "Hilda" ? faces[guide.picture] : PICTURES[way]}
                alt=""
                width="200"
                height="200"
              />
              <span>
                <b>
                  {t(way === "voice" && isYoung ? "student.way.voice.hello" : `student.way.${way}`, {
                    guide: guide.name,
                  })}
                </b>
                <span>
                  {t(
                    way === "voice" && isYoung
                      ? "student.way.voice.young"
                      : way === "chat" && isYoung
                        ? "student.way.chat.young"
                        : `student.way.${way}.text`,
                  )}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
