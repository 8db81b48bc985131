import { Mic, PenLine, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ASK_AGAIN_MS, quietMs } from "#domain/speech/listening.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useMicrophone } from "./microphone.tsx";
import { TalkButton } from "./talk-button.tsx";
import { useVoice } from "./voice.tsx";
import { LONGEST, WrittenAnswer } from "./written-answer.tsx";

type Props = {
  /** Whose question it is: "Tell {guide} your answer:" (§5). */
  readonly guide: string;
  readonly age: number;
  /** Raised when listening may begin by itself, after the question was heard; absent, only a tap begins. */
  readonly turn?: number;
  /** What the button of the text prompt reads; a paper plane when absent. */
  readonly submit?: string;
  /** There is a story to tell, not a word: writing has room for it. */
  readonly isLong?: boolean;
  /** What the talk button reads at rest and while it listens; the usual words when absent. */
  readonly talk?: { readonly start: string; readonly stop: string };
  /** There are other ways to answer beside it: then no text prompt stands in for a microphone that failed. */
  readonly isBeside?: boolean;
  /** Asks the question again; called once when a child who is listened to says nothing. */
  readonly onSilence?: () => void;
  readonly onAnswer: (text: string) => void;
};

const NOTICES = {
  denied: "speech.denied",
  failed: "speech.failed",
  away: "speech.away",
  unsupported: "speech.unsupported",
} as const;

/** What an adult can put right while the page is open. */
const CAN_RETRY: readonly string[] = ["denied", "failed", "away"];

/**
 * An answer by voice or in writing; the two are equal. Speaking: the answer is taken once it has been quiet for as long
 * as the age needs, or at a tap; silence is never an answer. Where there is no microphone, the text prompt stands in
 * its place, with the reason.
 */
export function Answer({
  guide,
  age,
  turn,
  submit,
  isLong,
  talk,
  isBeside = false,
  onSilence,
  onAnswer,
}: Props) {
  const { t } = useLocale();
  const { isMuted } = useVoice();
  const microphone = useMicrophone();
  const { state, words, start, stop, clear } = microphone;
  const [isWriting, setWriting] = useState(false);
  const canTalk = state === "off" || state === "starting" || state === "listening";
  const isListening = state === "listening" || state === "starting";

  const take = (text: string) => {
    stop();
    clear();
    if (text.trim() !== "") onAnswer(text.trim().slice(0, LONGEST));
  };
  const latest = useRef({ take, state, onSilence });
  useEffect(() => {
    latest.current = { take, state, onSilence };
  });

  useEffect(() => {
    // By itself only from rest: a refusal stands, and nothing that is being said or written is lost.
    if (turn !== undefined && turn > 0 && !isWriting && latest.current.state === "off") start();
  }, [turn, isWriting, start]);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    if (!isListening || words === "") return;
    const timer = setTimeout(() => latest.current.take(words), quietMs(age));
    return () => clearTimeout(timer);
  }, [isListening, words, age]);

  const wasAskedAgain = useRef(false);
  const isSilent = isListening && words === "" && !isMuted;
  useEffect(() => {
    if (!isSilent || wasAskedAgain.current) return;
    const timer = setTimeout(() => {
      wasAskedAgain.current = true;
      latest.current.onSilence?.();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isSilent]);

  if (!canTalk || isWriting) {
    if (isBeside && (state === "forbidden" || state === "unsupported")) return null;
    return (
      <div className="speech-answer row full">
        {!canTalk && state in NOTICES && (
          <p className="speech-notice" role="status">
            {t(NOTICES[state as keyof typeof NOTICES])}
          </p>
        )}
        {(canTalk || !isBeside) && (
          <WrittenAnswer guide={guide} submit={submit} isLong={isLong} onAnswer={take} />
        )}
        {CAN_RETRY.includes(state) && (
          <button type="button" className="child-button child-plain" onClick={start}>
            <Mic aria-hidden="true" size={24} />
            <span>{t("speech.retry")}</span>
          </button>
        )}
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
    <div className="speech-answer row full">
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
      {words !== "" && isListening && (
        <button type="button" className="child-button child-plain" onClick={start}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("speech.undo")}</span>
        </button>
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
