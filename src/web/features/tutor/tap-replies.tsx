import { Check } from "lucide-react";
import type { TapReply } from "#domain/tutor/replies.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type Props = {
  readonly replies: readonly TapReply[];
  readonly onReply: (message: string) => void;
};

/** The answers that the last message offers, for whoever does not write yet. */
export function TapReplies({ replies, onReply }: Props) {
  const { t } = useLocale();
  return (
    <li>
      <fieldset className="tutor-replies">
        <legend className="read-only-aloud">{t("tutor.replies")}</legend>
        {replies.map(({ say, label }) => (
          <button
            key={say}
            type="button"
            className="tutor-reply"
            onClick={(event) => isSecondTap(event) || onReply(say)}
          >
            <b aria-hidden="true">
              {/^\d$/.test(say) ? say : <Check aria-hidden="true" size={26} strokeWidth={3} />}
            </b>
            <span>{label}</span>
          </button>
        ))}
      </fieldset>
    </li>
  );
}
