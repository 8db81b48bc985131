import { Volume2 } from "lucide-react";
import type { Face } from "#domain/learner/guide.ts";
import type { Line } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { blinks, faces, mouths } from "./faces.ts";
import { useVoice } from "./voice.tsx";

type Props = {
  readonly name: string;
  readonly picture: Face;
  /** What the guide says now; it stands as the caption and is said again at a tap. */
  readonly id: string;
  readonly line: Line;
  /** What is read where that is not what is said: signs instead of their words. No word is then underlined. */
  readonly caption?: string;
  /** What a tap does instead of saying the line: asking, so that listening follows. */
  readonly onRepeat?: () => void;
};

/** The guide and the caption: captions are always there, and a tap on the guide repeats or stops (child rules). */
export function SpeakingGuide({ name, picture, id, line, caption, onRepeat }: Props) {
  const { t } = useLocale();
  const voice = useVoice();
  const isSaying = voice.saying === id && !voice.isMuted;
  return (
    <div className="speech-guide row" data-saying={isSaying ? "" : undefined}>
      <button
        type="button"
        aria-label={isSaying ? t("speech.stop") : t("speech.repeat", { guide: name })}
        onClick={() => {
          if (isSaying) voice.stop();
          else if (onRepeat !== undefined) onRepeat();
          else void voice.say(id, line);
        }}
      >
        <span className="speech-face stack full">
          <img src={faces[picture]} alt="" width="120" height="120" />
          {isSaying ? (
            <>
              <img src={mouths.small[picture]} alt="" width="120" height="120" />
              <img src={mouths.wide[picture]} alt="" width="120" height="120" />
            </>
          ) : (
            <img className="speech-blink" src={blinks[picture]} alt="" width="120" height="120" />
          )}
        </span>
        <Volume2 aria-hidden="true" size={22} />
      </button>
      <p className="speech-caption" aria-live="polite">
        <Caption
          text={caption ?? line.text}
          word={voice.saying === id && (caption === undefined || caption === line.text) ? voice.word : -1}
        />
      </p>
    </div>
  );
}

/** The text with the word that sounds now underlined in sun. */
function Caption({ text, word }: { readonly text: string; readonly word: number }) {
  const words = text.trim().split(/\s+/);
  // The choices may be read after the question: none of them stands here.
  if (word < 0 || word >= words.length) return text;
  return (
    <>
      {words.slice(0, word).join(" ")} <mark>{words[word]}</mark> {words.slice(word + 1).join(" ")}
    </>
  );
}
