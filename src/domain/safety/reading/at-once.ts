/** What is made in steps, for whoever can wait for all of them. */
export function atOnce<Made>(steps: Generator<void, Made, void>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
