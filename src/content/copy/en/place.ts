/** The page on which a family answers a place that was offered. */
export const place = {
  "place.meta.title": "A place for your child | Ceiba",
  "place.meta.description": "Say whether you would like the place that the school keeps for your child.",
  "place.title": "Your place at Ceiba",
  "place.loading": "Looking for your place…",
  "place.failed": "That did not get through. Please try again.",
  "place.retry": "Try again",
  "place.expired.title": "This link does not lead to a place",
  "place.expired": "Open it once more from our mail. If that does not help, ask us in the chat.",
  "place.child": "your child",
  "place.offered.title": "There is a place for {child}",
  "place.offered": "We keep a seat in the pod {pod} for {child}. It starts on {day}.",
  "place.until": "It is kept for you until {until}, by the school’s clock.",
  "place.accept": "Yes, we take it",
  "place.decline": "No, thank you",
  "place.decline.sure":
    "Then the place goes to the next family, and {child} comes off our list. Is that right?",
  "place.decline.yes": "Yes, give it to the next family",
  "place.decline.back": "Back",
  "place.held.title": "The place is yours",
  "place.held":
    "A seat in the pod {pod} is held for {child}; it starts on {day}. A person of the school writes to you about what comes next.",
  "place.over.title": "This offer is over",
  "place.over":
    "The place was declined, or it has gone to another family. If you would like to wait for another one, tell us.",
  "place.chat": "Write to us in the chat",
} as const satisfies Record<string, string>;
