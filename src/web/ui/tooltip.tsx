import * as Radix from "radix-ui/tooltip";
import type { FocusEvent, ReactNode } from "react";
import "./tooltip.css";

/** How long a pointer rests before a tooltip opens, and how long the next one opens at once, in ms. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;

/** Put once around the tooltips of a screen, so that moving from one to the next does not wait again. */
export function TooltipArea({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/** A control that has the focus without its being seen, as after a tap, has no tooltip. */
const onlyWhenSeen = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
};

/**
 * A few words about one control, on hover and on keyboard focus. The child must be a single element that can take
 * focus and carries its own accessible name: a tooltip only helps, it never is the label. It stands beside its control,
 * in the same landmark.
 */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyWhenSeen}>
        {children}
      </Radix.Trigger>
      <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
