import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";

const QUANTILES = [0.5, 0.99, 1] as const;
const NANOSECONDS = 1e9;

/** How well the process itself is. Answers how to look, and how to stop watching. */
export function processMetrics(register: Registry) {
  const registers = [register];
  const delay = new Gauge({
    name: "ceiba_event_loop_delay_seconds",
    help: "How late the only thread comes to what waits for it, since the last reading; one value per quantile.",
    labelNames: ["quantile"],
    registers,
  });
  const memory = new Gauge({ name: "ceiba_memory_bytes", help: "Resident memory.", registers });
  const cpu = new Counter({
    name: "ceiba_cpu_seconds_total",
    help: "Processor time of all threads.",
    registers,
  });
  const monitor = monitorEventLoopDelay({ resolution: 20 });
  let counted = 0;
  return {
    watch: () => void monitor.enable(),
    stop: () => void monitor.disable(),
    look(): void {
      const isEmpty = monitor.count === 0;
      for (const quantile of QUANTILES) {
        delay.set(
          { quantile: String(quantile) },
          isEmpty ? 0 : monitor.percentile(quantile * 100) / NANOSECONDS,
        );
      }
      monitor.reset();
      memory.set(process.memoryUsage.rss());
      const { user, system } = process.cpuUsage();
      const seconds = (user + system) / 1e6;
      cpu.inc(Math.max(0, seconds - counted));
      counted = seconds;
    },
  };
}
