import { practiceWords } from "#content/practice/practice.ts";
import type { Session } from "#domain/practice/session.ts";
import type { SkillId } from "#domain/practice/skills.ts";
import { aloud } from "#domain/practice/words.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const PRAISES = ["practice.yes.1", "practice.yes.2", "practice.yes.3", "practice.yes.4"] as const;
/** Up to this age the choices are read to the child as well, and a text with its question. */
const READ_TO_UP_TO = 6;

type Moment = {
  readonly session: Session;
  /** Skills that grew by this item. */
  readonly grew: readonly SkillId[];
  /** Solved so far; another praise each time. */
  readonly round: number;
  readonly age: number;
};

/** What the guide says now, and what stands in the caption. */
export function useWords({ session, grew, round, age }: Moment): {
  readonly said: string;
  readonly caption: string;
} {
  const { t, language } = useLocale();
  const words = practiceWords[language];
  const { item, stage, hints, wrong } = session;
  const same = (caption: string) => ({ said: aloud(caption, words), caption });

  if (stage === "together") {
    const caption = t("practice.gone");
    return { caption, said: `${caption} ${aloud(item.together, words)}` };
  }
  if (stage === "solved") {
    const praise =
      wrong.length > 0 ? t("practice.helped") : t(PRAISES[round % PRAISES.length] ?? "practice.yes.1");
    const growth = grew.map((skill) => t("practice.grew", { skill: t(`practice.skill.${skill}`) }));
    return same([praise, ...growth].join(" "));
  }
  const hint = item.hints[hints - 1];
  // The hint itself stands on the paper.
  if (hint !== undefined) {
    const caption = wrong.length > 0 ? t("practice.not") : item.prompt;
    return { caption, said: wrong.length > 0 ? `${caption} ${hint}` : hint };
  }
  if (age > READ_TO_UP_TO) {
    const said = item.shown?.kind === "passage" ? item.prompt : item.said;
    return { said, caption: item.prompt };
  }
  const labels = item.choices.map(({ label }) => aloud(label, words));
  const isRead = labels.length > 0 && !/^\d/.test(labels[0] ?? "") && item.skill !== "spelling";
  const choices = `${labels.slice(0, -1).join(", ")}, ${t("practice.or")} ${labels.at(-1)}?`;
  return { said: isRead ? `${item.said} ${choices}` : item.said, caption: item.prompt };
}
