import { integer, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import {
  blockOf,
  classOf,
  formatBlock,
  formatIpv4,
  lastOf,
  netmaskOf,
  octetsOf,
  parseInterface,
  sizeOf,
  typeOf,
  type Block,
  type Interface,
} from '#lib/net.ts';

/** The most blocks that `split` lists. */
export const mostSubnets = 65_536;

/**
 * The network that an address belongs to; `address`, `class` and `type` are those of the address as it was typed.
 * /31 and /32 have no broadcast address and waste none (RFC 3021).
 * Errors: `empty-input`, `invalid-ipv4`, `ipv4-leading-zero`, `invalid-prefix`, `invalid-netmask`.
 */
export const calculate = operation('ipv4-subnet-calculator/calculate', {
  input: { address: text() },
  run: ({ address: source }) => {
    const { address, prefix } = read(source, 'address');
    const block = blockOf(address, prefix);
    const { first } = block;
    const last = lastOf(block);
    const netmask = netmaskOf(prefix);
    const total = sizeOf(prefix);
    const whole = prefix >= 31;
    const { previous, next } = neighboursOf(block);
    return {
      address: formatIpv4(address),
      prefix,
      cidr: formatBlock(block),
      network: formatIpv4(first),
      broadcast: whole ? null : formatIpv4(last),
      netmask: formatIpv4(netmask),
      netmaskBinary: octetsOf(netmask)
        .map((octet) => octet.toString(2).padStart(8, '0'))
        .join('.'),
      netmaskHex: `0x${netmask.toString(16).toUpperCase().padStart(8, '0')}`,
      wildcard: formatIpv4(~netmask >>> 0),
      firstHost: formatIpv4(whole ? first : first + 1),
      lastHost: formatIpv4(whole ? last : last - 1),
      usableHosts: whole ? total : total - 2,
      firstAddress: formatIpv4(first),
      lastAddress: formatIpv4(last),
      totalAddresses: total,
      class: classOf(address),
      type: typeOf(address),
      previous: previous && formatBlock(previous),
      next: next && formatBlock(next),
    };
  },
});

/**
 * The first `limit` blocks of length `newPrefix` in the network of an address.
 * Errors: those of `calculate`, `new-prefix-too-short` { prefix, newPrefix }.
 */
export const split = operation('ipv4-subnet-calculator/split', {
  input: {
    address: text(),
    newPrefix: integer({ min: 0, max: 32 }),
    limit: integer({ min: 1, max: mostSubnets }, 256),
  },
  run: ({ address: source, newPrefix, limit }) => {
    const { address, prefix } = read(source, 'address');
    if (newPrefix < prefix) throw new ToolError('new-prefix-too-short', { field: 'newPrefix', prefix, newPrefix });
    const { first } = blockOf(address, prefix);
    const size = sizeOf(newPrefix);
    const count = sizeOf(prefix) / size;
    const subnets = Array.from({ length: Math.min(count, limit) }, (_, at) =>
      formatBlock({ first: first + at * size, prefix: newPrefix }),
    );
    return { count, truncated: count > limit, subnets };
  },
});

/**
 * Does the network hold all addresses of the candidate, an address or a network?
 * Errors: those of `calculate`, with the `field` they are in.
 */
export const contains = operation('ipv4-subnet-calculator/contains', {
  input: { network: text(), candidate: text() },
  run: ({ network, candidate }) => {
    const outer = read(network, 'network');
    const inner = read(candidate, 'candidate');
    const { prefix } = outer;
    return inner.prefix >= prefix && blockOf(inner.address, prefix).first === blockOf(outer.address, prefix).first;
  },
});

/** The blocks of the same size on both sides; null beyond the first and the last address. */
export function neighboursOf(block: Block): { readonly previous: Block | null; readonly next: Block | null } {
  const { first, prefix } = block;
  const size = sizeOf(prefix);
  return {
    previous: first === 0 ? null : { first: first - size, prefix },
    next: lastOf(block) === 0xffff_ffff ? null : { first: first + size, prefix },
  };
}

function read(source: string, field: string): Interface {
  if (source.trim() === '') throw new ToolError('empty-input', { field });
  return parseInterface(source, { field });
}
