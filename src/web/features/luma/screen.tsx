import { ArrowLeft, Volume2, VolumeX } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { useVoice, type Voice } from "./use-voice.ts";

const VoiceContext = createContext<Voice | null>(null);

/** The one voice of the page: two never speak at once. */
export function usePageVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === null) throw new Error("usePageVoice needs a Scene above it");
  return voice;
}

/** The beach and the sky behind every stage, and above it what never moves: mute and language. */
export function Scene({ children }: { readonly children: ReactNode }) {
  const { language, t } = useLocale();
  const voice = useVoice(language);
  return (
    <VoiceContext value={voice}>
      <div className="luma-scene">
        <header className="luma-bar">
          <a className="luma-round" href="/" aria-label={t("common.home")}>
            <ArrowLeft aria-hidden="true" size={28} />
          </a>
          <button
            className="luma-round"
            type="button"
            aria-pressed={voice.isMuted}
            aria-label={t("luma.mute")}
            onClick={voice.toggleMute}
          >
            {voice.isMuted ? (
              <VolumeX aria-hidden="true" size={28} />
            ) : (
              <Volume2 aria-hidden="true" size={28} />
            )}
          </button>
          <LanguageSwitch />
        </header>
        <main id="main" className="luma-main">
          {children}
        </main>
        <div className="luma-shore" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </VoiceContext>
  );
}

type TitleProps = {
  /** True once the child has moved on from another screen: then this title is where reading goes on. */
  readonly arrived: boolean;
  readonly children: ReactNode;
};

/** The title of a screen on its paper label. It takes the focus when its screen comes after another. */
export function Title({ arrived, children }: TitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival; what changes later must not take the focus
  useEffect(() => {
    if (!arrived) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 className="luma-title" ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
