import type { MouseEvent } from "react";

/** The second tap of a double tap: after the first one another button may lie at the same place. */
export function isSecondTap(event: MouseEvent): boolean {
  return event.detail > 1;
}
