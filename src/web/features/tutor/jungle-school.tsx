import { ArrowDown } from "lucide-react";
import { useCallback, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { quickPrompts, welcome } from "#content/tutor/welcome.ts";
import { welcomeTier } from "#domain/learner/age.ts";
import type { LessonCard } from "#domain/learner/lessons/card.ts";
import { fill } from "#domain/locale/fill.ts";
import { guideLine, type Line, YOUNG_MANNER } from "#domain/speech/line.ts";
import { tapReplies } from "#domain/tutor/replies.ts";
import practisePicture from "#web/assets/art/pic-count-3.svg";
import createPicture from "#web/assets/art/prompt-create.svg";
import naturePicture from "#web/assets/art/prompt-nature.svg";
import storyPicture from "#web/assets/art/prompt-story.svg";
import sceneTall from "#web/assets/art/scene-story-tall.svg";
import sceneWide from "#web/assets/art/scene-story-wide.svg";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { useNewest } from "#web/ui/use-newest.ts";
import { CareBar, Curtain } from "./care.tsx";
import { Composer } from "./composer.tsx";
import { useHidden } from "./hidden.ts";
import { ChildMessage, TutorMessage } from "./message.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Shut } from "./shut.tsx";
import { TapReplies } from "./tap-replies.tsx";
import { Thinking } from "./thinking.tsx";
import { hasCare, isUnsent, unsentOf } from "./thread.ts";
import { useThread } from "./use-thread.ts";
import { Withdrawn } from "./withdrawn.tsx";

const PICTURES = { create: createPicture, nature: naturePicture, story: storyPicture } as const;

type Props = {
  /** Name and age are known and whole (§5): the portal asks for them first. */
  readonly learner: Learner;
  /** Whether an adult allowed the chat (decision 005). */
  readonly isAllowed: boolean;
  readonly onAskConsent: () => void;
  /** Opens "Practise with me"; absent, the button is too. */
  readonly onPractise?: () => void;
  /** Lessons that an answer may name, and how one is opened. */
  readonly lessons?: readonly LessonCard[];
  readonly onLesson?: (id: string) => void;
};

/** The Jungle School text chat (§2 "Chat screen"): the tutor, whom a child may ask, tell and hear. */
export function JungleSchool({ isAllowed, onAskConsent, ...props }: Props) {
  return (
    <>
      <Backdrop wide={sceneWide} tall={sceneTall} />
      {isAllowed ? (
        <Conversation onAskConsent={onAskConsent} {...props} />
      ) : (
        <Closed picture={faces[guideByName(props.learner.guide).picture]} onAskConsent={onAskConsent} />
      )}
    </>
  );
}

function Closed({ picture, onAskConsent }: Pick<Props, "onAskConsent"> & { readonly picture: string }) {
  const { t } = useLocale();
  return (
    <section className="tutor-closed child-card">
      <img src={picture} alt="" width="120" height="120" />
      <h1>{t("tutor.closed.title")}</h1>
      <p>{t("tutor.closed.text")}</p>
      <button type="button" className="child-button child-go" onClick={onAskConsent}>
        {t("tutor.closed.ask")}
      </button>
    </section>
  );
}

function Conversation({
  learner,
  onPractise,
  onAskConsent,
  lessons = [],
  onLesson,
}: Omit<Props, "isAllowed">) {
  const { t, language } = useLocale();
  const voice = useVoice();
  const { name, age } = learner;
  const tier = welcomeTier(age);
  // Whom the child chose; up to six Luna, and Hilda where nobody was chosen (decision 149).
  const guide = guideByName(learner.guide);
  const lineOf = useCallback(
    (text: string): Line =>
      guideLine(guide, text, language, {
        names: [name],
        ...(tier === "youngest" ? { manner: YOUNG_MANNER } : {}),
      }),
    [guide, language, name, tier],
  );
  const { isHidden, hide, show: unhide } = useHidden(learner);
  /** The child changed what is shown: what comes in its place takes the focus. */
  const [isMoved, setMoved] = useState(false);
  // Who does not read yet hears each answer; everyone may tap Listen. What is grave is nobody else's to hear.
  const thread = useThread(learner, ({ id, text, isCare }) => {
    if (tier === "youngest" && !voice.isMuted && !isCare && !isHidden) void voice.say(id, lineOf(text));
  });
  const { entries, growing, isBusy } = thread;
  const last = entries.at(-1);
  const { scroller, unseen, show } = useNewest(
    isHidden ? 0 : entries.length,
    last?.from === "child",
    growing,
  );
  const replies = last?.from === "tutor" && !isBusy ? tapReplies(last.text) : [];
  const greeting = fill(welcome[tier][language], { name, guide: guide.name });
  const send = (message: string) => {
    voice.stop();
    thread.send(message);
  };

  const begin = () => {
    voice.stop();
    thread.begin();
    unhide();
    // What comes later in the new conversation does not take the focus from what the child writes.
    setMoved(false);
    document.getElementById("tutor-title")?.focus();
  };

  const head = (
    <header className="tutor-head">
      <img src={faces[guide.picture]} alt="" width="88" height="88" />
      <h1 id="tutor-title" tabIndex={-1}>
        {t("tutor.title")}
      </h1>
    </header>
  );
  if (isHidden) {
    return (
      <section className="tutor" aria-labelledby="tutor-title">
        {head}
        <div className="tutor-paper">
          <Curtain
            arrived={isMoved}
            onShow={() => {
              setMoved(true);
              unhide();
            }}
            onBegin={begin}
          />
        </div>
      </section>
    );
  }
  return (
    <section className="tutor" aria-labelledby="tutor-title">
      {head}
      <div className="tutor-paper">
        {hasCare(thread) && (
          <CareBar
            arrived={isMoved}
            onHide={() => {
              voice.stop();
              setMoved(true);
              hide();
            }}
            onBegin={begin}
          />
        )}
        <div
          className="tutor-log"
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          role="log"
          aria-label={t("tutor.log", { guide: guide.name })}
          aria-busy={isBusy}
        >
          <ol>
            <TutorMessage guide={guide} id="tutor-welcome" text={greeting} line={lineOf(greeting)} />
            {thread.isRestoring && (
              <li className="tutor-patience">
                <span role="status">{t("tutor.restoring")}</span>
              </li>
            )}
            {entries.map((entry) =>
              entry.from === "tutor" ? (
                <TutorMessage
                  key={entry.id}
                  guide={guide}
                  id={entry.id}
                  text={entry.text}
                  line={lineOf(entry.text)}
                />
              ) : (
                <ChildMessage
                  key={entry.id}
                  text={entry.text}
                  unsent={isUnsent(entry.state) ? entry.state : null}
                  guide={guide.name}
                  isWaiting={thread.isWithdrawn}
                  onRetry={isBusy || thread.isWithdrawn ? null : () => thread.retry(entry)}
                />
              ),
            )}
            {last?.from === "tutor" && !isBusy && (
              <NextSteps text={last.text} lessons={lessons} onLesson={onLesson} />
            )}
            {replies.length > 0 && <TapReplies replies={replies} onReply={send} />}
            {growing !== null && growing !== "" && (
              <TutorMessage guide={guide} id="tutor-growing" text={growing} line={null} />
            )}
            {growing !== null && (
              <li className="tutor-turn tutor-waiting" data-from="tutor">
                {growing === "" && <img src={faces[guide.picture]} alt="" width="56" height="56" />}
                <Thinking
                  guide={guide.name}
                  key={thread.attempt}
                  isSilent={growing === ""}
                  onAgain={thread.again}
                />
              </li>
            )}
          </ol>
        </div>
        {unseen && (
          <button
            type="button"
            className="child-button child-plain tutor-newest"
            onClick={() => show("smooth")}
          >
            <ArrowDown aria-hidden="true" size={22} />
            <span>{t("tutor.newest")}</span>
          </button>
        )}
        {thread.isWithdrawn ? (
          <Withdrawn guide={guide.name} onAskConsent={onAskConsent} />
        ) : thread.isShut ? (
          <Shut
            hasMessage={unsentOf(thread).length > 0}
            onLook={thread.look}
            {...(onPractise === undefined ? {} : { onPractise })}
          />
        ) : (
          <div className="tutor-foot">
            <fieldset className="tutor-prompts">
              <legend className="read-only-aloud">{t("tutor.prompts")}</legend>
              {quickPrompts.map(({ id, label, message }) => (
                <button
                  key={id}
                  type="button"
                  className="tutor-prompt"
                  disabled={isBusy}
                  onClick={() => send(message[language])}
                >
                  <img src={PICTURES[id]} alt="" width="40" height="40" />
                  <span>{label[language]}</span>
                </button>
              ))}
              {onPractise !== undefined && (
                <button type="button" className="tutor-prompt" onClick={onPractise}>
                  <img src={practisePicture} alt="" width="40" height="40" />
                  <span>{t("tutor.practise")}</span>
                </button>
              )}
            </fieldset>
            <Composer guide={guide.name} isBusy={isBusy} onSend={send} />
            <p className="tutor-who">{t("tutor.who")}</p>
          </div>
        )}
      </div>
    </section>
  );
}
