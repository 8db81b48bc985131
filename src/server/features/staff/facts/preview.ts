import type { FactFault, FactPreview } from "#contract/facts.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import type { School, SchoolChange } from "#domain/site/school.ts";
import type { SchoolFacts } from "#server/db/school-facts.ts";
import { type RenderPages, readable } from "#server/http/render.ts";
import type { FactLookUp } from "./look-up.ts";

/** A day is at most so many years away: a slip of the finger is not. */
const MOST_YEARS = 5;
const latest = (today: string) => `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
/** Of the answers that change so many are shown. */
const SHOWN = 4;

const fault = (kind: FactFault["kind"], text: string): FactFault => ({
  kind,
  language: null,
  text,
  claim: null,
});

/**
 * Why a change may not be published; it is checked in the school that it would make.
 *
 * @param today by the school's clock
 * @param from the day from which it is to hold; null: at once
 * @param promised how many families have paid a deposit since they were told the launch date of today
 */
export function faultsOfChange(
  { key, value }: SchoolChange,
  { before, after }: { readonly before: School; readonly after: School },
  lookUp: Pick<FactLookUp, "faultsOf">,
  {
    today,
    from,
    promised,
  }: { readonly today: string; readonly from: string | null; readonly promised: number },
): readonly FactFault[] {
  if (key === "launchDate") {
    const { launchDate: day } = after;
    if (day <= today || day > latest(today)) return [fault("day", day)];
    return day < before.launchDate && promised > 0 ? [fault("promised", before.launchDate)] : [];
  }
  if (from !== null && (from < today || from > latest(today))) return [fault("from", from)];
  if (typeof value === "number") return [];
  if (key === "hours") return after.hours.from < after.hours.to ? [] : [fault("hours", "")];
  if (value === null || typeof value === "string" || "from" in value) return [];
  // A town is a name: it has no language of its own.
  return lookUp.faultsOf(value, after).filter(({ kind }) => key !== "place" || kind !== "language");
}

type Parts = {
  readonly lookUp: FactLookUp;
  readonly taught: () => Promise<readonly TaughtAnswer[]>;
  readonly renderPages: RenderPages | null;
  /** A page as families read it now, by its file. */
  readonly servedPage: (file: string) => Promise<string>;
  readonly facts: Pick<SchoolFacts, "now">;
};

/** What one school says that the other does not: found by making both, unless one of them is what families read now. */
export async function difference(
  { lookUp, taught, renderPages, servedPage, facts }: Parts,
  before: School,
  after: School,
): Promise<Omit<FactPreview, "faults">> {
  async function pagesOf(school: School, render: RenderPages): Promise<Parts["servedPage"]> {
    if (JSON.stringify(school) === JSON.stringify(facts.now())) return servedPage;
    const documents = await render(school);
    return async (file) => documents.get(file)?.html ?? "";
  }
  const answers = lookUp.changed(before, after);
  const silenced = lookUp.silenced(await taught(), before, after);
  return {
    pages:
      renderPages === null
        ? []
        : await pagesThatDiffer(renderPages, await pagesOf(before, renderPages), after),
    answers: answers.length,
    said: answers
      .slice(0, SHOWN)
      .map(({ question, text }) => ({ question: { ...question }, text: { ...text } })),
    silenced: silenced.map((question) => ({ ...question })),
  };
}

async function pagesThatDiffer(
  render: RenderPages,
  pageBefore: Parts["servedPage"],
  after: School,
): Promise<string[]> {
  const paths = new Set<string>();
  for (const [file, { path, html }] of await render(after))
    if (readable(html) !== readable(await pageBefore(file))) paths.add(path);
  return [...paths];
}
