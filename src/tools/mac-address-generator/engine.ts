import { choice, flag, integer, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { loadRegistry, searchAssignments } from '#lib/oui/registry.ts';
import { drawDistinct, drawSequence } from './engine/draw.ts';
import { notations, readPrefix, writeAddress } from './engine/notation.ts';
import { planOf } from './engine/plan.ts';
import { presetRows } from './engine/presets.ts';

/**
 * Distinct MAC addresses (EUI-48 or EUI-64, IEEE 802-2014 §8.2): the prefix and the bits that the options ask for, every
 * other bit drawn uniformly. `auto` takes a bit from a prefix of two digits or more, else the address is local and
 * unicast. `slap` is a quadrant of IEEE 802c-2017.
 * Errors: `invalid-prefix` { reason, … }, `prefix-conflict` { option, reason? } (`slap` where the quadrant is why),
 * `not-enough-addresses` { available }.
 *
 * @example
 * ```ts
 * await execute(generate, { prefix: '52:54:00', count: 2 }); // ['52:54:00:9B:1F:07', '52:54:00:D2:40:EE']
 * ```
 */
export const generate = operation('mac-address-generator/generate', {
  random: true,
  input: {
    count: integer({ min: 1, max: 10_000 }, 1),
    prefix: text(''),
    bits: choice([48, 64], 48),
    administered: choice(['auto', 'local', 'universal', 'any'], 'auto'),
    cast: choice(['auto', 'unicast', 'multicast', 'any'], 'auto'),
    slap: choice(['any', 'aai', 'eli', 'sai'], 'any'),
    notation: choice(notations, 'colon'),
    letterCase: choice(['upper', 'lower'], 'upper'),
    sequential: flag(false),
  },
  run: ({ count, prefix, bits, notation, letterCase, sequential, ...options }) => {
    const plan = planOf(readPrefix(prefix, bits), { bits, ...options });
    const addresses = sequential ? drawSequence(plan, count, bits) : drawDistinct(plan, count);
    return addresses.map((address) => writeAddress(address, bits, notation, letterCase));
  },
});

/** Beginnings of addresses that hypervisors and documents use; `note` is a stable code. */
export const presets = operation('mac-address-generator/presets', {
  input: {},
  run: () => presetRows,
});

/** The assignments of the owners with the query in their names, by prefix. Error: `empty-input`. */
export const vendorPrefixes = operation('mac-address-generator/vendor-prefixes', {
  input: { query: text(), limit: integer({ min: 1, max: 1000 }, 50) },
  thread: 'worker',
  run: async ({ query, limit }) => {
    const wanted = query.trim();
    if (wanted === '') throw new ToolError('empty-input', { field: 'query' });
    const found = searchAssignments(await loadRegistry(), wanted).slice(0, limit);
    return found.map(({ prefix, registry, vendor, country }) => ({ prefix, registry, vendor, country }));
  },
});
