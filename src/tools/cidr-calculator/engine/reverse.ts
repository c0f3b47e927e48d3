import { expandAddress, formatAddress, sizeOf, type Block, type Family } from '#lib/cidr/blocks.ts';

/** The labels of an address from the left: octets, or nibbles of IPv6. */
function labelsOf(family: Family, address: bigint): string[] {
  return family === 4 ? formatAddress(4, address).split('.') : [...expandAddress(6, address).replaceAll(':', '')];
}

const nameFrom = (labels: readonly string[], family: Family): string =>
  [...labels.toReversed(), family === 4 ? 'in-addr.arpa' : 'ip6.arpa'].join('.');

/** The name of an address in the reverse zones (RFC 1035 §3.5, RFC 3596 §2.5). */
export function reverseName(family: Family, address: bigint): string {
  return nameFrom(labelsOf(family, address), family);
}

/**
 * The zones that together are the network: at the next octet, of IPv6 at the next nibble. Between two octets of a network
 * smaller than /24 it is the zone of RFC 2317 §4.
 */
export function reverseZones({ family, first, prefix }: Block): string[] {
  const labels = labelsOf(family, first);
  if (family === 4 && prefix > 24 && prefix < 32)
    return [nameFrom([...labels.slice(0, 3), `${labels[3] ?? ''}/${prefix}`], 4)];
  const bits = family === 4 ? 8 : 4;
  const count = Math.ceil(prefix / bits);
  const step = sizeOf({ family, prefix: count * bits });
  const zones = Number(sizeOf({ family, prefix }) / step);
  return Array.from({ length: zones }, (_, at) =>
    nameFrom(labelsOf(family, first + BigInt(at) * step).slice(0, count), family),
  );
}
