import type { Session } from "#domain/practice/session.ts";
import type { SkillId } from "#domain/practice/skills.ts";
import { spokenQuestion } from "#domain/practice/spoken.ts";
import { aloud } from "#domain/practice/words.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { usePracticeWords } from "./content.ts";

const PRAISES = ["practice.yes.1", "practice.yes.2", "practice.yes.3", "practice.yes.4"] as const;

type Moment = {
  readonly session: Session;
  /** Skills that grew by this item. */
  readonly grew: readonly SkillId[];
  /** Solved so far; another praise each time. */
  readonly round: number;
  readonly age: number;
};

type Words = {
  readonly said: string;
  /** What is said when the child asks to hear it again. */
  readonly again: string;
  readonly caption: string;
};

/** What the guide says now, and what stands in the caption. */
export function useWords({ session, grew, round, age }: Moment): Words {
  const { t } = useLocale();
  const words = usePracticeWords();
  const { item, stage, hints, wrong, slip } = session;
  const telling = (said: string, caption: string) => ({ said, again: said, caption });

  if (stage === "together") {
    const caption = t("practice.gone");
    return telling(`${caption} ${aloud(item.together, words)}`, caption);
  }
  if (stage === "solved") {
    const praise =
      wrong.length > 0 ? t("practice.helped") : t(PRAISES[round % PRAISES.length] ?? "practice.yes.1");
    const growth = grew.map((skill) => t("practice.grew", { skill: t(`practice.skill.${skill}`) }));
    const caption = [praise, ...growth].join(" ");
    return telling(aloud(caption, words), caption);
  }
  if (slip !== null) {
    const caption = t("practice.not");
    return telling(`${caption} ${aloud(slip, words)}`, caption);
  }
  const hint = item.hints[hints - 1];
  // The hint itself stands on the paper.
  if (hint !== undefined) {
    const caption = wrong.length > 0 ? t("practice.not") : item.prompt;
    const said = aloud(hint, words);
    return telling(wrong.length > 0 ? `${caption} ${said}` : said, caption);
  }
  return { ...spokenQuestion(item, age, words, t("practice.or")), caption: item.prompt };
}
