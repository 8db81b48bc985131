import type { ParentQuestion } from "#contract/packs.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { withProof } from "../sign-in/proof.ts";
import { LetterButton, LetterCard, LetterList } from "./letter-list.tsx";

/** What parents asked at Little Explorers and the page could not answer. */
export function ParentQuestions() {
  const { t } = useLocale();
  const lead = (letters: readonly ParentQuestion[]) => {
    const open = letters.filter(({ status }) => status === "open").length;
    if (letters.length === 0) return t("staff.questions.empty");
    return open === 0 ? t("staff.questions.none") : t("staff.questions.open", { count: open });
  };
  return (
    <LetterList<ParentQuestion>
      path="/api/admin/parent-questions"
      title={t("staff.questions.title")}
      lead={lead}
      failed="staff.questions.failed.text"
    >
      {(letter, act) => {
        const params = { id: letter.id };
        const isOpen = letter.status === "open";
        const status = isOpen ? "answered" : "open";
        return (
          <LetterCard
            key={letter.id}
            {...{ letter, act }}
            isDone={!isOpen}
            status={t(`staff.questions.status.${letter.status}`)}
            text={letter.question}
            facts={letter.email === null ? <span>{t("staff.questions.noEmail")}</span> : null}
            erase={t("staff.questions.erase")}
            sure={t("staff.questions.eraseSure")}
            onErase={() => withProof(() => api("DELETE /api/admin/parent-questions/{id}", { params }))}
          >
            <LetterButton
              act={act}
              onPress={() =>
                act.run(() => api("PATCH /api/admin/parent-questions/{id}", { params, body: { status } }))
              }
            >
              {t(isOpen ? "staff.questions.answered" : "staff.questions.reopen")}
            </LetterButton>
          </LetterCard>
        );
      }}
    </LetterList>
  );
}
