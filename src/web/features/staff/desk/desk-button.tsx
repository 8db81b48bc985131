import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Tooltip } from "#web/ui/tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "children"> & {
  readonly label: string;
  /** What its tooltip says; else its label. */
  readonly tip?: string;
  readonly icon: LucideIcon;
};

/** One of the round buttons in the head of the desk. */
export function DeskButton({ label, tip = label, icon: Icon, ...button }: Props) {
  return (
    <Tooltip text={tip}>
      <button type="button" className="icon-button desk-icon" aria-label={label} {...button}>
        <Icon aria-hidden="true" size={22} />
      </button>
    </Tooltip>
  );
}
