import type { Draft } from "../draft.ts";

/** Keeps what the message says of the family. */
export function remember({ state, heard }: Draft): void {
  const { ages: named, count, birthday, name } = heard;
  // "When she turns 6": not yet.
  const isToCome = heard.cues.has("birthday") || heard.cues.has("later") || heard.cues.has("untilthen");
  const ages = birthday === null && isToCome && state.children.ages.length > 0 ? [] : named;
  if (name !== null) state.contact = { ...state.contact, name };
  if ((heard.cues.has("unlist") && !heard.cues.has("asksif")) || heard.cues.has("haspaid"))
    state.unlisted = true;
  const isDenied = heard.denied.length > 0;
  if (ages.length === 0 && count === null && birthday === null && !isDenied) return;
  const before = state.children;
  const known = { ...before, ages: before.ages.filter((age) => !heard.denied.includes(age)) };
  const several = ages.length > 1;
  // "He'll be 6 when you open": one year more is the same child.
  const grown = heard.cues.has("bythen") ? ages.map((age) => age - 1) : [];
  const [age] = ages;
  // What was denied is gone already; else the nearest age is the one that is put right.
  const wrong = heard.correctsAges && !isDenied && age !== undefined ? nearestTo(age, known.ages) : [];
  const others = known.ages.filter((each) => !grown.includes(each) && !wrong.includes(each));
  // One age after others is one of these children, or one more.
  const together = several || known.ages.length === 0 ? ages : [...new Set([...others, ...ages])];
  state.children = {
    ages: ages.length === 0 ? known.ages : together,
    count: count ?? (known.count === null && together.length > 1 ? together.length : known.count),
    birthday: birthday ?? known.birthday,
  };
}

function nearestTo(age: number, ages: readonly number[]): number[] {
  const far = (each: number) => Math.abs(each - age);
  return [...ages].sort((one, other) => far(one) - far(other)).slice(0, 1);
}
