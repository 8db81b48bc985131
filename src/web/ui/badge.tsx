import type { ReactNode } from "react";

export type Tone = "blue" | "yellow" | "green" | "purple" | "gray" | "red";

/** A short state in words on a coloured slip; the words carry the meaning, the colour only helps the eye. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
