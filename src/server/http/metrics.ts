import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processMetrics } from "./process-metrics.ts";

/** From a page out of memory to a child who waits for a language model. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** What the database does not say in this time is left out of a reading. */
const LOOK_UP_MS = 2_000;

/** What is looked up in the database at each reading rather than counted here. */
export type LookUps = {
  readonly mails: () => Promise<Readonly<Record<string, number>>>;
  readonly paymentEvents: () => Promise<Readonly<Record<string, number>>>;
  readonly webhooksMissed: () => Promise<number>;
  readonly safetyUnseen: () => Promise<number>;
};

/** What the server counts about itself; no label ever holds anything about a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = counter(
    "ceiba_requests_total",
    "Answered requests by operation or page and status.",
    "route",
    "status",
  );
  const duration = new Histogram({
    name: "ceiba_request_seconds",
    help: "Time until an operation's answer begins; a stream goes on after it.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const chat = counter(
    "ceiba_chat_answers_total",
    "Answers of the enrolment assistant by outcome.",
    "outcome",
  );
  const tutor = counter(
    "ceiba_tutor_answers_total",
    "Answers to children: answered by the tutor, care after something grave, stopped, or held_back from the child.",
    "outcome",
  );
  const providerCalls = counter(
    "ceiba_provider_calls_total",
    "Calls of a language model or speech server that tell how well it is.",
    "provider",
    "outcome",
  );
  const providerResting = gauge(
    "ceiba_provider_resting",
    "1 while a provider is not asked because it failed three times in a row.",
    "provider",
  );
  const speechWaiting = gauge("ceiba_speech_waiting", "Pieces of speech that wait for an embedded voice.");
  const database = gauge("ceiba_database_up", "1 when the database said in time what this reading asked.");
  const mails = gauge("ceiba_mails", "Mails that wait for delivery, and mails given up.", "state");
  const paymentEvents = gauge(
    "ceiba_payment_events",
    "Payment events that wait to be acted on, and those set aside for a person.",
    "state",
  );
  const webhooksMissed = gauge(
    "ceiba_webhooks_missed",
    "Events of real payments that were found by asking since a webhook last came.",
  );
  const safetyItems = counter(
    "ceiba_safety_items_total",
    "New items on the safety desk by severity.",
    "severity",
  );
  const safetyAlerts = counter(
    "ceiba_safety_alerts_total",
    "Attempts to tell staff of an item: sent, unsent, failed for good, or a file in the folder.",
    "channel",
    "status",
  );
  const safetyUnseen = gauge(
    "ceiba_safety_unseen",
    "Items that must be seen at once and that nobody has taken.",
  );
  const ofProcess = processMetrics(registry);
  const sources: (() => void)[] = [() => ofProcess.look()];
  let lookUps: LookUps | null = null;

  /** A number from before an outage would look like one of now: without an answer there is none. */
  async function lookUp(): Promise<void> {
    if (lookUps === null) return;
    mails.reset();
    paymentEvents.reset();
    safetyUnseen.remove();
    webhooksMissed.remove();
    const asked = Promise.all([
      lookUps.mails(),
      lookUps.paymentEvents(),
      lookUps.safetyUnseen(),
      lookUps.webhooksMissed(),
    ]).catch(() => null);
    const found = await inTime(asked);
    database.set(found === null ? 0 : 1);
    if (found === null) return;
    const [ofMails, ofEvents, unseen, missed] = found;
    for (const [state, count] of Object.entries(ofMails)) mails.set({ state }, count);
    for (const [state, count] of Object.entries(ofEvents)) paymentEvents.set({ state }, count);
    safetyUnseen.set(unseen);
    webhooksMissed.set(missed);
  }

  return {
    contentType: registry.contentType,
    async read(): Promise<string> {
      for (const source of sources) source();
      await lookUp();
      return registry.metrics();
    },
    countRequest(route: string, status: number, seconds: number) {
      requests.inc({ route, status });
      duration.observe({ route }, seconds);
    },
    countPages: (route: string, status: number, times: number) => requests.inc({ route, status }, times),
    countAnswer: (outcome: string) => chat.inc({ outcome }),
    countTutorAnswer: (outcome: string) => tutor.inc({ outcome }),
    /** Counts the calls of a provider, and shows whether it rests. */
    watchProvider(provider: string) {
      providerResting.set({ provider }, 0);
      return (outcome: "succeeded" | "failed", isResting: boolean) => {
        providerCalls.inc({ provider, outcome });
        providerResting.set({ provider }, isResting ? 1 : 0);
      };
    },
    countSafetyItem: (severity: string) => safetyItems.inc({ severity }),
    countSafetyAlert: (channel: string, status: string, times: number) =>
      safetyAlerts.inc({ channel, status }, times),
    setSpeechWaiting: (count: number) => speechWaiting.set(count),
    /** Runs before the metrics are read, for numbers that are at hand here. */
    beforeReading: (read: () => void) => sources.push(read),
    lookUpIn(database: LookUps): void {
      lookUps = database;
    },
    watchProcess: ofProcess.watch,
    stop: async () => ofProcess.stop(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), LOOK_UP_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
