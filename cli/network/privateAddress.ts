import { BlockList, isIP } from "node:net";

/**
 * Networks of IPv4 that are not public or that lead to the machine itself (IANA's special-purpose
 * registry).
 */
const privateNetworks: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/**
 * The networks of IPv6 that no public site has: unspecified and loopback, local NAT64, unique local, link-local,
 * site-local, multicast.
 */
const privateNetworks6: readonly (readonly [network: string, bits: number])[] = [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const blocked = new BlockList();
for (const [network, bits] of privateNetworks) {
  blocked.addSubnet(network, bits, "ipv4");
  // IPv6 can contain addresses of IPv4 in four forms: compatible, mapped, NAT64 and 6to4.
  blocked.addSubnet(`::${network}`, 96 + bits, "ipv6");
  blocked.addSubnet(`::ffff:${network}`, 96 + bits, "ipv6");
  blocked.addSubnet(`64:ff9b::${network}`, 96 + bits, "ipv6");
  blocked.addSubnet(`2002:${hexOf(network)}::`, 16 + bits, "ipv6");
}
for (const [network, bits] of privateNetworks6) blocked.addSubnet(network, bits, "ipv6");

/**
 * Whether an IP address belongs to this machine, to a private network, or to neither a private nor
 * a public one. A text that is not an address counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  const [plain = ""] = address.split("%");
  const version = isIP(plain);
  return version === 0 || blocked.check(plain, version === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether the host of a URL is the machine itself or a private address, without resolving a name.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host)) return isPrivateAddress(host);
  return /(?:^|\.)localhost\.?$/i.test(host);
}

/** `7f00:1` for `127.0.0.1`. */
function hexOf(network: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = network.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
