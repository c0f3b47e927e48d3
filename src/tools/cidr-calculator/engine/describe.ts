import {
  expandAddress,
  formatAddress,
  formatBlock,
  highestOf,
  sizeOf,
  spanOf,
  type Block,
  type Family,
} from '#lib/cidr/blocks.ts';
import { readNetwork } from './read.ts';
import { reverseName, reverseZones } from './reverse.ts';
import { embeddedIn, purposeOf, type AddressType, type Embedded } from './special-purpose.ts';

export interface NetworkFacts {
  readonly family: Family;
  readonly input: string;
  readonly address: string;
  readonly prefix: number;
  readonly cidr: string;
  readonly first: string;
  readonly last: string;
  /** Decimal digits, as `hosts`. */
  readonly size: string;
  readonly firstHost: string | null;
  readonly lastHost: string;
  readonly hosts: string;
  readonly netmask: string;
  readonly wildcard: string;
  readonly broadcast: string | null;
  readonly expanded: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly reverseZones: readonly string[];
  readonly reverseName: string;
  readonly type: AddressType;
  readonly typeRfc: string | null;
  readonly global: boolean;
  readonly hostBits: boolean;
  readonly embedded: { readonly kind: Embedded['kind']; readonly ipv4: string } | null;
}

/** How many addresses at each end are not hosts: network and broadcast (RFC 3021), or the Subnet-Router anycast address (RFC 4291 §2.6.1). */
function reservedIn({ family, prefix }: Block): readonly [low: bigint, high: bigint] {
  if (family === 6) return [prefix <= 126 ? 1n : 0n, 0n];
  return prefix <= 30 ? [1n, 1n] : [0n, 0n];
}

export function describeNetwork(input: string): NetworkFacts {
  const { address, block } = readNetwork(input, 'network');
  const { family, prefix } = block;
  const { first, last } = spanOf(block);
  const highest = highestOf(family);
  const size = sizeOf(block);
  const [low, high] = reservedIn(block);
  const embedded = embeddedIn(family, address);
  const text = (value: bigint): string => formatAddress(family, value);
  return {
    family,
    input,
    address: text(address),
    prefix,
    cidr: formatBlock(block),
    first: text(first),
    last: text(last),
    size: String(size),
    firstHost: text(first + low),
    lastHost: text(last - high),
    hosts: String(size - low - high),
    netmask: text(highest ^ (size - 1n)),
    wildcard: text(size - 1n),
    broadcast: high === 0n ? null : text(last),
    expanded: expandAddress(family, address),
    previous: first === 0n ? null : formatBlock({ ...block, first: first - size }),
    next: last === highest ? null : formatBlock({ ...block, first: first + size }),
    reverseZones: reverseZones(block),
    reverseName: reverseName(family, address),
    ...purposeOf(family, address),
    hostBits: address !== first,
    embedded: embedded && { kind: embedded.kind, ipv4: formatAddress(4, embedded.ipv4) },
  };
}
