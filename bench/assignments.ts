import { library } from "../src/content/learner/curriculum/library.ts";
import { type AssignmentResult, assign } from "../src/domain/learner/curriculum/assign.ts";
import { PEDAGOGIES } from "../src/domain/learner/pedagogy.ts";
import { seededChance } from "../src/domain/learner/seeded.ts";
import { load, post } from "./load.ts";
import { median, type Section } from "./report.ts";

/** Fewer would make the rounds of /healthz too short to be steady. */
const COUNT = 4000;
const WIDTH = 16;
const ROUNDS = 5;
const PASSWORD = "mango-sol-7";

const MATH = ["Counting things", "Adding and taking away", "Ya sé las fracciones", "Equations"];
const READING = ["I look at the pictures", "Leo cuentos cortos", "I read long books with chapters"];
const CONFIDENCE = ["I feel sure", "Depende", "I feel a little nervous"];

/**
 * Assignments over HTTP against the same client asking /healthz, in turn, and against the pure engine in this process.
 * A plan is stored, durably and before the answer, only for a browser with the profile consent; both are measured.
 * What /healthz can do is bounded by this client and not by the server, so its ratio tells the cost beside an idle call.
 */
export const assignments: Section = {
  title: `Assignments over HTTP (${ROUNDS} rounds of ${COUNT}, ${WIDTH} at once; medians)`,
  async measure(url) {
    const ask =
      (prefix: string, headers: Record<string, string> = {}) =>
      (index: number) =>
        post(`${url}/api/assign-curriculum`, requestOf(prefix, index), headers);
    const consenting = { cookie: await consentingBrowser(url) };
    await expectStored(url, ask("session_probe", consenting), consenting);

    const alone = await load(300, 1, ask("session_alone"));
    const together: number[] = [];
    const stored: number[] = [];
    const idle: number[] = [];
    const pure: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const assigned = await load(COUNT, WIDTH, ask(`session_${round}`));
      const healthy = await load(COUNT, WIDTH, async () => {
        const response = await fetch(`${url}/healthz`);
        if (!response.ok) throw new Error(`/healthz: ${response.status}`);
        await response.arrayBuffer();
      });
      const kept = await load(COUNT, WIDTH, ask(`session_kept_${round}`, consenting));
      const computed = inProcess();
      // The first round only warms up, the client as well: its first thousands of calls are two to three times slower.
      if (round === 0) continue;
      together.push(assigned.perSecond);
      idle.push(healthy.perSecond);
      stored.push(kept.perSecond);
      pure.push(computed);
    }
    const ratio = (ours: readonly number[], reference: readonly number[]) =>
      median(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));
    return [
      { name: "assignment, one at a time, p50", value: median(alone.times), unit: "ms" },
      { name: "assignments", value: median(together), unit: "/s" },
      { name: "assignments that are stored (profile consent)", value: median(stored), unit: "/s" },
      { name: "the same client asking /healthz", value: median(idle), unit: "/s" },
      { name: "the pure engine, in this process", value: median(pure), unit: "/s" },
      {
        ...{ name: "ratio, assignments to /healthz", value: ratio(together, idle), unit: "×" },
        target: { atLeast: 0.5 },
      },
      { name: "ratio, stored assignments to /healthz", value: ratio(stored, idle), unit: "×" },
      { name: "ratio, assignments to the pure engine", value: ratio(together, pure), unit: "×" },
    ];
  },
};

/** Every age, approach and mixture of answers in turn, in both languages. */
function requestOf(prefix: string, index: number) {
  return {
    sessionId: `${prefix}_${index}`,
    assessmentResponses: {
      math_check: MATH[index % MATH.length],
      reading_level: READING[index % READING.length],
      confidence: CONFIDENCE[index % CONFIDENCE.length],
      sum_check: String(index % 16),
    },
    studentData: {
      name: "Nayeli",
      age: 3 + (index % 12),
      pedagogy: PEDAGOGIES[index % PEDAGOGIES.length],
      interests: ["Animals", "Numbers"],
      voice_preference: "Luna",
    },
    language: index % 2 === 0 ? ("en" as const) : ("es" as const),
  };
}

/** Assignments per second without a server. Each is written as JSON, so that none is left out as unused. */
function inProcess(): number {
  let written = 0;
  const started = performance.now();
  for (let index = 0; index < COUNT; index += 1) {
    const { sessionId, assessmentResponses, studentData, language } = requestOf("session_pure", index);
    const result: AssignmentResult = assign({
      ...{ library, language },
      student: studentData,
      responses: assessmentResponses,
      random: seededChance(sessionId),
    });
    written += JSON.stringify(result).length;
  }
  if (written === 0) throw new Error("Nothing was assigned.");
  return (COUNT / (performance.now() - started)) * 1000;
}

/** The cookies of a browser that entered with the class password, on which an adult allowed a profile. */
async function consentingBrowser(url: string): Promise<string> {
  const jar = new Map<string, string>();
  const call = async (path: string, body: object) => {
    const cookie = cookieOf(jar);
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    for (const each of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split(/=(.*)/s);
      jar.set(name, value);
    }
  };
  await call("/api/student/session", { password: PASSWORD });
  await call("/api/consents", { purposes: ["profile"], grantedBy: "adult" });
  return cookieOf(jar);
}

const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** Fails unless what is called stored can be read again. */
async function expectStored(
  url: string,
  ask: (index: number) => Promise<void>,
  headers: Record<string, string>,
): Promise<void> {
  await ask(0);
  const response = await fetch(`${url}/api/student-profile/session_probe_0`, { headers });
  if (!response.ok) throw new Error(`The assignment was not stored: ${response.status}`);
  await response.arrayBuffer();
}
