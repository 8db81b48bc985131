import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { LOCALES } from "#domain/locale/money.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { browserRecogniser, createListening, type Listening, type ListeningState } from "./listening.ts";
import { useVoice } from "./voice.tsx";

export type Microphone = {
  /**
   * - `forbidden`: no adult allowed the microphone; `unsupported`: this browser hears nothing
   * - the rest as the listening port says
   */
  readonly state: ListeningState | "forbidden" | "unsupported";
  /** What has been heard in this turn, guesses included. */
  readonly words: string;
  /** Begins a turn: what was heard before is forgotten. A voice that speaks is stopped first. */
  readonly start: () => void;
  /** Ends the turn; `words` stay. */
  readonly stop: () => void;
  /** Forgets what was heard. */
  readonly clear: () => void;
};

const MicrophoneContext = createContext<Microphone | null>(null);

/** The page's one microphone. */
export function useMicrophone(): Microphone {
  const microphone = useContext(MicrophoneContext);
  if (microphone === null) throw new Error("useMicrophone needs a MicrophoneProvider above it");
  return microphone;
}

type Props = {
  /** Whether an adult allowed it (decision 005). */
  readonly isAllowed: boolean;
  readonly children: ReactNode;
};

/** Lends a page its microphone. It never listens while a voice of the page speaks. */
export function MicrophoneProvider({ isAllowed, children }: Props) {
  const { language } = useLocale();
  const voice = useVoice();
  const [state, setState] = useState<ListeningState>("off");
  const [words, setWords] = useState("");
  const [isSupported, setSupported] = useState(true);
  const port = useRef<Listening | null>(null);

  useEffect(() => {
    const make = browserRecogniser();
    setSupported(make !== null);
    if (make === null || !isAllowed) return;
    const made = createListening(make, setState);
    port.current = made;
    return () => {
      made.stop();
      port.current = null;
    };
  }, [isAllowed]);

  const { stop: hush } = voice;
  const start = useCallback(() => {
    hush();
    setWords("");
    port.current?.start({ language: LOCALES[language], onWords: setWords });
  }, [hush, language]);
  const stop = useCallback(() => port.current?.stop(), []);
  const clear = useCallback(() => setWords(""), []);

  // A voice of the page must not be taken for the child's.
  const isSpeaking = voice.saying !== null && !voice.isMuted;
  useEffect(() => {
    if (isSpeaking) stop();
  }, [isSpeaking, stop]);

  const microphone = useMemo<Microphone>(
    () => ({
      state: isAllowed ? (isSupported ? state : "unsupported") : "forbidden",
      ...{ words, start, stop, clear },
    }),
    [isAllowed, isSupported, state, words, start, stop, clear],
  );
  return <MicrophoneContext value={microphone}>{children}</MicrophoneContext>;
}
