import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { Fact } from "#contract/facts.ts";
import mark from "#web/assets/art/mark-light.svg";
import { ApiError } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { isSignedOut } from "../desk-queries.ts";
import { LiveDesk } from "../live/live-desk.tsx";
import { dropStaffHint } from "../session.ts";
import { FactEditor } from "./fact-editor.tsx";
import { FactList } from "./fact-list.tsx";
import { useFacts } from "./facts-queries.ts";
import "../dashboard.css";
import "../answers/answers.css";
import "./facts.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What the school says of itself, for owners (decision 180). */
export default function FactsView(props: Props) {
  return (
    <LiveDesk>
      <FactsPage {...props} />
    </LiveDesk>
  );
}

function FactsPage({ onSignedOut }: Props) {
  const { t } = useLocale();
  const { data, error } = useFacts();
  const [fact, setFact] = useState<Fact | null>(null);
  /** Each choice begins another draft; what is published goes on in the same one. */
  const [draft, setDraft] = useState(0);
  const choose = (chosen: Fact) => {
    setFact(chosen);
    setDraft(draft + 1);
  };
  const expired = isSignedOut(error);
  useEffect(() => {
    if (!expired) return;
    dropStaffHint();
    onSignedOut("expired");
  }, [expired, onSignedOut]);
  const close = useCallback(() => setFact(null), []);
  const isMember = error instanceof ApiError && error.code === "forbidden";

  return (
    <div className="answers school-facts" data-writes={fact !== null || undefined}>
      <header className="admin-head">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("facts.title")}</h1>
          <p>{t("facts.lead")}</p>
        </div>
        <LanguageSwitch />
      </header>
      <div className="answers-body">
        <div className="answers-asked">
          <div className="answers-ways">
            <a className="answers-back row-inline strong target" href="/admin">
              <ArrowLeft aria-hidden="true" size={20} />
              {t("facts.back")}
            </a>
          </div>
          {data !== undefined ? (
            <FactList facts={data} chosen={fact?.key ?? null} onChange={choose} />
          ) : error !== null ? (
            <p className="answers-card paper resting trimmed" role="alert">
              {t(isMember ? "facts.owners" : "facts.failed")}
            </p>
          ) : (
            <Spinner label={t("facts.loading")} visible />
          )}
        </div>
        {isMember ? null : (
          <div className="answers-editor">
            {fact === null ? (
              <div className="answers-choose">
                <h2>{t("facts.editor.choose")}</h2>
                <p>{t("facts.editor.choose.text")}</p>
              </div>
            ) : (
              <FactEditor key={draft} fact={fact} onClose={close} onPublished={setFact} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
