/** Weighted features of one text. */
export type Features = ReadonlyMap<string, number>;
export type Sample = { readonly label: string; readonly features: Features };

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
  /** What a feature counts for being rare, at the place after its own; the first is the constant's. */
  readonly rarity: Float32Array;
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  readonly weights: Float32Array;
};

export type Training = {
  readonly epochs: number;
  readonly rate: number;
  /** Features seen fewer times are left out. */
  readonly minimum: number;
  /** How much more a rare feature counts than one that most texts show; with 0 all count alike. */
  readonly rarity: number;
};
/** Found by leaving out one manner of asking in turn (decision 220). */
export const TRAINING: Training = { epochs: 6, rate: 2, minimum: 3, rarity: 1.4 };

const NEGLIGIBLE = 0.01;

export const train = (samples: readonly Sample[], training: Training = TRAINING): Classifier =>
  classifierOf(learn(samples, training));

/** What `learningSteps` learns, at once. */
export function learn(samples: readonly Sample[], training: Training = TRAINING): LearnedWeights {
  const steps = learningSteps(samples, training);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Multinomial logistic regression, trained by AdaGrad in a fixed order, so that the same knowledge always gives the
 * same answers. Each epoch is a step.
 */
export function* learningSteps(
  samples: readonly Sample[],
  training: Training,
): Generator<void, LearnedWeights, void> {
  const labels = [...new Set(samples.map((sample) => sample.label))];
  const width = labels.length;
  const counts = countFeatures(samples, training.minimum);
  const ids = placesOf([...counts.keys()]);
  const rarity = Float32Array.from([1, ...counts.values()], (count) =>
    rarityOf(count, samples.length, training),
  );
  const places = new Map(labels.map((label, index) => [label, index]));
  const rows = samples.map((sample) => ({
    target: places.get(sample.label) ?? 0,
    ...encode(sample.features, ids, rarity),
  }));
  const weights = new Float32Array((ids.size + 1) * width);
  const squares = new Float32Array((ids.size + 1) * width).fill(0.1);
  const scores = new Float64Array(width);
  const errors = new Float64Array(width);
  const actives = new Int32Array(width);

  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    yield;
    for (const index of order(samples, epoch)) {
      const row = rows[index];
      if (!row) continue;
      scoreAll(weights, width, row.at, row.value, scores);
      softmax(scores);
      // Labels that are already as good as ruled out teach nothing and would cost most of the time.
      let active = 0;
      for (let label = 0; label < width; label += 1) {
        const error = (scores[label] as number) - (label === row.target ? 1 : 0);
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

  return { labels, features: [...ids.keys()], rarity, ...withoutZeros(weights, ids.size + 1, width) };
}

function withoutZeros(all: Float32Array, rows: number, width: number) {
  let size = 0;
  for (let cell = 0; cell < all.length; cell += 1) if (all[cell] !== 0) size += 1;
  const starts = new Uint32Array(rows + 1);
  const places = new Uint16Array(size);
  const weights = new Float32Array(size);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
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
  const { labels, features: names, rarity } = learned;
  const width = labels.length;
  const ids = placesOf(names);
  return {
    labels,
    predict(features) {
      const { at, value } = encode(features, ids, rarity);
      const result = new Float64Array(width);
      score(learned, at, value, result);
      softmax(result);
      return result;
    },
  };
}

function countFeatures(samples: readonly Sample[], minimum: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sample of samples) {
    for (const name of sample.features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= minimum));
}

const rarityOf = (count: number, texts: number, { rarity }: Training): number =>
  (Math.log(1 + texts / count) / Math.log(1 + texts)) ** rarity;

/** Place 0 is the constant’s. */
const placesOf = (features: readonly string[]) => new Map(features.map((name, at) => [name, at + 1]));

/** The features of a text that are known, as long together as those of any other text: what is unknown says nothing. */
function encode(features: Features, ids: ReadonlyMap<string, number>, rarity: Float32Array) {
  const at = new Int32Array(features.size + 1);
  const value = new Float64Array(features.size + 1);
  let size = 1;
  let norm = 0;
  for (const [name, shown] of features) {
    const id = ids.get(name);
    if (id === undefined) continue;
    const weight = shown * (rarity[id] as number);
    norm += weight * weight;
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
