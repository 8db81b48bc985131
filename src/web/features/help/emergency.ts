/** The number for danger to life, where the school is: the same in Mexico and in the United States. */
export function emergencyNumber(): string {
  return "911";
}
