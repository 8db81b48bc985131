import { useCallback, useEffect, useState } from "react";
import type { Output } from "#contract/index.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Lever } from "./practice-lever.tsx";
import { PracticePayments } from "./practice-payments.tsx";

type Events = Output<"GET /api/admin/practice/events">;
type Event = Events["events"][number];
type Payments = Output<"GET /api/admin/practice/payments">;

/** How many of the newest messages are listed. */
const SHOWN = 8;
/** Deliveries take a moment; after it the list is read again, in ms. */
const SETTLING = 700;

/** What the practice provider told us and when, and levers to send it again, late or in the wrong order. */
export function PracticeTools({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useLocale();
  const [events, setEvents] = useState<Events | null>(null);
  const [payments, setPayments] = useState<Payments>([]);
  const [busy, setBusy] = useState(false);

  const read = useCallback(async () => {
    try {
      const [told, moving] = await Promise.all([
        api("GET /api/admin/practice/events", {}),
        api("GET /api/admin/practice/payments", {}),
      ]);
      setEvents(told);
      setPayments(moving);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onSignedOut();
      showToast({ tone: "error", title: t("payments.tools.title"), description: t("payments.tools.failed") });
    }
  }, [t, onSignedOut]);
  useEffect(() => void read(), [read]);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await new Promise((resolve) => setTimeout(resolve, SETTLING));
    } catch {
      showToast({ tone: "error", title: t("payments.tools.title"), description: t("payments.tools.failed") });
    }
    await read();
    setBusy(false);
  };
  const release = (order: "created" | "reversed") =>
    void run(() => api("POST /api/admin/practice/release", { body: { order } }));

  if (events === null) return null;
  return (
    <section className="practice-tools" aria-labelledby="practice-tools">
      <h2 id="practice-tools">{t("payments.tools.title")}</h2>
      <p>{t("payments.tools.text")}</p>
      <p className="practice-levers row wraps">
        {events.holding ? (
          <>
            <strong role="status">{t("payments.tools.holding")}</strong>
            <Lever disabled={busy} onClick={() => release("created")}>
              {t("payments.tools.release")}
            </Lever>
            <Lever disabled={busy} onClick={() => release("reversed")}>
              {t("payments.tools.reversed")}
            </Lever>
          </>
        ) : (
          <Lever disabled={busy} onClick={() => void run(() => api("POST /api/admin/practice/hold", {}))}>
            {t("payments.tools.hold")}
          </Lever>
        )}
        <Lever disabled={busy} onClick={() => void run(async () => undefined)}>
          {t("payments.tools.refresh")}
        </Lever>
      </p>
      <PracticePayments
        payments={payments}
        busy={busy}
        onPull={(id, lever) =>
          void run(() => api("POST /api/admin/practice/payments/{id}", { params: { id }, body: { lever } }))
        }
      />
      {events.events.length === 0 ? (
        <p>{t("payments.tools.empty")}</p>
      ) : (
        <ul className="practice-events">
          {events.events.slice(0, SHOWN).map((event) => (
            <EventRow
              key={event.id}
              event={event}
              busy={busy}
              onSend={(times) =>
                void run(() =>
                  api("POST /api/admin/practice/events/{id}/resend", {
                    params: { id: event.id },
                    body: { times },
                  }),
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = { readonly event: Event; readonly busy: boolean; readonly onSend: (times: number) => void };

function EventRow({ event, busy, onSend }: RowProps) {
  const { language, t } = useLocale();
  const when = new Date(event.createdAt).toLocaleTimeString(LOCALES[language]);
  const named = (action: string) =>
    t("payments.tools.named", { action, event: event.type, object: event.objectId });
  const [once, thrice] = [t("payments.tools.resend"), t("payments.tools.triple")];
  return (
    <li data-delivery={event.delivery}>
      <p>
        <code>{event.type}</code>
        <span>{event.objectId}</span>
      </p>
      <p>
        <b>{t(`payments.tools.delivery.${event.delivery}`)}</b>
        <span>
          {t("payments.tools.attempts", { count: event.attempts })},{" "}
          <time dateTime={event.createdAt}>{when}</time>
        </span>
      </p>
      <p className="practice-levers row wraps">
        <Lever label={named(once)} disabled={busy} onClick={() => onSend(1)}>
          {once}
        </Lever>
        <Lever label={named(thrice)} disabled={busy} onClick={() => onSend(3)}>
          {thrice}
        </Lever>
      </p>
    </li>
  );
}
