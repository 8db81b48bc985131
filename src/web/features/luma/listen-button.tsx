import { Square, Volume2, VolumeX } from "lucide-react";
import { useLocale } from "#web/platform/i18n.tsx";
import { usePageVoice } from "./screen.tsx";

type Props = {
  readonly id: string;
  /** What is said; it stands on the screen as well. */
  readonly text: string;
  /** What this button reads out, beside "Listen", for who cannot see which card it is on. */
  readonly about: string;
  /** Called at every tap, muted or not: the caption appears. */
  readonly onListen?: () => void;
};

/** Says a text aloud; a tap while it speaks stops it. */
export function ListenButton({ id, text, about, onListen }: Props) {
  const { t } = useLocale();
  const voice = usePageVoice();
  const isSaying = voice.saying === id;
  const Icon = isSaying ? Square : voice.isMuted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      className="luma-button luma-listen"
      data-saying={isSaying ? "" : undefined}
      onClick={() => {
        onListen?.();
        voice.say(id, text);
      }}
    >
      <Icon aria-hidden="true" size={24} />
      <span>{t(isSaying ? "luma.stop" : "luma.listen")}</span>
      <span className="read-only-aloud">{about}</span>
    </button>
  );
}
