import { expandIpv6, formatIpv6, type Ipv6 } from '#lib/net/ipv6.ts';

export const subnetCount = 65_536;

/** The subnet with this number in the site that 10 hexadecimal digits name: `fd`, Global ID, Subnet ID (RFC 4193 §3.1). */
export function subnetOf(globalId: string, subnet: number): Ipv6 {
  const site = `fd${globalId}`.match(/.{4}/g) ?? [];
  return [...site.map((group) => Number.parseInt(group, 16)), subnet, 0, 0, 0, 0];
}

/** The site's prefix and what follows from it. */
export function describeSite(globalId: string) {
  const site = `fd${globalId}`;
  const network = subnetOf(globalId, 0);
  return {
    prefix: `${formatIpv6(network)}/48`,
    globalId,
    expanded: expandIpv6(network),
    firstSubnet: `${formatIpv6(network)}/64`,
    lastSubnet: `${formatIpv6(subnetOf(globalId, subnetCount - 1))}/64`,
    subnetCount,
    reverseZone: `${[...site].toReversed().join('.')}.ip6.arpa`,
  };
}
