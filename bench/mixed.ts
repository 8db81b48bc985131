import { randomBytes } from "node:crypto";
import { type Server, startServer } from "../e2e/support/server.ts";
import { type Cluster, ownCluster } from "../tests/postgres.ts";
import { load } from "./load.ts";
import { type Figure, median, percentile, type Section } from "./report.ts";
import { call, metric } from "./school/client.ts";
import { partCores } from "./school/cores.ts";
import { KINDS, type Kind, schoolDay } from "./school/day.ts";

const WIDTH = 16;
const ROUNDS = 3;
const COUNT = 1500;

type School = { readonly urls: readonly string[]; stop(): Promise<void> };

/**
 * What a school does, all at once, with everything of ours on one core, the database as well, and who asks on another.
 * Sixteen callers ask the next thing as soon as they have the last: these are rates at which the core is full, and the
 * waits that come with it.
 */
export const mixed: Section = {
  title: `A school day, mixed (${ROUNDS} rounds of ${COUNT}, ${WIDTH} at once; servers and database on one core)`,
  async measure() {
    const one = await carried("one server, SQLite", oneServer);
    const two = await carried("two servers, PostgreSQL", twoServers);
    return [...one, ...two];
  },
};

async function carried(name: string, start: () => Promise<School | null>): Promise<Figure[]> {
  const cores = partCores();
  if (cores === null) console.log("  not parted: servers, database and callers share all cores here");
  try {
    cores?.keepTo(cores.measured);
    const school = await start();
    if (school === null) {
      console.log(`  ${name}: not measured, no PostgreSQL found here`);
      return [];
    }
    cores?.keepTo(cores.callers);
    try {
      return await figuresOf(name, school.urls);
    } finally {
      await school.stop();
    }
  } finally {
    cores?.keepTo(cores.all);
  }
}

async function oneServer(): Promise<School> {
  const { url, stop } = await startServer();
  return { urls: [url], stop };
}

async function twoServers(): Promise<School | null> {
  let cluster: Cluster;
  try {
    // As a school's own would be: what is acknowledged is on the disk.
    cluster = await ownCluster(["fsync=on", "full_page_writes=on"]);
  } catch {
    return null;
  }
  const shared = { DATABASE_URL: cluster.url, SESSION_SECRET: randomBytes(32).toString("hex") };
  const servers: Server[] = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
    await cluster.stop();
  };
  try {
    while (servers.length < 2) servers.push(await startServer(shared));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: servers.map(({ url }) => url), stop };
}

async function figuresOf(name: string, urls: readonly string[]): Promise<Figure[]> {
  const ask = await schoolDay(urls);
  const idle = async (index: number) => void (await call(`${urls[index % urls.length]}/healthz`));
  // Warms up everybody, who asks as well.
  await load(COUNT, WIDTH, async (index) => void (await ask(index)));
  await load(COUNT, WIDTH, idle);

  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const rounds: { mixed: number; idle: number; used: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await metric(urls, "ceiba_cpu_seconds_total");
    const day = await load(COUNT, WIDTH, async (index) => {
      const asked = performance.now();
      const kind = await ask(index);
      times.get(kind)?.push(performance.now() - asked);
    });
    const used = (await metric(urls, "ceiba_cpu_seconds_total")) - before;
    const healthy = await load(COUNT, WIDTH, idle);
    const share = (used / (COUNT / day.perSecond)) * 100;
    rounds.push({ mixed: day.perSecond, idle: healthy.perSecond, used: share });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  const waits = (kind: string, values: readonly number[]) =>
    [50, 99].map((share) => ({
      ...{ name: `${name}: ${kind}, p${share}`, unit: "ms" },
      value: percentile(values, share),
    }));
  return [
    { name: `${name}: requests`, value: middle((each) => each.mixed), unit: "/s" },
    { name: `${name}: the same callers asking /healthz`, value: middle((each) => each.idle), unit: "/s" },
    { name: `${name}: ratio`, value: middle((each) => each.mixed / each.idle), unit: "×" },
    { name: `${name}: of the core, servers alone`, value: middle((each) => each.used), unit: "%" },
    {
      ...{ name: `${name}: memory afterwards, all servers`, unit: "MB" },
      value: (await metric(urls, "ceiba_memory_bytes")) / 1e6,
    },
    ...waits("all", [...times.values()].flat()),
    ...[...times].flatMap(([kind, values]) => waits(kind, values)),
  ];
}
