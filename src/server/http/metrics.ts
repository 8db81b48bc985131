import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** What the server counts about itself; no label ever holds anything about a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "ceiba_requests_total",
    help: "Answered requests by operation or page and status.",
    labelNames: ["route", "status"],
    registers,
  });
  const chat = new Counter({
    name: "ceiba_chat_answers_total",
    help: "Answers of the enrolment assistant by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const sources: (() => void | Promise<void>)[] = [];
  const mails = new Gauge({
    name: "ceiba_mails",
    help: "Mails that wait for delivery, and mails given up.",
    labelNames: ["state"],
    registers,
  });
  const paymentEvents = new Gauge({
    name: "ceiba_payment_events",
    help: "Payment events that wait to be acted on, and those set aside for a person.",
    labelNames: ["state"],
    registers,
  });
  const safetyItems = new Counter({
    name: "ceiba_safety_items_total",
    help: "New items on the safety desk by severity.",
    labelNames: ["severity"],
    registers,
  });
  const safetyAlerts = new Counter({
    name: "ceiba_safety_alerts_total",
    help: "Attempts to tell staff of an item: sent, unsent, failed for good, or a file in the folder.",
    labelNames: ["channel", "status"],
    registers,
  });
  const safetyUnseen = new Gauge({
    name: "ceiba_safety_unseen",
    help: "Items that must be seen at once and that nobody has taken.",
    registers,
  });
  return {
    contentType: registry.contentType,
    async read(): Promise<string> {
      for (const source of sources) await source();
      return registry.metrics();
    },
    countRequest: (route: string, status: number) => requests.inc({ route, status }),
    countPages: (route: string, status: number, times: number) => requests.inc({ route, status }, times),
    countAnswer: (outcome: string) => chat.inc({ outcome }),
    setMails: (state: string, count: number) => mails.set({ state }, count),
    setPaymentEvents: (state: string, count: number) => paymentEvents.set({ state }, count),
    countSafetyItem: (severity: string) => safetyItems.inc({ severity }),
    countSafetyAlert: (channel: string, status: string, times: number) =>
      safetyAlerts.inc({ channel, status }, times),
    setSafetyUnseen: (count: number) => safetyUnseen.set(count),
    /** Runs before the metrics are read, for numbers that are looked up rather than counted. */
    beforeReading: (read: () => void | Promise<void>) => sources.push(read),
    /** Memory, event loop and so on of the whole process; only the real server wants them. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
