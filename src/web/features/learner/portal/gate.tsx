import { ArrowRight, Eye, EyeOff, KeyRound, Users } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { CLASS_PASSWORD } from "#domain/learner/portal.ts";
import { guideLine } from "#domain/speech/line.ts";
import { ApiError, api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { Title } from "#web/ui/child/title.tsx";

type Props = {
  /** The session of a child who was inside is over. */
  readonly isEnded: boolean;
  /** Called when the server took the password. */
  readonly onOpen: () => void;
};

/** §2 "Student password gate". The server checks the password (decision 002); a wrong one leaves the door closed. */
export function Gate({ isEnded, onOpen }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<CopyKey | null>(null);
  const hilda = guideByName("Hilda");
  const say = t(isEnded ? "student.gate.ended" : "student.gate.say");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || password.trim() === "") return;
    voice.stop();
    setChecking(true);
    setProblem(null);
    try {
      await api("POST /api/student/session", { body: { password } });
      voice.play("badge");
      onOpen();
    } catch (error) {
      const next = problemOf(error);
      setProblem(next);
      if (next === "student.gate.wrong") voice.play("knock");
      setChecking(false);
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <form className="portal-gate child-card" onSubmit={submit} noValidate>
      <Title arrived={false}>{t("student.gate.title")}</Title>
      <div className="portal-say">
        <img src={faces.hilda} alt="" width="84" height="84" />
        <p role={isEnded ? "status" : undefined}>{say}</p>
        <ListenButton id="gate" line={guideLine(hilda, say, language)} about={say} />
      </div>
      <label className="read-only-aloud" htmlFor={id}>
        {t("student.gate.password")}
      </label>
      <div className="portal-secret row">
        <KeyRound aria-hidden="true" size={26} />
        <input
          ref={field}
          id={id}
          type={isShown ? "text" : "password"}
          value={password}
          maxLength={CLASS_PASSWORD.to}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem === "student.gate.wrong" ? true : undefined}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t("student.gate.show")}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" size={28} /> : <Eye aria-hidden="true" size={28} />}
        </button>
      </div>
      <p className="portal-problem row strong" id={`${id}-problem`} role="alert">
        {problem !== null && (
          <>
            <KeyRound aria-hidden="true" size={22} />
            <span>{t(problem)}</span>
          </>
        )}
      </p>
      <button
        type="submit"
        className="child-button child-go"
        disabled={isChecking || password.trim() === ""}
        aria-busy={isChecking}
      >
        <span>{t(isChecking ? "student.gate.checking" : "student.gate.enter")}</span>
        {!isChecking && <ArrowRight aria-hidden="true" size={26} />}
      </button>
      <p className="portal-hint row quiet" id={`${id}-hint`}>
        <Users aria-hidden="true" size={22} />
        <span>{t("student.gate.hint")}</span>
      </p>
    </form>
  );
}

function problemOf(error: unknown): CopyKey {
  if (!(error instanceof ApiError)) return "student.gate.offline";
  if (error.status === 429) return "student.gate.many";
  return error.status < 500 ? "student.gate.wrong" : "student.gate.offline";
}
