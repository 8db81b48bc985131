import { Square, Volume2, VolumeX } from "lucide-react";
import type { Line } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "./voice.tsx";

type Props = {
  readonly id: string;
  /** What is said; it stands on the screen as well. */
  readonly line: Line;
  /** What this button reads out, beside "Listen", for who cannot see which card it is on. */
  readonly about: string;
  /** Called at every tap, muted or not: the caption appears. */
  readonly onListen?: () => void;
};

/** Says a line aloud; a tap while it speaks stops it. */
export function ListenButton({ id, line, about, onListen }: Props) {
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
        else void voice.say(id, line);
      }}
    >
      <Icon aria-hidden="true" size={24} />
      <span>{t(isSaying ? "speech.stop" : "speech.listen")}</span>
      <span className="read-only-aloud">{about}</span>
    </button>
  );
}
