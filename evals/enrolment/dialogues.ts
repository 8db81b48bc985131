import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { createAssistant } from "#server/adapters/assistant/index.ts";
import { readConfig } from "#server/config.ts";
import { type Judged, play, readTranscripts } from "./transcript.ts";

/**
 * Plays our own dialogues. `npm run eval:dialogues -- [--part open|sealed] [--show] [--model]`; with --model the language
 * model of LLM_BASE_URL, LLM_MODEL and LLM_API_KEY answers, else the embedded assistant. Of the sealed part only counts
 * are printed, never a turn.
 */
const { values: options } = parseArgs({
  options: {
    part: { type: "string" },
    show: { type: "boolean", default: false },
    model: { type: "boolean", default: false },
  },
});
const parts = options.part === undefined ? ["open", "sealed"] : [options.part];
if (options.show && parts.includes("sealed"))
  throw new Error("The sealed part is never shown: use --part open --show");

const TODAY = "2026-11-22";
const llm = options.model ? (readConfig(process.env).languageModel ?? undefined) : undefined;
if (options.model && llm === undefined) throw new Error("Set LLM_BASE_URL and LLM_MODEL, then run it again.");
let fallbacks = 0;
const log = (event: string) => {
  if (event === "assistant_fallback") fallbacks += 1;
};
const assistant = createAssistant({ llm, paymentsOpen: true, school: () => deliveredSchool, log });
const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

for (const part of parts) {
  const text = readFileSync(new URL(`dialogues/${part}.txt`, import.meta.url), "utf8");
  const transcripts = readTranscripts(text);
  const judged: Judged[] = [];
  for (const each of transcripts) judged.push(...(await play(assistant, each, TODAY)));
  const right = (of: readonly Judged[]) =>
    of.filter(({ missing, invented }) => missing.length === 0 && !invented);
  if (options.show) judged.filter((one) => !right([one]).length || one.needlessForm).forEach(show);
  console.log(`\n${part}: ${transcripts.length} dialogues, ${judged.length} turns`);
  console.log(`right ${percent(right(judged).length, judged.length)}`);
  for (const language of ["en", "es"]) {
    const own = judged.filter(({ title }) => title.startsWith(language));
    console.log(`  ${language} ${percent(right(own).length, own.length)} of ${own.length}`);
  }
  const whole = transcripts.filter(({ title }) => {
    const own = judged.filter((one) => one.title === title);
    return right(own).length === own.length;
  });
  const forms = judged.filter(({ needlessForm }) => needlessForm).length;
  console.log(`dialogues right from beginning to end ${percent(whole.length, transcripts.length)}`);
  console.log(`needless forms a dialogue ${(forms / transcripts.length).toFixed(2)}`);
  console.log(`turns with an invented fact ${judged.filter(({ invented }) => invented).length}`);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  if (llm !== undefined) console.log(`turns that the embedded assistant had to answer ${fallbacks}`);
  console.log(`latency p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

function show({ title, line, message, reply, missing, invented }: Judged): void {
  const fault = [...missing, ...(invented ? ["INVENTED"] : [])].join(" ");
  const form = reply.needsContactForm ? " FORM" : "";
  console.log(`${line} [${title}] > ${message}\n   < ${reply.message}${form}`);
  console.log(`   misses ${fault}; did ${reply.acts} topic ${reply.topic} asks ${reply.state.asked}`);
}
