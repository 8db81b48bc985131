import { Ear, Loader, Mic, Square } from "lucide-react";

type TalkProps = {
  readonly label: string;
  readonly state: string;
  readonly isHearing: boolean;
  readonly onTap: () => void;
};

/** Papaya with a microphone: tap to talk. Teal with an ear and rings: I hear you. Shape changes, not only colour. */
export function TalkButton({ label, state, isHearing, onTap }: TalkProps) {
  const isOn = state === "listening" || state === "starting";
  const Icon = state === "starting" ? Loader : isOn ? Ear : Mic;
  return (
    <div className="speech-talk" data-state={state} data-hearing={isHearing ? "" : undefined}>
      <button type="button" aria-pressed={isOn} onClick={onTap}>
        <Icon aria-hidden="true" size={44} />
        {isOn && (
          <Square className="speech-rim paper layer" aria-hidden="true" size={18} fill="currentColor" />
        )}
        <span className="read-only-aloud">{label}</span>
      </button>
      <p aria-hidden="true">{label}</p>
    </div>
  );
}
