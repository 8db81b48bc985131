import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { addressReader, isDirectLoopback, proxyList, siteOf } from "./address.ts";

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("the caller's address", () => {
  it.each([
    ["direct", [], "203.0.113.7", undefined, "203.0.113.7"],
    ["a header nobody vouches for", [], "203.0.113.7", "1.1.1.1", "203.0.113.7"],
    ["from an untrusted machine", ["10.0.0.1"], "203.0.113.7", "1.1.1.1", "203.0.113.7"],
    ["through one proxy", ["10.0.0.1"], "10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["a forged beginning", ["10.0.0.1"], "10.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"],
    ["through two", ["10.0.0.0/8"], "10.0.0.1", "203.0.113.7, 10.9.9.9", "203.0.113.7"],
    ["a port behind the address", ["10.0.0.1"], "10.0.0.1", "203.0.113.7:51034", "203.0.113.7"],
    ["a port behind IPv6", ["10.0.0.1"], "10.0.0.1", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["IPv6 without a port", ["10.0.0.1"], "10.0.0.1", "2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["rubbish in the header", ["10.0.0.1"], "10.0.0.1", "203.0.113.7, x", "10.0.0.1"],
    ["IPv4 written as IPv6", ["10.0.0.1"], "::ffff:10.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
    ["an IPv6 household", [], "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
    ["the same household, shortened", [], "2001:DB8:1:2::9", undefined, "2001:db8:1:2::/64"],
    ["this machine on IPv6", [], "::1", undefined, "0:0:0:0::/64"],
  ] as const)("%s", (_, trusted, remote, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(addressReader(trusted, () => {})(request(remote, headers))).toBe(expected);
  });

  it("a declared proxy is known however its address is written, and nobody else", () => {
    const isProxy = proxyList(["10.0.0.0/8", "2001:db8::1"]);
    expect(["10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1"].every(isProxy)).toBe(true);
    expect(["203.0.113.7", "2001:db8::2", "in-process", "unknown", ""].some(isProxy)).toBe(false);
  });

  it("a proxy that was not declared is told of once", () => {
    let told = 0;
    const read = addressReader(["10.0.0.1"], () => {
      told += 1;
    });
    read(request("203.0.113.7"));
    read(request("10.0.0.1", { "x-forwarded-for": "203.0.113.7" }));
    expect(told).toBe(0);
    for (const peer of ["172.16.0.9", "172.16.0.9", "::1"]) {
      read(request(peer, { "x-forwarded-for": "203.0.113.7" }));
    }
    expect(told).toBe(1);
  });

  it("an IPv6 address belongs to a /48", () => {
    expect(siteOf("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
    expect(siteOf("203.0.113.7")).toBeNull();
  });

  it("is this machine's only without a go-between", () => {
    const host = "localhost:3000";
    expect(isDirectLoopback(request("127.0.0.1", { host }))).toBe(true);
    expect(isDirectLoopback(request("::ffff:127.0.0.1", { host: "127.0.0.1:3000" }))).toBe(true);
    expect(isDirectLoopback(request("::1", { host: "[::1]:3000" }))).toBe(true);
    expect(isDirectLoopback(request("10.0.0.1", { host }))).toBe(false);
    for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
      expect(isDirectLoopback(request("127.0.0.1", { host, [name]: "1.1.1.1" }))).toBe(false);
    }
    for (const elsewhere of ["school.example", "127.0.0.1.evil.example", "localhost.evil.example:3000", ""]) {
      expect(isDirectLoopback(request("127.0.0.1", { host: elsewhere }))).toBe(false);
    }
  });
});
