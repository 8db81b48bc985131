/** What a confidence answer is sent as (§5): thumbs-up, neutral face, thumbs-down. A wire value, never shown. */
export const CONFIDENCE_SIGNS = ["👍", "😐", "👎"] as const;
export type ConfidenceSign = (typeof CONFIDENCE_SIGNS)[number];

/** Decision 018: out of 10. */
export const CONFIDENCE_SCORES: Readonly<Record<ConfidenceSign, number>> = { "👍": 9, "😐": 7, "👎": 4 };

/** §5 "Confidence sent as: 4 or 5 thumbs-up, 1 or 2 thumbs-down, 3 neutral face." */
export function confidenceSign(slider: number): ConfidenceSign {
  if (slider >= 4) return "👍";
  return slider <= 2 ? "👎" : "😐";
}
