import { Volume2, VolumeX } from "lucide-react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "./voice.tsx";

/** Turns every sound off and on; remembered on the device. */
export function MuteButton() {
  const { t } = useLocale();
  const { isMuted, toggleMute } = useVoice();
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button
      className="child-round"
      type="button"
      aria-pressed={isMuted}
      aria-label={t("speech.mute")}
      onClick={toggleMute}
    >
      <Icon aria-hidden="true" size={28} />
    </button>
  );
}
