import { Download } from "lucide-react";
import { useState } from "react";
import type { TaughtAnswerItem } from "#contract/answers.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { Badge } from "#web/ui/badge.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { formatDate } from "../format.ts";
import { Loaded } from "../loaded.tsx";
import { useTaught } from "./answers-queries.ts";

type Props = {
  readonly chosen: string | null;
  readonly onChange: (answer: TaughtAnswerItem) => void;
};

/** What staff have taught so far, newest change first. */
export function TaughtList({ chosen, onChange }: Props) {
  const { language, t } = useLocale();
  const query = useTaught();
  return (
    <section className="answers-taught" aria-labelledby="answers-taught">
      <h2 className="desk-title" id="answers-taught">
        {t("answers.taught")}
      </h2>
      <Loaded query={query} loading={t("answers.taught.loading")} failed={t("answers.taught.failed")}>
        {(taught) => (
          <>
            {taught.length === 0 ? <p className="answers-note">{t("answers.taught.none")}</p> : null}
            <ul className="answers-groups">
              {taught.map((answer) => {
                const { id, content, isLive, by, changedAt } = answer;
                const name = nameOf(content.question, language);
                const said = nameOf(content.answer, language);
                return (
                  <li
                    key={id}
                    className="answers-card paper resting trimmed"
                    data-chosen={id === chosen || undefined}
                    data-retired={!isLive || undefined}
                  >
                    <p className="answers-middle">{name}</p>
                    <p className="answers-said">{said}</p>
                    <p className="answers-when">
                      <Badge tone={isLive ? "green" : "gray"}>
                        {t(isLive ? "answers.taught.live" : "answers.taught.retired")}
                      </Badge>
                      {LANGUAGES.filter((one) => content.answer[one] === null).map((one) => (
                        <Badge key={one} tone="yellow">
                          {t(`answers.taught.missing.${one}`)}
                        </Badge>
                      ))}
                      <span>
                        {t("answers.taught.by", { who: by, date: formatDate(changedAt, language) })}
                      </span>
                    </p>
                    <button
                      type="button"
                      className="button button-small button-paper"
                      aria-label={t("answers.taught.change.of", { question: name })}
                      onClick={() => onChange(answer)}
                    >
                      {t("answers.taught.change")}
                    </button>
                  </li>
                );
              })}
            </ul>
            {taught.length > 0 ? <ContentFile /> : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** In the reader's language where it is there. */
export function nameOf(text: TaughtAnswerItem["content"]["question"], language: "en" | "es"): string {
  return text[language] ?? text.en ?? text.es ?? "";
}

function ContentFile() {
  const { t } = useLocale();
  const [stage, setStage] = useState<"idle" | "busy" | "failed" | "none">("idle");
  const [left, setLeft] = useState<readonly string[]>([]);
  const save = async () => {
    setStage("busy");
    try {
      const file = await api("GET /api/admin/answers/file", {});
      setLeft(file.left);
      setStage(file.yaml === "" ? "none" : "idle");
      if (file.yaml === "") return;
      saveBytes(
        new Blob([file.yaml], { type: "application/yaml;charset=utf-8" }),
        `${t("answers.file.name")}.yaml`,
      );
    } catch {
      setStage("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button-small button-paper answers-file"
        aria-disabled={stage === "busy"}
        onClick={() => stage !== "busy" && void save()}
      >
        <Download aria-hidden="true" size={18} />
        {t("answers.file")}
      </button>
      <p className="answers-note" role="status">
        {stage === "none" ? `${t("answers.file.none")} ` : ""}
        {left.length > 0 ? t("answers.file.left", { questions: left.join("; ") }) : ""}
      </p>
      {stage === "failed" ? <FieldError>{t("answers.file.failed")}</FieldError> : null}
    </>
  );
}
