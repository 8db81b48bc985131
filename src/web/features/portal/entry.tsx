import { useState } from "react";
import type { WayIn } from "#domain/flows/portal.ts";
import { isToddler, LEARNER_AGES, mayEnter, parseAge } from "#domain/learner/age.ts";
import { canStartEntry } from "#domain/learner/form.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { guideLine } from "#domain/speech/line.ts";
import cards from "#web/assets/art/pic-cards.svg";
import chat from "#web/assets/art/pic-chat.svg";
import talk from "#web/assets/art/pic-voice.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { guideByName } from "#web/speech/guides.ts";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { Field } from "#web/ui/field.tsx";

type Props = {
  readonly onStart: (name: string, age: number, way: WayIn) => void;
};

const PICTURES = { voice: talk, quick: cards, chat } as const;

/** §2 "The student enters a name and age. Three choices"; both are needed before one of them opens (§5). */
export function Entry({ onStart }: Props) {
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
  const { again } = useAsked("entry", line);
  const ways: readonly WayIn[] = isYoung ? ["voice", "chat"] : ["voice", "quick", "chat"];

  return (
    <section className="portal-entry child-step">
      <Title arrived isSpoken>
        {t("student.entry.title")}
      </Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="entry" line={line} onRepeat={again} />
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
      <h2 className="portal-how">
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
                if (!isSecondTap(event) && years !== null) onStart(shown, years, way);
              }}
            >
              <img
                src={way === "voice" && guide.name !== "Hilda" ? faces[guide.picture] : PICTURES[way]}
                alt=""
                width="200"
                height="200"
              />
              <span>
                <b>{t(`student.way.${way}`, { guide: guide.name })}</b>
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
