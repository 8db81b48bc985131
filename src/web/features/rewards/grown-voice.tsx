import { useEffect, useId, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import {
  type ChosenVoice,
  chooseVoice,
  chosenVoice,
  deviceVoices,
  schoolHasServer,
} from "#web/speech/device-voices.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";

type Found = { readonly device: readonly SpeechSynthesisVoice[]; readonly hasServer: boolean };

type Way = {
  readonly key: string;
  readonly chosen: ChosenVoice;
  readonly name: string;
  readonly text?: string;
};

const keyOf = (chosen: ChosenVoice) => (typeof chosen === "string" ? chosen : chosen.uri);

/** Whose voice the guides have on this device, by language: each can be heard before it is chosen (decision 138). */
export function GrownVoice({ learner }: { readonly learner: Learner | null }) {
  const { language, t } = useLocale();
  const group = useId();
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<ChosenVoice>("best");
  useEffect(() => {
    let isWanted = true;
    setChosen(chosenVoice(language));
    Promise.all([deviceVoices(language), schoolHasServer()]).then(
      ([device, hasServer]) => isWanted && setFound({ device, hasServer }),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  const guide = guideByName(learner?.guide ?? "Hilda");
  const line = guideLine(guide, guide.sample[language], language);
  const { device, hasServer } = found ?? { device: [], hasServer: false };
  const [first] = device;
  const now = hasServer
    ? t("rewards.grown.voice.best.server")
    : first === undefined
      ? t("rewards.grown.voice.best.school")
      : t("rewards.grown.voice.best.device", { voice: first.name });
  const ways: readonly Way[] = [
    { key: "best", chosen: "best", name: t("rewards.grown.voice.best"), text: now },
    { key: "school", chosen: "school", name: t("rewards.grown.voice.school") },
    ...device.map(({ voiceURI, name }) => ({ key: voiceURI, chosen: { uri: voiceURI }, name })),
  ];
  // A voice that was chosen may be gone from the device.
  const held = ways.some(({ key }) => key === keyOf(chosen)) ? keyOf(chosen) : "best";

  return (
    <div className="child-card grown-voice" aria-busy={found === null}>
      <h2>{t("rewards.grown.voice")}</h2>
      <p>{t("rewards.grown.voice.text")}</p>
      {found !== null && (
        <ul>
          {ways.map((way) => (
            <li key={way.key}>
              <label>
                <input
                  type="radio"
                  name={group}
                  checked={way.key === held}
                  onChange={() => {
                    chooseVoice(language, way.chosen);
                    setChosen(way.chosen);
                  }}
                />
                <span>
                  <b>{way.name}</b>
                  {way.text !== undefined && <span>{way.text}</span>}
                </span>
              </label>
              <ListenButton id={`voice-${way.key}`} line={line} about={way.name} chosen={way.chosen} />
            </li>
          ))}
        </ul>
      )}
      {found !== null && device.length === 0 && <p>{t("rewards.grown.voice.none")}</p>}
    </div>
  );
}
