import { useCallback, useEffect, useState } from "react";
import type { FamilyBooking } from "#contract/visits.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BookingSheet } from "./booking-sheet.tsx";
import { Outcome } from "./outcome.tsx";
import { Reserve } from "./reserve.tsx";

/** What the link of a mail is for: a booking of its own, or booking as a family that is known. */
type Link = { readonly to: "mine" | "family"; readonly token: string };
type News = "booked" | "mine" | "moved" | "cancelled";

/** Booking a visit or a call, and what becomes of it. */
export function Visit() {
  const { t } = useLocale();
  const [link, setLink] = useState<Link | null>(null);
  const [booking, setBooking] = useState<{ readonly news: News; readonly booking: FamilyBooking } | null>(
    null,
  );
  const [stage, setStage] = useState<"idle" | "busy" | "failed" | "expired">("idle");

  const open = useCallback(async ({ to, token }: Link) => {
    if (to === "family") return;
    setStage("busy");
    try {
      setBooking({ news: "mine", booking: await api("POST /api/visits/mine", { body: { token } }) });
      setStage("idle");
    } catch (error) {
      const isExpired = error instanceof ApiError && (error.status === 410 || error.status === 400);
      setStage(isExpired ? "expired" : "failed");
    }
  }, []);

  useEffect(() => {
    const look = () => {
      const [, to, token = ""] = /^#(mine|family)=(\S+)$/.exec(location.hash) ?? [];
      if (to !== "mine" && to !== "family") return;
      setBooking(null);
      setLink({ to, token });
      void open({ to, token });
    };
    look();
    // A link of a mail that is opened where the page stands already.
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [open]);

  const anew = () => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setLink(null);
    setBooking(null);
    setStage("idle");
  };
  const keep = (news: News, kept: FamilyBooking) => {
    // A reload shows this booking, and no form as if nothing had happened.
    history.replaceState(history.state, "", `#mine=${kept.token}`);
    setBooking({ news, booking: kept });
  };

  if (booking !== null) {
    return (
      <BookingSheet
        key={`${booking.news}${booking.booking.sequence}`}
        {...booking}
        onMoved={(moved) => keep("moved", moved)}
        onCancelled={(cancelled) => keep("cancelled", cancelled)}
        onAnew={anew}
      />
    );
  }
  if (stage === "busy") return <Spinner label={t("visit.loading")} visible />;
  if (stage === "expired") {
    return (
      <Outcome title={t("visit.expired.title")}>
        <p>{t("visit.expired")}</p>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={anew}>
            {t("visit.expired.go")}
          </button>
        </p>
      </Outcome>
    );
  }
  if (stage === "failed") {
    return (
      <Outcome title={t("visit.failed")}>
        <p className="button-row">
          <button type="button" className="button button-forest" onClick={() => link && void open(link)}>
            {t("visit.retry")}
          </button>
        </p>
      </Outcome>
    );
  }
  return (
    <Reserve
      key={link?.token ?? ""}
      family={link?.token ?? null}
      onBooked={(booked) => keep("booked", booked)}
      onExpired={() => setStage("expired")}
    />
  );
}
