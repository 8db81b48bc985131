import type { Application } from "#contract/careers.ts";
import type { ApplicationStatus } from "#domain/site/careers/application.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { withProof } from "../sign-in/proof.ts";
import { LetterButton, LetterCard, LetterList } from "./letter-list.tsx";

/** What comes next for an application, as a button offers it first. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ["in_touch", "closed"],
  in_touch: ["closed"],
  closed: ["new"],
};

/** Teachers who would like to come. */
export function Applications() {
  const { t } = useLocale();
  const lead = (letters: readonly Application[]) => {
    const fresh = letters.filter(({ status }) => status === "new").length;
    if (letters.length === 0) return t("desk.applications.empty");
    return fresh === 0 ? t("desk.applications.none") : t("desk.applications.open", { count: fresh });
  };
  return (
    <LetterList<Application>
      path="/api/admin/applications"
      title={t("desk.applications.title")}
      lead={lead}
      failed="desk.applications.failed"
    >
      {(letter, act) => {
        const { id, name, phone, teaching, speaks, from, message, status } = letter;
        const params = { id };
        return (
          <LetterCard
            key={id}
            {...{ letter, act }}
            isDone={status === "closed"}
            status={t(`desk.applications.status.${status}`)}
            from={name}
            text={message}
            facts={
              <>
                <span>{t(`desk.applications.teaching.${teaching}`)}</span>
                <span>{t(`desk.applications.speaks.${speaks}`)}</span>
                {from === null ? null : <span>{t("desk.applications.from", { when: from })}</span>}
                {phone === null ? null : <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
              </>
            }
            erase={t("desk.applications.erase")}
            sure={t("desk.applications.eraseSure")}
            onErase={() => withProof(() => api("DELETE /api/admin/applications/{id}", { params }))}
          >
            {NEXT[status].map((next) => (
              <LetterButton
                key={next}
                act={act}
                onPress={() =>
                  act.run(() => api("PATCH /api/admin/applications/{id}", { params, body: { status: next } }))
                }
              >
                {t(`desk.applications.to.${next}`)}
              </LetterButton>
            ))}
          </LetterCard>
        );
      }}
    </LetterList>
  );
}
