import { BlockList, isIP } from "node:net";

/** This machine, and the ranges that no router of the internet carries on. */
const OWN = new BlockList();
OWN.addSubnet("127.0.0.0", 8, "ipv4");
OWN.addSubnet("10.0.0.0", 8, "ipv4");
OWN.addSubnet("172.16.0.0", 12, "ipv4");
OWN.addSubnet("192.168.0.0", 16, "ipv4");
OWN.addSubnet("169.254.0.0", 16, "ipv4");
OWN.addAddress("::1", "ipv6");
OWN.addSubnet("fc00::", 7, "ipv6");
OWN.addSubnet("fe80::", 10, "ipv6");

/** Names that only a network of one's own gives an address to. */
const OWN_NAMES = [".local", ".internal", ".localhost"];

/** Whether an address leads to a machine of the school's own: by what it says, without asking any name server. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const family = isIP(host);
  // An IPv4 address within an IPv6 one is compared as what it is.
  if (family !== 0) return OWN.check(host, family === 6 ? "ipv6" : "ipv4");
  return host !== "" && (!host.includes(".") || OWN_NAMES.some((end) => host.endsWith(end)));
}
