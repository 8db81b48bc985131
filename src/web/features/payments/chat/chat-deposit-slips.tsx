import { useEffect, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { PAYMENT_TYPES, type PaymentType } from "#domain/payments/deposit.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { usePaymentConfig } from "../payment-config.ts";
import { reservationNotices, reserve } from "../reserve.ts";
import { keptChatDeposit } from "../secrets.ts";
import { Slip } from "./chat-slip.tsx";
import "./chat-deposit.css";

export type ChatDepositProps = {
  /** Which deposit was asked for; both are offered when the visitor did not say. */
  readonly type: PaymentType | null;
  /** Names the message, the same after a reload. */
  readonly place: string;
};

/** Default export: loaded with its words when a message first asks for a payment. */
export default function ChatDepositSlips(props: ChatDepositProps) {
  return (
    <MoreCopy area="payments">
      <Slips {...props} />
    </MoreCopy>
  );
}

type Secrets = Partial<Record<PaymentType, string>>;

/** The deposits that a message offers, in the states of the reservation panel (specification §4). */
function Slips({ type, place }: ChatDepositProps) {
  const { t } = useLocale();
  const { prices } = useSchool();
  const config = usePaymentConfig();
  const practice = config?.mode === "practice";
  const [secrets, setSecrets] = useState<Secrets>({});
  const [processing, setProcessing] = useState<PaymentType | null>(null);
  const [blocked, setBlocked] = useState<PaymentType | null>(null);
  const running = useRef(false);
  const offered = type === null ? PAYMENT_TYPES : [type];

  useEffect(() => {
    const found: Secrets = {};
    for (const each of PAYMENT_TYPES) {
      const secret = keptChatDeposit(place, each).get();
      if (secret !== null) found[each] = secret;
    }
    setSecrets(found);
  }, [place]);

  const begin = async (chosen: PaymentType) => {
    if (running.current) return;
    running.current = true;
    setProcessing(chosen);
    setBlocked(null);
    const address = await reserve(chosen, prices[chosen], reservationNotices(t), (secret) => {
      keptChatDeposit(place, chosen).set(secret);
      setSecrets((before) => ({ ...before, [chosen]: secret }));
    });
    setBlocked(address === null ? null : chosen);
    running.current = false;
    setProcessing(null);
  };

  return (
    <div className="deposit">
      {practice ? (
        <p className="deposit-practice">
          <strong>{t("payments.practice.title")}</strong>
        </p>
      ) : null}
      {offered.map((each) => (
        <Slip
          key={each}
          type={each}
          secret={secrets[each] ?? null}
          practice={practice}
          processing={processing}
          blocked={blocked === each}
          onReserve={() => void begin(each)}
          onForget={() => {
            keptChatDeposit(place, each).remove();
            setSecrets(({ [each]: _gone, ...rest }) => rest);
          }}
        />
      ))}
      <p className="deposit-fine">{t("payments.chat.adult", { age: catalogue.adultAge })}</p>
    </div>
  );
}
