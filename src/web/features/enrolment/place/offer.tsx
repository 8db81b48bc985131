import { useCallback, useEffect, useState } from "react";
import type { FamilyOffer } from "#contract/places.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { dayAndTime, longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Outcome } from "../visit/outcome.tsx";

type Stage = "none" | "busy" | "failed" | "expired";

/** A place that the school offers, by the link of its mail, and the family's answer. */
export function Offer() {
  const { language, t } = useLocale();
  const [token, setToken] = useState("");
  const [offer, setOffer] = useState<FamilyOffer | null>(null);
  const [stage, setStage] = useState<Stage>("busy");
  const [isSure, setSure] = useState(false);

  const look = useCallback(async (wanted: string, accepts?: boolean) => {
    setStage("busy");
    try {
      setOffer(
        accepts === undefined
          ? await api("POST /api/places/mine", { body: { token: wanted } })
          : await api("POST /api/places/answer", { body: { token: wanted, accepts } }),
      );
      setStage("none");
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // It was over a moment ago: what it is now is shown.
      if (status === 409 && accepts !== undefined) return look(wanted);
      setStage(status === 410 || status === 400 ? "expired" : "failed");
    }
  }, []);

  useEffect(() => {
    const read = () => {
      const [, found = ""] = /^#offer=(\S+)$/.exec(location.hash) ?? [];
      setToken(found);
      if (found === "") setStage("expired");
      else void look(found);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [look]);

  if (stage === "busy") return <Spinner label={t("place.loading")} visible />;
  if (stage === "expired") {
    return (
      <Outcome title={t("place.expired.title")}>
        <p>{t("place.expired")}</p>
        <ToChat />
      </Outcome>
    );
  }
  if (stage === "failed" || offer === null) {
    return (
      <Outcome title={t("place.failed")}>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={() => void look(token)}>
            {t("place.retry")}
          </button>
        </p>
      </Outcome>
    );
  }
  const child = offer.child === "" ? t("place.child") : offer.child;
  const values = { child, pod: offer.pod?.[language] ?? "", day: longDate(offer.startsOn, language) };
  if (offer.state !== "offered" || offer.until === null) {
    const state = offer.state === "held" ? "held" : "over";
    return (
      <Outcome title={t(`place.${state}.title`, values)}>
        <p>{t(`place.${state}`, values)}</p>
        <ToChat />
      </Outcome>
    );
  }
  return (
    <Outcome title={t("place.offered.title", values)}>
      <p>{t("place.offered", values)}</p>
      <p className="visit-chosen">
        {t("place.until", { until: dayAndTime(offer.until, language, offer.timeZone) })}
      </p>
      {isSure ? <p>{t("place.decline.sure", values)}</p> : null}
      <p className="button-row">
        {isSure ? (
          <button type="button" className="button button-forest" onClick={() => void look(token, false)}>
            {t("place.decline.yes")}
          </button>
        ) : (
          <button type="button" className="button button-forest" onClick={() => void look(token, true)}>
            {t("place.accept")}
          </button>
        )}
        <button type="button" className="button button-paper" onClick={() => setSure(!isSure)}>
          {t(isSure ? "place.decline.back" : "place.decline")}
        </button>
      </p>
    </Outcome>
  );
}

function ToChat() {
  const { t } = useLocale();
  return (
    <p className="button-row">
      <a className="button button-forest" href="/chat">
        {t("place.chat")}
      </a>
    </p>
  );
}
