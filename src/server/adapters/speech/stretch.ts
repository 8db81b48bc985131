/** A stretch of sound that holds a few periods of any voice, in seconds, and how far a better fit is searched for. */
const WINDOW = 0.03;
const SEARCH = 0.008;

/**
 * Makes speech longer (`factor` above 1) or shorter without changing its pitch: overlapping windows are laid at a new
 * distance, each shifted to where it continues the sound before it best (WSOLA).
 */
export function stretch(samples: Float32Array, factor: number, sampleRate: number): Float32Array {
  const half = Math.round((WINDOW * sampleRate) / 2);
  const reach = Math.round(SEARCH * sampleRate);
  if (samples.length < 4 * half || factor === 1) return samples;
  const longer = new Float32Array(Math.round(samples.length * factor));
  longer.set(samples.subarray(0, Math.min(half, longer.length)));
  let from = 0;
  for (let at = half; at < longer.length; at += half) {
    // What would follow naturally, and the place near the wanted one that is most like it.
    const natural = from + half;
    from = bestFit(samples, natural, Math.round(at / factor), half, reach);
    for (let i = 0; i < half && at + i < longer.length; i += 1) {
      const fade = i / half;
      const before = samples[natural + i] ?? 0;
      const after = samples[from + i] ?? 0;
      longer[at + i] = before * (1 - fade) + after * fade;
    }
  }
  return longer;
}

function bestFit(
  samples: Float32Array,
  natural: number,
  wanted: number,
  half: number,
  reach: number,
): number {
  let best = Math.max(0, wanted);
  let bestLikeness = Number.NEGATIVE_INFINITY;
  const last = Math.min(wanted + reach, samples.length - half - 1);
  for (let candidate = Math.max(0, wanted - reach); candidate <= last; candidate += 2) {
    let likeness = 0;
    // Every fourth sample tells enough about speech.
    for (let i = 0; i < half; i += 4) likeness += (samples[natural + i] ?? 0) * (samples[candidate + i] ?? 0);
    if (likeness > bestLikeness) {
      bestLikeness = likeness;
      best = candidate;
    }
  }
  return best;
}
