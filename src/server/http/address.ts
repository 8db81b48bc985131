import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** An entry of X-Forwarded-For: an address, for some proxies with the port (`[…]:443` for IPv6). */
function forwardedAddress(entry: string): string {
  const bracketed = /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(entry)?.[1];
  const [address = "", port] = entry.split(":", 2);
  return plain(bracketed ?? (port !== undefined && isIP(address) === 4 ? address : entry));
}

/** Whether an address is one of the proxies that were declared. */
export function proxyList(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (caller) => {
    const address = plain(caller);
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
  };
}

/**
 * Who calls. X-Forwarded-For is believed only as far as trusted proxies wrote it: from the right, the first address
 * that is not a trusted proxy's. An IPv6 address counts as its /64 network, which is what one household has.
 *
 * @param undeclared called once, when somebody who is not a trusted proxy says for whom they call: probably a proxy that
 *   was forgotten, behind which all visitors look like one
 */
export function addressReader(
  trustedProxies: readonly string[],
  undeclared: () => void,
): (request: IncomingMessage) => string {
  const isTrusted = proxyList(trustedProxies);
  let isTold = false;
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? "unknown");
    const header = request.headers["x-forwarded-for"];
    if (header === undefined) return grouped(address);
    if (!isTold && isIP(address) !== 0 && !isTrusted(address)) {
      isTold = true;
      undeclared();
    }
    const forwarded = String(header).split(",");
    while (isTrusted(address)) {
      const next = forwardedAddress(forwarded.pop()?.trim() ?? "");
      if (isIP(next) === 0) break;
      address = next;
    }
    return grouped(address);
  };
}

/**
 * True for this machine itself, when nothing says that the call was passed on for someone else: no header of a proxy,
 * and no name of elsewhere as the host, which a proxy hands on and a foreign page that had its name point here sends.
 */
export function isDirectLoopback(request: IncomingMessage): boolean {
  const passedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "x-forwarded-host", "via"];
  return (
    isThisMachine(request.socket.remoteAddress ?? "") &&
    /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? "") &&
    passedOn.every((name) => request.headers[name] === undefined)
  );
}

export function isThisMachine(caller: string): boolean {
  const address = plain(caller);
  return address === "::1" || address.startsWith("127.");
}

/** The network of an address, which is what one household has. */
export const networkOf = (caller: string) => grouped(plain(caller));

function grouped(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** The /48 of a caller's /64, which a provider gives to one customer; null for others than IPv6. */
export function siteOf(address: string): string | null {
  const [, site] = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(address) ?? [];
  return site === undefined ? null : `${site}::/48`;
}
