import { useEffect, useRef, useState } from "react";
import type { FamilyBooking, VisitTime } from "#contract/visits.ts";
import type { VisitKind } from "#domain/enrolment/visits/visit.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { EMPTY, FamilyFields, type Fault, type Fields, faultOf, fieldOf } from "./family-fields.tsx";
import { Outcome } from "./outcome.tsx";
import { TimePicker } from "./time-picker.tsx";
import { useTimes } from "./use-times.ts";

type Props = {
  /** The link of a mail names the family: then it is not asked who it is. */
  readonly family: string | null;
  readonly onBooked: (booking: FamilyBooking) => void;
  readonly onExpired: () => void;
};
type Known = { readonly name: string | null; readonly hasPhone: boolean };
type Trouble = "taken" | "enough" | "failed" | "choose";

/** Chooses a time and says who comes. */
export function Reserve({ family, onBooked, onExpired }: Props) {
  const { language, t } = useLocale();
  const { times, look } = useTimes();
  const [wish, setWish] = useState<VisitKind | null>(null);
  const [chosen, setChosen] = useState<VisitTime | null>(null);
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [fault, setFault] = useState<Fault | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState<Known | null>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (new URLSearchParams(location.search).get("kind") === "call") setWish("call");
  }, []);
  useEffect(() => {
    if (family === null) return;
    api("POST /api/visits/family", { body: { token: family } }).then(setKnown, (error: unknown) => {
      if (error instanceof ApiError && error.status === 410) onExpired();
    });
  }, [family, onExpired]);
  useEffect(() => {
    if (trouble === "taken" || trouble === "enough") notice.current?.focus();
  }, [trouble]);

  if (times === null) return <Spinner label={t("visit.loading")} visible />;
  if (times === "failed") {
    return (
      <Outcome title={t("visit.failed")}>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={() => void look()}>
            {t("visit.retry")}
          </button>
        </p>
      </Outcome>
    );
  }
  if (times.times.length === 0) {
    return (
      <div className="sheet letter-form visit-sheet">
        <h2>{t("visit.none.title")}</h2>
        <p>{t("visit.none")}</p>
        <p className="button-row">
          <a className="button button-forest" href="/chat">
            {t("visit.none.chat")}
          </a>
        </p>
      </div>
    );
  }
  const kind = wish ?? times.times[0]?.kind ?? "visit";
  const asks = family === null ? "all" : kind === "call" && known?.hasPhone === false ? "phone" : "nothing";

  const submit = async () => {
    if (busy) return;
    if (chosen === null) return setTrouble("choose");
    const wrong = faultOf(fields, asks, kind);
    setFault(wrong);
    if (wrong !== null) return document.getElementById(fieldOf(wrong))?.focus();
    setBusy(true);
    setTrouble(null);
    try {
      const about = { slotId: chosen.id, language };
      const { phone, numberOfChildren, adult: _said, ...rest } = fields;
      const body =
        family === null
          ? {
              ...about,
              form: { ...rest, phone, numberOfChildren: Number(numberOfChildren), adult: true as const },
            }
          : { ...about, family, ...(asks === "phone" ? { phone } : {}) };
      onBooked(await api("POST /api/visits", { body }));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 410) return onExpired();
      if (status === 409) {
        setChosen(null);
        await look();
      }
      setTrouble(status === 409 ? "taken" : status === 403 ? "enough" : "failed");
      setBusy(false);
    }
  };

  return (
    <form
      className="sheet letter-form visit-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {family === null || known === null ? null : (
        <p className="visit-hello">
          {known.name === null ? t("visit.hello.plain") : t("visit.hello", { name: known.name })}
        </p>
      )}
      {trouble === "taken" || trouble === "enough" ? (
        <div className="visit-notice" role="alert" tabIndex={-1} ref={notice}>
          <b>{t(`visit.${trouble}.title`)}</b>
          <p>{t(`visit.${trouble}`)}</p>
        </div>
      ) : null}
      <TimePicker
        free={times}
        kind={kind}
        onKind={(next) => {
          setWish(next);
          setChosen(null);
        }}
        chosen={chosen?.id ?? null}
        onChoose={(time) => {
          setChosen(time);
          setTrouble(null);
        }}
      />
      <FamilyFields
        asks={asks}
        kind={kind}
        fields={fields}
        fault={fault}
        onChange={(next) => {
          setFields(next);
          setFault(null);
        }}
      />
      {trouble === "failed" || trouble === "choose" ? (
        <p className="field-error" role="alert">
          {t(`visit.${trouble}`)}
        </p>
      ) : null}
      <button type="submit" className="button button-forest" aria-disabled={busy}>
        {t(busy ? "visit.busy" : "visit.book")}
      </button>
      {asks === "nothing" ? null : (
        <p className="letter-fine">
          {t("visit.privacy")} <a href="/privacy">{t("visit.privacy.link")}</a>
        </p>
      )}
    </form>
  );
}
