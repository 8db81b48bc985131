import { ArrowRight } from "lucide-react";
import shell from "#web/assets/art/counter-shell.svg";
import star from "#web/assets/art/sign-star.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type CounterProps = {
  readonly kind: "star" | "shell";
  readonly count: number;
  readonly of: number;
  /** What it says, for who cannot see it; shown beside it when `isShown`. */
  readonly label: string;
  readonly isShown?: boolean;
};

/** How far we are, in things and not in numbers: stars or shells, and empty places for the rest. */
export function Counter({ kind, count, of, label, isShown = false }: CounterProps) {
  return (
    <div
      className="adventure-counter row paper raised strong"
      role="progressbar"
      aria-label={label}
      aria-valuenow={count}
      aria-valuemin={0}
      aria-valuemax={of}
    >
      {Array.from({ length: of }, (_, at) => at).map((at) =>
        at < count ? (
          <img key={at} src={kind === "star" ? star : shell} alt="" width="44" height="44" />
        ) : (
          <i key={at} />
        ),
      )}
      {isShown && <span aria-hidden="true">{label}</span>}
    </div>
  );
}

/** A tap goes on at once, for who heard enough. */
export function GoOn({ onTap }: { readonly onTap: () => void }) {
  const { t } = useLocale();
  return (
    <button
      type="button"
      className="child-button child-go adventure-on"
      aria-label={t("adventure.on")}
      onClick={(event) => isSecondTap(event) || onTap()}
    >
      <ArrowRight aria-hidden="true" size={34} />
    </button>
  );
}
