import { blockOf, widthOf, type Block, type Family } from '#lib/cidr/blocks.ts';
import { readEntry } from '#lib/cidr/read.ts';
import { typeOf as ipv4TypeOf, type Ipv4Type } from '#lib/net.ts';

/** The RFC that the IANA IPv4 Special-Purpose Address Registry names. */
const ipv4Rfc: Readonly<Record<Ipv4Type, string | null>> = {
  'this-network': 'RFC 791',
  private: 'RFC 1918',
  'shared-cgnat': 'RFC 6598',
  loopback: 'RFC 1122',
  'link-local': 'RFC 3927',
  'ietf-protocol': 'RFC 6890',
  documentation: 'RFC 5737',
  '6to4-relay': 'RFC 7526',
  benchmarking: 'RFC 2544',
  multicast: 'RFC 5771',
  reserved: 'RFC 1112',
  'limited-broadcast': 'RFC 919',
  public: null,
};

/** The IANA IPv6 Special-Purpose Address Registry, and the blocks of RFC 4291 §2.4; a block inside another one comes before it. */
const ipv6Rows = [
  ['::/128', 'unspecified', 'RFC 4291'],
  ['::1/128', 'loopback', 'RFC 4291'],
  ['::ffff:0:0/96', 'ipv4-mapped', 'RFC 4291'],
  ['64:ff9b::/96', 'nat64', 'RFC 6052'],
  ['64:ff9b:1::/48', 'nat64-local', 'RFC 8215'],
  ['100::/64', 'discard', 'RFC 6666'],
  ['100:0:0:1::/64', 'dummy', 'RFC 9780'],
  ['2001::/32', 'teredo', 'RFC 4380'],
  ['2001:2::/48', 'benchmarking', 'RFC 5180'],
  ['2001:10::/28', 'orchid', 'RFC 4843'],
  ['2001:20::/28', 'orchid-v2', 'RFC 7343'],
  ['2001::/23', 'ietf-protocol', 'RFC 2928'],
  ['2001:db8::/32', 'documentation', 'RFC 3849'],
  ['3fff::/20', 'documentation', 'RFC 9637'],
  ['2002::/16', '6to4', 'RFC 3056'],
  ['5f00::/16', 'srv6-sids', 'RFC 9602'],
  ['fc00::/7', 'unique-local', 'RFC 4193'],
  ['fe80::/10', 'link-local', 'RFC 4291'],
  ['fec0::/10', 'site-local', 'RFC 3879'],
  ['ff00::/8', 'multicast', 'RFC 4291'],
  ['2000::/3', 'global-unicast', 'RFC 4291'],
  ['::/0', 'reserved', 'RFC 4291'],
] as const;

type Ipv6Type = (typeof ipv6Rows)[number][1];
export type AddressType = Ipv4Type | Ipv6Type;

export interface Purpose {
  readonly type: AddressType;
  /** Null for what no RFC sets aside. */
  readonly typeRfc: string | null;
  /** Can it be reached from everywhere? */
  readonly global: boolean;
}

function blockIn(cidr: string): Block {
  const entry = readEntry(cidr);
  if (typeof entry === 'string') throw new TypeError(cidr);
  return { ...entry, prefix: entry.prefix ?? widthOf(entry.family) };
}

export function isInside(block: Block, family: Family, address: bigint): boolean {
  return block.family === family && blockOf(family, address, block.prefix).first === block.first;
}

const ipv6Blocks = ipv6Rows.map(([cidr, type, rfc]) => ({ block: blockIn(cidr), type, rfc }));
const reserved = { type: 'reserved', rfc: 'RFC 4291' } as const;
const globalTypes: ReadonlySet<AddressType> = new Set(['public', 'nat64', 'orchid-v2', 'global-unicast']);
const localMulticast = [blockIn('224.0.0.0/24'), blockIn('239.0.0.0/8')];

/** Multicast goes everywhere in scope e (RFC 4291 §2.7), in IPv4 outside the local blocks of RFC 5771. */
function isGlobalMulticast(family: Family, address: bigint): boolean {
  return family === 6
    ? ((address >> 112n) & 15n) === 14n
    : !localMulticast.some((block) => isInside(block, 4, address));
}

/** What the address is set aside for: the longest match in the registries. */
export function purposeOf(family: Family, address: bigint): Purpose {
  const ipv6 = ipv6Blocks.find(({ block }) => isInside(block, family, address)) ?? reserved;
  const type = family === 4 ? ipv4TypeOf(Number(address)) : ipv6.type;
  return {
    type,
    typeRfc: family === 4 ? ipv4Rfc[type as Ipv4Type] : ipv6.rfc,
    global: globalTypes.has(type) || (type === 'multicast' && isGlobalMulticast(family, address)),
  };
}

export interface Embedded {
  readonly kind: 'mapped' | 'nat64' | '6to4' | 'teredo' | 'isatap';
  readonly ipv4: bigint;
}

/**
 * The IPv4 address inside: of a mapped address (RFC 4291 §2.5.5.2), behind NAT64 (RFC 6052), of a 6to4 router (RFC 3056), of a
 * Teredo client (RFC 4380 §4, inverted), or in an ISATAP interface identifier (RFC 5214 §6.1).
 */
export function embeddedIn(family: Family, address: bigint): Embedded | null {
  if (family === 4) return null;
  const low = address & 0xffff_ffffn;
  const { type } = purposeOf(6, address);
  if (type === 'ipv4-mapped') return { kind: 'mapped', ipv4: low };
  if (type === 'nat64') return { kind: 'nat64', ipv4: low };
  if (type === '6to4') return { kind: '6to4', ipv4: (address >> 80n) & 0xffff_ffffn };
  if (type === 'teredo') return { kind: 'teredo', ipv4: low ^ 0xffff_ffffn };
  const identifier = (address >> 32n) & 0xfdff_ffffn;
  return identifier === 0x5efen ? { kind: 'isatap', ipv4: low } : null;
}
