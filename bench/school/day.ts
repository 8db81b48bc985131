import { STAFF } from "../../e2e/support/server.ts";
import { seededChance } from "../../src/domain/learner/seeded.ts";
import { call } from "./client.ts";

/** A class. */
const LEARNERS = 30;
/** Turns of a visitor's conversation, and of a lesson with the tutor. */
const CHAT_TURNS = 6;
const TUTOR_TURNS = 20;
const PASSWORD = "mango-sol-7";

/** Of a hundred requests. No school has been watched: this is our guess of a morning with the portal in use. */
const SHARES = {
  pages: 30,
  "sentences said before": 22,
  "tutor turns": 15,
  "chat answers": 10,
  "session checks of the portal": 8,
  "polls of the desk": 7,
  "assignments, stored": 5,
  "waitlist forms": 3,
};
export type Kind = keyof typeof SHARES;
export const KINDS = Object.keys(SHARES) as Kind[];

const PAGES = ["/", "/?lang=es", "/programs", "/programas", "/student", "/privacy"];
const POLLS = ["stats", "leads?limit=26", "safety?state=unclosed"];
const QUESTIONS = [
  ["en", "How much is Pod School?"],
  ["es", "¿Cuántos niños hay por grupo?"],
  ["en", "is the deposit refundable"],
  ["es", "cuanto cuesta el plan mas barato"],
  ["en", "do you have a swimming pool?"],
  ["es", "¿usan inteligencia artificial con los niños?"],
] as const;
const SAID = [
  ["en", "what do jaguars eat?"],
  ["es", "¿por qué vuelan los pájaros?"],
  ["en", "can you help me with 7 + 5"],
  ["es", "cuéntame algo de los volcanes"],
  ["en", "i like frogs"],
  ["es", "no entiendo las fracciones"],
] as const;

const pick = <T>(items: readonly T[], index: number) => items[index % items.length] as T;

/** Enters a class and a member of staff; answers how to make the request of any number, and of which kind it is. */
export async function schoolDay(urls: readonly string[]) {
  const at = (index: number) => pick(urls, index);
  const staff = {
    cookie: (await call(`${at(0)}/api/auth/sign-in/email`, { body: STAFF })).cookies.join("; "),
  };
  const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, index) => enter(at(index))));
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const order = shuffled(KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind)));

  const make: Record<Kind, (url: string, n: number) => Promise<unknown>> = {
    pages: (url, n) => call(url + pick(PAGES, n), { headers: { "accept-encoding": "gzip, br" } }),
    "sentences said before": (url, n) => call(`${url}/api/text-to-speech`, sentence(n, learners)),
    "tutor turns": (url, n) => {
      const [language, message] = pick(SAID, n);
      const lesson = `student-${n % LEARNERS}-${Math.floor(n / LEARNERS / TUTOR_TURNS)}`;
      const body = { studentName: "Nayeli", message, sessionId: lesson, age: 6 + (n % 6), language };
      return call(`${url}/api/wildlight-chat`, { body, headers: pick(learners, n) });
    },
    "chat answers": (url, n) => {
      const [language, message] = pick(QUESTIONS, n);
      // Forty families write at a time.
      const family = `${n % 40}-${Math.floor(n / 40 / CHAT_TURNS)}`;
      const headers = { "x-conversation-key": `bench-family-${family.padStart(24, "0")}` };
      return call(`${url}/api/chat`, { body: { message, language, sessionId: `day_${family}` }, headers });
    },
    "session checks of the portal": (url, n) =>
      call(`${url}/api/student/session`, { headers: pick(learners, n) }),
    "polls of the desk": (url, n) => call(`${url}/api/admin/${pick(POLLS, n)}`, { headers: staff }),
    "assignments, stored": (url, n) =>
      call(`${url}/api/assign-curriculum`, { body: assignment(n), headers: pick(learners, n) }),
    "waitlist forms": (url, n) => call(`${url}/api/leads`, { body: form(n) }),
  };

  // Every server keeps spoken sentences of its own.
  for (const url of urls) {
    for (let n = 0; n < SENTENCES; n += 1) await call(`${url}/api/text-to-speech`, sentence(n, learners));
  }
  return async (index: number): Promise<Kind> => {
    const kind = pick(order, index);
    const n = counts[kind]++;
    await make[kind](at(index), n);
    return kind;
  };
}

type Headers = { readonly cookie: string };

/** A browser in which the class password was said, and an adult allowed the tutor and a profile. */
async function enter(url: string): Promise<Headers> {
  const entered = await call(`${url}/api/student/session`, { body: { password: PASSWORD } });
  const cookie = entered.cookies.join("; ");
  const body = { purposes: ["profile", "ai_chat"], grantedBy: "adult" };
  const granted = await call(`${url}/api/consents`, { body, headers: { cookie } });
  return { cookie: [...entered.cookies, ...granted.cookies].join("; ") };
}

const SENTENCES = 20;

const sentence = (n: number, learners: readonly Headers[]) => ({
  body: {
    ...{ text: `We count the stones by the river, number ${n % SENTENCES}.`, voice: "fable" },
    ...{ speed: 0.9, language: "en" },
  },
  headers: pick(learners, n),
});

const assignment = (n: number) => ({
  sessionId: `day_plan_${n}`,
  assessmentResponses: { math_check: "Counting things", reading_level: "Leo cuentos cortos" },
  studentData: {
    ...{ name: "Nayeli", age: 3 + (n % 12), interests: ["Animals", "Numbers"] },
    ...{ voice_preference: "Luna" },
  },
  language: n % 2 === 0 ? "en" : "es",
});

const form = (n: number) => ({
  ...{ name: `Family ${n}`, email: `family-${n}@bench.example`, numberOfChildren: 1 + (n % 4) },
  ...{ childrenAges: "6, 9", language: n % 2 === 0 ? "en" : "es" },
});

/** The same order in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  const chance = seededChance("school day");
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
