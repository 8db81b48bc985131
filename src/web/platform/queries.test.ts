import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "./api.ts";
import { createQueryClient, readOrNothing } from "./queries.ts";

/** The rules of data reading, parent-side specification §7 and §8. */
describe("reading data", () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (status: number, body: string, statusText = "") => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response(body, { status, statusText });
    });
    return asked;
  };

  test("a GET on the first element of the query key", async () => {
    const asked = answer(200, '{"totalConversations":3}');
    const client = createQueryClient();
    expect(await client.fetchQuery({ queryKey: ["/api/stats", "ignored"] })).toEqual({
      totalConversations: 3,
    });
    expect(asked).toEqual(["/api/stats"]);
  });

  test("data never goes stale, nothing is polled or tried again, and focus asks nothing", async () => {
    const asked = answer(500, "broken");
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ["/api/leads"] })).rejects.toThrow("500: broken");
    expect(asked).toHaveLength(1);
    const { options } = new QueryObserver(client, { queryKey: ["/api/leads"], enabled: false });
    expect(options).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });

  test("a 401 is an error, or an empty result where that was asked for", async () => {
    answer(401, "");
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ["/api/stats"] })).rejects.toThrow(/^401: /);
    expect(await client.fetchQuery({ queryKey: ["/api/stats"], queryFn: readOrNothing })).toBeNull();
  });

  test.each([
    [409, '{"code":"conflict","message":"Load it again."}', "Conflict", "conflict"],
    [502, "", "Bad Gateway", null],
    [404, "<html>", "Not Found", null],
  ])(
    "an answer %i says its status and its body, or its status text when the body is empty",
    async (status, body, statusText, code) => {
      answer(status, body, statusText);
      const call = api("GET /healthz", {});
      await expect(call).rejects.toMatchObject({ message: `${status}: ${body || statusText}`, status, code });
    },
  );

  test("a call fills the path, sends cookies and JSON", async () => {
    const seen: [string, RequestInit][] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      seen.push([address, init]);
      return new Response("[]");
    });
    await api("GET /api/admin/deposits", { query: { leadId: "a b&c" } });
    await api("GET /api/conversations/{sessionId}", { params: { sessionId: "a/b" } });
    expect(seen.map(([address]) => address)).toEqual([
      "/api/admin/deposits?leadId=a+b%26c",
      "/api/conversations/a%2Fb",
    ]);
    expect(seen[0]?.[1]).toMatchObject({ method: "GET", credentials: "include" });
  });
});
