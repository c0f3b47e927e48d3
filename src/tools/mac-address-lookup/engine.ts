import { integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';
import { formatMac, parseMac } from '#lib/net/mac.ts';
import { blockOf, describeDigits } from './engine/describe.ts';
import { findMacs } from './engine/find.ts';
import { addressOf, findAssignment, loadRegistry, searchAssignments, type Assignment } from '#lib/oui/registry.ts';

const loadFromIpv6 = once(() => import('./engine/from-ipv6.ts'));

function describe(digits: string, assignment: Assignment | undefined, address: readonly string[]) {
  return {
    normalized: formatMac(digits),
    complete: digits.length === 12 || digits.length === 16,
    vendor: assignment?.vendor ?? null,
    country: assignment?.country ?? null,
    address,
    registry: assignment?.registry ?? null,
    prefix: assignment?.prefix ?? null,
    ...(assignment ? blockOf(assignment) : { blockStart: null, blockEnd: null }),
    ...describeDigits(digits),
  };
}

function read(source: string): string {
  if (source.trim() === '') throw new ToolError('empty-input', { field: 'address' });
  return parseMac(source);
}

/**
 * The IEEE assignment behind a MAC address or its beginning (6–12 or 16 digits), the longest prefix wins; what its bits
 * mean, and its other notations. Errors: `empty-input`, `invalid-mac` { reason, … },
 * and of all that read the registry `registry-unavailable`.
 */
export const lookup = operation('mac-address-lookup/lookup', {
  input: { address: text() },
  thread: 'worker',
  run: async ({ address }) => {
    const digits = read(address);
    const assignment = findAssignment(await loadRegistry(), digits);
    return describe(digits, assignment, assignment ? await addressOf(assignment) : []);
  },
});

/** As `lookup`, with an empty postal address: without the larger of the two files. */
export const identify = operation('mac-address-lookup/identify', {
  input: { address: text() },
  thread: 'worker',
  run: async ({ address }) => {
    const digits = read(address);
    return describe(digits, findAssignment(await loadRegistry(), digits), []);
  },
});

/**
 * Every 48-bit MAC address in a text (an ARP table, `ip neigh`, a log) with its vendor, in order; [] when there is none.
 * Error: `empty-input`.
 */
export const find = operation('mac-address-lookup/find', {
  input: { text: text() },
  thread: 'worker',
  run: async ({ text }) => {
    if (text.trim() === '') throw new ToolError('empty-input', { field: 'text' });
    const registry = await loadRegistry();
    return findMacs(text).map(({ line, text: found }) => {
      const digits = parseMac(found);
      const assignment = findAssignment(registry, digits);
      const { multicast, local, special } = describeDigits(digits);
      return {
        line,
        normalized: formatMac(digits),
        vendor: assignment?.vendor ?? null,
        country: assignment?.country ?? null,
        registry: assignment?.registry ?? null,
        multicast,
        local,
        special,
      };
    });
  },
});

/**
 * Every whole 48-bit MAC address in a text, written `xx:xx:…`, `xx-xx-…` or `xxxx.xxxx.xxxx`, with its place and vendor;
 * [] when there is none.
 *
 * @example
 * ```ts
 * await execute(extract, { text: 'at 20:37:06:12:34:56' }); // [{ address: '20:37:06:12:34:56', line: 1, column: 4, … }]
 * ```
 */
export const extract = operation('mac-address-lookup/extract', {
  input: { text: text() },
  thread: 'worker',
  run: async ({ text }) => {
    const [{ extractMacs }, registry] = await Promise.all([import('./engine/extract.ts'), loadRegistry()]);
    return extractMacs(text).map(({ line, column, digits }) => {
      const assignment = findAssignment(registry, digits);
      const { multicast, local } = describeDigits(digits);
      const { vendor = null, registry: list = null } = assignment ?? {};
      return { address: formatMac(digits), line, column, vendor, registry: list, local, multicast };
    });
  },
});

/**
 * The MAC address in a modified EUI-64 interface identifier (RFC 4291, appendix A); null for any other identifier.
 * Errors: `empty-input`, `invalid-ipv6`.
 *
 * @example
 * ```ts
 * await execute(fromIpv6, { address: 'fe80::2237:6ff:fe12:3456' }); // { mac: '20:37:06:12:34:56', local: false }
 * ```
 */
export const fromIpv6 = operation('mac-address-lookup/from-ipv6', {
  input: { address: text() },
  run: async ({ address }) => (await loadFromIpv6()).macFromIpv6(address),
});

/** The assignments of the owners with the query in their names, by prefix. Error: `empty-input`. */
export const searchVendor = operation('mac-address-lookup/search-vendor', {
  input: { query: text(), limit: integer({ min: 1, max: 1000 }, 100) },
  thread: 'worker',
  run: async ({ query, limit }) => {
    const wanted = query.trim();
    if (wanted === '') throw new ToolError('empty-input', { field: 'query' });
    const found = searchAssignments(await loadRegistry(), wanted).slice(0, limit);
    return found.map(({ prefix, registry, vendor, country }) => ({ prefix, registry, vendor, country }));
  },
});
