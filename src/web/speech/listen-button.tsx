import { Square, Volume2, VolumeX } from "lucide-react";
import type { Line } from "#domain/speech/line.ts";
import type { HeardBy } from "#domain/speech/listening.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { ChosenVoice } from "./device-voices.ts";
import { useVoice } from "./voice.tsx";

type Props = {
  readonly id: string;
  /** What is said; it stands on the screen as well. */
  readonly line: Line;
  /** What this button reads out, beside "Listen", for who cannot see which card it is on. */
  readonly about: string;
  /** Called at every tap, muted or not: the caption appears. */
  readonly onListen?: () => void;
  /** In this voice, whatever was chosen for all. */
  readonly chosen?: ChosenVoice;
  /** Given what becomes of the line that is said. */
  readonly onSaying?: (saying: Promise<HeardBy>) => void;
};

/** Says a line aloud; a tap while it speaks stops it. */
export function ListenButton({ id, line, about, chosen, onListen, onSaying }: Props) {
  const { t } = useLocale();
  const voice = useVoice();
  const isSaying = voice.saying === id && !voice.isMuted;
  const Icon = isSaying ? Square : voice.isMuted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      className="child-button child-listen"
      data-saying={isSaying ? "" : undefined}
      onClick={() => {
        onListen?.();
        if (voice.saying === id) voice.stop();
        else {
          const saying = voice.say(id, line, chosen);
          onSaying?.(saying);
        }
      }}
    >
      <Icon aria-hidden="true" size={24} />
      <span>{t(isSaying ? "speech.stop" : "speech.listen")}</span>
      <span className="read-only-aloud">{about}</span>
    </button>
  );
}
