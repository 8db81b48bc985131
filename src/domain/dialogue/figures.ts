import { numberWord } from "#domain/language/numbers.ts";

/** The figures a visitor names, by what they count. */
export type Figures = {
  readonly ages: readonly number[];
  readonly children: number | null;
  readonly money: readonly number[];
  readonly weeks: readonly number[];
  readonly months: readonly number[];
  readonly years: readonly number[];
  readonly days: readonly number[];
  /** Hours of the day, 0 to 23; an hour below 7 without am or pm is taken as the afternoon. */
  readonly clock: readonly number[];
  /** Children in one group. */
  readonly groupSize: readonly number[];
  readonly calendarYears: readonly number[];
};

const UNITS: readonly (readonly [keyof Figures, RegExp])[] = [
  ["money", /^(dollars?|bucks|usd|dolar(es)?|dlls?|pesos|euros?)$/],
  ["weeks", /^(weeks?|semanas?|semanitas?)$/],
  ["months", /^(months?|mes|meses)$/],
  ["days", /^(days?|dias?)$/],
];
const AGE_UNIT = /^(yo|yr|yrs|years?|anos?|anitos?)$/;
/** "We have two": children, not an age. */
const HAS = /^(have|got|bring|tengo|tenemos|traigo|llevo)$/;
const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [/^(twins?|gemel[oa]s|mellizos|mellizas|cuates|cuatas)$/, 2],
  [/^(triplets?|trilliz[oa]s)$/, 3],
];
/** By how much a child of a grade is older than its number; at what age school begins is alike in both countries. */
const GRADES: readonly (readonly [RegExp, number])[] = [
  [/^(preescolar|kinder|preschool)$/, 2],
  [/^(primaria|grade|grado)$/, 5],
  [/^(secundaria)$/, 11],
];

function gradeOf(tokens: readonly string[], at: number): number | null {
  // "3 rd grade", "3 ro de primaria", "4 to de primaria", "3 de primaria".
  const joins = (place: number) => /^(de|to)$/.test(tokens[place] ?? "") || ORDINAL.test(tokens[place] ?? "");
  const after = joins(at + 1) ? (joins(at + 2) ? at + 3 : at + 2) : at + 1;
  const near = [tokens[at - 1], tokens[after]];
  return (
    GRADES.find(([pattern]) => near.some((token) => token !== undefined && pattern.test(token)))?.[1] ?? null
  );
}

/** "Level 1", "nivel 2": how much of something, never how old. */
const LEVEL = /^(level|nivel|type|tipo|grado)$/;
/** "1st grade", "3ro de primaria". */
const ORDINAL = /^(st|nd|rd|th|ro|do|er)$/;
/** "3 and 5, do I …": no ordinal. */
const PRONOUN = /^(i|we|you|they|he|she)$/;
/** "A family of four": those who come, not one of an age. */
const PARTY = /^(family|party|familia)$/;
/** "12 years of experience". */
const EXPERIENCE = /^(experience|experiencia|teaching|dando)$/;
/** "From 8 to 5". */
const SPAN = /^(a|to|until|till)$/;

const WORKS = /^(work|works|working|job|shift|trabajo|trabaja|trabajamos|trabajan|turno|horario|hours)$/;

const LASTING = /^(hace|for|por|since|desde|last|past)$/;
const AHEAD = /^(in|en|within)$/;
/** "I start at 7". */
const STARTS = /^(start|starts|begin|begins|finish|finishes|leave|leaves|open|close|work|off|out)$/;

const ALL_OF = /^(the|all|todos|todas|these|those|los|las|estos|estas|esos|esas)$/;
const CHILD =
  /^(kids?|children|boys|girls|sons|daughters|ninos|ninas|hijos|hijas|chamacos|peques|students?|alumnos|child|nino|nina|hijo|grandchildren|grandkids|nietos|nietas|sobrinos|sobrinas|nephews|nieces)$/;
const CHILD_OR_ONE =
  /^(kids?|child|children|sons?|daughters?|boys?|girls?|kiddo|sister|brother|hijo|hija|nino|nina|ninos|ninas|chiquita|chiquito|peque|chamaco|chamaca|escuincle|uno|una|one|mine|hermanita|hermanito|nene|nena|teen|teenager|adolescente|nieto|nieta|nietos|nietas|grandson|granddaughter|grandchildren|grandkids|nephews?|nieces?|sobrin[oa]s?|little|hijos|hijas|olds?)$/;

/**
 * Reads figures from the words of a message (already without accents, shorthand opened).
 *
 * @param aboutChildren bare small numbers are ages: the message or the conversation speaks of children
 */
export function figuresIn(tokens: readonly string[], aboutChildren = false): Figures {
  const found = {
    ages: [] as number[],
    children: null as number | null,
    money: [] as number[],
    weeks: [] as number[],
    months: [] as number[],
    years: [] as number[],
    days: [] as number[],
    clock: [] as number[],
    groupSize: [] as number[],
    calendarYears: [] as number[],
  };
  const byGrade: number[] = [];
  const has = (pattern: RegExp) => tokens.some((token) => pattern.test(token));
  const perGroup = has(
    /^(group|groups|class|classes|classroom|pod|pods|grupo|grupos|salon|clase|clases|each|cada)$/,
  );
  const speaksOfChild =
    aboutChildren || has(CHILD_OR_ONE) || has(/^(age|aged|ages|edad|edades|old|young|he|she|twins|gemelos)$/);

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as string;
    let value = numberOf(token);
    if (value === null || value === 0) continue;
    if (LEVEL.test(tokens[at - 1] ?? "") || tokens.slice(at + 1, at + 4).includes("level")) continue;
    const grade = gradeOf(tokens, at);
    if (grade !== null) {
      byGrade.push(value + grade);
      continue;
    }
    const isOrdinal = ORDINAL.test(tokens[at + 1] ?? "") && !PRONOUN.test(tokens[at + 2] ?? "");
    if (isOrdinal || isHeadcount(tokens, at)) continue;
    // "The two of them", "los dos": those who were named, not one of an age.
    const isHundreds = /^(100|1000)$/.test(String(numberOf(tokens[at + 1] ?? "")));
    if (
      !isHundreds &&
      !/\d/.test(token) &&
      (ALL_OF.test(tokens[at - 1] ?? "") || HAS.test(tokens[at - 1] ?? ""))
    ) {
      const isAge = AGE_UNIT.test(tokens[at + 1] ?? "");
      if (value <= 5 && value > 1 && !isAge) found.children ??= value;
      if (!isAge) continue;
    }
    // "I work from 8 to 5": hours, where work or school is spoken of.
    const isSpan = SPAN.test(tokens[at + 1] ?? "") && numberOf(tokens[at + 2] ?? "") !== null;
    if (isSpan && (has(WORKS) || value > (numberOf(tokens[at + 2] ?? "") ?? 0))) {
      found.clock.push(value);
      at += 2;
      continue;
    }
    // "Do you take 6 to 12?" asks about a range, and is nobody's age; "2 to 3 weeks" are three.
    if (isSpan) {
      if (!UNITS.some(([, pattern]) => pattern.test(tokens[at + 3] ?? ""))) at += 2;
      continue;
    }
    const times = numberOf(tokens[at + 1] ?? "");
    if (value < 20 && (times === 100 || times === 1000)) {
      value *= times;
      at += 1;
    }
    const next = tokens[at + 1] ?? "";
    const after = tokens[at + 2] ?? "";
    const before = tokens[at - 1] ?? "";
    const isWord = !/\d/.test(token);
    if (token.startsWith("$")) {
      found.money.push(value);
      continue;
    }
    const unit = UNITS.find(([, pattern]) => pattern.test(next));
    if (unit) {
      (found[unit[0]] as number[]).push(value);
      continue;
    }
    if (AGE_UNIT.test(next)) {
      // "Hace un año", "for ten years", "a year ago": a time, and nobody's age.
      // "In 2 years", "en 2 años": how far off; "in 2 years old" nobody says.
      if (AHEAD.test(before) && !/^(old|olds|de)$/.test(after)) {
        found.years.push(value);
        continue;
      }
      if ((LASTING.test(before) && !OLD.test(after)) || after === "ago") continue;
      if (tokens.slice(at + 2, at + 4).some((token) => EXPERIENCE.test(token))) continue;
      if (
        /^(old|olds|de|cumplidos)$/.test(after) ||
        /^(yo|yr|yrs|anos?|anitos?)$/.test(next) ||
        speaksOfChild
      ) {
        if (/^(contract|contrato|minimum|minimo)$/.test(after)) found.years.push(value);
        else found.ages.push(value);
      }
      if (value <= 10) found.years.push(value);
      continue;
    }
    if (/^(am|pm|p|a)$/.test(next) && /^\d/.test(token) && (next.length === 2 || after === "m")) {
      found.clock.push(next.startsWith("p") && value < 12 ? value + 12 : value);
      continue;
    }
    if (
      (/^(at|a)$/.test(before) && STARTS.test(tokens[at - 2] ?? "")) ||
      /^\d+:\d+$/.test(token) ||
      (before === "las" && value <= 12) ||
      (before === "la" && tokens[at - 2] === "a" && value === 1) ||
      (/^(until|at|till)$/.test(before) && value <= 12 && !speaksOfChild)
    ) {
      found.clock.push(value < 7 ? value + 12 : value);
      continue;
    }
    // "3 lovely children": how many, with a word between.
    const isDescribed =
      CHILD.test(after) && /^[a-z]{3,}$/.test(next) && !GOES_ON.test(next) && numberOf(next) === null;
    if (CHILD.test(next) || isDescribed) {
      if (perGroup && value > 2) found.groupSize.push(value);
      else if (value <= 10) found.children = value;
      continue;
    }
    if (/^(for|with|para|por|con)$/.test(before) && next === "" && value >= 2 && value <= 6) {
      found.children = value;
      continue;
    }
    if (value >= 2000 && value < 2100 && !isWord) {
      found.calendarYears.push(value);
      continue;
    }
    if (value >= 19 && value <= 100_000) {
      found.money.push(value);
      continue;
    }
    // "A los 6": at that age.
    if (before === "los" && tokens[at - 2] === "a" && value <= 18) {
      found.ages.push(value);
      continue;
    }
    if (isWord && /^(un|uno|una|one)$/.test(token)) continue;
    if ((isWord || PLURAL.test(next)) && countsAnother(tokens, at, found.ages.length > 0)) continue;
    if (
      value <= 18 &&
      (speaksOfChild || /^(age|aged|turned|turns|tiene|tienen|cumplio|cumple)$/.test(before))
    ) {
      found.ages.push(value);
      continue;
    }
    if (perGroup && /^(de|of|are|son)$/.test(before)) found.groupSize.push(value);
  }
  // A grade says how old a child is only where nothing nearer does.
  for (const age of byGrade) if (!found.ages.some((each) => Math.abs(each - age) < 2)) found.ages.push(age);
  if (found.children === null && found.ages.length < 2)
    found.children = TOGETHER.find(([pattern]) => has(pattern))?.[1] ?? null;
  return found;
}

/** "My 9 year old", "de 9 años", "she is 9": the words of a message without those that say how old somebody is. */
export function tokensWithoutAges(tokens: readonly string[]): readonly string[] {
  const ages = new Set(figuresIn(tokens, true).ages);
  const isAge = (at: number) => ages.has(numberOf(tokens[at] ?? "") ?? 0);
  const isUnit = (at: number) => AGE_UNIT.test(tokens[at] ?? "") && isAge(at - 1);
  return tokens.filter((token, at) => {
    if (isAge(at) || isUnit(at)) return false;
    const isOld = OLD.test(token) && (isUnit(at - 1) || isAge(at - 1));
    return !isOld && !(BEFORE_AGE.test(token) && isAge(at + 1));
  });
}
const OLD = /^(old|olds|cumplidos)$/;
const BEFORE_AGE = /^(is|age|aged|who|s|tiene|de|con|cumplio)$/;

/** "A family of four", "we are four", "somos cuatro". */
function isHeadcount(tokens: readonly string[], at: number): boolean {
  const [first = "", second = ""] = [tokens[at - 2], tokens[at - 1]];
  if (AGE_UNIT.test(tokens[at + 1] ?? "")) return false;
  return (
    second === "somos" ||
    (first === "we" && /^(are|re)$/.test(second)) ||
    (PARTY.test(first) && /^(of|de)$/.test(second))
  );
}

/** "2 schools": what is counted stands after it. */
const PLURAL = /^[a-z]{4,}s$/;
const SAYS_AGE =
  /^(is|are|am|s|re|age|aged|turned|turns|turning|only|just|be|of|tiene|tienen|cumplio|cumple|cumplen|es|son|de|a)$/;
const GOES_ON = /^(and|or|y|o|e|now|in|next|this|but|pero|ahora|en|cumplidos|almost|casi)$/;

/** "Two different countries": a number in words stands for an age by what is before it, or with no noun after it. */
function countsAnother(tokens: readonly string[], at: number, followsAge: boolean): boolean {
  const next = tokens[at + 1] ?? "";
  const before = tokens[at - 1] ?? "";
  if (next === "" || GOES_ON.test(next) || CHILD_OR_ONE.test(next) || numberOf(next) !== null) return false;
  return !SAYS_AGE.test(before) && !followsAge;
}

function numberOf(token: string): number | null {
  const spelled = numberWord(token);
  if (spelled !== null) return spelled;
  if (!/^\$?\d/.test(token)) return null;
  const value = Number.parseFloat(token.replace(/[$,]/g, "").replace(/:.*/, ""));
  return Number.isFinite(value) ? value : null;
}
