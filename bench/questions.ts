/** What families ask the enrolment chat in the measurements. */
export const QUESTIONS = [
  ["en", "How much is Pod School?"],
  ["es", "¿Cuántos niños hay por grupo?"],
  ["en", "is the deposit refundable"],
  ["es", "cuanto cuesta el plan mas barato"],
  ["en", "do you have a swimming pool?"],
  ["es", "¿usan inteligencia artificial con los niños?"],
] as const;
