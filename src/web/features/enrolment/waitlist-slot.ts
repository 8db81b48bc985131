import type { ComponentType } from "react";

/** The waitlist form, which belongs to another feature and is put in by the page. */
export type WaitlistSlot = ComponentType<{
  /** The companion plan or deposit that the family came for, as the address names it. */
  readonly plan?: string | null;
}>;
