import { cpus } from "node:os";
import { startServer } from "../e2e/support/server.ts";
import { assignments } from "./assignments.ts";
import { chat } from "./chat.ts";
import { firstSound } from "./first-sound.ts";
import { hostile } from "./hostile.ts";
import { largestPaint } from "./largest-paint.ts";
import { leads } from "./leads.ts";
import { learning } from "./learning.ts";
import { live } from "./live.ts";
import { mixed } from "./mixed.ts";
import { pageWeight } from "./page-weight.ts";
import { pages } from "./pages.ts";
import { payments } from "./payments.ts";
import { practice } from "./practice.ts";
import { line, meets, type Section } from "./report.ts";
import { rest } from "./rest.ts";
import { scale } from "./scale/scale.ts";
import { speech } from "./speech.ts";
import { streams } from "./streams.ts";

const sections: Record<string, Section> = {
  weight: pageWeight,
  paint: largestPaint,
  rest,
  pages,
  chat,
  leads,
  scale,
  live,
  speech,
  sound: firstSound,
  assignments,
  mixed,
  streams,
  payments,
  practice,
  learning,
  hostile,
};
const wanted = process.argv.slice(2);

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`);
let missed = 0;
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  // A server of its own, so that one section's rows and caches do not slow the next.
  const server = await startServer();
  try {
    for (const figure of await measure(server.url)) {
      console.log(line(figure));
      if (meets(figure) === false) missed += 1;
    }
  } finally {
    await server.stop();
  }
}
console.log(missed === 0 ? "\nAll targets met." : `\n${missed} target(s) missed.`);
