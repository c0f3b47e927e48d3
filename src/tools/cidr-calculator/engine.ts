import { choice, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { describeNetwork } from './engine/describe.ts';
import { notations } from './engine/notations.ts';

const loadSplit = once(() => import('./engine/split.ts'));
const loadFormat = once(() => import('./engine/format.ts'));

/** What lists need, loaded with the first one. */
const load = once(() => import('./engine/networks.ts'));

/**
 * Everything about the IPv4 or IPv6 network of an address. Sizes are decimal digits. `type`, `typeRfc` and `global` are those of
 * the address in the IANA special-purpose registries; `reverseZones` together are the network (RFC 1035 §3.5, RFC 3596
 * §2.5, RFC 2317 §4).
 * Errors: `empty-input`, `invalid-entry` { line, column, entry, reason: invalid-address | leading-zero | invalid-prefix |
 * invalid-mask | mixed-families | range-reversed | not-one-network }.
 *
 * @example
 * ```ts
 * await execute(describe, { network: '2001:db8::1/56' }); // cidr: '2001:db8::/56', size: '4722366482869645213696'
 * ```
 */
export const describe = operation('cidr-calculator/describe', {
  input: { network: text() },
  run: ({ network }) => describeNetwork(network),
});

/** What one network or range is to another one, and the blocks of what they share. Errors: those of `describe`, with their `field`. */
export const relate = operation('cidr-calculator/relate', {
  input: { a: text(), b: text() },
  run: async ({ a, b }) => (await load()).relate(a, b),
});

/**
 * For each of the addresses, in their order, the networks that wholly hold it, and the smallest of them. Both are list texts:
 * separated by line breaks, commas, semicolons or blanks, `#` begins a comment.
 * Errors: those of `describe`, with their `field`; `too-many` { max } networks named.
 */
export const contains = operation('cidr-calculator/contains', {
  input: { networks: text(), addresses: text() },
  run: async ({ networks, addresses }) => (await load()).holdersOf(networks, addresses),
});

/** Every pair of a list text that shares an address, in the order of the list; at most 10,000. Errors: those of `describe`. */
export const overlaps = operation('cidr-calculator/overlaps', {
  input: { networks: text() },
  run: async ({ networks }) => (await load()).overlapsIn(networks),
});

/**
 * The fewest blocks that hold exactly the addresses of a list text; with `loss`, after each is made so many bits shorter, and
 * how many addresses that adds. Errors: those of `describe`, `too-many` { max } blocks.
 *
 * @example
 * ```ts
 * await execute(merge, { networks: '10.0.0.0/25, 10.0.0.128/25' }); // cidrs: ['10.0.0.0/24'], before: 2, after: 1
 * ```
 */
export const merge = operation('cidr-calculator/merge', {
  input: { networks: text(), loss: integer({ min: 0, max: 32 }, 0) },
  run: async ({ networks, loss }) => (await load()).merge(networks, loss),
});

/** The addresses of one list text that are not in another one. Errors: those of `merge`. */
export const exclude = operation('cidr-calculator/exclude', {
  input: { networks: text(), remove: text() },
  run: async ({ networks, remove }) => (await load()).exclude(networks, remove),
});

/** A list text as ranges that neither overlap nor touch. Errors: those of `describe`. */
export const toRanges = operation('cidr-calculator/to-ranges', {
  input: { networks: text() },
  run: async ({ networks }) => (await load()).rangesIn(networks),
});

/**
 * The fewest blocks that are exactly the addresses from `first` to `last`.
 * Errors: those of `describe`, with the reason `not-one-address`; `mixed-families`, `range-reversed` { first, last }.
 */
export const fromRange = operation('cidr-calculator/from-range', {
  input: { first: text(), last: text() },
  run: async ({ first, last }) => (await load()).blocksBetween(first, last),
});

/**
 * A network in blocks of length `prefix`: how many, and `limit` of them from the one with the number `offset`, from 0, in
 * decimal digits. Errors: those of `describe`, `new-prefix-too-short` { prefix, newPrefix }, `prefix-too-long` { prefix, max }.
 */
export const split = operation('cidr-calculator/split', {
  input: {
    network: text(),
    prefix: integer({ min: 0, max: 128 }),
    limit: integer({ min: 1, max: 65_536 }, 1024),
    offset: text('0'),
  },
  weight: ({ limit }) => limit * 16,
  run: async (input) => (await loadSplit()).splitNetwork(input),
});

/**
 * A list text merged, one block or range a line, as a router or a firewall wants it. IPv6 has no dotted masks and stays a
 * block there; a regular expression is for IPv4 alone (`invalid-entry`, reason `ipv6`). Errors: those of `merge`.
 */
export const format = operation('cidr-calculator/format', {
  input: { networks: text(), as: choice(notations, 'cidr') },
  result: 'text',
  inverse: {
    op: 'cidr-calculator/format',
    input: ({ as }) => ({ cidr: { as: 'range' }, range: { as: 'cidr' } })[String(as)],
  },
  run: async ({ networks, as }) => (await loadFormat()).formatNetworks(networks, as),
});
