/** Weighted features of one text. */
export type Features = ReadonlyMap<string, number>;
export type Sample = { readonly label: string; readonly features: Features; readonly weight?: number };

export type Classifier = {
  readonly labels: readonly string[];
  /** The probability of each label, in the order of `labels`. */
  predict(features: Features): Float64Array;
};

/**
 * What was learned. Most features say nothing of most labels, so only weights that are not zero stand here: those of the
 * feature at a place in `features`, and one more, from `starts` at that place up to its next, each with its label's place.
 */
export type LearnedWeights = {
  readonly labels: readonly string[];
  readonly features: readonly string[];
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  readonly weights: Float32Array;
};

export type Training = { readonly epochs: number; readonly rate: number; readonly minimum: number };
export const TRAINING: Training = { epochs: 6, rate: 1.2, minimum: 3 };

const NEGLIGIBLE = 0.01;

export const train = (samples: readonly Sample[], training: Training = TRAINING): Classifier =>
  classifierOf(learn(samples, training));

/**
 * Multinomial logistic regression, trained by AdaGrad in a fixed order, so that the same knowledge always gives the
 * same answers. Features seen fewer than `minimum` times are left out.
 */
export function learn(samples: readonly Sample[], training: Training = TRAINING): LearnedWeights {
  const labels = [...new Set(samples.map((sample) => sample.label))];
  const width = labels.length;
  const ids = featureIds(samples, training.minimum);
  const places = new Map(labels.map((label, index) => [label, index]));
  const rows = samples.map((sample) => ({
    target: places.get(sample.label) ?? 0,
    weight: sample.weight ?? 1,
    ...encode(sample.features, ids),
  }));
  const weights = new Float32Array((ids.size + 1) * width);
  const squares = new Float32Array((ids.size + 1) * width).fill(0.1);
  const scores = new Float64Array(width);
  const errors = new Float64Array(width);
  const actives = new Int32Array(width);

  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const index of order(samples, epoch)) {
      const row = rows[index];
      if (!row) continue;
      scoreAll(weights, width, row.at, row.value, scores);
      softmax(scores);
      // Labels that are already as good as ruled out teach nothing and would cost most of the time.
      let active = 0;
      for (let label = 0; label < width; label += 1) {
        const error = ((scores[label] as number) - (label === row.target ? 1 : 0)) * row.weight;
        if (error > NEGLIGIBLE || error < -NEGLIGIBLE) {
          errors[active] = error;
          actives[active] = label;
          active += 1;
        }
      }
      for (let k = 0; k < row.at.length; k += 1) {
        const start = (row.at[k] as number) * width;
        const value = row.value[k] as number;
        for (let place = 0; place < active; place += 1) {
          const cell = start + (actives[place] as number);
          const slope = (errors[place] as number) * value;
          const square = (squares[cell] as number) + slope * slope;
          squares[cell] = square;
          weights[cell] = (weights[cell] as number) - (training.rate * slope) / Math.sqrt(square);
        }
      }
    }
  }

  return { labels, features: [...ids.keys()], ...withoutZeros(weights, width) };
}

function withoutZeros(all: Float32Array, width: number) {
  let size = 0;
  for (let cell = 0; cell < all.length; cell += 1) if (all[cell] !== 0) size += 1;
  const starts = new Uint32Array(all.length / width + 1);
  const places = new Uint16Array(size);
  const weights = new Float32Array(size);
  let at = 0;
  for (let row = 0; row < starts.length - 1; row += 1) {
    for (let place = 0; place < width; place += 1) {
      const weight = all[row * width + place] as number;
      if (weight === 0) continue;
      places[at] = place;
      weights[at] = weight;
      at += 1;
    }
    starts[row + 1] = at;
  }
  return { starts, places, weights };
}

export function classifierOf(learned: LearnedWeights): Classifier {
  const { labels, features: names } = learned;
  const width = labels.length;
  const ids = new Map(names.map((name, at) => [name, at + 1]));
  return {
    labels,
    predict(features) {
      const { at, value } = encode(features, ids);
      const result = new Float64Array(width);
      score(learned, at, value, result);
      softmax(result);
      return result;
    },
  };
}

function featureIds(samples: readonly Sample[], minimum: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sample of samples) {
    for (const name of sample.features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const ids = new Map<string, number>();
  for (const [name, count] of counts) if (count >= minimum) ids.set(name, ids.size + 1);
  return ids;
}

/** Feature 0 is the constant. */
function encode(features: Features, ids: ReadonlyMap<string, number>) {
  const at = new Int32Array(features.size + 1);
  const value = new Float64Array(features.size + 1);
  let size = 1;
  let norm = 0;
  for (const [name, weight] of features) {
    norm += weight * weight;
    const id = ids.get(name);
    if (id === undefined) continue;
    at[size] = id;
    value[size] = weight;
    size += 1;
  }
  const scale = 1 / Math.sqrt(norm || 1);
  for (let index = 1; index < size; index += 1) value[index] = (value[index] as number) * scale;
  value[0] = 0.3;
  return { at: at.subarray(0, size), value: value.subarray(0, size) };
}

function score(
  { starts, places, weights }: LearnedWeights,
  at: Int32Array,
  value: Float64Array,
  result: Float64Array,
) {
  for (let k = 0; k < at.length; k += 1) {
    const feature = at[k] as number;
    const end = starts[feature + 1] as number;
    const weight = value[k] as number;
    for (let cell = starts[feature] as number; cell < end; cell += 1) {
      const label = places[cell] as number;
      result[label] = (result[label] as number) + weight * (weights[cell] as number);
    }
  }
}

function scoreAll(
  weights: Float32Array,
  width: number,
  at: Int32Array,
  value: Float64Array,
  result: Float64Array,
) {
  result.fill(0);
  for (let k = 0; k < at.length; k += 1) {
    const start = (at[k] as number) * width;
    const weight = value[k] as number;
    for (let label = 0; label < width; label += 1) {
      result[label] = (result[label] as number) + weight * (weights[start + label] as number);
    }
  }
}

function softmax(scores: Float64Array) {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of scores) if (value > top) top = value;
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp((scores[index] as number) - top);
    scores[index] = value;
    sum += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] as number) / sum;
}

/**
 * The order of the samples in an epoch: by a number made from the sample itself, so that one more sample changes nothing in
 * the order of the others, and sentences between two labels do not flip with every phrasing that is added.
 */
function order(samples: readonly Sample[], epoch: number): readonly number[] {
  const keys = samples.map((sample) => mixed(sample, epoch));
  return samples.map((_, at) => at).sort((one, other) => (keys[one] as number) - (keys[other] as number));
}

function mixed({ label, features }: Sample, epoch: number): number {
  let value = 2166136261 ^ epoch;
  for (const text of [label, ...features.keys()])
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
