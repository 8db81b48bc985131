import { Ear, Loader, Mic, PenLine, Send, Square } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { quietMs } from "#domain/speech/listening.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useMicrophone } from "./microphone.tsx";

/** More than a child says in one breath; the server refuses far later. */
const LONGEST = 2000;

type Props = {
  /** Whose question it is: "Tell {guide} your answer:" (§5). */
  readonly guide: string;
  readonly age: number;
  /** Raised when listening may begin by itself, after the question was heard; absent, only a tap begins. */
  readonly turn?: number;
  /** What the button of the text prompt reads; a paper plane when absent. */
  readonly submit?: string;
  /** What the talk button reads at rest and while it listens; the usual words when absent. */
  readonly talk?: { readonly start: string; readonly stop: string };
  readonly onAnswer: (text: string) => void;
};

const NOTICES = {
  denied: "speech.denied",
  failed: "speech.failed",
  away: "speech.away",
  unsupported: "speech.unsupported",
} as const;

/**
 * An answer by voice or in writing; the two are equal. Speaking: the answer is taken once it has been quiet for as long
 * as the age needs, or at a tap; silence is never an answer. Where there is no microphone, the text prompt stands in
 * its place, with the reason.
 */
export function Answer({ guide, age, turn, submit, talk, onAnswer }: Props) {
  const { t } = useLocale();
  const microphone = useMicrophone();
  const { state, words, start, stop, clear } = microphone;
  const [isWriting, setWriting] = useState(false);
  const canTalk = state === "off" || state === "starting" || state === "listening";
  const isListening = state === "listening" || state === "starting";

  const take = (text: string) => {
    stop();
    clear();
    if (text.trim() !== "") onAnswer(text.trim());
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    if (turn !== undefined && turn > 0 && !isWriting) start();
  }, [turn, isWriting, start]);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    if (!isListening || words === "") return;
    const timer = setTimeout(() => latest.current(words), quietMs(age));
    return () => clearTimeout(timer);
  }, [isListening, words, age]);

  if (!canTalk || isWriting) {
    return (
      <div className="speech-answer">
        {!canTalk && state in NOTICES && (
          <p className="speech-notice" role="status">
            {t(NOTICES[state as keyof typeof NOTICES])}
          </p>
        )}
        <WrittenAnswer guide={guide} submit={submit} onAnswer={take} />
        {isWriting && canTalk && (
          <button type="button" className="child-button child-plain" onClick={() => setWriting(false)}>
            <Mic aria-hidden="true" size={24} />
            <span>{t("speech.talk")}</span>
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="speech-answer">
      <TalkButton
        label={
          state === "starting"
            ? t("speech.starting")
            : isListening
              ? (talk?.stop ?? t("speech.talking"))
              : (talk?.start ?? t("speech.talk"))
        }
        state={state}
        isHearing={words !== ""}
        onTap={() => (isListening ? (words === "" ? stop() : take(words)) : start())}
      />
      {words !== "" && (
        <p className="speech-said" aria-live="polite">
          <span>{t("speech.said")}</span> <q>{words}</q>
        </p>
      )}
      <button
        type="button"
        className="child-button child-plain speech-pen"
        onClick={() => {
          stop();
          setWriting(true);
        }}
      >
        <PenLine aria-hidden="true" size={24} />
        <span>{t("speech.pen")}</span>
      </button>
    </div>
  );
}

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
        {isOn && <Square className="speech-rim" aria-hidden="true" size={18} fill="currentColor" />}
        <span className="read-only-aloud">{label}</span>
      </button>
      <p aria-hidden="true">{label}</p>
    </div>
  );
}

type WrittenProps = {
  readonly guide: string;
  readonly submit?: string | undefined;
  readonly onAnswer: (text: string) => void;
};

/** §5 "a text prompt 'Tell Hilda your answer:' appears and any non-empty answer counts." */
function WrittenAnswer({ guide, submit: label, onAnswer }: WrittenProps) {
  const { t } = useLocale();
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setText("");
    onAnswer(text);
  };
  return (
    <form className="speech-write" onSubmit={submit}>
      <label htmlFor={id}>{t("speech.write", { guide })}</label>
      <div>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="child-button child-go" disabled={text.trim() === ""}>
          {label ?? (
            <>
              <Send aria-hidden="true" size={26} />
              <span className="read-only-aloud">{t("speech.send")}</span>
            </>
          )}
        </button>
      </div>
    </form>
  );
}
