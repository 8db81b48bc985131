/** The coast: a map of places, and what was found there. */
export const coast = {
  "coast.title": "The coast",
  "coast.choose": "Where shall we go today?",
  "coast.visits": "visits: {count}",
  "coast.loading": "We are on our way …",
  "coast.found": "You were here!",
  "coast.own": "Solved by yourself: {count}",
  "coast.shown": "Seen together: {count}",
  "coast.back": "Back to the coast",
  "coast.day": "Back to my day",
} as const satisfies Record<string, string>;
