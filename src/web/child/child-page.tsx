import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { MuteButton } from "#web/speech/mute-button.tsx";
import { VoiceProvider } from "#web/speech/voice.tsx";
import { ChildScene } from "#web/ui/child/scene.tsx";

/** The beach and the sky behind every stage, and above it what never moves: mute and language. */
export function ChildPage({ help, children }: { readonly help: ReactNode; readonly children: ReactNode }) {
  const { t } = useLocale();
  return (
    <VoiceProvider>
      <ChildScene
        help={help}
        bar={
          <>
            <a className="child-round" href="/" aria-label={t("common.home")}>
              <ArrowLeft aria-hidden="true" size={28} />
            </a>
            <MuteButton />
            <LanguageSwitch />
          </>
        }
      >
        {children}
      </ChildScene>
    </VoiceProvider>
  );
}
