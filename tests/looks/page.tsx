import { ArrowLeft } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { deliveredSchool } from "../../src/content/catalogue/school.ts";
import type { Performance as Performed } from "../../src/domain/learner/lessons/lesson.ts";
import type { Play } from "../../src/domain/learner/lessons/play.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { Calm } from "../../src/web/app/student/calm.tsx";
import { End } from "../../src/web/features/learner/lessons/end.tsx";
import { Performance } from "../../src/web/features/learner/lessons/performance.tsx";
import { HelpButton } from "../../src/web/features/safety/help-button.tsx";
import { type Dictionary, loadCopy } from "../../src/web/platform/copy.ts";
import { LocaleProvider } from "../../src/web/platform/i18n.tsx";
import { LanguageSwitch } from "../../src/web/platform/language-switch.tsx";
import { SchoolProvider } from "../../src/web/platform/school.tsx";
import { MicrophoneProvider } from "../../src/web/speech/microphone.tsx";
import { MuteButton } from "../../src/web/speech/mute-button.tsx";
import { VoiceProvider } from "../../src/web/speech/voice.tsx";
import { ChildScene } from "../../src/web/ui/child/scene.tsx";
import { place } from "./place.ts";
import "../../src/web/app/styles/student.css";

const AREAS = ["student", "lessons", "materials", "speech", "help"] as const;
const LEARNER = { id: "looked-at", guide: "Luna" } as const;
const words: Partial<Record<Language, Dictionary>> = {};
const root = createRoot(document.getElementById("root") as HTMLElement);
let count = 0;

/** Puts one moment of a lesson on the page, as a child of this age sees it. */
async function show(lesson: Performed, play: Play, language: Language, age: number): Promise<void> {
  place.now = play;
  document.documentElement.lang = language;
  const dictionary = words[language] ?? (await loadCopy(language, AREAS));
  words[language] = dictionary;
  count += 1;
  flushSync(() =>
    root.render(
      <LocaleProvider
        key={`${language} ${count}`}
        initial={language}
        dictionary={dictionary}
        areas={[...AREAS]}
      >
        <SchoolProvider school={deliveredSchool}>
          <VoiceProvider>
            <MicrophoneProvider isAllowed>
              <ChildScene
                help={<HelpButton place="learning" who={() => null} />}
                bar={
                  <>
                    <button type="button" className="child-round" aria-label="back">
                      <ArrowLeft aria-hidden="true" size={28} />
                    </button>
                    <MuteButton />
                    <LanguageSwitch />
                  </>
                }
              >
                <Calm />
                <Performance
                  lesson={lesson}
                  learner={{ ...LEARNER, age }}
                  place={null}
                  onPlace={() => {}}
                  onDone={() => {}}
                  end={(record) => (
                    <End lesson={lesson as never} record={record} closeLabel="OK" onClose={() => {}} />
                  )}
                />
              </ChildScene>
            </MicrophoneProvider>
          </VoiceProvider>
        </SchoolProvider>
      </LocaleProvider>,
    ),
  );
  scrollTo(0, 0);
}

Object.assign(globalThis, { show });
