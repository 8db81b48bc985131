import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Section } from "./report.ts";

const PORT = 18_080 + (process.pid % 1000);

/** Prerendered pages per second against Debian's nginx with one worker serving the same file, driven by wrk. */
export const pages: Section = {
  title: "Prerendered pages per second (wrk, 32 connections, 4 s)",
  async measure(url) {
    const missing = ["wrk", "nginx"].filter(
      (tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0,
    );
    if (missing.length > 0) {
      console.log(`  not measured: ${missing.join(" and ")} not installed here`);
      return [];
    }
    drive(url, 1);
    const ours = drive(url, 4);
    const folder = mkdtempSync(join(tmpdir(), "ceiba-nginx-"));
    copyFileSync(join(import.meta.dirname, "../dist/pages/home.en.html"), join(folder, "index.html"));
    writeFileSync(join(folder, "nginx.conf"), nginxConfig(folder));
    const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
      stdio: "ignore",
    });
    try {
      await listening(PORT);
      const reference = drive(`http://127.0.0.1:${PORT}`, 4);
      return [
        { name: "pages", value: ours, unit: "/s" },
        { name: "nginx, same file, one worker", value: reference, unit: "/s" },
        { name: "ratio", value: ours / reference, unit: "×", target: { atLeast: 0.7 } },
      ];
    } finally {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Requests per second that wrk sees. */
function drive(url: string, seconds: number): number {
  const { stdout } = spawnSync("wrk", ["-t1", "-c32", `-d${seconds}s`, `${url}/`], { encoding: "utf8" });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

function nginxConfig(folder: string): string {
  return `worker_processes 1;
pid ${folder}/pid;
error_log /dev/null;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  types { text/html html; }
  open_file_cache max=10;
  keepalive_requests 10000000;
  server { listen 127.0.0.1:${PORT}; root ${folder}; }
}
user ${process.getuid?.() === 0 ? "root" : "nobody"};
`;
}

/** Resolves when something listens on the port; gives up after 5 seconds. */
async function listening(port: number): Promise<void> {
  const until = Date.now() + 5000;
  while (Date.now() < until) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not start");
}
