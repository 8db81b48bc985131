import { createSafetyJudge } from "#server/adapters/safety/judge.ts";
import type { SafetyJudge } from "#server/ports/safety-judge.ts";
import { startChatServer } from "./chat-server.ts";

/** A second judge on a server of its own that takes everything for fit. */
export async function startCredulousJudge(): Promise<{
  readonly judge: SafetyJudge;
  readonly close: () => Promise<void>;
}> {
  const server = await startChatServer();
  server.say('{"fit":true,"certainty":1}');
  const own = { baseUrl: server.baseUrl, apiKey: undefined, model: "credulous" };
  const judge = createSafetyJudge({ own, tutors: null, log: () => {} });
  if (judge === null) throw new Error("There is a server, so there is a judge.");
  return { judge, close: async () => void (await server.close()) };
}
