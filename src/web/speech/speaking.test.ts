import { afterEach, expect, it, vi } from "vitest";
import { pageLine } from "#domain/speech/line.ts";
import { translator } from "#web/platform/i18n.tsx";
import { createSpeaking } from "./speaking.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks nobody to say a key whose text is missing, and says the words around it", async () => {
  const asked: string[] = [];
  const ask = async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).text);
    return new Response(null, { status: 503 });
  };
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
    },
  );
  const t = translator({ "common.home": "Home." });
  const speaking = createSpeaking(() => false);
  for (const text of [t("luma.welcome"), `${t("common.home")} ${t("luma.minutes")}`]) {
    speaking.preload(pageLine(text, "en"));
    const saying = speaking.say(pageLine(text, "en"));
    await vi.waitFor(() => expect(asked.length).toBe(text === "luma.welcome" ? 0 : 1));
    speaking.stop();
    expect(await saying).toBe("stopped");
  }
  expect(asked).toEqual(["Home."]);
});
