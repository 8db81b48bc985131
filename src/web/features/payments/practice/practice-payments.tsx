import type { Output } from "#contract/index.ts";
import type { PracticeLever } from "#contract/practice-payments.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Lever } from "./practice-lever.tsx";

type Payments = Output<"GET /api/admin/practice/payments">;

type Props = {
  readonly payments: Payments;
  readonly busy: boolean;
  readonly onPull: (id: string, lever: PracticeLever) => void;
};

/** What only time, a bank or a subscriber does in life: here staff let it happen, and see what the product makes of it. */
export function PracticePayments({ payments, busy, onPull }: Props) {
  const { t } = useLocale();
  if (payments.length === 0) return null;
  return (
    <>
      <h3 id="practice-payments">{t("payments.tools.payments")}</h3>
      <p>{t("payments.tools.payments.text")}</p>
      <ul className="practice-events practice-payments" aria-labelledby="practice-payments">
        {payments.map(({ id, what, status, payer, levers }) => {
          const name = t(`payments.tools.what.${what}`);
          return (
            <li key={id}>
              <p>
                <b>{name}</b>
                <span>{payer ?? t("payments.tools.nobody")}</span>
              </p>
              <p>{t(`payments.tools.status.${status}`)}</p>
              <p className="practice-levers row wraps">
                {levers.map((lever) => {
                  const action = t(`payments.tools.lever.${lever}`);
                  const label = t("payments.tools.named", { action, event: name, object: payer ?? "" });
                  return (
                    <Lever key={lever} label={label} disabled={busy} onClick={() => onPull(id, lever)}>
                      {action}
                    </Lever>
                  );
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
