import { CalendarPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FamilyBooking, VisitTime } from "#contract/visits.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { dayAndTime } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { EMPTY, FamilyFields, type Fault, faultOf, fieldOf } from "./family-fields.tsx";
import { Outcome } from "./outcome.tsx";
import { TimePicker } from "./time-picker.tsx";
import { useTimes } from "./use-times.ts";

type Props = {
  readonly news: "booked" | "mine" | "moved" | "cancelled";
  readonly booking: FamilyBooking;
  readonly onMoved: (booking: FamilyBooking) => void;
  readonly onCancelled: (booking: FamilyBooking) => void;
  readonly onAnew: () => void;
};

/** A booking, and what its family may do with it. */
export function BookingSheet({ news, booking, onMoved, onCancelled, onAnew }: Props) {
  const { language, t } = useLocale();
  const [ask, setAsk] = useState<"move" | "cancel" | null>(null);
  const [stage, setStage] = useState<"idle" | "busy" | "failed">("idle");
  const asked = useRef<HTMLDivElement>(null);
  const acts = useRef<HTMLParagraphElement>(null);
  const was = useRef(ask);
  // What was pressed goes away: the focus goes on to what is asked, and back to it.
  useEffect(() => {
    if (ask !== null) asked.current?.focus();
    else acts.current?.querySelector<HTMLElement>(`[data-ask="${was.current}"]`)?.focus();
    was.current = ask;
  }, [ask]);
  const { state, time, timeZone, token } = booking;
  const isOpen = state === "booked" && Date.parse(time.startsAt) > Date.now();

  if (!isOpen) {
    const what = state === "cancelled" ? "cancelled" : "over";
    return (
      <Outcome title={t(`visit.${what}.title`)}>
        <Facts booking={booking} />
        <p>{t(`visit.${what}`)}</p>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={onAnew}>
            {t("visit.again")}
          </button>
        </p>
      </Outcome>
    );
  }
  const cancel = async () => {
    setStage("busy");
    try {
      onCancelled(await api("POST /api/visits/cancel", { body: { token } }));
    } catch {
      setStage("failed");
    }
  };
  return (
    <Outcome title={t(`visit.${news === "cancelled" ? "mine" : news}.title`)}>
      <Facts booking={booking} />
      {news === "booked" ? <p>{t(booking.isMailed ? "visit.mailed" : "visit.notMailed")}</p> : null}
      {stage === "failed" ? (
        <p className="field-error" role="alert">
          {t("visit.failed")}
        </p>
      ) : null}
      {ask === "cancel" ? (
        <div className="visit-notice" role="alert" tabIndex={-1} ref={asked}>
          <p>{t("visit.cancel.sure")}</p>
          <p className="button-row">
            <button
              type="button"
              className="button button-forest"
              aria-disabled={stage === "busy"}
              onClick={() => void cancel()}
            >
              {t("visit.cancel.do")}
            </button>
            <button type="button" className="button" onClick={() => setAsk(null)}>
              {t("visit.keep")}
            </button>
          </p>
        </div>
      ) : ask === "move" ? (
        <div tabIndex={-1} ref={asked}>
          <Move booking={booking} onMoved={onMoved} onKeep={() => setAsk(null)} />
        </div>
      ) : (
        <p className="button-row" ref={acts}>
          <button
            type="button"
            className="button button-forest"
            onClick={() =>
              saveBytes(
                new Blob([booking.calendar], { type: "text/calendar" }),
                `ceiba-${dayAndTime(time.startsAt, language, timeZone).replaceAll(/[^\p{L}\d]+/gu, "-")}.ics`,
              )
            }
          >
            <CalendarPlus aria-hidden="true" size={22} />
            {t("visit.calendar")}
          </button>
          <button type="button" className="button" data-ask="move" onClick={() => setAsk("move")}>
            {t("visit.move")}
          </button>
          <button type="button" className="button" data-ask="cancel" onClick={() => setAsk("cancel")}>
            {t("visit.cancel")}
          </button>
        </p>
      )}
    </Outcome>
  );
}

function Facts({ booking: { time, timeZone } }: { readonly booking: FamilyBooking }) {
  const { language, t } = useLocale();
  return (
    <dl className="visit-facts">
      <dt>{t(`visit.what.${time.kind}`)}</dt>
      <dd>
        <b>{dayAndTime(time.startsAt, language, timeZone)}</b>,{" "}
        {t("visit.minutes", { minutes: time.minutes })}
      </dd>
      {time.place === "" ? null : (
        <>
          <dt>{t(time.kind === "visit" ? "visit.where" : "visit.from")}</dt>
          <dd>{time.place}</dd>
        </>
      )}
    </dl>
  );
}

type MoveProps = {
  readonly booking: FamilyBooking;
  readonly onMoved: (booking: FamilyBooking) => void;
  readonly onKeep: () => void;
};

/** Another time for the same booking. */
function Move({ booking, onMoved, onKeep }: MoveProps) {
  const { t } = useLocale();
  const { times, look } = useTimes();
  const [kind, setKind] = useState(booking.time.kind);
  const [chosen, setChosen] = useState<VisitTime | null>(null);
  const [fields, setFields] = useState(EMPTY);
  const [fault, setFault] = useState<Fault | null>(null);
  const [trouble, setTrouble] = useState<"taken" | "failed" | "choose" | null>(null);
  const [busy, setBusy] = useState(false);
  if (times === null) return <Spinner label={t("visit.loading")} visible />;
  // Somebody is called, and the family has named no number.
  const asks = kind === "call" && !booking.hasPhone ? "phone" : "nothing";
  const isEmpty = times === "failed" || times.times.length === 0;

  const move = async () => {
    if (busy) return;
    if (chosen === null) return setTrouble("choose");
    const missing = faultOf(fields, asks, kind);
    setTrouble(null);
    setFault(missing);
    if (missing !== null) return document.getElementById(fieldOf(missing))?.focus();
    setBusy(true);
    try {
      const body = {
        token: booking.token,
        slotId: chosen.id,
        ...(asks === "phone" ? { phone: fields.phone } : {}),
      };
      onMoved(await api("POST /api/visits/move", { body }));
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken) {
        setChosen(null);
        await look();
      }
      setTrouble(isTaken ? "taken" : "failed");
      setBusy(false);
    }
  };
  return (
    <div className="visit-move">
      {isEmpty ? (
        <p role="status">{t("visit.none.title")}</p>
      ) : (
        <>
          <p>{t("visit.move.lead")}</p>
          {trouble === null ? null : (
            <p className="visit-notice" role="alert">
              {t(`visit.${trouble}`)}
            </p>
          )}
          <TimePicker
            free={times}
            kind={kind}
            onKind={(next) => {
              setKind(next);
              setChosen(null);
            }}
            chosen={chosen?.id ?? null}
            onChoose={setChosen}
          />
          <FamilyFields asks={asks} kind={kind} fields={fields} fault={fault} onChange={setFields} />
        </>
      )}
      <p className="button-row">
        {isEmpty ? null : (
          <button
            type="button"
            className="button button-forest"
            aria-disabled={busy}
            onClick={() => void move()}
          >
            {t(busy ? "visit.busy" : "visit.move.do")}
          </button>
        )}
        <button type="button" className="button" onClick={onKeep}>
          {t("visit.keep")}
        </button>
      </p>
    </div>
  );
}
