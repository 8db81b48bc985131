import { beforeEach, describe, expect, it } from "vitest";
import type { SandboxStore, SandboxWrite } from "#server/ports/sandbox-store.ts";

const write = (id: string, expectedVersion = 0, change: Partial<SandboxWrite> = {}): SandboxWrite => ({
  kind: "refund",
  id,
  parent: "pi_1",
  body: `{"id":"${id}"}`,
  expectedVersion,
  ...change,
});

/** What every store of the sandbox must do. `open` gives an empty one. */
export function sandboxStoreSuite(name: string, open: () => Promise<SandboxStore>): void {
  describe(`sandbox store: ${name}`, () => {
    let store: SandboxStore;
    beforeEach(async () => {
      store = await open();
    });

    it("keeps what was committed, and counts versions", async () => {
      expect(await store.get("refund", "re_1")).toBeNull();
      expect(await store.commit([write("re_1")])).toBe(true);
      const { expectedVersion, ...kept } = write("re_1");
      expect(await store.get("refund", "re_1")).toEqual({ ...kept, version: 1 });
      expect(await store.commit([write("re_1", 1, { parent: null, body: "{}" })])).toBe(true);
      expect(await store.get("refund", "re_1")).toMatchObject({ parent: null, body: "{}", version: 2 });
      expect(await store.get("charge", "re_1")).toBeNull();
    });

    it.each([
      ["an object that exists already", write("re_1")],
      ["a version that is gone", write("re_1", 2)],
      ["an object that never was", write("re_9", 1)],
    ])("writes nothing at all beside %s", async (_name, loser) => {
      await store.commit([write("re_1")]);
      expect(await store.commit([write("re_2"), loser, write("re_3")])).toBe(false);
      expect(await store.list("refund", { limit: 10 })).toMatchObject([{ id: "re_1", version: 1 }]);
    });

    it("lets one of several writers win", async () => {
      await store.commit([write("re_1")]);
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => store.commit([write("re_1", 1)])));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it("lists newest first, by parent, below an id, up to a limit", async () => {
      const others = [write("re_9", 0, { parent: null }), write("re_8", 0, { kind: "charge" })];
      await store.commit([write("re_a"), write("re_1"), write("re_2"), ...others]);
      const ids = async (selection: { parent?: string; before?: string; limit: number }) =>
        (await store.list("refund", selection)).map((record) => record.id);
      expect(await ids({ limit: 10 })).toEqual(["re_a", "re_9", "re_2", "re_1"]);
      expect(await ids({ parent: "pi_1", limit: 10 })).toEqual(["re_a", "re_2", "re_1"]);
      expect(await ids({ parent: "pi_1", before: "re_a", limit: 1 })).toEqual(["re_2"]);
    });
  });
}
