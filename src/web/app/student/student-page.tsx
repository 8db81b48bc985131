import { ArrowLeft } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import gateTall from "#web/assets/art/gate-tall.svg";
import gateWide from "#web/assets/art/gate-wide.svg";
import { isDayOver, whatOf } from "#web/features/learner/day/kept.ts";
import { carryPath } from "#web/features/learner/path/path-memory.ts";
import { Consent } from "#web/features/learner/portal/consent.tsx";
import { Entry } from "#web/features/learner/portal/entry.tsx";
import { Gate } from "#web/features/learner/portal/gate.tsx";
import { Home } from "#web/features/learner/portal/home.tsx";
import { HelpButton } from "#web/features/safety/help-button.tsx";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { MicrophoneProvider, useMicrophone } from "#web/speech/microphone.tsx";
import { MuteButton } from "#web/speech/mute-button.tsx";
import { useVoice, VoiceProvider } from "#web/speech/voice.tsx";
import { Backdrop, ChildScene } from "#web/ui/child/scene.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { type WayBack, WayBackContext } from "#web/ui/child/way-back.ts";
import { Calm } from "./calm.tsx";
import { helpPlace } from "./help-place.ts";
import { type Chosen, Lessons } from "./lessons.tsx";
import { Broken, Part, preloadTrouble, Waiting } from "./part.tsx";
import { UnkeptNotice } from "./unkept-notice.tsx";
import { useBackKey } from "./use-back-key.ts";
import { type Portal, usePortal } from "./use-portal.ts";

const DayPath = lazy(() =>
  import("#web/features/learner/day/day-path.tsx").then((m) => ({ default: m.DayPath })),
);
const AdultGate = lazy(() =>
  import("#web/features/rewards/adult-gate.tsx").then((m) => ({ default: m.AdultGate })),
);
const Celebrations = lazy(() =>
  import("#web/features/rewards/celebrations.tsx").then((m) => ({ default: m.Celebrations })),
);

/** /student: the portal's stages one after the other, each in the scene where it happens. */
export function StudentPage() {
  return (
    <VoiceProvider>
      <Scene />
    </VoiceProvider>
  );
}

function Scene() {
  const { t } = useLocale();
  const voice = useVoice();
  const portal = usePortal();
  useEffect(preloadTrouble, []);
  const [inside, setInside] = useState<WayBack | null>(null);
  const goBack = () => {
    voice.stop();
    if (inside === null) return portal.goBack();
    inside.goBack();
    return true;
  };
  useBackKey(inside?.place ?? portal.stage, goBack);
  const goesHome = ["opening", "gate", "consent", "entry", "home"].includes(portal.stage);
  return (
    <MicrophoneProvider isAllowed={portal.may("microphone")}>
      <ChildScene
        help={<Help portal={portal} />}
        bar={
          <>
            {goesHome ? (
              <a className="child-round" href="/" aria-label={t("common.home")}>
                <ArrowLeft aria-hidden="true" size={28} />
              </a>
            ) : (
              <button type="button" className="child-round" aria-label={t("student.back")} onClick={goBack}>
                <ArrowLeft aria-hidden="true" size={28} />
              </button>
            )}
            <MuteButton />
            <LanguageSwitch />
          </>
        }
      >
        <UnkeptNotice />
        <WayBackContext value={setInside}>
          <Stage portal={portal} />
        </WayBackContext>
        {portal.learner !== null && (
          <Part area="rewards" isExtra>
            <Celebrations learner={portal.learner} />
          </Part>
        )}
      </ChildScene>
    </MicrophoneProvider>
  );
}

function Help({ portal }: { readonly portal: Portal }) {
  const { stop } = useMicrophone();
  return <HelpButton place={helpPlace(portal.stage)} who={() => portal.learner} onOpen={stop} />;
}

function Stage({ portal }: { readonly portal: Portal }) {
  const { t } = useLocale();
  const { stage, learner } = portal;
  /** What of today the child chose, and with it what is played. */
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (portal.isOffline) return <Broken onRetry={portal.open} />;
  switch (stage) {
    case "opening":
      return (
        <>
          <GateScene />
          <Title arrived={false}>{t("student.gate.title")}</Title>
          <Waiting />
        </>
      );
    case "gate":
      return (
        <>
          <GateScene />
          <Gate isEnded={portal.isEnded} onOpen={portal.enter} />
        </>
      );
    case "consent":
      return (
        <>
          <Calm />
          <Consent
            held={portal.held}
            child={learner?.name ?? null}
            onAnswered={portal.consentAnswered}
            fence={(onPassed, onBack) => (
              <Part area="rewards">
                <AdultGate onOpen={onPassed} onBack={onBack} />
              </Part>
            )}
          />
        </>
      );
    default:
      // Whoever is not known says name and age first, whatever the stage.
      if (learner === null || stage === "entry") {
        return (
          <>
            <Calm />
            <Entry
              known={portal.known}
              namesakes={portal.namesakes}
              onBegin={portal.begin}
              onReturn={portal.comeBack}
            />
          </>
        );
      }
      if (stage === "home") {
        return (
          <>
            <Calm />
            <Home
              learner={learner}
              onGo={(to) => {
                setChosen(null);
                portal.send({ type: "GO", to });
              }}
              onPack={() => learner.assigned !== null && carryPath(learner.assigned, learner.guide)}
              onLeave={portal.leave}
              isDayOver={isDayOver(learner.id)}
              today={
                <div className="day-room">
                  <Part area="day" isExtra>
                    <DayPath
                      learner={learner}
                      onPart={(part, { day }) => {
                        setChosen({ part, play: part === "play" ? day.play : null });
                        portal.send({ type: "GO", to: part === "play" ? whatOf(day.play) : "today" });
                      }}
                    />
                  </Part>
                </div>
              }
            />
          </>
        );
      }
      return (
        <Lessons
          {...{ portal, learner, stage, chosen }}
          onFirstLesson={() => {
            setChosen({ part: "lesson", play: null });
            portal.send({ type: "DONE" });
          }}
        />
      );
  }
}

function GateScene() {
  return <Backdrop wide={gateWide} tall={gateTall} />;
}
