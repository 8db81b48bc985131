/**
 * Runs in every page of every journey: complains on the console, which fails the journey, about an animation that
 * flashes more than three times a second (WCAG 2.3.1). Counted by what the browser plays: how often a property that can
 * change how bright something is comes back to a value that it has had before.
 */
export function watchFlashes(): void {
  const bright = ["opacity", "visibility", "display", "backgroundColor", "color", "fill", "filter"];
  document.addEventListener(
    "animationstart",
    ({ target, animationName }) => {
      const animations = target instanceof Element ? target.getAnimations({ subtree: true }) : [];
      for (const { effect } of animations) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { duration, iterations = 1, direction } = effect.getComputedTiming();
        const seconds = Number(duration) / 1000;
        const frames = effect.getKeyframes();
        for (const property of bright) {
          const values = frames.map((frame) => frame[property]).filter((value) => value !== undefined);
          if (iterations > 1)
            values.push(...(direction?.startsWith("alternate") ? values.toReversed() : values));
          const changes = values.filter((value, at) => at > 0 && value !== values[at - 1]).length;
          // There and back is one flash; two turns were counted when it repeats.
          const perSecond = changes / 2 / (iterations > 1 ? seconds * 2 : seconds);
          if (changes > 1 && perSecond > 3) {
            console.error(`${animationName} flashes ${perSecond.toFixed(1)} times a second (${property})`);
          }
        }
      }
    },
    { capture: true },
  );
}
