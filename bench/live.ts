import { STAFF } from "../e2e/support/server.ts";
import { type Figure, median, percentile, type Section } from "./report.ts";
import { begin } from "./school/client.ts";

const DESKS = 100;
const ROUNDS = 10;

/** From a family's form to the moment when every open desk knows. */
export const live: Section = {
  title: `A live update reaches ${DESKS} open desks (${ROUNDS} times)`,
  async measure(url) {
    const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(STAFF),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const desks = await Promise.all(Array.from({ length: DESKS }, () => openDesk(url, cookie)));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const heard = Promise.all(desks.map((desk) => desk.next()));
      const start = performance.now();
      await fetch(`${url}/api/leads`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          ...{ name: "Ana", email: `live${round}@bench.example`, numberOfChildren: 1, childrenAges: "6" },
          ...{ language: "es", sessionId: "none" },
        }),
      });
      times.push(...(await heard).map((moment) => moment - start));
    }
    for (const desk of desks) desk.leave();
    const figures: Figure[] = [
      { name: "a desk knows after, p50", value: median(times), unit: "ms" },
      {
        name: "the last desk knows after",
        value: percentile(times, 100),
        unit: "ms",
        target: { atMost: 1_000 },
      },
    ];
    return figures;
  },
};

/** A desk's stream; `next` resolves with the moment of its next change. */
async function openDesk(url: string, cookie: string) {
  const response = await begin(`${url}/api/admin/changes`, {
    headers: { accept: "text/event-stream", cookie },
  });
  let state = Promise.withResolvers<number>();
  const first = state.promise;
  response.setEncoding("utf8").on("data", (part: string) => {
    if (!part.includes("event: state")) return;
    state.resolve(performance.now());
    state = Promise.withResolvers();
  });
  await first;
  return { next: () => state.promise, leave: () => void response.destroy() };
}
