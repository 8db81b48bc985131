import { useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { audioContext } from "#web/speech/audio.ts";
import { playSound } from "#web/speech/sounds.ts";
import { FieldError } from "#web/ui/field.tsx";
import { CALL_WAYS, type CallWay, isCallOn, mayNotify, switchCall } from "../live/calls.ts";

/** Whether this browser rings when a child or a family calls for somebody (decision 186). */
export function CallsCard() {
  const { t } = useLocale();
  const [on, setOn] = useState(() => ({
    sound: isCallOn("sound"),
    notification: isCallOn("notification"),
  }));
  const [isRefused, setRefused] = useState(false);

  const turn = async (way: CallWay, wanted: boolean) => {
    const allowed = !wanted || way === "sound" || (await mayNotify());
    setRefused(!allowed);
    switchCall(way, wanted && allowed);
    setOn((before) => ({ ...before, [way]: wanted && allowed }));
    if (way !== "sound" || !wanted) return;
    // So that nobody waits for an emergency to learn how it sounds.
    await audioContext()?.resume();
    playSound("call");
  };

  return (
    <section className="class-card" aria-labelledby="account-calls">
      <h2 id="account-calls">{t("account.calls")}</h2>
      <p>{t("account.calls.text")}</p>
      {CALL_WAYS.map((way) => (
        <label key={way} className="check">
          <input
            type="checkbox"
            checked={on[way]}
            onChange={({ target }) => void turn(way, target.checked)}
          />
          <span className="stack">
            <b>{t(`account.calls.${way}`)}</b>
            <span className="quiet small">{t(`account.calls.${way}.text`)}</span>
          </span>
        </label>
      ))}
      {isRefused ? <FieldError>{t("account.calls.refused")}</FieldError> : null}
    </section>
  );
}
